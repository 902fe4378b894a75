import { pathTo } from "#shared/screens.ts";
import type { Group, ResultsOrder, SearchedType } from "../schema.ts";

/** What the page of results is asked by its address. */
export interface ResultsQuery {
  readonly word: string;
  /** Related keywords chosen beside the word. */
  readonly keywords: readonly string[];
  readonly searchType?: Group | SearchedType | null;
  readonly page?: number;
  readonly sort?: ResultsOrder | null;
}

/** The address of a page of results. */
export function resultsAddress({ word, keywords, searchType, page = 1, sort }: ResultsQuery): string {
  return pathTo(
    "searchResults",
    {},
    {
      word,
      searchType: searchType ?? undefined,
      keywords: keywords.join(",") || undefined,
      page: page > 1 ? page : undefined,
      sort: sort ?? undefined,
    },
  );
}
