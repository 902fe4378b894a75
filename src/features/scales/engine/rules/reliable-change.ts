/** Whether two attempts of one person differ by more than chance (measurement.md 2.6). */
import { type ScaleError, standardErrorOfDifference, Z95 } from "../rules.ts";

/** `up` and `down` are real changes; `chance`: a gap that comes of itself; `same`: the same score twice. */
export type Change = "up" | "down" | "chance" | "same";

export interface ReliableChange {
  /** (x2 − x1) / (s·√(2(1 − r_tt))); null where the scale has no error and so no index. */
  readonly index: number | null;
  readonly change: Change;
  /** The least whole gap that is real. */
  readonly least: number;
}

/**
 * Reliable change index (Jacobson & Truax 1991): real when |index| > 1.96. Alpha stands for the retest reliability r_tt until one is
 * known; of a trait that itself moves it is the higher of the two, so real change is then claimed a little too often.
 */
export function reliableChange(before: number, after: number, scale: ScaleError): ReliableChange {
  const error = standardErrorOfDifference(scale);
  const least = Math.floor(Z95 * error) + 1;
  if (before === after) return { index: error === 0 ? null : 0, change: "same", least };
  const index = error === 0 ? null : (after - before) / error;
  const isReal = index === null || Math.abs(index) > Z95;
  if (!isReal) return { index, change: "chance", least };
  return { index, change: after > before ? "up" : "down", least };
}

/** How often at least one of so many scores crosses the bound though nothing changed, 0 to 1: 1 − 0.95ⁿ for scores that err on their own. */
export function chanceOfOne(scores: number): number {
  return 1 - 0.95 ** scores;
}
