import type { Locale } from "./locales.ts";

/** What the halves of a day are called where clocks have twelve hours; reading `Intl` for it costs every page more. */
const HALVES: Partial<Record<Locale, readonly [string, string]>> = { ar: ["ص", "م"] };

/** An hour of a working day, kept as "06:45", on the clock of appointments: «6:45 ص», "06:45"; no line begins with its letter. */
export function clockTime(at: string, locale: Locale): string {
  const halves = HALVES[locale];
  if (!halves) return at;
  const hour = Number.parseInt(at, 10);
  return `${hour % 12 || 12}${at.slice(-3)}\u00a0${halves[hour < 12 ? 0 : 1]}`;
}
