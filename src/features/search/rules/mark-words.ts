import { LRUCache } from "lru-cache";
import type { Mark } from "../schema.ts";
import { isNear } from "./near-words.ts";
import type { AskedWord } from "./read-query.ts";
import { eachWord, type Word } from "./split-words.ts";
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

interface WordFacts {
  readonly own: readonly string[];
  readonly stems: readonly string[];
}

/** Texts are made of some thousands of words: what is left of each without its endings is found once. */
const facts = new LRUCache<string, WordFacts>({ max: 20_000 });

function factsOf(word: string): WordFacts {
  let found = facts.get(word);
  if (!found) {
    found = { own: withoutPrefixes(word), stems: wordStems(word) };
    facts.set(word, found);
  }
  return found;
}

function answersOne(word: string, { forms, stems, meant, isOpen, mayBeNear }: AskedWord): boolean {
  const { own, stems: left } = factsOf(word);
  if (own.some((form) => forms.includes(form) || meant.includes(form))) return true;
  if (isOpen && own.some((form) => forms.some((asked) => form.startsWith(asked)))) return true;
  if (left.some((stem) => stems.includes(stem))) return true;
  return mayBeNear && own.some((form) => form.length > 3 && forms.some((asked) => isNear(form, asked)));
}

/** A text in pieces, cut to `most` characters around the first match; an ellipsis stands where something is left out. */
export function markedText(text: string, asked: readonly AskedWord[], most: number): readonly Mark[] {
  const { matches, from, to } = windowOf(text, asked, most);
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

interface Window {
  readonly matches: readonly Word[];
  readonly from: number;
  readonly to: number;
}

/** A text's words as far as anybody has looked at them: splitting costs more than all the rest of an answer. */
class SplitText {
  readonly words: Word[] = [];
  private rest: Generator<Word, void> | null;

  constructor(text: string) {
    this.rest = eachWord(text);
  }

  at(place: number): Word | undefined {
    while (this.rest && place >= this.words.length) {
      const { value } = this.rest.next();
      if (value) this.words.push(value);
      else this.rest = null;
    }
    return this.words[place];
  }
}

const SPLIT_BYTES = 16 * 1024 * 1024;
/** A word of six letters is about a hundred bytes beside its text. */
const BYTES_A_LETTER = 18;
const split = new LRUCache<string, SplitText>({
  maxSize: SPLIT_BYTES,
  sizeCalculation: (_, text) => 200 + text.length * BYTES_A_LETTER,
});

function splitOf(text: string): SplitText {
  let found = split.get(text);
  if (!found) {
    found = new SplitText(text);
    split.set(text, found);
  }
  return found;
}

/** Whole words only: a little before the first match, the rest after it. Nothing behind the cut is looked at. */
function windowOf(text: string, asked: readonly AskedWord[], most: number): Window {
  const isWhole = text.length <= most;
  const all = splitOf(text);
  const matches: Word[] = [];
  let from = 0;
  for (let at = 0; ; at += 1) {
    const word = all.at(at);
    if (!word || (!isWhole && matches.length > 0 && word.end > from + most - 1)) break;
    if (!answers(word.folded, asked)) continue;
    if (matches.length === 0 && !isWhole) from = beginning(all.words, word, most);
    matches.push(word);
  }
  if (isWhole) return { matches, from: 0, to: text.length };
  const last = all.words.findLast(({ end }) => end <= from + most - 1);
  return { matches, from, to: last && last.start >= from ? last.end : Math.min(text.length, from + most) };
}

function beginning(words: readonly Word[], match: Word, most: number): number {
  const wanted = match.end > most ? match.start - Math.floor(most / 4) : 0;
  return wanted <= 0 ? 0 : (words.find(({ start }) => start >= wanted)?.start ?? 0);
}
