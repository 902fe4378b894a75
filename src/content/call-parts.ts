import type { Locale } from "#i18n/locales.ts";
import type { SharedParameter } from "#platform/http/call.ts";

export const SHARED_OF_ONE: readonly SharedParameter[] = ["locale", "fields", "populate", "status", "format"];
export const SHARED_OF_LIST: readonly SharedParameter[] = [...SHARED_OF_ONE, "filters", "sort", "pagination", "_q"];

type WordsOfType = (inputs: { type: string }, options: { locale: Locale }) => string;

/** Words about a type, by the name that code has for it. */
export function named(words: WordsOfType, type: string) {
  return (_: Record<string, never>, { locale }: { readonly locale: Locale }) =>
    words({ type: isolated(type, locale) }, { locale });
}

/** A name of code that stands still inside an Arabic sentence. */
export function isolated(name: string, locale: Locale): string {
  return locale === "ar" ? `\u2066${name}\u2069` : name;
}
