import type { Mark } from "../schema.ts";
import { isNear } from "./near-words.ts";
import type { AskedWord } from "./read-query.ts";
import { splitWords, type Word } from "./split-words.ts";
import { withoutPrefixes } from "./stem-arabic.ts";
import { wordStems } from "./word-stems.ts";

/** What is known of words for one question: the same few stand in all its answers. */
const known = new WeakMap<readonly AskedWord[], Map<string, boolean>>();

/** Whether a folded word answers one of the asked words. */
export function answers(word: string, asked: readonly AskedWord[]): boolean {
  const words = known.get(asked) ?? new Map<string, boolean>();
  known.set(asked, words);
  let isAnswer = words.get(word);
  if (isAnswer === undefined) {
    isAnswer = asked.some((one) => answersOne(word, one));
    words.set(word, isAnswer);
  }
  return isAnswer;
}

function answersOne(word: string, { forms, stems, meant, isOpen, mayBeNear }: AskedWord): boolean {
  const own = withoutPrefixes(word);
  if (own.some((form) => forms.includes(form) || meant.includes(form))) return true;
  if (isOpen && own.some((form) => forms.some((asked) => form.startsWith(asked)))) return true;
  if (wordStems(word).some((stem) => stems.includes(stem))) return true;
  return mayBeNear && own.some((form) => form.length > 3 && forms.some((asked) => isNear(form, asked)));
}

/** A text in pieces, cut to `most` characters around the first match; an ellipsis stands where something is left out. */
export function markedText(text: string, asked: readonly AskedWord[], most: number): readonly Mark[] {
  const words = splitWords(text);
  const matches = words.filter(({ folded }) => answers(folded, asked));
  const [from, to] = windowOf(text, words, matches[0], most);
  const marks: Mark[] = [];
  let at = from;
  const add = (end: number, isMatch: boolean) => {
    if (end > at) marks.push({ text: text.slice(at, end), isMatch });
    at = Math.max(at, end);
  };
  for (const { start, end } of matches) {
    if (start < from || end > to) continue;
    add(start, false);
    add(end, true);
  }
  add(to, false);
  if (from > 0) marks.unshift({ text: "…", isMatch: false });
  if (to < text.length) marks.push({ text: "…", isMatch: false });
  return marks;
}

/** Whole words only: a little before the match, the rest after it. */
function windowOf(
  text: string,
  words: readonly Word[],
  match: Word | undefined,
  most: number,
): readonly [number, number] {
  if (text.length <= most) return [0, text.length];
  const wanted = match && match.end > most ? match.start - Math.floor(most / 4) : 0;
  const from = wanted <= 0 ? 0 : (words.find(({ start }) => start >= wanted)?.start ?? 0);
  const last = words.findLast(({ end }) => end <= from + most - 1);
  return [from, last && last.start >= from ? last.end : Math.min(text.length, from + most)];
}
