import { LOCALES, type Locale } from "./locales.ts";

/** The only module that formats dates and numbers; a raw Intl elsewhere is a lint error. */

export type DateStyle =
  | "date"
  | "dateTime"
  | "weekdayTime"
  | "time"
  | "monthYear"
  | "month"
  | "weekday"
  | "day"
  | "today";

const OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: "numeric", month: "long", year: "numeric" },
  dateTime: { day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" },
  weekdayTime: { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
  time: { hour: "numeric", minute: "2-digit" },
  month: { month: "long" },
  weekday: { weekday: "long" },
  day: { day: "numeric" },
  today: { weekday: "long", day: "numeric", month: "long" },
  monthYear: { month: "long", year: "numeric" },
};

const cache = new Map<string, Intl.DateTimeFormat>();

/** An instant (ISO string or Date) in words, in the site's time zone. */
export function formatDate(value: string | Date, locale: Locale, timeZone: string, style: DateStyle = "date"): string {
  const key = `${locale}|${timeZone}|${style}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALES[locale].intl, { ...OPTIONS[style], timeZone });
    cache.set(key, format);
  }
  return format.format(typeof value === "string" ? new Date(value) : value);
}

/** The day it is in the site's time zone, as YYYY-MM-DD. */
export function dayOf(value: Date, timeZone: string): string {
  const key = `day|${timeZone}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
    cache.set(key, format);
  }
  return format.format(value);
}

/** The weekday (0 = Sunday) and the hour it is in the site's time zone. */
export function weekHourOf(value: Date, timeZone: string): { weekday: number; hour: number } {
  const hour = Number(hoursOf(timeZone).format(value)) % 24;
  return { weekday: new Date(`${dayOf(value, timeZone)}T12:00:00Z`).getUTCDay(), hour };
}

function hoursOf(timeZone: string): Intl.DateTimeFormat {
  const key = `hour|${timeZone}`;
  const format = cache.get(key) ?? new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
  cache.set(key, format);
  return format;
}

/** The name of a weekday (0 = Sunday). */
export function weekdayName(weekday: number, locale: Locale): string {
  const sunday = Date.UTC(2023, 0, 1);
  return new Intl.DateTimeFormat(LOCALES[locale].intl, { weekday: "long", timeZone: "UTC" }).format(
    sunday + weekday * 86_400_000,
  );
}

/** What a time zone is called at a moment. */
export function zoneName(value: string | Date, locale: Locale, timeZone: string): string {
  const key = `${locale}|${timeZone}|zone`;
  const format = cache.get(key) ?? new Intl.DateTimeFormat(LOCALES[locale].intl, { timeZone, timeZoneName: "long" });
  cache.set(key, format);
  const parts = format.formatToParts(typeof value === "string" ? new Date(value) : value);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** The zone of the device this runs on. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A number with Latin digits and the language's separators. */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LOCALES[locale].intl, options).format(value);
}

/** A list joined as the language does: «أ وب وج», "a, b and c". */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(LOCALES[locale].intl, { type: "conjunction" }).format(items);
}

/** Every zone this machine knows, in order. */
export function allZones(): string[] {
  return Intl.supportedValuesOf("timeZone");
}
