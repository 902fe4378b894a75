import { unconfused } from "./sounds-alike.ts";

const MAY_BEGIN_OTHERWISE = 8;
const LONG = 5;
const VERY_LONG = 9;

/** Whether two words differ by one letter more, less or other, or by two neighbours in the other order. Bounded by the shorter word. */
export function isNear(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  const [restShort, restLong] = [short.slice(from), long.slice(from)];
  if (short.length < long.length) return restShort === restLong.slice(1);
  if (restShort.slice(1) === restLong.slice(1)) return true;
  const isSwapped = restShort[0] === restLong[1] && restShort[1] === restLong[0];
  return isSwapped && restShort.slice(2) === restLong.slice(2);
}

/** Whether one word may be a slip for the other: the shorter, the fewer slips are believed. */
export function isSlip(asked: string, word: string): boolean {
  if (unconfused(asked) === unconfused(word)) return true;
  const length = Math.max(asked.length, word.length);
  if (isSwapped(asked, word)) return true;
  if (length < LONG || !isNear(asked, word)) return false;
  return asked[0] === word[0] || length >= MAY_BEGIN_OTHERWISE;
}

/** Whether a long word may be two slips for the other; both are known to begin alike. */
export function isTwoSlips(asked: string, word: string): boolean {
  if (Math.min(asked.length, word.length) < VERY_LONG || Math.abs(asked.length - word.length) > 2) return false;
  return (
    withoutOneLetter(asked).some((shorter) => isNear(shorter, word)) ||
    withoutOneLetter(word).some((shorter) => isNear(asked, shorter))
  );
}

function isSwapped(a: string, b: string): boolean {
  return a.length === b.length && isNear(a, b) && [...a].sort().join("") === [...b].sort().join("");
}

/** The word with each letter left out once: two words near each other share one of these, or one is in the other's. */
export function withoutOneLetter(word: string): string[] {
  return [...new Set(Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)))];
}
