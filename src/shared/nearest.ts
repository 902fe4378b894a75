const LONGEST_COMPARED = 60;

/** How many changes of one letter lead from one word to the other, at most `limit`. */
export function distance(a: string, b: string, limit = 8): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(limit, row[b.length] ?? limit);
}

function far(wanted: string, slug: string): number {
  const isPart = wanted.length > 2 && slug.includes(wanted);
  return isPart ? 0 : distance(wanted, slug);
}

/** The records whose slugs are nearest to one that does not exist. */
export function nearest<T extends { readonly slug: string }>(slug: string, records: readonly T[], most: number): T[] {
  const wanted = slug.slice(0, LONGEST_COMPARED).toLowerCase();
  return records
    .map((record) => ({ record, far: far(wanted, record.slug) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ record }) => record);
}
