/** The letters of a result: six environments in order, ties as ties (measurement.md 2.1). */
import type { Environment } from "#shared/environments.ts";
import type { Zone } from "../../engine/rules/test-sameness.ts";
import { areApart } from "../../engine/rules/true-scores.ts";
import { type ScaleError, standardErrorOfDifference, Z95 } from "../../engine/rules.ts";
import { orderEnvironments, PROVISIONAL, type Profile, type Six } from "../rules.ts";

/**
 * All six environments in order, cut into groups of ties: tied when the difference < 1.00 × SE_diff (own choice).
 * Ties chain (9≈8, 8≈7, but 9≉7), so each is held against the first, highest member of its group, never its neighbour:
 * no group is wider than one SE_diff, at the price that 8 and 7 here stand apart though they would tie alone.
 */
export function groupTies(profile: Profile, error: ScaleError = PROVISIONAL): Environment[][] {
  const margin = standardErrorOfDifference(error);
  const groups: Environment[][] = [];
  for (const one of orderEnvironments(profile)) {
    const group = groups.at(-1);
    const first = group?.[0];
    // Equal scores tie even where the scale has no error and the margin is 0.
    const gap = first === undefined ? Infinity : profile[first] - profile[one];
    if (group && (gap === 0 || gap < margin)) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/**
 * `groups` are the letters shown, e.g. [["S"], ["I", "A"]], and `text` the same as `S(IA)`; `order` is all six, for machines.
 * `undecided` is the group left out because it would run past four letters. `least` stands behind all others where no letter leads.
 */
export type HollandCode = {
  readonly order: Six<Environment>;
  readonly groups: readonly (readonly Environment[])[];
  readonly undecided: readonly Environment[];
  readonly least: readonly Environment[];
  readonly text: string;
};

const textOf = (groups: readonly (readonly Environment[])[]): string =>
  groups.map((group) => (group.length > 1 ? `(${group.join("")})` : group.join(""))).join("");

/** A leaning towards more than half of the six is none. */
const MOST_LEANING = 3;

/**
 * Holland code with ties shown as ties, as far as the zone lets one be read (0056).
 * `clear`: whole groups until three letters are reached, four when third and fourth tie; a group that would pass four is left out
 * whole: choosing in it by R-I-A-S-E-C would always favour R over C. `leaning`: the first group alone, of three letters at most.
 * `flat`: none. So a code may be short or "".
 */
export function hollandCode(profile: Profile, zone: Zone, error: ScaleError = PROVISIONAL): HollandCode {
  const all = groupTies(profile, error);
  const { groups, undecided } = zone === "clear" ? wholeGroups(all) : leaningGroups(zone, all);
  const least = zone !== "flat" && groups.length === 0 ? (all.at(-1) ?? []) : [];
  return { order: orderEnvironments(profile), groups, undecided, least, text: textOf(groups) };
}

function wholeGroups(all: readonly Environment[][]) {
  const groups: Environment[][] = [];
  for (const group of all) {
    if (groups.flat().length >= 3) break;
    if (groups.flat().length + group.length > 4) return { groups, undecided: group };
    groups.push(group);
  }
  return { groups, undecided: [] };
}

function leaningGroups(zone: Zone, [first = []]: readonly Environment[][]) {
  const isOne = zone === "leaning" && first.length <= MOST_LEANING;
  return { groups: isOne ? [first] : [], undecided: [] };
}

/** A group cut into those of equal score, highest first: 8, 7 and 7 are one tie and two tiers. */
export function tiersOf(group: readonly Environment[], profile: Profile): Environment[][] {
  const scores = [...new Set(group.map((one) => profile[one]))].toSorted((a, b) => b - a);
  return scores.map((score) => group.filter((one) => profile[one] === score));
}

type Pair = readonly [Environment, Environment];

function pairsOf(profile: Profile, isWanted: (a: number, b: number) => boolean): Pair[] {
  const order = orderEnvironments(profile);
  return order.flatMap((a, at) =>
    order.slice(at + 1).flatMap((b): Pair[] => (isWanted(profile[a], profile[b]) ? [[a, b]] : [])),
  );
}

/** Pairs that a scale this short cannot tell apart at 95 %, in the order of the scores. */
export function pairsAlike(profile: Profile, error: ScaleError = PROVISIONAL): Pair[] {
  return pairsOf(profile, (a, b) => !areApart(a, b, error));
}

/** The others, the higher one first. */
export function pairsApart(profile: Profile, error: ScaleError = PROVISIONAL): Pair[] {
  return pairsOf(profile, (a, b) => areApart(a, b, error));
}

/** The least whole difference of two scores that tells them apart. */
export function leastApart(error: ScaleError = PROVISIONAL): number {
  return Math.floor(Z95 * standardErrorOfDifference(error)) + 1;
}

/** What would have to be answered otherwise: how many answers until `second` passes `first`. */
export type Change = { readonly first: Environment; readonly second: Environment; readonly answers: number };

/** The change that gives another first environment, and the one that gives another third; each answer moves one score by one. */
export function changesOf(profile: Profile): { readonly lead: Change; readonly third: Change } {
  const [first, second, third, fourth] = orderEnvironments(profile);
  const change = (from: Environment, to: Environment): Change => ({
    first: from,
    second: to,
    answers: profile[from] - profile[to] + 1,
  });
  return { lead: change(first, second), third: change(third, fourth) };
}
