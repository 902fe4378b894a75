import { formatDate, weekdayName, weekHourOf } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";

/** A day of the calendar (YYYY-MM-DD) with its weekday. */
export function dayWords(day: string): string {
  return dateWords(`${day}T12:00:00Z`, "UTC");
}

/** The day of an instant with its weekday, as a zone has it. */
export function dateWords(at: string, zone: string): string {
  const locale = getLocale();
  const weekday = weekdayName(weekHourOf(new Date(at), zone).weekday, locale);
  return m.booking_book_day({ weekday, date: formatDate(at, locale, zone) });
}

/** A day that is near with its weekday, without the year. */
export function nearWords(at: string, zone: string): string {
  return formatDate(at, getLocale(), zone, "today");
}

/** Its weekday alone. */
export function weekdayWords(at: string, zone: string): string {
  return formatDate(at, getLocale(), zone, "weekday");
}

export function monthWords(month: string): string {
  return formatDate(`${month}-15T12:00:00Z`, getLocale(), "UTC", "monthYear");
}

export function timeWords(at: string, zone: string): string {
  return formatDate(at, getLocale(), zone, "time");
}

/** From when to when, in a zone. */
export function spanWords({ startsAt, endsAt }: { startsAt: string; endsAt: string }, zone: string): string {
  return m.booking_book_span({ from: isolated(timeWords(startsAt, zone)), to: isolated(timeWords(endsAt, zone)) });
}

/** A name or a number within a sentence of the other direction. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
