import { type EntryRules, subjectsOf } from "#content/types/entry-rules.ts";
import { type Eligibility, eligibilityOf, isDoorOpen, type Marks, shortageOf } from "./eligibility.ts";

/** What of a programme decides whether its door is open. */
export interface Door {
  readonly slug: string;
  readonly entry: EntryRules;
  /** Slugs of its area of study and of the professions it leads to. */
  readonly area: string | null;
  readonly jobs: readonly string[];
}

export interface DoorState extends Eligibility {
  readonly slug: string;
}

/** Every programme before what somebody studies: the surely open first, then by how little is short, each area in turn. */
export function openDoors(doors: readonly Door[], marks: Marks, average: number | null): DoorState[] {
  const turns = new Map<string, number>();
  return doors
    .toSorted((one, other) => inOrder(one.slug, other.slug))
    .map(({ slug, area, entry }) => {
      const state = { slug, ...eligibilityOf(entry, marks, average) };
      const short = shortageOf(state.gaps);
      const group = `${short.missing} ${short.points} ${state.isAssumed} ${area}`;
      const turn = turns.get(group) ?? 0;
      turns.set(group, turn + 1);
      return { state, short, turn, area: area ?? "" };
    })
    .sort(
      (one, other) =>
        one.short.missing - other.short.missing ||
        one.short.points - other.short.points ||
        Number(one.state.isAssumed) - Number(other.state.isAssumed) ||
        one.turn - other.turn ||
        inOrder(one.area, other.area),
    )
    .map(({ state }) => state);
}

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
