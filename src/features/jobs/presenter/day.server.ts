import type { Item } from "#content/readers.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { skyAlong } from "#shared/day-sky.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import { mateOf } from "#ui/drawing-light.ts";
import type { DayMoment, DaySky, JobDay } from "../schema.ts";

/** More tasks than a channel has room for are a list: a publisher has a dozen long ones. */
export const MOST_ALONG = 8;
/** So many moments stand in two rows, so many in the first. */
const ACROSS: Readonly<Record<number, 3 | 4>> = { 5: 3, 6: 3, 7: 4, 8: 4 };

/** The scene of the profession and the colour of its page. */
interface Drawn {
  readonly scene: string;
  readonly hue: string | null;
}

/** The working day from its first hour to its last; the tasks without hours where a record tells no day. */
export function presentDay(
  { day, responsibilities }: Item<"job">,
  locale: Locale,
  { scene, hue }: Drawn,
): JobDay | null {
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
    figures: scene.split(" ").slice(2, 4),
    mate: mateOf(scene, hueOf(scene, hue, scene), scene),
  };
}

function skyOf(hours: readonly string[]): DaySky | undefined {
  if (hours.length === 0) return undefined;
  const across = ACROSS[hours.length];
  // The heading stands in the first place of an odd number.
  const ahead = hours.length % 2;
  const inRow = (from: number, until: number, before: number, places: number) =>
    skyAlong(hours.slice(from, until).map((at, place) => [at, (100 * (place + before)) / places] as const));
  const turn = (across ?? 0) - ahead;
  return {
    hours: inRow(0, hours.length, 0.25, hours.length),
    rows: across ? [inRow(0, turn, ahead, across), inRow(turn, hours.length, 0, across)] : null,
  };
}
