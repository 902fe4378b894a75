import type { Choice, ComparedScore, PairAsked } from "../schema/comparison.ts";

export interface ChosenPair<T> {
  readonly before: T;
  readonly after: T;
  readonly isSameChosen: boolean;
}

/**
 * The two results to compare, the earlier one first: those asked for, else the newest and the one before it. Where one is asked for, or
 * one twice, it is compared with the one before it.
 * @param choices newest first
 */
export function choosePair<T extends Choice>(choices: readonly T[], { from, to }: PairAsked): ChosenPair<T> | null {
  const find = (attempt: string | null) => choices.findIndex((one) => one.attempt === attempt);
  const asked = [...new Set([find(from), find(to)])].filter((at) => at >= 0).toSorted((a, b) => a - b);
  const [later = 0, earlier] = asked;
  // The oldest has none before it.
  const isOldest = later === choices.length - 1;
  const other = earlier ?? (isOldest ? later - 1 : later + 1);
  const [after, before] = [choices[Math.min(later, other)], choices[Math.max(later, other)]];
  if (!after || !before || after === before) return null;
  return { before, after, isSameChosen: from !== null && from === to && find(from) >= 0 };
}

/** Real changes first, otherwise in the order given. */
export function realFirst(scores: readonly ComparedScore[]): ComparedScore[] {
  return scores.toSorted((a, b) => Number(isReal(b)) - Number(isReal(a)));
}

export function isReal({ change }: Pick<ComparedScore, "change">): boolean {
  return change === "up" || change === "down";
}
