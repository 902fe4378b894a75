import { LONGEST_KEYWORD, LONGEST_QUESTION, MOST_KEYWORDS } from "./search-limits.ts";

/** Control characters and marks of direction: nobody types them to be found. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** What was typed, without what cannot be seen and with single spaces. */
export function cleanWords(text: string): string {
  return text.replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
}

/** How many characters a person sees typed. */
export function lengthOf(words: string): number {
  return [...words].length;
}

/** Chosen keywords as an address lists them, bounded. */
export function readKeywords(text: string | null): string[] {
  const words = (text ?? "")
    .split(/[,،]/)
    .map(cleanWords)
    .filter((word) => word !== "" && lengthOf(word) <= LONGEST_KEYWORD);
  return [...new Set(words)].slice(0, MOST_KEYWORDS);
}

/** Chosen with one more, or without it. */
export function toggled(keywords: readonly string[], keyword: string): string[] {
  return keywords.includes(keyword)
    ? keywords.filter((one) => one !== keyword)
    : [...keywords, keyword].slice(-MOST_KEYWORDS);
}

/** The word and the chosen keywords as one question. */
export function joinWords(word: string, keywords: readonly string[]): string {
  return [word, ...keywords].join(" ").slice(0, LONGEST_QUESTION);
}
