/** What every scale shares: reliability, error, percentile rank, likeness of profiles, quality of answers. */

/** How well a scale measures. `sd` in raw points; `alpha` is its reliability (KR-20 for true/false), at most 1. */
export type ScaleError = { readonly sd: number; readonly alpha: number };

/** Two-sided 95 % point of the normal distribution. */
export const Z95 = 1.96;

/** A run test beyond it is one honest taker of a thousand, on either side (measurement.md 2.7). */
export const RUNS_Z = 3.3;
export const FAST_MEDIAN_MS = 1200;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const mean = (values: readonly number[]): number => sum(values) / values.length;

function variance(values: readonly number[]): number {
  const centre = mean(values);
  return sum(values.map((value) => (value - centre) ** 2)) / values.length;
}

/**
 * Cronbach's alpha = k/(k−1) · (1 − Σ s_i² / s_X²), variances over n on both sides (Cronbach 1951).
 * @param rows one row per person, one score per item; every row of the same length
 * @returns a number ≤ 1 (negative when items disagree), or null when undefined: under 2 people, under 2 items, equal totals
 */
export function cronbachAlpha(rows: readonly (readonly number[])[]): number | null {
  const items = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== items)) throw new RangeError("Every person must answer the same items");
  if (items < 2) return null;
  const total = variance(rows.map(sum));
  if (total === 0) return null;
  const byItem = Array.from({ length: items }, (_, item) => variance(rows.map((row) => row[item] ?? 0)));
  return (items / (items - 1)) * (1 - sum(byItem) / total);
}

/**
 * KR-20 = k/(k−1) · (1 − Σ p(1−p) / s_X²): alpha of true/false items (Kuder & Richardson 1937, formula 20).
 * @param rows one row per person, true where the item was marked
 */
export function kr20(rows: readonly (readonly boolean[])[]): number | null {
  return cronbachAlpha(rows.map((row) => row.map(Number)));
}

/** Standard error of measurement, raw points: s·√(1 − alpha) (classical test theory; measurement.md 2.6). */
export function standardError({ sd, alpha }: ScaleError): number {
  if (!(sd >= 0 && alpha <= 1)) throw new RangeError("A scale needs sd ≥ 0 and alpha ≤ 1");
  return sd * Math.sqrt(1 - alpha);
}

/**
 * Standard error of the difference of two scales, raw points: √(SEM_a² + SEM_b²), which for one common sd is
 * s·√(2 − alpha_a − alpha_b) (measurement.md 2.6). With one argument both scales measure equally well.
 */
export function standardErrorOfDifference(a: ScaleError, b: ScaleError = a): number {
  return Math.hypot(standardError(a), standardError(b));
}

/**
 * Mid-rank percentile PR = 100 (b + f/2) / N, clipped to 1–99 and not rounded (measurement.md 2.5).
 * @param cell people of the norm group below the score, at the score, and in all
 * @returns 1–99, or null when the group is empty: there is no norm yet
 */
export function percentileRank(cell: {
  readonly below: number;
  readonly at: number;
  readonly total: number;
}): number | null {
  const { below, at, total } = cell;
  if (!(below >= 0 && at >= 0 && below + at <= total)) throw new RangeError("A norm cell must hold below + at ≤ total");
  if (total === 0) return null;
  return Math.min(99, Math.max(1, (100 * (below + at / 2)) / total));
}

/** `r` within −1…1; `terms` in the order of the input, signed, adding up to `r`. */
export type Correlation = { readonly r: number; readonly terms: readonly number[] };

const isFlat = (values: readonly number[]): boolean => Math.max(...values) === Math.min(...values);

/**
 * Pearson correlation of two profiles; term_d = (a_d − ā)(b_d − b̄) / √(Σ(a−ā)² · Σ(b−b̄)²) (measurement.md 2.3).
 * @returns null when undefined: a profile is empty, flat, or holds a value that is not finite
 */
export function correlateProfiles(a: readonly number[], b: readonly number[]): Correlation | null {
  if (a.length !== b.length) throw new RangeError("Profiles must have the same length");
  // A flat profile of decimals can leave a tiny spread around its rounded mean, so flatness is not read off the spread.
  if (isFlat(a) || isFlat(b)) return null;
  const [centreA, centreB] = [mean(a), mean(b)];
  const spread = Math.sqrt(variance(a) * variance(b)) * a.length;
  if (!(spread > 0 && spread < Infinity)) return null;
  const terms = a.map((value, at) => ((value - centreA) * ((b[at] ?? 0) - centreB)) / spread);
  return { r: Math.min(1, Math.max(-1, sum(terms))), terms };
}

/**
 * Runs test given the own share of each answer: z = (runs − E) / √Var with E = (n(n + 1) − Σnᵢ²)/n and
 * Var = (Σnᵢ²(Σnᵢ² + n(n + 1)) − 2nΣnᵢ³ − n³) / (n²(n − 1)); for two answers that of Wald & Wolfowitz (1940), for more Barton & David (1957).
 * @returns below 0: longer runs than chance gives; above: more changes. Null where only one order is possible.
 */
export function runsZ(answers: readonly (string | number | boolean)[]): number | null {
  const n = answers.length;
  const counts = [...new Set(answers)].map((one) => answers.filter((answer) => answer === one).length);
  const squares = sum(counts.map((count) => count ** 2));
  const cubes = sum(counts.map((count) => count ** 3));
  const spread = (squares * (squares + n * (n + 1)) - 2 * n * cubes - n ** 3) / (n * n * (n - 1));
  if (counts.length < 2 || !(spread > 1e-9)) return null;
  const runs = answers.filter((answer, at) => at === 0 || answer !== answers[at - 1]).length;
  return (runs - (n * (n + 1) - squares) / n) / Math.sqrt(spread);
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** `runsZ` as above; `medianMs` in milliseconds (null when time does not count); `careless` when any flag is up. */
export type AnswerQuality = {
  readonly allSame: boolean;
  readonly runsZ: number | null;
  readonly longRuns: boolean;
  readonly zigzag: boolean;
  readonly medianMs: number | null;
  readonly tooFast: boolean;
  readonly careless: boolean;
};

/**
 * Signs of answering without reading; thresholds are our own, to be tuned on data (measurement.md 2.7).
 * @param answers in the order shown, two or more for `allSame` to mean anything
 * @param visualMs milliseconds per statement in the visual mode; leave out for audio and screen readers
 */
export function flagAnswers(
  answers: readonly (string | number | boolean)[],
  visualMs: readonly number[] = [],
): AnswerQuality {
  const allSame = answers.length > 1 && new Set(answers).size === 1;
  const z = runsZ(answers);
  const longRuns = z !== null && z < -RUNS_Z;
  const zigzag = z !== null && z > RUNS_Z;
  const medianMs = median(visualMs);
  const tooFast = medianMs !== null && medianMs < FAST_MEDIAN_MS;
  const careless = allSame || longRuns || zigzag || tooFast;
  return { allSame, runsZ: z, longRuns, zigzag, medianMs, tooFast, careless };
}
