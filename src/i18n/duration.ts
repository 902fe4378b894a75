import type { Locale } from "./locales.ts";
import { m } from "./paraglide/messages.js";

type Unit = "hours" | "days" | "months";

const WORDS = { hours: m.i18n_hours, days: m.i18n_days, months: m.i18n_months } as const;

/** A length of time as it stands after a preposition: "7 days", «7 أيام». */
export function durationWords(count: number, unit: Unit, locale: Locale): string {
  return WORDS[unit]({ count }, { locale });
}

const AGES = { minutes: m.i18n_age_minutes, hours: m.i18n_age_hours, days: m.i18n_age_days } as const;

/** How long ago something was: "5 minutes ago", «قبل 5 دقائق». */
export function formatAge(
  { count, unit }: { readonly count: number; readonly unit: keyof typeof AGES },
  locale: Locale,
): string {
  return unit === "minutes" && count === 0 ? m.i18n_age_now({}, { locale }) : AGES[unit]({ count }, { locale });
}
