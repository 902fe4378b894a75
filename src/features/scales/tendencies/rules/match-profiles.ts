/** Which occupations and sectors a profile resembles, and why: the O*NET way, by correlation (measurement.md 2.3). */

import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { correlateProfiles } from "../../engine/rules.ts";
import { byEnvironment, DEFAULT_TOP, type Profile, valuesOf } from "../rules.ts";
import { isOneLowScore } from "./find-reasons.ts";

/** One-tailed critical r for six scales at .05 and .10: t / √(t² + 4), t(4) = 2.132 and 1.533. */
export const BEST_R = 0.729;
export const GREAT_R = 0.608;

/** So many professions and more are worth an order by a result. */
export const LEAST_TO_ORDER = 6;

export type MatchLabel = "best" | "great" | "good";

/** `riasec` O*NET "OI" 1–7; `jobZone` O*NET 1 (little preparation) – 5 (much), null when unknown. */
export type Occupation = {
  readonly id: string;
  readonly title: string;
  readonly riasec: Profile;
  readonly jobZone: number | null;
};

/** A sector is as its professions are on average. */
export type Sector = { readonly id: string; readonly title: string; readonly professions: readonly Profile[] };

/** `r` 0–1, not rounded; `terms` signed, adding up to `r`. */
export type Match<T> = {
  readonly item: T;
  readonly r: number;
  readonly label: MatchLabel;
  readonly terms: Profile;
};

/** Label of a correlation; null when the match is not listed (r ≤ 0, own choice). */
export function labelOf(r: number): MatchLabel | null {
  if (r >= BEST_R) return "best";
  if (r >= GREAT_R) return "great";
  return r > 0 ? "good" : null;
}

/** The figure as it is shown: cut to three digits and not rounded, so that it stands on the side its label says. */
export function shownLikeness(r: number): number {
  return Math.floor(r * 1000 + 1e-9) / 1000;
}

function correlate(person: Profile, other: Profile): { r: number; terms: Profile } | null {
  const found = correlateProfiles(valuesOf(person), valuesOf(other));
  if (!found) return null;
  return { r: found.r, terms: byEnvironment((one) => found.terms[ENVIRONMENTS.indexOf(one)] ?? 0) };
}

// Proportional profiles differ only in the last bits of r; nine digits make them the tie they are.
const rankKey = (r: number): number => Math.round(r * 1e9);

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Highest r first, then lower job zone (unknown last), then title and id by code unit, alike on every machine. */
function compareMatches(a: Near<Occupation>, b: Near<Occupation>): number {
  if (rankKey(a.r) !== rankKey(b.r)) return b.r - a.r;
  const zones = (a.item.jobZone ?? 9) - (b.item.jobZone ?? 9);
  return zones || compareText(a.item.title, b.item.title) || compareText(a.item.id, b.item.id);
}

type Near<T> = Pick<Match<T>, "item" | "r">;

/** How near each is, without what it is made of: of thousands only those that are shown need that. */
function nearness(person: Profile): (other: Profile) => number {
  const own = valuesOf(person);
  const mean = own.reduce((total, value) => total + value, 0) / own.length;
  const away = own.map((value) => value - mean);
  const spread = Math.sqrt(away.reduce((total, value) => total + value * value, 0));
  return (other) => {
    let [sum, squares, product] = [0, 0, 0];
    for (let at = 0; at < ENVIRONMENTS.length; at += 1) {
      const value = other[ENVIRONMENTS[at] as Environment];
      sum += value;
      squares += value * value;
      product += value * (away[at] as number);
    }
    return product / (spread * Math.sqrt(Math.max(0, squares - (sum * sum) / ENVIRONMENTS.length)));
  };
}

function nearOnes<T extends Occupation>(person: Profile, occupations: readonly T[]): Near<T>[] {
  const nearnessOf = nearness(person);
  const near: Near<T>[] = [];
  for (const item of occupations) {
    const r = nearnessOf(item.riasec);
    // What is neither near nor far is decided as exactly as what is shown.
    if (r > -1e-9 && Number.isFinite(r)) near.push({ item, r });
  }
  return near.sort(compareMatches);
}

/** What one low score alone carries is no more than a good fit, however high r is. */
function labelFor(person: Profile, { r, terms }: { readonly r: number; readonly terms: Profile }): MatchLabel | null {
  const label = labelOf(r);
  return label && isOneLowScore(person, terms, r) ? "good" : label;
}

/**
 * The occupations most like a person, best first; those with r ≤ 0 are not listed, and none where all scores are equal.
 * Whether a list may be shown at all is the zone's business (0056). Each r depends on its own occupation only, so a filter
 * (job zone, favourites) may be applied to the input.
 */
export function matchProfiles<T extends Occupation>(
  person: Profile,
  occupations: readonly T[],
  top: number = DEFAULT_TOP,
): Match<T>[] {
  const listed: Match<T>[] = [];
  for (const match of matchesInOrder(person, occupations)) {
    if (listed.length >= top) break;
    listed.push(match);
  }
  return listed;
}

/** The same one by one: what a match is made of is worked out only for those that are asked for. */
export function* matchesInOrder<T extends Occupation>(person: Profile, occupations: readonly T[]): Generator<Match<T>> {
  if (new Set(valuesOf(person)).size === 1) return;
  for (const { item } of nearOnes(person, occupations)) {
    const found = correlate(person, item.riasec);
    const label = found && labelFor(person, found);
    if (found && label) yield { item, ...found, label };
  }
}

/** All occupations that are listed for a person, best first, and nothing of why: the order of a long list. */
export function nearestFirst<T extends Occupation>(person: Profile, occupations: readonly T[]): T[] {
  return nearOnes(person, occupations)
    .filter(({ r }) => labelOf(r) !== null)
    .map(({ item }) => item);
}

/** Whether any occupation is listed for a person. */
export function isNearAny(person: Profile, occupations: readonly Occupation[]): boolean {
  const nearnessOf = nearness(person);
  return occupations.some(({ riasec }) => {
    const r = nearnessOf(riasec);
    return Number.isFinite(r) && labelOf(r) !== null;
  });
}

/** Mean of each environment over profiles of one metric; null for none. */
export function meanProfile(profiles: readonly Profile[]): Profile | null {
  if (profiles.length === 0) return null;
  return byEnvironment((one) => profiles.reduce((total, profile) => total + profile[one], 0) / profiles.length);
}

const means = new WeakMap<readonly Profile[], Profile | null>();

/** Made once for professions that stay as they are. */
function meanOfKnown(professions: readonly Profile[]): Profile | null {
  const known = means.get(professions);
  if (known !== undefined) return known;
  const mean = meanProfile(professions);
  means.set(professions, mean);
  return mean;
}

/** The sectors most like a person, by the same measure on the mean profile of their professions; empty sectors are skipped. */
export function matchSectors<T extends Sector>(
  person: Profile,
  sectors: readonly T[],
  top: number = DEFAULT_TOP,
): Match<T>[] {
  const averages = sectors.flatMap((sector) => {
    const riasec = meanOfKnown(sector.professions);
    return riasec ? [{ id: sector.id, title: sector.title, riasec, jobZone: null, sector }] : [];
  });
  return matchProfiles(person, averages, top).map((match) => ({ ...match, item: match.item.sector }));
}
