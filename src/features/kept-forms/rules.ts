const MINUTE_MS = 60_000;

/** How long a form waits for its sender to sign in again. */
export const KEPT_MINUTES = 30;
/** How many wait for one person; another takes the place of the oldest. */
export const MOST_KEPT = 10;

/** When a form that is kept now is forgotten. */
export function keptUntil(now: Date): Date {
  return new Date(now.getTime() + KEPT_MINUTES * MINUTE_MS);
}
