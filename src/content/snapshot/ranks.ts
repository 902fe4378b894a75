/** Places in a shelf, ascending unless said otherwise: 0 is the record that changed last. */
export type Ranks = Int32Array;

export const NO_RANKS: Ranks = new Int32Array(0);

/** One list of places for each of many owners, packed into two arrays. */
export class RankLists {
  private readonly starts: Int32Array;
  private readonly values: Int32Array;

  constructor(starts: Int32Array, values: Int32Array) {
    this.starts = starts;
    this.values = values;
  }

  get size(): number {
    return this.starts.length - 1;
  }

  /** The list of one owner; empty for a place that does not exist. */
  at(owner: number): Ranks {
    return owner >= 0 && owner < this.size
      ? this.values.subarray(this.starts[owner] as number, this.starts[owner + 1] as number)
      : NO_RANKS;
  }

  /** The same lists, each ascending. */
  sorted(): RankLists {
    const copy = new RankLists(this.starts, this.values.slice());
    for (let owner = 0; owner < copy.size; owner += 1) copy.at(owner).sort();
    return copy;
  }

  /** Who has each of `count` places in their list, ascending. */
  turned(count: number): RankLists {
    const starts = new Int32Array(count + 1);
    for (const value of this.values) starts[value + 1] = (starts[value + 1] as number) + 1;
    for (let at = 1; at <= count; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
    const next = starts.slice();
    const values = new Int32Array(this.values.length);
    for (let owner = 0; owner < this.size; owner += 1)
      for (let at = this.starts[owner] as number; at < (this.starts[owner + 1] as number); at += 1) {
        const value = this.values[at] as number;
        values[next[value] as number] = owner;
        next[value] = (next[value] as number) + 1;
      }
    return new RankLists(starts, values);
  }
}

/** Beside so many times as many, leaping is quicker than marking. */
const LEAP_FROM = 16;

/** What is in both. */
export function intersect(a: Ranks, b: Ranks): Ranks {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return few.length * LEAP_FROM < many.length ? leapt(few, many) : markedIn(few, many);
}

/** Marks the longer list and steps through the shorter. */
function markedIn(few: Ranks, many: Ranks): Ranks {
  const marks = new Uint8Array(Math.max(few.at(-1) ?? -1, many.at(-1) ?? -1) + 1);
  for (let at = 0; at < many.length; at += 1) marks[many[at] as number] = 1;
  const both = new Int32Array(few.length);
  let found = 0;
  for (let at = 0; at < few.length; at += 1) {
    const rank = few[at] as number;
    both[found] = rank;
    found += marks[rank] as number;
  }
  return both.subarray(0, found);
}

/** Steps through the shorter list and leaps through the longer. */
function leapt(few: Ranks, many: Ranks): Ranks {
  const both = new Int32Array(few.length);
  let found = 0;
  let at = 0;
  for (const rank of few) {
    at = firstNotBelow(many, rank, at);
    if (at === many.length) break;
    if (many[at] === rank) {
      both[found] = rank;
      found += 1;
    }
  }
  return both.subarray(0, found);
}

/** Where `rank` stands or would stand, from `start` on: doubling steps, then halving. */
function firstNotBelow(ranks: Ranks, rank: number, start: number): number {
  let low = start;
  let step = 1;
  while (low + step < ranks.length && (ranks[low + step] as number) < rank) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, ranks.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranks[middle] as number) < rank) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is in any of them, out of `size` places. */
export function unite(lists: readonly Ranks[], size: number): Ranks {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length === 0) return NO_RANKS;
  if (filled.length === 1) return filled[0] as Ranks;
  const total = filled.reduce((sum, list) => sum + list.length, 0);
  if (total * 16 < size) return Int32Array.from(new Set(filled.flatMap((list) => [...list]))).sort();
  return marked(filled, size, 1);
}

/** Every place of `size` that is not in the list. */
export function without(ranks: Ranks, size: number): Ranks {
  return marked([ranks], size, 0);
}

function marked(lists: readonly Ranks[], size: number, wanted: 0 | 1): Ranks {
  const marks = new Uint8Array(size);
  for (const list of lists) for (const rank of list) marks[rank] = 1;
  return everyRank(size).filter((rank) => marks[rank] === wanted);
}

/** Every place of a shelf. */
export function everyRank(size: number): Ranks {
  return Int32Array.from({ length: size }, (_, rank) => rank);
}
