import { intersect, type Ranks } from "#content/snapshot/ranks.ts";
import { chance, snapshotOf, syntheticRecords } from "./synthetic.ts";

const RELATIONS = ["work_environments", "sectors", "workplaces", "qualifications", "future_skills"] as const;
const NEWEST = ["updatedAt:desc"];
export const ANY_SORT = ["updatedAt:desc", "updatedAt:asc", "title:asc", "title:desc", "slug:asc", "slug:desc"];
const PAGE_SIZE = 12;
const MOST_PAGES = 6;

/** Five relations of each profession in the answer. */
export const WITH_RELATIONS = RELATIONS.map((name, at) => `populate[${at}]=${name}`).join("&");

interface Filter {
  readonly query: string;
  readonly ranks: Ranks;
}

/**
 * Distinct questions for full lists of 12 that are filtered by one or two relations, in an order of chance that is always the
 same, newest first or sorted. They come from 1,000 professions and have full lists over any larger number too.
 */
export function listQuestions(sorts: readonly string[] = NEWEST): string[] {
  const filters = filtersOf(1000);
  const questions: string[] = [];
  for (const { query, ranks } of filters) {
    const pages = Math.min(MOST_PAGES, Math.floor(ranks.length / PAGE_SIZE));
    for (let page = 1; page <= pages; page += 1)
      for (const sort of sorts)
        for (const locale of ["ar", "en"])
          questions.push(
            `${query}&sort=${sort}&locale=${locale}&pagination[page]=${page}&pagination[pageSize]=${PAGE_SIZE}`,
          );
  }
  return shuffled(questions);
}

function filtersOf(jobs: number): Filter[] {
  const snapshot = snapshotOf(syntheticRecords(jobs));
  const singles = RELATIONS.map((name) => {
    const link = snapshot.shelf("job").links.get(name);
    if (!link) throw new Error(`A profession has no relation ${name}.`);
    return snapshot.shelf(link.type).records.map(({ slug }, rank) => ({
      query: `filters[${name}][slug][$eq]=${slug}`,
      ranks: link.back.at(rank),
    }));
  });
  const pairs = singles.flatMap((ones, at) =>
    singles
      .slice(at + 1)
      .flat()
      .flatMap((other) =>
        ones.map((one) => ({ query: `${one.query}&${other.query}`, ranks: intersect(one.ranks, other.ranks) })),
      ),
  );
  return [...singles.flat(), ...pairs];
}

/** The same order of chance each time; the list itself is put into it. */
export function shuffled<T>(list: T[]): T[] {
  const below = chance(7);
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
  return list;
}
