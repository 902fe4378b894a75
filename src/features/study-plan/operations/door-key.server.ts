import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { DoorMap, DoorStat } from "../schema.ts";

const WORDS = {
  open: m.study_plan_key_open,
  if: m.study_plan_key_if,
  near: m.study_plan_key_near,
  shut: m.study_plan_key_shut,
} as const satisfies Record<DoorStat, unknown>;

/** What each kind of door in the row means, in a word or two, an open one always: it is what ticks lead to. Before the first tick all are alike. */
export function keyOf({ areas, isBegun }: Pick<DoorMap, "areas" | "isBegun">, locale: Locale): DoorMap["key"] {
  if (!isBegun) return [];
  const there = new Set<DoorStat>([
    "open",
    ...areas.flatMap(({ waiting, standing }): DoorStat[] => [
      ...(waiting > 0 ? (["if"] as const) : []),
      ...(standing === "open" ? [] : [standing]),
    ]),
  ]);
  return (Object.keys(WORDS) as DoorStat[])
    .filter((state) => there.has(state))
    .map((state) => ({ state, said: WORDS[state]({}, { locale }) }));
}
