/** What scores with error say of the interest behind them (measurement.md 2.6). */
import { type ScaleError, standardErrorOfDifference, Z95 } from "../rules.ts";
import { normalTail } from "./tails.ts";

/** A scale's error and the mean of those it is read against, in raw points. */
export type ScaleNorm = ScaleError & { readonly mean: number };
export type Range = { readonly min: number; readonly max: number };
export type Band = { readonly from: number; readonly to: number };

function bandIn({ min, max }: Range, centre: number, half: number): Band {
  const within = (value: number) => Math.min(max, Math.max(min, value));
  return { from: within(centre - half), to: within(centre + half) };
}

function requireIn(raw: number, { min, max }: Range): void {
  if (!(raw >= min && raw <= max)) throw new RangeError(`Score ${raw} is outside ${min}–${max}`);
}

const trueScore = (raw: number, { mean, alpha }: ScaleNorm): number => mean + alpha * (raw - mean);
const trueSpread = ({ sd, alpha }: ScaleNorm): number => sd * Math.sqrt(alpha * (1 - alpha));

/**
 * Where the interest behind a score lies, at 95 %: ẑ = alpha·z, ẑ ± 1.96 √(alpha(1 − alpha)), in raw points (Kelley 1947; cNORM).
 * Never told as where another attempt would fall: that is `secondAttemptBand`.
 */
export function trueScoreBand(raw: number, norm: ScaleNorm, range: Range): Band {
  requireIn(raw, range);
  return bandIn(range, trueScore(raw, norm), Z95 * trueSpread(norm));
}

/** Where the score of another attempt falls 95 times of 100: x ± 1.96 s√(2(1 − alpha)). */
export function secondAttemptBand(raw: number, error: ScaleError, range: Range): Band {
  requireIn(raw, range);
  return bandIn(range, raw, Z95 * standardErrorOfDifference(error));
}

/** Whether two scores differ at 95 %: |a − b| > 1.96 s√(2 − alpha_a − alpha_b). */
export function areApart(a: number, b: number, error: ScaleError): boolean {
  return Math.abs(a - b) > Z95 * standardErrorOfDifference(error);
}

/** Steps of the integral below; 60 give ten digits already. */
const STEPS = 80;
/** Beyond so many standard deviations nothing is left to count. */
const REACH = 6.5;

/**
 * The chance of each scale to be among the `places` highest by true score, N(trueScore, sd √(alpha(1 − alpha))) each on its own.
 * Exact: ∫ density_i(t) · P(fewer than `places` of the others lie above t) dt by the trapezoid rule. The chances add up to `places`.
 */
export function leadingChances(scores: readonly number[], norm: ScaleNorm, places: number): number[] {
  const spread = trueSpread(norm);
  if (spread === 0) return sharedPlaces(scores, places);
  const centres = scores.map((score) => trueScore(score, norm));
  const first = Math.min(...centres) - REACH * spread;
  const step = (Math.max(...centres) + REACH * spread - first) / STEPS;
  const chances = scores.map(() => 0);
  for (let at = 0; at <= STEPS; at += 1) {
    const zs = centres.map((centre) => (first + at * step - centre) / spread);
    const above = zs.map(normalTail);
    for (const [one, z] of zs.entries()) {
      const density = Math.exp((-z * z) / 2) / (spread * Math.sqrt(2 * Math.PI));
      chances[one] = (chances[one] ?? 0) + density * step * chanceOfFewer(above, one, places);
    }
  }
  return chances;
}

/** P(fewer than `places` of the others lie above), each with its own chance: counted up one by one. */
function chanceOfFewer(above: readonly number[], without: number, places: number): number {
  const counts = [1, ...Array<number>(places - 1).fill(0)];
  for (const [at, chance] of above.entries()) {
    if (at === without) continue;
    for (let count = places - 1; count > 0; count -= 1)
      counts[count] = (counts[count] ?? 0) * (1 - chance) + (counts[count - 1] ?? 0) * chance;
    counts[0] = (counts[0] ?? 0) * (1 - chance);
  }
  return counts.reduce((total, chance) => total + chance, 0);
}

/** Without error the highest have the places; equal ones share what is left. */
function sharedPlaces(scores: readonly number[], places: number): number[] {
  return scores.map((score) => {
    const above = scores.filter((other) => other > score).length;
    const equal = scores.filter((other) => other === score).length;
    return Math.min(1, Math.max(0, (places - above) / equal));
  });
}
