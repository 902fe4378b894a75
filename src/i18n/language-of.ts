import type { Locale } from "./locales.ts";

const ARABIC = /\p{Script=Arabic}/u;

/** The language a name or sentence is most likely read aloud in, by its letters. */
export function languageOf(text: string): Locale {
  return ARABIC.test(text) ? "ar" : "en";
}
