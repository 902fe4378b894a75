/** Upper tails of the normal and the chi-square distribution, computed and not looked up. */

/** Where series and continued fraction meet: both give 14 digits on their side. */
const SERIES_END = 2.5;
const DEPTH = 60;

function errorSeries(x: number): number {
  let [term, total] = [x, x];
  for (let n = 1; term > total * 1e-17; n += 1) {
    term *= (2 * x * x) / (2 * n + 1);
    total += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * total;
}

function errorFraction(x: number): number {
  let inner = x;
  for (let n = DEPTH; n > 0; n -= 1) inner = x + n / 2 / inner;
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * inner);
}

/** Complementary error function: series to 2.5, Laplace's continued fraction beyond (Abramowitz & Stegun 7.1.6, 7.1.14). */
function erfc(x: number): number {
  if (x < 0) return 2 - erfc(-x);
  return x < SERIES_END ? 1 - errorSeries(x) : errorFraction(x);
}

/** P(Z > z) of the standard normal distribution. */
export function normalTail(z: number): number {
  return erfc(z / Math.SQRT2) / 2;
}

/**
 * P(χ² > q) with whole degrees of freedom: Q(a + 1, x) = Q(a, x) + x^a e^−x / Γ(a + 1), from Q(½, x) = erfc √x or Q(1, x) = e^−x
 * (Abramowitz & Stegun 6.5.21, 26.4.4–5).
 */
export function chiSquareTail(q: number, degrees: number): number {
  if (!(q >= 0 && Number.isInteger(degrees) && degrees >= 1)) throw new RangeError("chi-square needs q ≥ 0 and df ≥ 1");
  if (q === Infinity) return 0;
  const x = q / 2;
  const isOdd = degrees % 2 === 1;
  let tail = isOdd ? erfc(Math.sqrt(x)) : Math.exp(-x);
  let term = isOdd ? 2 * Math.sqrt(x / Math.PI) * Math.exp(-x) : x * Math.exp(-x);
  for (let a = isOdd ? 0.5 : 1; a < degrees / 2; a += 1) {
    tail += term;
    term *= x / (a + 1);
  }
  return tail;
}
