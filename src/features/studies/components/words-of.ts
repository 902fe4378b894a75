import type { ListingWords } from "#ui/listing/listing-words.ts";
import type { ListWords } from "../schema.ts";

/** The words that came with a list, as its frame asks for them. */
export function wordsOf<K extends string>({ counts, show, ...words }: ListWords<K>): ListingWords {
  return { ...words, count: (count) => counts[count] ?? "", show: () => show };
}
