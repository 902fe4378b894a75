import type { Locale } from "#i18n/locales.ts";
import written from "../../../db/seed/directory/terms.json" with { type: "json" };

type Words = Readonly<Record<Locale, string>>;
const TERMS = new Map<string, Words>(Object.entries(written));

/** The name of an element of O*NET; null for one the directory has no words for. */
export function termOf(id: string, locale: Locale): string | null {
  return TERMS.get(id)?.[locale] ?? null;
}

/** The name of one of O*NET's twelve levels of education. */
export function educationOf(category: number, locale: Locale): string | null {
  return termOf(`education:${category}`, locale);
}
