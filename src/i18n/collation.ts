import { LOCALES, type Locale } from "./locales.ts";

const collators = new Map<Locale, Intl.Collator>();

/** Compares two texts as a reader of the language expects them to be listed. */
export function compareText(a: string, b: string, locale: Locale): number {
  let collator = collators.get(locale);
  if (!collator) {
    collator = new Intl.Collator(LOCALES[locale].intl, { numeric: true });
    collators.set(locale, collator);
  }
  return collator.compare(a, b);
}
