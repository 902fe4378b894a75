/** The longest word of reason, in characters. */
export const MAX_WORD = 500;
/** How long an answer is kept. */
export const KEPT_DAYS = 365;
/** How many of the newest words editors read at once. */
export const MOST_WORDS = 100;

const DAY_MS = 24 * 3_600_000;

/** What was given before this moment has had its time. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}
