import { foldText } from "#shared/fold-text.ts";

/** A word of a text: as folded for comparing, and where it stands in the text as written. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const LONGEST_WORD = 40;
/** Letters, marks and digits; a dot, hyphen, slash or apostrophe only inside (29-1141.00, c++ is c). */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640\u200c\u200d]*(?:[.'’/-][\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640]*)*/gu;
const CODE = /^\d[\d.-]*$/;

/**
 * The words of a text in order, one after another: whoever looks for the first of something splits no more than that. What joins two
 * words with a hyphen or slash is two words, what joins digits is a code.
 */
export function* eachWord(text: string): Generator<Word, void> {
  for (const found of text.matchAll(WORD)) {
    const [written] = found;
    const words = CODE.test(foldText(written)) ? [wordAt(written, found.index)] : partsOf(written, found.index);
    for (const word of words) if (word.folded !== "") yield word;
  }
}

function partsOf(written: string, start: number): Word[] {
  const parts: Word[] = [];
  let at = 0;
  for (const part of written.split(/[./-]/)) {
    parts.push(wordAt(part, start + at));
    at += part.length + 1;
  }
  return parts;
}

function wordAt(written: string, start: number): Word {
  const folded = foldText(written).replace(/['\s]/g, "").slice(0, LONGEST_WORD);
  return { folded, start, end: start + written.length };
}

const FOLDED_WORD = /\d+(?:[.-]\d+)+|[\p{L}\p{N}]+/gu;

/** The words of a text as they are compared; the same as those of `eachWord`, without their places and much sooner. */
export function foldedWords(text: string): string[] {
  const words = foldText(text).replace(/['’]/g, "").match(FOLDED_WORD) ?? [];
  return words.map((word) => word.slice(0, LONGEST_WORD));
}
