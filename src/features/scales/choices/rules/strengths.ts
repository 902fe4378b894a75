/**
 * How strongly somebody is drawn to each environment, from best and worst choices: a sequential multinomial logit (the best of four,
 * then the worst of the three left) with a normal prior, its mode by Newton's method and its spread by Laplace's approximation.
 */
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { byEnvironment, type Profile } from "../../tendencies/rules.ts";
import { PRIOR_SD } from "../rules.ts";
import { inverseOf, type Matrix } from "./matrix.ts";

/** One answered set: the environments shown, the one most like somebody and the one least. */
export interface Choice {
  readonly shown: readonly Environment[];
  readonly best: Environment;
  readonly worst: Environment;
}

/** The mode, and the covariance around it in the order of the hexagon. */
export interface Strengths {
  readonly mean: Profile;
  readonly covariance: Matrix;
}

const SIX = ENVIRONMENTS.length;
const MOST_STEPS = 50;
const CLOSE_ENOUGH = 1e-10;
const placeOf = (one: Environment): number => ENVIRONMENTS.indexOf(one);

/** The same answers give the same strengths, in whatever order they came. */
export function strengthsOf(choices: readonly Choice[]): Strengths {
  let mean: number[] = new Array(SIX).fill(0);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { slope, information } = slopeAt(mean, choices);
    const covariance = inverseOf(information);
    const move = covariance.map((row) => row.reduce((sum, value, at) => sum + value * (slope[at] ?? 0), 0));
    mean = mean.map((value, at) => value + (move[at] ?? 0));
    if (Math.max(...move.map(Math.abs)) < CLOSE_ENOUGH) break;
  }
  const { information } = slopeAt(mean, choices);
  return { mean: byEnvironment((one) => mean[placeOf(one)] ?? 0), covariance: inverseOf(information) };
}

/** Slope of the log posterior and its negative curvature. */
function slopeAt(mean: readonly number[], choices: readonly Choice[]) {
  const slope = mean.map((value) => -value / PRIOR_SD ** 2);
  const information: number[][] = Array.from({ length: SIX }, (_, at) =>
    Array.from({ length: SIX }, (_, other) => (at === other ? 1 / PRIOR_SD ** 2 : 0)),
  );
  const add = (places: readonly number[], sign: 1 | -1, chosen: number) => {
    const shares = sharesOf(mean, places, sign);
    for (const [at, place] of places.entries())
      slope[place] = (slope[place] ?? 0) + sign * (Number(place === chosen) - (shares[at] ?? 0));
    addInformation(information, places, shares, 1);
  };
  for (const { shown, best, worst } of choices) {
    const places = shown.map(placeOf);
    add(places, 1, placeOf(best));
    const left = places.filter((place) => place !== placeOf(best));
    add(left, -1, placeOf(worst));
  }
  return { slope, information };
}

/** How likely each of these is chosen, as the best (1) or the worst (-1). */
function sharesOf(mean: readonly number[], places: readonly number[], sign: 1 | -1): number[] {
  const weights = places.map((place) => Math.exp(sign * (mean[place] ?? 0)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function addInformation(into: number[][], places: readonly number[], shares: readonly number[], weight: number): void {
  for (const [at, place] of places.entries())
    for (const [beside, other] of places.entries()) {
      const own = shares[at] ?? 0;
      const row = into[place];
      if (row) row[other] = (row[other] ?? 0) + weight * ((at === beside ? own : 0) - own * (shares[beside] ?? 0));
    }
}

/** What a set of these environments is expected to tell, as information at these strengths. */
export function informationOf({ mean }: Strengths, shown: readonly Environment[]): Matrix {
  const values = ENVIRONMENTS.map((one) => mean[one]);
  const into: number[][] = Array.from({ length: SIX }, () => new Array(SIX).fill(0));
  const places = shown.map(placeOf);
  const shares = sharesOf(values, places, 1);
  addInformation(into, places, shares, 1);
  for (const [at, best] of places.entries()) {
    const left = places.filter((place) => place !== best);
    addInformation(into, left, sharesOf(values, left, -1), shares[at] ?? 0);
  }
  return into;
}

/** How surely the gap between two is known. */
export function varianceOfGap(covariance: Matrix, one: Environment, other: Environment): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  const of = (row: number, column: number) => covariance[row]?.[column] ?? 0;
  return of(a, a) + of(b, b) - 2 * of(a, b);
}

/** How far one lies above another, in standard errors. */
export function distanceOf({ mean, covariance }: Strengths, above: Environment, below: Environment): number {
  return (mean[above] - mean[below]) / Math.sqrt(varianceOfGap(covariance, above, below));
}

/** The strongest first; equal ones in the order of the hexagon. */
export function strongestFirst({ mean }: Pick<Strengths, "mean">): Environment[] {
  return ENVIRONMENTS.toSorted((a, b) => mean[b] - mean[a]);
}
