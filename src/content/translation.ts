import type { Locale } from "#i18n/locales.ts";
import { LOCALE_CODES, otherLocale } from "#i18n/locales.ts";
import type { Body } from "./body.ts";
import type { Described } from "./registry.ts";

/** missing: nothing is written; incomplete: it lacks what the other language has or what is required; behind: the other changed since. */
export const TRANSLATION_STATES = ["missing", "incomplete", "behind", "complete"] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

interface ChangeTimes {
  readonly ar_changed_at: string | null;
  readonly en_changed_at: string | null;
}

/** How far each language of a record is. */
export function translationOf(
  described: Described,
  body: Body,
  times: ChangeTimes,
): Readonly<Record<Locale, TranslationState>> {
  const states = LOCALE_CODES.map((locale) => [locale, stateOf(described, body, times, locale)] as const);
  return Object.fromEntries(states) as Record<Locale, TranslationState>;
}

function stateOf(described: Described, body: Body, times: ChangeTimes, locale: Locale): TranslationState {
  const other = otherLocale(locale);
  if (body[locale] === null) return "missing";
  for (const [name, field] of described.scalars)
    if (field.localised && isEmpty(body[locale]?.[name]) && (field.required || !isEmpty(body[other]?.[name])))
      return "incomplete";
  const [mine, theirs] = [times[`${locale}_changed_at`], times[`${other}_changed_at`]];
  return theirs !== null && (mine === null || mine < theirs) ? "behind" : "complete";
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
