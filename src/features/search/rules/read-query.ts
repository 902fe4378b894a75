import { LEAST_NEAR } from "./build-index.ts";
import { DIALECT } from "./dialect-words.ts";
import { foldedWords } from "./split-words.ts";
import { withoutPrefixes } from "./stem-arabic.ts";
import { wordStems } from "./word-stems.ts";

const LONGEST = 200;
const MOST_WORDS = 8;
/** Said in questions, meant in none: «what», "how to become". Left out where other words remain. */
const EMPTY = new Set(
  "في من على الى عن ما ماذا كيف هل هو هي هذا هذه التي الذي مع او ثم the a an of in on for to and or how what is are be do i my with".split(
    " ",
  ),
);

/** One word that was asked for, in the forms under which it is looked up. */
export interface AskedWord {
  readonly word: string;
  /** The word and what it is without «ال», «و», «بال» … */
  readonly forms: readonly string[];
  readonly stems: readonly string[];
  /** Words of the standard language for one of a dialect, or of the other script. */
  readonly meant: readonly string[];
  /** May be the beginning of a longer word. */
  readonly isOpen: boolean;
  readonly mayBeNear: boolean;
}

/** The words of a question, bounded; what is not a letter or digit asks nothing. */
export function readQuestion(text: string): AskedWord[] {
  const words = [...new Set(foldedWords(text.slice(0, LONGEST)))];
  const meaningful = words.filter((word) => !EMPTY.has(word));
  const asked = (meaningful.length > 0 ? meaningful : words).slice(0, MOST_WORDS);
  return asked.map((word, at) => askedWord(word, at === asked.length - 1));
}

function askedWord(word: string, isLast: boolean): AskedWord {
  const forms = withoutPrefixes(word);
  return {
    word,
    forms,
    stems: wordStems(word),
    meant: forms.flatMap((form) => DIALECT.get(form) ?? []),
    isOpen: isLast && word.length >= 2,
    mayBeNear: word.length >= LEAST_NEAR && !/^\d/.test(word),
  };
}
