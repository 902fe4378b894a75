/** A figure measured several times. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return { median: (low + high) / 2, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
}

/** "median (least–most)", each as `write` has it. */
export function words(spread: Spread, write: (value: number) => string): string {
  return `${write(spread.median)} (${write(spread.least)}–${write(spread.most)})`;
}

export const whole = (value: number) => value.toFixed(0);
export const tenth = (value: number) => value.toFixed(1);
export const hundredth = (value: number) => value.toFixed(2);
export const percent = (value: number) => `${(value * 100).toFixed(0)} %`;
