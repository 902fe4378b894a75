import type { Pair } from "../rules.ts";

/** A line as far as it tells two apart: how many values both share, and how many each has alone. */
export interface Parted {
  readonly key: string;
  readonly both: number;
  readonly each: Pair<number>;
}

/** An environment of the work of both, null where it is not known. */
export interface Leveled {
  readonly key: string;
  readonly each: Pair<"low" | "medium" | "high" | null>;
}

/** So many differences are told first. */
export const MOST_GREAT = 3;

/** Lines that say soonest what sets two professions apart, the most telling first. */
const TELLING = [
  "preparation",
  "tasks",
  "workplaces",
  "skills",
  "asks-skills",
  "kind",
  "sectors",
  "study",
  "asks-knowledge",
  "education",
  "subjects",
];

/**
 * The keys of the greatest differences: an environment that is strong in one and weak in the other, then the telling
 * lines both have something of, those that share the least before the others.
 */
export function greatestOf(lines: readonly Parted[], levels: readonly Leveled[]): string[] {
  const opposite = levels.filter(({ each }) => each.includes("low") && each.includes("high")).slice(0, 1);
  const told = TELLING.flatMap((key) => lines.filter((line) => line.key === key))
    .filter(({ each }) => each[0] > 0 && each[1] > 0)
    .toSorted((a, b) => shared(a) - shared(b));
  return [...opposite, ...told].map(({ key }) => key).slice(0, MOST_GREAT);
}

function shared({ both, each }: Parted): number {
  return both / (both + each[0] + each[1]);
}
