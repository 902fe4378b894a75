import type { Group, Narrowing, SearchAnswer, SearchedType } from "../schema.ts";

/** The groups results are shown in (spec §2), in their order, and the types of each. */
export const GROUPS = {
  programs: ["academic-degree", "academic-program", "certification", "merit-program", "university", "institution"],
  jobs: ["job"],
  resources: ["blog", "document", "book", "course", "menternship", "faq"],
  skills: ["future-skill"],
} as const satisfies Readonly<Record<Group, readonly SearchedType[]>>;

export const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[];

/** The group a type is shown in. */
export function groupOf(type: SearchedType): Group {
  return GROUP_NAMES.find((group) => typesOf(group).includes(type)) ?? "resources";
}

/** The types of a group. */
export function typesOf(group: Group): readonly SearchedType[] {
  return GROUPS[group];
}

/** How many records of these types were found. */
export function countOf(counts: SearchAnswer["counts"], types: readonly SearchedType[]): number {
  return types.reduce((sum, type) => sum + counts[type], 0);
}

/** Reads `searchType`: the name of a group or of a type; what is neither narrows nothing. */
export function readNarrowing(searchType: string | null): Narrowing {
  const group = GROUP_NAMES.find((name) => name === searchType) ?? null;
  if (group) return { group, type: null };
  const within = GROUP_NAMES.find((name) => typesOf(name).some((type) => type === searchType)) ?? null;
  const type = (within && typesOf(within).find((one) => one === searchType)) ?? null;
  return { group: within, type };
}
