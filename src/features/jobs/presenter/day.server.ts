import type { Item } from "#content/readers.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { isLow, lightAt, skyDown } from "#shared/day-sky.ts";
import type { DayMoment, DaySky, JobDay } from "../schema.ts";

/** More tasks than a channel has room for are a list: a publisher has a dozen long ones. */
export const MOST_ALONG = 8;
/** So many moments stand in two rows, so many in the first. */
const ACROSS: Readonly<Record<number, 3 | 4>> = { 5: 3, 6: 3, 7: 4, 8: 4 };

/** The working day from its first hour to its last; the tasks without hours where a record tells no day. */
export function presentDay({ day, responsibilities }: Item<"job">, locale: Locale): JobDay | null {
  const words = { locale };
  const told = day && day.length > 0;
  if (!told && (responsibilities.length === 0 || responsibilities.length > MOST_ALONG)) return null;
  const moments: readonly DayMoment[] = told ? day : responsibilities.map((text) => ({ at: null, text }));
  return {
    title: told ? m.jobs_day_title({}, words) : m.jobs_tasks_title({}, words),
    note: told ? m.jobs_day_note({}, words) : null,
    moments,
    across: ACROSS[moments.length],
    sky: skyOf(moments.flatMap(({ at }) => at ?? [])),
  };
}

const MOON = "radial-gradient(circle at 72% 32%, var(--d-night) 46%, #fff3d0 50%)";
/** The moon, low. */
const PALE = "#fff3d0";
/** Where no hours are told, the sky of the profession. */
const ANY_HOUR = "var(--low), var(--high)";

function skyOf(hours: readonly string[]): DaySky {
  const [first, last = first] = [hours[0], hours.at(-1)];
  if (!(first && last)) return { hours: ANY_HOUR };
  const isDark = (at: string) => ["night", "first"].includes(lightAt(at));
  return {
    ...(isDark(first) && { moon: MOON }),
    ...(isDark(last) && { end: isLow(last) ? PALE : MOON }),
    isLow: isLow(last),
    hours: skyDown(hours),
  };
}
