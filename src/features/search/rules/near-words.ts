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

/** The word with each letter left out once: two words near each other share one of these, or one is in the other's. */
export function withoutOneLetter(word: string): string[] {
  return [...new Set(Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)))];
}
