/** Spec §9: 12 a page, 10 when the list is filtered. */
export const PAGE_SIZE = 12;
export const FILTERED_PAGE_SIZE = 10;

export function pageSizeFor(filtered: boolean): number {
  return filtered ? FILTERED_PAGE_SIZE : PAGE_SIZE;
}

/** How many pages a list has; an empty list has one. */
export function pagesOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** O*NET's occupational interests run from 1 (not at all) to 7 (wholly). */
export const INTEREST_MIN = 1;
export const INTEREST_MAX = 7;
export type InterestLevel = "low" | "medium" | "high";

/** The level of an interest in words; the two limits are ours, thirds of O*NET's range. */
export function interestLevel(value: number): InterestLevel {
  if (value >= 5) return "high";
  return value >= 3 ? "medium" : "low";
}

/** How much of its bar an interest fills, 0 to 100. */
export function interestShare(value: number): number {
  const share = ((value - INTEREST_MIN) / (INTEREST_MAX - INTEREST_MIN)) * 100;
  return Math.round(Math.min(100, Math.max(0, share)));
}

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
