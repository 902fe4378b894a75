/** The percentile ranks of six raw scores, by the norms in use. */
import { ENVIRONMENTS } from "#shared/environments.ts";
import { groupFor, rankOf } from "../../engine/rules/norms.ts";
import type { Taker } from "../../engine/rules/read-instrument-answers.ts";
import type { Norms } from "../../engine/schema/norms.ts";
import { byEnvironment, type Profile } from "../rules.ts";
import type { Ranks } from "../schema/result.ts";

/** Null without norms for this grade. */
export function rankScores(norms: Norms | null, taker: Taker, profile: Profile): Ranks | null {
  const group = norms && groupFor(norms, taker.grade, taker.gender);
  if (!group) return null;
  const found = ENVIRONMENTS.map((one) => rankOf(group, one, profile[one]));
  const of = byEnvironment((one) => found[ENVIRONMENTS.indexOf(one)] ?? { rank: 0, from: 0, to: 0 });
  if (found.includes(null)) return null;
  const { grade, gender, n } = group;
  return { norms: { version: norms.version, provisional: norms.provisional, group: { grade, gender, n } }, of };
}
