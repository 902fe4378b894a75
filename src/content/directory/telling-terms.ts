import type { Profession } from "./profession.ts";

type Kind = "skills" | "knowledge" | "styles";

/** How many of how many professions ask for each element. */
export interface Commonness {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

/** Counts over the whole directory. */
export function commonnessOf(all: readonly Profession[]): Commonness {
  const counts = new Map<string, number>();
  for (const { skills, knowledge, styles } of all)
    for (const id of [...skills, ...knowledge, ...styles]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return { counts, size: all.length };
}

/** The language of the source is asked of nearly all, and tells nothing here. */
const UNTOLD = new Set(["2.C.7.a"]);

/**
 * Of the strongest elements of a kind those that tell most: strong here and rare elsewhere. One that stands a place lower counts
 * a third less, so that neither what everybody needs nor the last of the list comes first.
 */
export function tellingOf(one: Profession, kind: Kind, most: number, { counts, size }: Commonness): string[] {
  const worth = (id: string, at: number) => Math.log(1 + size / (counts.get(id) ?? 1)) / (1 + at / 2);
  return one[kind]
    .map((id, at) => ({ id, worth: UNTOLD.has(id) ? 0 : worth(id, at) }))
    .filter((found) => found.worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ id }) => id);
}
