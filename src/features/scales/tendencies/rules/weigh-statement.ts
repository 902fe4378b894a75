/** Which of several statements says something of a profession: one that shares a word with it which few professions have. */

interface Worded {
  readonly id: string;
  readonly words: string;
}

const SHORTEST = 4;
/** As far as words of one family agree: teach, teacher, teaching. */
const STEM = 5;
/** A word that more of the professions have than this tells nothing of one. */
const MOST_COMMON = 0.08;

/** Words that stand in statements and tell of no kind of work, by their stems. */
const EMPTY = new Set(
  (
    "about after before care doing each enjoy files follow from front getting group happy have home into keep know like look make " +
    "makes making mean more need open other over pleasure proper ready schedule setting small someone something stopped take that " +
    "their them there things think this through time true trying want what when work working"
  )
    .split(" ")
    .map((word) => word.slice(0, STEM)),
);

/** The stems of a text, each once; words too short or too empty to tell anything are left out. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const stems = words.filter((word) => word.length >= SHORTEST).map((word) => word.slice(0, STEM));
  return new Set(stems.filter((stem) => !EMPTY.has(stem)));
}

/** The stems that few of all professions have. */
export function rareStems(professions: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const own of professions) for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.max(1, MOST_COMMON * professions.length);
  return new Set([...counts].filter(([, count]) => count <= most).map(([stem]) => stem));
}

/** Weighs statements by how many rare words they share with a profession; 0: it says nothing of it. */
export function statementWeights(
  statements: readonly Worded[],
  rare: ReadonlySet<string>,
): (id: string, profession: ReadonlySet<string>) => number {
  const stems = new Map(statements.map(({ id, words }) => [id, [...stemsOf(words)].filter((one) => rare.has(one))]));
  return (id, profession) => (stems.get(id) ?? []).filter((stem) => profession.has(stem)).length;
}
