import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { DoorMap, DoorStat } from "../schema.ts";

const WORDS = {
  open: m.study_plan_key_open,
  if: m.study_plan_key_if,
  near: m.study_plan_key_near,
  shut: m.study_plan_key_shut,
} as const satisfies Record<DoorStat, unknown>;

/** What each kind of door in the row means, in a word or two; before the first tick all are alike. */
export function keyOf({ areas, isBegun }: Pick<DoorMap, "areas" | "isBegun">, locale: Locale): DoorMap["key"] {
  if (!isBegun) return [];
  const there = new Set(
    areas.flatMap(({ sure, waiting, standing }): DoorStat[] => [
      ...(sure > 0 ? (["open"] as const) : []),
      ...(waiting > 0 ? (["if"] as const) : []),
      ...(standing === "open" ? [] : [standing]),
    ]),
  );
  return (Object.keys(WORDS) as DoorStat[])
    .filter((state) => there.has(state))
    .map((state) => ({ state, said: WORDS[state]({}, { locale }) }));
}
