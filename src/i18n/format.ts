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
  | "dayMonth"
  | "today";

const OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: "numeric", month: "long", year: "numeric" },
  dateTime: { day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" },
  weekdayTime: { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
  time: { hour: "numeric", minute: "2-digit" },
  month: { month: "long" },
  weekday: { weekday: "long" },
  day: { day: "numeric" },
  dayMonth: { day: "numeric", month: "long" },
  today: { weekday: "long", day: "numeric", month: "long" },
  monthYear: { month: "long", year: "numeric" },
};

const formats = new Map<string, unknown>();

/** Making a format costs a hundred times as much as using it, so each is made once. */
function kept<T>(key: string, make: () => T): T {
  const known = formats.get(key) as T | undefined;
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

function dates(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(language + JSON.stringify(options), () => new Intl.DateTimeFormat(language, options));
}

const asDate = (value: string | Date) => (typeof value === "string" ? new Date(value) : value);

/** An instant (ISO string or Date) in words, in the site's time zone. */
export function formatDate(value: string | Date, locale: Locale, timeZone: string, style: DateStyle = "date"): string {
  const options = { ...OPTIONS[style], timeZone };
  // Where a day has 24 hours, an hour has two digits, as those of a working day have.
  if (options.hour && locale === "en") options.hour = "2-digit";
  return dates(LOCALES[locale].intl, options).format(asDate(value));
}

/** The day it is in the site's time zone, as YYYY-MM-DD. */
export function dayOf(value: Date, timeZone: string): string {
  return dates("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(value);
}

/** The weekday (0 = Sunday) and the hour it is in the site's time zone. */
export function weekHourOf(value: Date, timeZone: string): { weekday: number; hour: number } {
  const hour = Number(dates("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(value)) % 24;
  return { weekday: new Date(`${dayOf(value, timeZone)}T12:00:00Z`).getUTCDay(), hour };
}

/** The name of a weekday (0 = Sunday). */
export function weekdayName(weekday: number, locale: Locale): string {
  const sunday = Date.UTC(2023, 0, 1);
  return dates(LOCALES[locale].intl, { weekday: "long", timeZone: "UTC" }).format(sunday + weekday * 86_400_000);
}

/** What a time zone is called at a moment. */
export function zoneName(value: string | Date, locale: Locale, timeZone: string): string {
  const parts = dates(LOCALES[locale].intl, { timeZone, timeZoneName: "long" }).formatToParts(asDate(value));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** The zone of the device this runs on. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A number with Latin digits and the language's separators. */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  const { intl } = LOCALES[locale];
  return kept(`${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(intl, options)).format(value);
}

/** A list joined as the language does: «أ وب وج», "a, b and c". */
export function formatList(items: readonly string[], locale: Locale): string {
  const { intl } = LOCALES[locale];
  return kept(`${locale} list`, () => new Intl.ListFormat(intl, { type: "conjunction" })).format(items);
}

/** Every zone this machine knows, in order. */
export function allZones(): string[] {
  return Intl.supportedValuesOf("timeZone");
}
