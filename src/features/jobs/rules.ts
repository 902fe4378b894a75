import type { Limits } from "#platform/limits/limit.ts";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { foldText } from "#shared/fold-text.ts";
import { PAGE_SIZE } from "#shared/listing.ts";
import { lotOf } from "#shared/turns.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A school sits behind one address. `once`: who asks again for the same profile is not counted again for so long. */
export const LIMITS = {
  device: { name: "jobs.wish-device", max: 60, seconds: HOUR },
  address: { name: "jobs.wish-address", max: 1500, seconds: 10 * MINUTE },
  once: { name: "jobs.wish-once", max: 1, seconds: 30 * 24 * HOUR },
} as const satisfies Limits<"jobs">;

export const WISHES_PER_PAGE = 50;

/** Spec §9: 10 a page when the list of professions is filtered. */
export const FILTERED_PAGE_SIZE = 10;

/** How many professions stand on a page. */
export function pageSizeFor(filtered: boolean): number {
  return filtered ? FILTERED_PAGE_SIZE : PAGE_SIZE;
}

/**
 * The one moment of a working day that a card tells: between coming and going where there are enough, and always the
 * same one, drawn by the profession's name: a list shows many hours of the day, in every language the same.
 */
export function tellingMoment<M>(day: readonly M[], slug: string): M | null {
  const within = day.length > 3 ? day.slice(1, -1) : day;
  return within[lotOf(slug) % Math.max(1, within.length)] ?? null;
}

/** Three moments of a working day, its first, its middle and its last: what the first of a list tells. */
export function dayInThree<M>(day: readonly M[]): readonly M[] {
  const [first, last] = [day[0], day.at(-1)];
  const middle = day[Math.floor(day.length / 2)];
  return day.length < 3 || !first || !middle || !last ? [] : [first, middle, last];
}

export type InterestLevel = "low" | "medium" | "high";

/** The level of an interest in words; the two limits are ours, thirds of O*NET's range from 1 to 7. */
export function interestLevel(value: number): InterestLevel {
  if (value >= 5) return "high";
  return value >= 3 ? "medium" : "low";
}

/** What of a profession is compared with another one. */
export interface Comparable {
  readonly zone: number | null;
  /** Its first one, and so on: slugs, the most telling first. */
  readonly environments: readonly string[];
  readonly sectors: readonly string[];
  readonly workplaces: readonly string[];
}

/** In what another profession differs, the weightiest first. */
export type Difference =
  | { readonly kind: "longer" | "shorter" }
  | { readonly kind: "environment" | "sector" | "workplace"; readonly slug: string };

/** The differences that fit on one line. */
const TOLD = 2;

/** What is different in another profession: its preparation, then where it leads, then where it happens. Two at most. */
export function differencesOf(own: Comparable, other: Comparable): Difference[] {
  const found: (Difference | null)[] = [
    preparationOf(own, other),
    firstOther("environment", own.environments.slice(0, 1), other.environments),
    firstOther("workplace", own.workplaces, other.workplaces),
    firstOther("sector", own.sectors, other.sectors),
  ];
  return found.filter((one) => one !== null).slice(0, TOLD);
}

function preparationOf(own: Comparable, other: Comparable): Difference | null {
  if (own.zone === null || other.zone === null || own.zone === other.zone) return null;
  return { kind: other.zone > own.zone ? "longer" : "shorter" };
}

/** The other's first value, when it is none of the own ones. */
function firstOther(
  kind: "environment" | "sector" | "workplace",
  own: readonly string[],
  [first]: readonly string[],
): Difference | null {
  return first === undefined || own.includes(first) ? null : { kind, slug: first };
}

/** How many professions stand near one, as many as stand in one row; where editors named fewer, the likest by profile fill up. */
export const NEAREST = 4;

/** So many professions somebody has in mind stand beside their result. */
export const MOST_WANTED = 4;

/** How far two profiles lie from each other. */
export function distanceOf(one: Readonly<Record<Environment, number>>, other: Readonly<Record<Environment, number>>) {
  return Math.hypot(...ENVIRONMENTS.map((code) => one[code] - other[code]));
}

/** Where each letter first begins a name of an ordered list (from 0); letters that are written alike in a list of names count as one. */
export function placesOfLetters(names: readonly string[]): { readonly letter: string; readonly at: number }[] {
  const found = new Map<string, number>();
  names.forEach((name, at) => {
    const [letter = ""] = foldText(name).trim();
    if (/\p{L}/u.test(letter) && !found.has(letter)) found.set(letter, at);
  });
  return [...found].map(([letter, at]) => ({ letter: letter.toUpperCase(), at }));
}

/** What a qualification takes, on the scale of O*NET's job zones (1 to 5); a licence comes on top of one. */
const ZONE_OF_QUALIFICATION: Readonly<Record<string, number>> = {
  "secondary-school": 2,
  "vocational-certificate": 3,
  diploma: 3,
  bachelor: 4,
  "master-or-higher": 5,
};

interface Prepared {
  readonly job_zone: number | null;
  readonly qualifications: readonly { readonly slug: string }[];
}

/**
 * How much preparation a profession asks for, 1 to 5: the job zone O*NET gives it for the United States, and no more than its
 * highest qualification here takes. Null where no zone is known.
 */
export function preparationZone({ job_zone: zone, qualifications }: Prepared): number | null {
  const taken = qualifications.flatMap(({ slug }) => ZONE_OF_QUALIFICATION[slug] ?? []);
  return zone === null || taken.length === 0 ? zone : Math.min(zone, Math.max(...taken));
}
