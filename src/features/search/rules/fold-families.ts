import type { Scoring } from "./rank-records.ts";

/** Who stands for a family among what answers, and how many short profiles stand behind. */
interface Standing {
  readonly scoring: number;
  readonly entry: number;
  readonly score: number;
  readonly isShort: boolean;
  behind: number;
}

/**
 * Of a family's short profiles only the best stands, and where a full profile of the family answers, none: they are counted behind it.
 * One that the question names stands in any case.
 */
export function foldFamilies(scorings: readonly Scoring[]): Scoring[] {
  const standing = standingIn(scorings);
  if (standing.size === 0) return [...scorings];
  const folded = scorings.map((scoring, at) => withoutFolded(scoring, at, standing));
  return folded.map((scoring, at) => ({
    ...scoring,
    behind: new Map([...standing.values()].filter((one) => one.scoring === at).map((one) => [one.entry, one.behind])),
  }));
}

function withoutFolded(scoring: Scoring, at: number, standing: ReadonlyMap<string, Standing>): Scoring {
  const { shorts, families, familyNames } = scoring.index.flat;
  const kept: number[] = [];
  scoring.entries.forEach((entry, place) => {
    const family = familyNames[families[entry] as number];
    const first = family === undefined ? undefined : standing.get(family);
    const isFirst = first?.scoring === at && first.entry === entry;
    if (shorts[entry] === 1 && first && !isFirst && !scoring.named.has(entry)) first.behind += 1;
    else kept.push(place);
  });
  return {
    ...scoring,
    entries: Int32Array.from(kept, (place) => scoring.entries[place] as number),
    scores: Float64Array.from(kept, (place) => scoring.scores[place] as number),
  };
}

function standingIn(scorings: readonly Scoring[]): Map<string, Standing> {
  const standing = new Map<string, Standing>();
  scorings.forEach(({ index, entries, scores }, at) => {
    const { shorts, families, familyNames } = index.flat;
    entries.forEach((entry, place) => {
      const family = familyNames[families[entry] as number];
      if (family === undefined) return;
      const one = { scoring: at, entry, score: scores[place] as number, isShort: shorts[entry] === 1, behind: 0 };
      const before = standing.get(family);
      if (!before || isBetter(one, before)) standing.set(family, one);
    });
  });
  return standing;
}

function isBetter(one: Standing, other: Standing): boolean {
  if (one.isShort !== other.isShort) return other.isShort;
  return one.score > other.score;
}
