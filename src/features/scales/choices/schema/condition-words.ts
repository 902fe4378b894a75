import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { CONDITION_NAMES, type ConditionName, type Conditions } from "../rules/conditions.ts";

type Word = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

// Written out, so that a page carries the words it shows and not all of them.
export const CONDITION_WORDS: Readonly<Record<ConditionName, Word>> = {
  place: m.scales_choices_place,
  company: m.scales_choices_company,
  means: m.scales_choices_means,
  hours: m.scales_choices_hours,
};

const VALUE_WORDS: { readonly [Name in ConditionName]: Readonly<Record<Exclude<Conditions[Name], "any">, Word>> } = {
  place: { indoors: m.scales_choices_place_indoors, outdoors: m.scales_choices_place_outdoors },
  company: { people: m.scales_choices_company_people, alone: m.scales_choices_company_alone },
  means: { hands: m.scales_choices_means_hands, screen: m.scales_choices_means_screen },
  hours: { regular: m.scales_choices_hours_regular, changing: m.scales_choices_hours_changing },
};

/** The values of a condition with their words. */
export function optionsOf(name: ConditionName, locale: Locale = getLocale()): { value: string; label: string }[] {
  return Object.entries<Word>(VALUE_WORDS[name]).map(([value, words]) => ({ value, label: words({}, { locale }) }));
}

/** Conditions that were named, in words. */
export function namedConditions(conditions: Conditions, locale: Locale = getLocale()) {
  return CONDITION_NAMES.flatMap((name) => {
    const said = optionsOf(name, locale).find(({ value }) => value === conditions[name]);
    return said ? [{ name, label: CONDITION_WORDS[name]({}, { locale }), said: said.label }] : [];
  });
}
