/** How alike two three-letter codes are, for advisers (measurement.md 2.2); lists are ranked by correlation instead. */
import type { Environment } from "#shared/environments.ts";
import { hexagonDistance } from "../rules.ts";

/** Strongest letter first. */
export type ThreeLetters = readonly [Environment, Environment, Environment];

/**
 * C-index (Brown & Gore 1994): 3·c1 + 2·c2 + 1·c3, c_k = 3 − hexagon distance of the two letters in place k.
 * @returns 0 (opposite in every place) – 18 (the same code)
 */
export function congruenceIndex(person: ThreeLetters, job: ThreeLetters): number {
  const closeness = (place: 0 | 1 | 2): number => 3 - hexagonDistance(person[place], job[place]);
  return 3 * closeness(0) + 2 * closeness(1) + closeness(2);
}

// Row: place in the person's code; column: place of the same letter in the job's.
const IACHAN_WEIGHTS = [
  [22, 10, 4],
  [10, 5, 2],
  [4, 2, 1],
] as const;

/** M index (Iachan 1984): sum of the weights of letters found in both codes, 0–28. Letters of a code must differ. */
export function agreementIndex(person: ThreeLetters, job: ThreeLetters): number {
  const weights = person.map((letter, place) => IACHAN_WEIGHTS[place]?.[job.indexOf(letter)] ?? 0);
  return weights.reduce<number>((total, weight) => total + weight, 0);
}
