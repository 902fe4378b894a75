import type { Locale } from "#i18n/locales.ts";
import type { PdfRun } from "./blocks.ts";

const CONTROLS = /[\p{Cc}\u2028\u2029\ufff9-\ufffb]+/gu;
/** Every character that opens, closes or overrides a direction, and the mark of byte order: none takes a place of its own. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const LONGEST_WORD = 60;
/** Addresses, and pairs of numbers that would change places in a line from right to left. */
const LEFT_TO_RIGHT = /https?:\/\/[\w./?#=&%~+:-]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\d+(?:\s?[-–/:]\s?\d+)+/;
const WORDS = {
  ar: /[A-Za-z][A-Za-z'’&.+-]*(?:\s[A-Za-z][A-Za-z'’&.+-]*)*/,
  en: /\p{Script=Arabic}+(?:\s\p{Script=Arabic}+)*/u,
};
const OTHER: Record<Locale, Locale> = { ar: "en", en: "ar" };
const FOREIGN = {
  ar: new RegExp(`(?<ltr>${LEFT_TO_RIGHT.source})|${WORDS.ar.source}`, "gu"),
  en: new RegExp(`(?<ltr>${LEFT_TO_RIGHT.source})|${WORDS.en.source}`, "gu"),
};
const LETTERS = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u };

/** Text without control characters; a word that fits no line gets places to break at. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(CONTROLS, " ")
    .replace(DIRECTIONS, "")
    .replace(/\S{61,}/g, (word) => word.replace(new RegExp(`(.{${LONGEST_WORD}})(?=.)`, "gsu"), "$1\u200b"));
}

export interface Part extends PdfRun {
  /** Set where the language is not the document's. */
  readonly lang?: Locale;
  readonly ltr?: boolean;
}

/** A run parted where its language or direction changes, as a reader program needs to know. */
export function partsOf(run: PdfRun, locale: Locale): Part[] {
  const text = plainText(run.text);
  const href = run.href !== undefined && isWhole(run.href) ? run.href : undefined;
  const base = { ...run, href };
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(FOREIGN[locale])) {
    if (match.index > end) parts.push({ ...base, text: text.slice(end, match.index) });
    parts.push({ ...base, text: match[0], ...(match.groups?.ltr ? { ltr: true } : { lang: OTHER[locale] }) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ ...base, text: text.slice(end) });
  return parts;
}

/** True when a paragraph is wholly in the other language, and so runs in its direction. */
export function isForeign(runs: readonly PdfRun[], locale: Locale): boolean {
  const text = runs.map((run) => run.text).join("");
  return LETTERS[OTHER[locale]].test(text) && !LETTERS[locale].test(text);
}

function isWhole(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/u.test(href) && href.length <= 2000;
}
