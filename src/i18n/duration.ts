import type { Locale } from "./locales.ts";
import { m } from "./paraglide/messages.js";

type Unit = "hours" | "days" | "months";

const WORDS = { hours: m.i18n_hours, days: m.i18n_days, months: m.i18n_months } as const;

/** A length of time as it stands after a preposition: "7 days", «7 أيام». */
export function durationWords(count: number, unit: Unit, locale: Locale): string {
  return WORDS[unit]({ count }, { locale });
}
