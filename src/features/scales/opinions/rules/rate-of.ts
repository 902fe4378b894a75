import type { Rate } from "../schema.ts";

const Z95 = 1.959964;

/** A share with the bounds of Wilson's interval; of none nothing is known. */
export function rateOf(liked: number, said: number): Rate {
  if (said === 0) return { said, liked, share: 0, from: 0, to: 1 };
  const share = liked / said;
  const square = Z95 ** 2;
  const middle = share + square / (2 * said);
  const reach = Z95 * Math.sqrt((share * (1 - share)) / said + square / (4 * said ** 2));
  const whole = 1 + square / said;
  return { said, liked, share, from: Math.max(0, (middle - reach) / whole), to: Math.min(1, (middle + reach) / whole) };
}
