import { formatDate, formatNumber, weekdayName, weekHourOf } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { DeskState } from "../rules/desk-states.ts";

/** How a page shows times: in the reader's language, on the site's clock. */
export interface Shown {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** A day with its weekday, of an instant. */
export function dayWords(instant: string, { locale, timeZone }: Shown): string {
  const weekday = weekdayName(weekHourOf(new Date(instant), timeZone).weekday, locale);
  return m.booking_desk_day({ weekday, date: formatDate(instant, locale, timeZone) });
}

/** A day with its weekday, of YYYY-MM-DD. */
export function plainDayWords(day: string, locale: Locale): string {
  return dayWords(`${day}T12:00:00Z`, { locale, timeZone: "UTC" });
}

export function timeWords(instant: string, { locale, timeZone }: Shown): string {
  return formatDate(instant, locale, timeZone, "time");
}

/** From when to when, on one day. */
export function spanWords({ startsAt, endsAt }: { startsAt: string; endsAt: string }, shown: Shown): string {
  return m.booking_desk_span({ from: timeWords(startsAt, shown), until: timeWords(endsAt, shown) });
}

/** Day and span in one, as a choice of a list. */
export function wholeWords(time: { startsAt: string; endsAt: string }, shown: Shown): string {
  return m.booking_desk_whole({ day: dayWords(time.startsAt, shown), span: spanWords(time, shown) });
}

/** Hours as somebody says them: none below one, days above two. */
export function hoursWords(hours: number, locale: Locale): string {
  if (hours < 1) return m.booking_desk_hours_under();
  const whole = Math.round(hours);
  return whole < 48
    ? m.booking_desk_hours({ count: whole })
    : m.booking_desk_days({ count: Math.round(hours / 24), shown: formatNumber(Math.round(hours / 24), locale) });
}

/** What each state of a list is called. */
export const STATE_WORDS: Readonly<Record<DeskState, () => string>> = {
  board: m.booking_desk_state_board,
  waiting: m.booking_desk_state_waiting,
  upcoming: m.booking_desk_state_upcoming,
  mark: m.booking_desk_state_mark,
  held: m.booking_desk_state_held,
  missed: m.booking_desk_state_missed,
  off: m.booking_desk_state_off,
};
