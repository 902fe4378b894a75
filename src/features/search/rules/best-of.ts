import type { Answering, Scoring } from "./rank-records.ts";

const FIRST_TYPE = "job";
const BINS = 1024;

/** How many records of each type answer. */
export function countTypes(scorings: readonly Scoring[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { index, entries } of scorings) {
    const { types, typeNames } = index.flat;
    const own = new Uint32Array(typeNames.length);
    for (const entry of entries) own[types[entry] as number] = (own[types[entry] as number] as number) + 1;
    typeNames.forEach((name, type) => void counts.set(name, (counts.get(name) ?? 0) + (own[type] as number)));
  }
  return counts;
}

/** The best of what answers, best first, professions first on a tie; `types` narrows to some types. Only those that may be among them are sorted. */
export function bestOf(scorings: readonly Scoring[], most: number, types?: ReadonlySet<string>): Answering[] {
  const least = leastScore(scorings, most, types);
  return scorings
    .flatMap((scoring) => above(scoring, least, types))
    .sort((a, b) => tenths(b.score) - tenths(a.score) || placeOf(a) - placeOf(b))
    .slice(0, most);
}

/** A score that at least `most` records reach. Equal scores stay together, so that every page is cut from one order. */
function leastScore(scorings: readonly Scoring[], most: number, types?: ReadonlySet<string>): number {
  let [top, count] = [0, 0];
  for (const scoring of scorings)
    each(scoring, types, (score) => {
      count += 1;
      if (score > top) top = score;
    });
  if (count <= 2 * most) return 0;
  const width = top / BINS;
  const bins = new Uint32Array(BINS + 1);
  for (const scoring of scorings)
    each(scoring, types, (score) => {
      const bin = Math.floor(score / width);
      bins[bin] = (bins[bin] as number) + 1;
    });
  let [bin, reached] = [BINS + 1, 0];
  while (bin > 0 && reached < most) {
    bin -= 1;
    reached += bins[bin] as number;
  }
  return (tenths(bin * width) - 1) / 10;
}

function above(scoring: Scoring, least: number, types?: ReadonlySet<string>): Answering[] {
  const { index, named, behind } = scoring;
  const { types: typeOf, typeNames } = index.flat;
  const found: Answering[] = [];
  each(scoring, types, (score, entry) => {
    if (score < least) return;
    const type = typeNames[typeOf[entry] as number] as string;
    found.push({ index, entry, type, score, isNamed: named.has(entry), behind: behind?.get(entry) ?? 0 });
  });
  return found.sort((a, b) => a.entry - b.entry);
}

function each(
  { index, entries, scores }: Scoring,
  types: ReadonlySet<string> | undefined,
  visit: (score: number, entry: number) => void,
): void {
  const { types: typeOf, typeNames } = index.flat;
  const isWanted = typeNames.map((name) => !types || types.has(name));
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] as number;
    if (isWanted[typeOf[entry] as number]) visit(scores[at] as number, entry);
  }
}

/** Several questions of one index as one: what answers any of them, best what answers most. */
export function anyOf(scorings: readonly Scoring[]): Scoring {
  const [first, ...others] = scorings;
  if (!first) throw new Error("Nothing was asked.");
  if (others.length === 0) return first;
  const sums = new Map<number, number>();
  for (const { entries, scores } of scorings)
    entries.forEach((entry, at) => void sums.set(entry, (sums.get(entry) ?? 0) + (scores[at] as number)));
  return {
    index: first.index,
    entries: Int32Array.from(sums.keys()),
    scores: Float64Array.from(sums.values()),
    named: new Set(scorings.flatMap(({ named }) => [...named])),
    steps: scorings.reduce((sum, { steps }) => sum + steps, 0),
  };
}

function placeOf({ type }: Answering): number {
  return type === FIRST_TYPE ? 0 : 1;
}

/** Scores that differ by less are equal. */
function tenths(score: number): number {
  return Math.round(score * 10);
}
