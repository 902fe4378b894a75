import type { Item } from "#content/readers.ts";
import { languageOf } from "#content/shown-record.ts";
import { clockTime } from "#i18n/clock-time.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Light, lightAfter, lightAt, withPale } from "#shared/day-sky.ts";
import { twoDays } from "../rules/two-days.ts";
import { ofBoth, type Pair } from "../rules.ts";
import type { TwoDays } from "../schema.ts";

/** Both working days along one line; null where one of them is not written. */
export function presentTwoDays(jobs: Pair<Item<"job">>, locale: Locale): TwoDays | null {
  const words = { locale };
  const placed = twoDays(ofBoth(jobs, ({ day }) => day ?? []));
  const [first] = placed;
  if (!first) return null;
  const rows = Math.max(...placed.map(({ row }) => row)) + 1;
  return {
    title: m.job_comparison_days({}, words),
    note: m.jobs_day_note({}, words),
    isFromNight: ["night", "first"].includes(lightAt(first.at)),
    hours: hoursOf(placed.map(({ at, row }) => [lightAt(at), (100 * row) / rows])),
    moments: placed.map((moment) => {
      const { otherLocale } = languageOf(jobs[moment.side], locale);
      return { ...moment, at: clockTime(moment.at, locale), ...(otherLocale && { lang: otherLocale }) };
    }),
  };
}

/** From one light to the next the sky takes so much of its height at least. */
const LEAST = 17;

/** The light of the sky as stops of a gradient: each light from where it begins, and between night and day what lies between. */
function hoursOf(moments: readonly (readonly [Light, number])[]): string {
  const stops: [Light, number][] = [];
  for (const [light, at] of moments) {
    const [last, from] = stops.at(-1) ?? [null, 0];
    if (light === last) continue;
    const to = last === null ? at : Math.max(at, from + LEAST);
    if (last === "night" && light !== "first") stops.push(["first", (from + to) / 2]);
    stops.push([light, to]);
  }
  // After its last hour a day goes on into the light that comes next.
  const [light, from] = stops.at(-1) ?? ["night", 0];
  if (light !== "night") stops.push([light, Math.max(from, 100 - LEAST)], [lightAfter(light), 100]);
  return withPale(stops);
}
