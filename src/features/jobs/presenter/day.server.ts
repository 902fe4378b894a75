import type { Item } from "#content/readers.ts";
import { LOCALES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { lightAt, lightBeside, rampOf, rampOver, skyAlong, wayAlong } from "#shared/day-sky.ts";
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
    sky: skyOf(
      moments.flatMap(({ at }) => at ?? []),
      locale,
    ),
  };
}

const MOON = "radial-gradient(circle at 72% 32%, var(--d-night) 46%, #fff3d0 50%)";
/** The moon, low. */
const PALE = "#fff3d0";
/** Where no hours are told, the sky of the profession. */
const ANY_HOUR = "var(--low), var(--high)";

function skyOf(hours: readonly string[], locale: Locale): DaySky {
  const [first] = hours;
  if (!first) return { hours: ANY_HOUR, rows: [ANY_HOUR, ANY_HOUR] };
  const across = ACROSS[hours.length];
  // The heading stands in the first place of an odd number.
  const ahead = across ? hours.length % 2 : 0;
  const turn = across ? across - ahead : hours.length;
  const along = wayAlong(LOCALES[locale].dir);
  const [head, then] = rampsOf(hours.slice(0, turn), hours.slice(turn));
  const isDark = (at: string | undefined) => at !== undefined && ["night", "first"].includes(lightAt(at));
  return {
    ...(isDark(first) && { moon: MOON }),
    ...(isDark(hours.at(-1)) && { end: PALE }),
    hours: skyAlong(hours.map((at, place) => [at, (100 * (place + 0.25)) / hours.length] as const)),
    rows: [`${along}, ${head}`, `${along}, ${then}`],
  };
}

/** Each row goes from one light to another, the second on from where the first ends. */
function rampsOf(head: readonly string[], then: readonly string[]): readonly [string, string] {
  const ends = (hours: readonly string[]) => [lightAt(hours[0] ?? ""), lightAt(hours.at(-1) ?? "")] as const;
  const [from, to] = ends(head);
  if (then.length === 0) return [rampOver(head), rampOver(head)];
  const [, last] = ends(then);
  const ahead = from === to ? lightBeside(to, -1) : from;
  return [rampOf(ahead, to), rampOf(to, last === to ? lightBeside(to, 1) : last)];
}
