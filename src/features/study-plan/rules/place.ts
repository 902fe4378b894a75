const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";
const MIDDLE = "i";

/**
 * A place after one and before another, as text that sorts: moving one item changes that item alone. A place never ends in 0, so
 * there is always one between two.
 */
export function placeBetween(before: string | null, after: string | null): string {
  if (before === null && after === null) return MIDDLE;
  let place = "";
  let end = after;
  for (let at = 0; ; at += 1) {
    const low = DIGITS.indexOf(before?.[at] ?? "0");
    const high = end === null ? DIGITS.length : DIGITS.indexOf(end[at] ?? "0");
    if (low === high) {
      place += DIGITS[low];
      continue;
    }
    // At an open end the next digit is taken, so that a plan grown downwards keeps short places.
    const next = end === null ? low + 1 : Math.floor((low + high) / 2);
    if (next > low && next < DIGITS.length) return place + DIGITS[next];
    place += DIGITS[low];
    end = null;
  }
}

/** Orders by place, and by id where two devices took the same. */
export function byPlace(a: { readonly place: string; readonly id: string }, b: typeof a): number {
  if (a.place !== b.place) return a.place < b.place ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
