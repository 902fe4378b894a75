/** Which of several statements says most of a profession: the one that shares its rarer words. */

interface Worded {
  readonly id: string;
  readonly words: string;
}

const SHORTEST = 4;
/** As far as words of one family agree: teach, teacher, teaching. */
const STEM = 5;

/** The stems of a text, each once; words too short to tell anything are left out. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST).map((word) => word.slice(0, STEM)));
}

/** Weighs statements by a profession's stems: a stem counts the more, the fewer statements have it. */
export function statementWeights(
  statements: readonly Worded[],
): (id: string, profession: ReadonlySet<string>) => number {
  const stems = new Map(statements.map(({ id, words }) => [id, stemsOf(words)]));
  const spread = new Map<string, number>();
  for (const own of stems.values()) for (const stem of own) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  return (id, profession) => {
    let weight = 0;
    for (const stem of stems.get(id) ?? []) if (profession.has(stem)) weight += 1 / (spread.get(stem) ?? 1);
    return weight;
  };
}
