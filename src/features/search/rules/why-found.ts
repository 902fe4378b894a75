import type { Mark } from "../schema.ts";
import { markedText } from "./mark-words.ts";
import type { AskedWord } from "./read-query.ts";

const MOST_LETTERS = 60;

/** Whether a text that is shown says itself why it answers. */
export const tells = (marks: readonly Mark[]) => marks.some(({ isMatch }) => isMatch);

/** Of what stands only on the page of a record the first words that answer: its other names, then its texts. */
export function whyFound(texts: readonly string[], asked: readonly AskedWord[]): readonly Mark[] | null {
  for (const text of texts) {
    const marks = markedText(text, asked, MOST_LETTERS);
    if (tells(marks)) return marks;
  }
  return null;
}

/** Names for machines: they stand on no page. */
const NOT_READ = new Set(["slug", "documentId", "code", "url", "locale"]);

/** All texts of a value that somebody reads, in their order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => (NOT_READ.has(name) ? [] : textsIn(part)));
}
