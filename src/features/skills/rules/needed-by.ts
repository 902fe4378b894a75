import { takeTurns } from "#shared/turns.ts";

interface Named {
  readonly slug: string;
}

interface Asked {
  /** A profession's own list of skills, the most needed first. */
  readonly skillsOf: (slug: string) => readonly Named[];
  /** The environment it is first of all. */
  readonly environmentOf: (slug: string) => string;
}

/** Professions by how early they name a skill; those that name it equally early take turns by environment. The same in every language. */
export function neededBy<T extends Named>(jobs: readonly T[], skill: string, { skillsOf, environmentOf }: Asked): T[] {
  const placed = jobs.map((job) => {
    const at = skillsOf(job.slug).findIndex((one) => one.slug === skill);
    return { job, at: at < 0 ? Number.MAX_SAFE_INTEGER : at };
  });
  const bySlug = placed.toSorted((a, b) => (a.job.slug < b.job.slug ? -1 : 1));
  const places = [...Map.groupBy(bySlug, ({ at }) => at)].toSorted(([a], [b]) => a - b);
  return places.flatMap(([, own]) => {
    const groups = Map.groupBy(own, ({ job }) => environmentOf(job.slug));
    const inOrder = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return takeTurns(inOrder.map(([, group]) => group.map(({ job }) => job)));
  });
}
