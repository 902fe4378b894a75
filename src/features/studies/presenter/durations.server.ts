import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { durationOf } from "../rules.ts";

const UNITS = {
  years: m.studies_years,
  halves: m.studies_years_and_half,
  months: m.studies_months,
  weeks: m.studies_weeks,
};

/** A length given in months, in words. */
export function durationText(months: number, locale: Locale): string {
  const { unit, count } = durationOf(months);
  return UNITS[unit]({ count }, { locale });
}

/** For how long a certificate holds. */
export function validityText(months: number | null, locale: Locale): string {
  return months === null ? m.studies_fact_no_expiry({}, { locale }) : durationText(months, locale);
}

/** A value from 0 to 100 as a percentage. */
export function percentText(value: number, locale: Locale): string {
  return formatNumber(value / 100, locale, { style: "percent", maximumFractionDigits: 2 });
}
