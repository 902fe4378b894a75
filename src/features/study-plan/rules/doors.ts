import { type EntryRules, subjectsOf } from "#content/types/entry-rules.ts";
import { NEAR_POINTS } from "../rules.ts";
import { type DoorStat, STANDS } from "../schema.ts";
import { type Eligibility, eligibilityOf, isDoorOpen, type Marks, shortageOf } from "./eligibility.ts";

/** What of a programme decides whether its door is open. */
export interface Door {
  readonly slug: string;
  readonly entry: EntryRules;
  /** Slugs of its area of study and of the professions it leads to. */
  readonly area: string | null;
  readonly jobs: readonly string[];
}

/** Where somebody is heading: programmes and professions that are goals of their plan, and professions like their result, nearest first. */
export interface Heading {
  readonly programs: readonly string[];
  readonly jobs: readonly string[];
  readonly near: readonly string[];
}

export const NOWHERE: Heading = { programs: [], jobs: [], near: [] };

/** Why a programme comes before others. */
export type Towards = "goal" | "near";

const LATER = { goal: 0, near: 1 } as const satisfies Readonly<Record<Towards, number>>;

export interface DoorState extends Eligibility {
  readonly slug: string;
  readonly stand: DoorStat;
  readonly towards: Towards | null;
}

function standOf({ isOpen, isAssumed, gaps }: Eligibility): DoorStat {
  if (isOpen) return isAssumed ? "if" : "open";
  const { missing, points } = shortageOf(gaps);
  return missing === 0 && points <= NEAR_POINTS ? "near" : "shut";
}

/** Whether a programme leads where somebody is heading: to a goal before what is like their result. */
export function towardsOf({ slug, jobs }: Pick<Door, "slug" | "jobs">, { programs, ...to }: Heading): Towards | null {
  if (programs.includes(slug) || jobs.some((job) => to.jobs.includes(job))) return "goal";
  return jobs.some((job) => to.near.includes(job)) ? "near" : null;
}

/** Goals first in their order, then what is like the result, nearest first, then the others as they came. */
export function headingFirst<T extends { readonly slug: string }>(
  jobs: readonly T[],
  { jobs: goals, near }: Heading,
): T[] {
  const order = [...goals, ...near];
  const at = ({ slug }: T) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return jobs.toSorted((one, other) => at(one) - at(other));
}

/**
 * Every programme before what somebody studies, as its door stands: who reads that doors are open finds those first. Among
 * doors that stand alike what leads to their goals comes first, then what is like their result and asks no other subject,
 * then the others by how little is short, each area in turn.
 */
export function openDoors(
  doors: readonly Door[],
  marks: Marks,
  average: number | null,
  heading: Heading = NOWHERE,
): DoorState[] {
  const turns = new Map<string, number>();
  return doors
    .toSorted((one, other) => inOrder(one.slug, other.slug))
    .map((door) => {
      const { slug, area, entry } = door;
      const eligibility = eligibilityOf(entry, marks, average);
      const short = shortageOf(eligibility.gaps);
      const led = towardsOf(door, heading);
      // What is like a result and asks a subject nobody takes here would be a page of shut doors.
      const towards = led === "near" && short.missing > 0 ? null : led;
      const state = { slug, stand: standOf(eligibility), towards, ...eligibility };
      const group = `${state.stand} ${towards} ${short.missing} ${short.points} ${area}`;
      const turn = turns.get(group) ?? 0;
      turns.set(group, turn + 1);
      return { state, short, turn, area: area ?? "" };
    })
    .sort(
      (one, other) =>
        STANDS.indexOf(one.state.stand) - STANDS.indexOf(other.state.stand) ||
        laterOf(one.state) - laterOf(other.state) ||
        one.short.missing - other.short.missing ||
        one.short.points - other.short.points ||
        one.turn - other.turn ||
        inOrder(one.area, other.area),
    )
    .map(({ state }) => state);
}

const laterOf = ({ towards }: DoorState) => (towards === null ? 2 : LATER[towards]);

/** By slug: one order in every language. */
const inOrder = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** What one more subject would open. */
export interface Choice {
  readonly subject: string;
  readonly programs: readonly string[];
  readonly areas: readonly string[];
  readonly jobs: readonly string[];
}

/** What each subject that is not taken would open by itself, with a grade that will do; what opens most comes first. */
export function oneMoreSubject(
  doors: readonly Door[],
  marks: Marks,
  { average, subjects }: { readonly average: number | null; readonly subjects: readonly string[] },
): Choice[] {
  const shutAsking = new Map<string, Door[]>();
  const reachedAreas = new Set<string>();
  const reachedJobs = new Set<string>();
  for (const door of doors) {
    if (!isDoorOpen(door.entry, marks, average)) {
      for (const subject of subjectsOf(door.entry.rule))
        if (!shutAsking.get(subject)?.push(door)) shutAsking.set(subject, [door]);
      continue;
    }
    if (door.area) reachedAreas.add(door.area);
    for (const job of door.jobs) reachedJobs.add(job);
  }
  return subjects
    .filter((subject) => !marks.has(subject))
    .map((subject) => {
      const more: Marks = new Map([...marks, [subject, null]]);
      const opened = (shutAsking.get(subject) ?? []).filter(({ entry }) => isDoorOpen(entry, more, average));
      const areas = [...new Set(opened.flatMap(({ area }) => area ?? []))].filter((area) => !reachedAreas.has(area));
      const jobs = [...new Set(opened.flatMap((door) => door.jobs))].filter((job) => !reachedJobs.has(job));
      return { subject, programs: opened.map(({ slug }) => slug), areas, jobs };
    })
    .sort(
      (one, other) =>
        other.programs.length - one.programs.length ||
        other.jobs.length - one.jobs.length ||
        one.subject.localeCompare(other.subject),
    );
}
