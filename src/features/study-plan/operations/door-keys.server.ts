import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { AreaView, DoorMap } from "../schema.ts";

const KEYS = [
  { state: "open", said: m.study_plan_key_open },
  { state: "if", said: m.study_plan_key_if },
  { state: "half", said: m.study_plan_key_half },
  { state: "near", said: m.study_plan_key_near },
  { state: "shut", said: m.study_plan_key_shut },
] as const;

/** What the doors of the row mean, as far as such doors stand there. */
export function keysOf(areas: DoorMap["areas"], locale: Locale): DoorMap["keys"] {
  const state = ({ standing, isAssumed }: AreaView) => (isAssumed ? "if" : standing);
  const states = new Set<string>(areas.map(state));
  if (areas.some(({ isHalf }) => isHalf)) states.add("half");
  return KEYS.filter((one) => states.has(one.state)).map((one) => ({ ...one, said: one.said({}, { locale }) }));
}
