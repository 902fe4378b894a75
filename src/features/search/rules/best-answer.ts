import type { Hit, SearchedType } from "../schema.ts";
import { groupOf } from "./search-groups.ts";

/** What has a page of its own, on which all of it is told. */
const TOLD = new Set<SearchedType>(["job", "academic-degree", "academic-program", "certification", "future-skill"]);

/** The first of all, where the question names it: it is told at length, before the others. */
export function bestAnswer<H extends Pick<Hit, "type" | "isNamed">>([first]: readonly H[]): H | null {
  return first?.isNamed && TOLD.has(first.type) ? first : null;
}

/** At most so many of each group, as they stand. */
export function firstOfGroups<H extends Pick<Hit, "type">>(hits: readonly H[], most: number): H[] {
  const shown = new Map<string, number>();
  return hits.filter(({ type }) => {
    const group = groupOf(type);
    const count = (shown.get(group) ?? 0) + 1;
    shown.set(group, count);
    return count <= most;
  });
}
