import { LABEL, LABEL_BITS } from "./index-entry.ts";
import { labelKey, wholeKey } from "./read-query.ts";
import type { SearchIndex } from "./search-index.ts";

/** Entries one of whose names is the question, with what that name is: word by word, and in telling words. */
export interface Names {
  readonly whole: ReadonlyMap<number, number>;
  readonly telling: ReadonlyMap<number, number>;
}

export const NO_NAMES: Names = { whole: new Map(), telling: new Map() };

/** How a record gains whose name is the question, word by word and in its telling words. */
const BY_NAME = { [LABEL.keyword]: 1.4, [LABEL.other]: 3, [LABEL.title]: 4 } as const;
const BY_TELLING_WORDS = { [LABEL.keyword]: 1.2, [LABEL.other]: 2, [LABEL.title]: 3 } as const;
/** Of a short profile, when the question says more than its name. */
const SHORT_BY_TELLING_WORDS = 0.6;
/** Another name that more short profiles than these have names none of them: "engineer". */
const MOST_NAMESAKES = 3;

/** Who is named by a question. */
export function namesOf(index: SearchIndex, question: string): Names {
  return { whole: readNames(index, wholeKey(question)), telling: readNames(index, labelKey(question)) };
}

function readNames(index: SearchIndex, key: string): Map<number, number> {
  const { shorts } = index.flat;
  const found = Array.from(index.labels.listOf(key), (one) => ({
    entry: one >> LABEL_BITS,
    kind: one & ((1 << LABEL_BITS) - 1),
  }));
  const isShared = (one: { readonly entry: number; readonly kind: number }) =>
    shorts[one.entry] === 1 && one.kind === LABEL.other;
  const named = found.filter(isShared).length > MOST_NAMESAKES ? found.filter((one) => !isShared(one)) : found;
  return new Map(named.map(({ entry, kind }) => [entry, kind]));
}

/** Whether the question is the title or another name of an entry. */
export function isNamed({ whole, telling }: Names, entry: number): boolean {
  return Math.max(whole.get(entry) ?? 0, telling.get(entry) ?? 0) > LABEL.keyword;
}

/** All entries that are named so. */
export function namedEntries({ whole, telling }: Names): ReadonlySet<number> {
  return new Set([...whole, ...telling].filter(([, kind]) => kind > LABEL.keyword).map(([entry]) => entry));
}

/** How often its score an entry gets for its name. */
export function gainOf({ whole, telling }: Names, entry: number, isShort: boolean): number {
  if (whole.size === 0 && telling.size === 0) return 1;
  const gain = (table: Readonly<Record<number, number>>, kind: number | undefined) => (kind ? (table[kind] ?? 1) : 1);
  const byTelling = gain(BY_TELLING_WORDS, telling.get(entry)) * (isShort ? SHORT_BY_TELLING_WORDS : 1);
  return Math.max(gain(BY_NAME, whole.get(entry)), byTelling);
}
