import type { Ranks } from "./ranks.ts";

/** Which records of a shelf follow the others and fold: of each group the first that is listed stands for those after it. */
export interface Folding {
  /** The group of each place; below 0 for none. */
  readonly groups: Int32Array;
  /** 1 for those that may fold; the others always stand, and before them. */
  readonly mayFold: Uint8Array;
}

export interface Folded {
  readonly ranks: Ranks;
  /** How many are folded behind each of them. */
  readonly behind: Int32Array;
}

/** Puts those that may fold after the others, in the order they have, and folds them. */
export function foldRanks(ordered: Ranks, { groups, mayFold }: Folding): Folded {
  const ranks = new Int32Array(ordered.length);
  const behind = new Int32Array(ordered.length);
  const standsAt = new Map<number, number>();
  let count = 0;
  for (const isFolding of [0, 1])
    for (const rank of ordered) {
      if (mayFold[rank] !== isFolding) continue;
      const group = groups[rank] ?? -1;
      const before = standsAt.get(group);
      if (isFolding === 1 && before !== undefined) {
        behind[before] = (behind[before] as number) + 1;
        continue;
      }
      if (group >= 0 && before === undefined) standsAt.set(group, count);
      ranks[count] = rank;
      count += 1;
    }
  return { ranks: ranks.subarray(0, count), behind: behind.subarray(0, count) };
}
