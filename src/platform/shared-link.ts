const DAY_MS = 24 * 3_600_000;

/** Whoever has the link is not followed by it: the address goes to no other site, no search engine and no store. */
export const QUIET_HEADERS = {
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow, noarchive",
  "Cache-Control": "private, no-store",
} as const;

/** The last moment of what is shared for so many days. */
export function shareEnds(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

export function isOver(expiresAt: string, now: Date): boolean {
  return Date.parse(expiresAt) <= now.getTime();
}

/** Names as their column keeps them, one a line, read again in the order of `known`; names of an older version fall out. */
export function readNames<T extends string>(known: readonly T[], column: string): T[] {
  const kept = new Set(column.split("\n"));
  return known.filter((name) => kept.has(name));
}
