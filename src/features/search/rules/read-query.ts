import { DIALECT } from "./dialect-words.ts";
import { isMomentWord, type Weight, weightOfWord } from "./empty-words.ts";
import { foldedWords } from "./split-words.ts";
import { isArabic, withoutPrefixes } from "./stem-arabic.ts";
import { englishSingular } from "./stem-english.ts";
import { wordStems } from "./word-stems.ts";

const LONGEST = 200;
const MOST_WORDS = 8;
/** Shorter words are not looked for with a slip of the finger. */
const LEAST_NEAR = 4;
const LEAST_OPEN = 3;

/** One word that was asked for, in the forms under which it is looked up. */
export interface AskedWord {
  readonly word: string;
  readonly weight: Weight;
  /** The word and what it is without «ال», «و», «بال» …, and together with its neighbour: "cyber security". */
  readonly forms: readonly string[];
  readonly stems: readonly string[];
  /** Words of the standard language for one of a dialect, or of the other script. */
  readonly meant: readonly string[];
  /** May be the beginning of a longer word. */
  readonly isOpen: boolean;
  /** Is perhaps still being typed. */
  readonly isLast: boolean;
  readonly mayBeNear: boolean;
}

/** The words of a question that carry something, bounded; what is not a letter or digit asks nothing. */
export function readQuestion(text: string): AskedWord[] {
  const words = [...new Set(foldedWords(text.slice(0, LONGEST)))];
  const weighed = words.flatMap((word, at) => {
    const weight = weightOfWord(withoutPrefixes(word), at === 0 && words.length > 1);
    return weight ? [{ word, weight, at }] : [];
  });
  const telling = weighed.filter(({ weight }) => weight === "telling").slice(0, MOST_WORDS);
  const others = weighed.filter(({ weight }) => weight !== "telling").slice(0, MOST_WORDS - telling.length);
  return [...telling, ...others]
    .sort((a, b) => a.at - b.at)
    .map(({ word, weight, at }) => askedWord(word, weight, [words[at - 1], words[at + 1]], at === words.length - 1));
}

const ASKS_FIRST = /^\s*(?:do|does|did|is|are|am|was|can|could|will|would|should|may|must|has|have)\b/i;

/** Whether a question is said rather than named: it asks, or joins its words as speech does. */
export function isSentence(text: string): boolean {
  const weights = foldedWords(text.slice(0, LONGEST)).map((word) => weightOfWord(withoutPrefixes(word)));
  const said = weights.filter((weight) => weight === null || weight === "light").length;
  return weights.includes("asking") || ASKS_FIRST.test(text) || (said >= 2 && weights.length > said);
}

/** Whether a question is about a day or a place: «الطقس بكرة». */
export function isOfMoment(text: string): boolean {
  return foldedWords(text.slice(0, LONGEST)).some((word) => isMomentWord(withoutPrefixes(word)));
}

type Neighbours = readonly [before: string | undefined, after: string | undefined];

function askedWord(word: string, weight: Weight, [before, after]: Neighbours, isLast: boolean): AskedWord {
  const forms = withoutPrefixes(word);
  const joined = [before && before + word, after && word + after].filter((one) => one !== undefined && one !== "");
  const singular = englishSingular(word);
  return {
    word,
    weight,
    forms: [...new Set([...forms, singular, ...joined])] as string[],
    stems: wordStems(word),
    meant: forms.flatMap((form) => DIALECT.get(form) ?? []),
    isOpen: word.length >= (isLast ? 2 : LEAST_OPEN),
    isLast,
    mayBeNear: word.length >= LEAST_NEAR && !/\d/.test(word),
  };
}

/** A name or question as one key: its telling words in their forms; all of them where none tells. */
export function labelKey(text: string): string {
  const words = foldedWords(text.slice(0, LONGEST));
  const telling = words.filter((word) => weightOfWord(withoutPrefixes(word)) === "telling");
  return (telling.length > 0 ? telling : words).map(plainForm).join(" ");
}

/** The same with every word as it is folded. */
export function wholeKey(text: string): string {
  return `=${foldedWords(text.slice(0, LONGEST)).join(" ")}`;
}

function plainForm(word: string): string {
  const [first] = wordStems(
    isArabic(word) ? (withoutPrefixes(word).find((form) => form !== word && word.startsWith("ال")) ?? word) : word,
  );
  return first ?? word;
}
