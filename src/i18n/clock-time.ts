import { formatDate } from "./format.ts";
import type { Locale } from "./locales.ts";

/** An hour of a working day, kept as "06:45", on the clock of appointments: «6:45 ص», "06:45"; no line begins with its letter. */
export function clockTime(at: string, locale: Locale): string {
  return formatDate(`1970-01-01T${at}Z`, locale, "UTC", "time").replace(/\s/, "\u00a0").padStart(at.length, "0");
}
