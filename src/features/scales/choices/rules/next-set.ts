import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { lotOf } from "#shared/turns.ts";
import { FEWEST_SETS, MOST_SETS, SET_SIZE, TOLD_APART } from "../rules.ts";
import { inverseOf, type Matrix, sumOf } from "./matrix.ts";
import {
  type Choice,
  distanceOf,
  informationOf,
  type Strengths,
  strengthsOf,
  strongestFirst,
  varianceOfGap,
} from "./strengths.ts";

/** An activity as the rules know it. */
export interface ActivityKey {
  readonly id: string;
  readonly environment: Environment;
}

/** Every four of the six, in the order of the hexagon. */
const FOURS: readonly (readonly Environment[])[] = Array.from({ length: 2 ** ENVIRONMENTS.length }, (_, bits) =>
  ENVIRONMENTS.filter((_one, at) => bits & (1 << at)),
).filter((four) => four.length === SET_SIZE);

/**
 * The four environments of which a choice is expected to tell most: after it the gaps between each of the two leading ones and all
 * others, the nearer the more they count, are known best (A-optimal); the first of equal fours.
 */
export function nextEnvironments(choices: readonly Choice[]): readonly Environment[] {
  const strengths = strengthsOf(choices);
  const known = inverseOf(strengths.covariance);
  const gaps = gapsOf(strengths);
  const unsure = FOURS.map((four) => unsureAfter(inverseOf(sumOf(known, informationOf(strengths, four))), gaps));
  const least = Math.min(...unsure);
  // What differs in the last bits is equal, so that every machine asks the same.
  return FOURS[unsure.findIndex((one) => one < least + 1e-9)] ?? [];
}

interface Gap {
  readonly above: Environment;
  readonly below: Environment;
  readonly weight: number;
}

/** From each of the two leading environments to all that follow it. */
function gapsOf(strengths: Strengths): Gap[] {
  const order = strongestFirst(strengths);
  return order.slice(0, 2).flatMap((above, at) =>
    order.slice(at + 1).map((below) => {
      const distance = distanceOf(strengths, above, below);
      return { above, below, weight: Math.exp(-(distance ** 2) / 2) };
    }),
  );
}

function unsureAfter(covariance: Matrix, gaps: readonly Gap[]): number {
  return gaps.reduce((sum, { above, below, weight }) => sum + weight * varianceOfGap(covariance, above, below), 0);
}

/** Whether enough was chosen: the first is told apart from the third, or nothing more is asked. */
export function isEnough(choices: readonly Choice[]): boolean {
  if (choices.length >= MOST_SETS) return true;
  if (choices.length < FEWEST_SETS) return false;
  const strengths = strengthsOf(choices);
  const [first, , third] = strongestFirst(strengths);
  return first !== undefined && third !== undefined && distanceOf(strengths, first, third) >= TOLD_APART;
}

/** The activities of the next set: of each of its environments the one shown least so far, in an order that favours none. */
export function nextActivities<T extends ActivityKey>(
  activities: readonly T[],
  choices: readonly Choice[],
  shownBefore: readonly string[],
): T[] {
  const timesOf = (id: string) => shownBefore.filter((one) => one === id).length;
  const chosen = nextEnvironments(choices).flatMap((environment) => {
    const own = activities.filter((one) => one.environment === environment);
    const least = Math.min(...own.map(({ id }) => timesOf(id)));
    return own.filter(({ id }) => timesOf(id) === least).slice(0, 1);
  });
  const lot = ({ environment }: T) => lotOf(`${choices.length}/${environment}`);
  return chosen.toSorted((a, b) => lot(a) - lot(b));
}
