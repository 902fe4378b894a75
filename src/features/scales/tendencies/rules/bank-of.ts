import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import type { Profile } from "../rules.ts";

/** Where a profession stands by the water: the environment that brought it nearest, among those in which the reader is above the own mean. */
export function bankOf(scores: Profile, terms: Profile): Environment {
  const mean = ENVIRONMENTS.reduce((total, one) => total + scores[one], 0) / ENVIRONMENTS.length;
  const above = ENVIRONMENTS.filter((one) => scores[one] > mean);
  return above.reduce((best, one) => (terms[one] > terms[best] ? one : best), above[0] ?? "R");
}
