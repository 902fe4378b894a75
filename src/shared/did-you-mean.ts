const LONGEST_COMPARED = 60;

/** How many changes of one letter lead from one word to the other, at most `limit`. */
export function distance(a: string, b: string, limit = 8): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, index) => Math.min(index, limit));
  for (let i = 1; i <= a.length; i += 1) {
    const next = new Array<number>(b.length + 1).fill(limit);
    if (i < limit) next[0] = i;
    let least = next[0] ?? limit;
    // Further from the diagonal than the limit, more changes than that are needed.
    const last = Math.min(b.length, i + limit);
    for (let j = Math.max(1, i - limit); j <= last; j += 1) {
      const change = (row[j - 1] ?? limit) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const fewest = Math.min(limit, change, (row[j] ?? limit) + 1, (next[j - 1] ?? limit) + 1);
      next[j] = fewest;
      if (fewest < least) least = fewest;
    }
    if (least === limit) return limit;
    row = next;
  }
  return row[b.length] ?? limit;
}

/** A word of an address shorter than this ("of", "and") tells nothing. */
const SHORTEST_WORD = 4;
/** How many letters a word in common makes up for: words stand in another order than they are remembered in. */
const WORD_WORTH = 2;

function far(wanted: string, slug: string): number {
  if (wanted.length > 2 && slug.includes(wanted)) return -LONGEST_COMPARED;
  const words = new Set(wanted.split("-").filter((word) => word.length >= SHORTEST_WORD));
  const shared = slug.split("-").filter((word) => words.has(word)).length;
  return distance(wanted, slug) - WORD_WORTH * shared;
}

/** The records whose slugs are most like one that does not exist. */
export function didYouMean<T extends { readonly slug: string }>(
  slug: string,
  records: readonly T[],
  most: number,
): T[] {
  const wanted = slug.slice(0, LONGEST_COMPARED).toLowerCase();
  return records
    .map((record) => ({ record, far: far(wanted, record.slug) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ record }) => record);
}
