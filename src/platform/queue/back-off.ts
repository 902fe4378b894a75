import type { Random } from "#platform/clock.ts";

/** Tries before a piece of work becomes a dead letter. */
export const MOST_TRIES = 8;
export const MOST_DOUBLINGS = 6;
const FIRST_MS = 60_000;
export const LONGEST_BACK_OFF_MS = 6 * 60 * 60_000;

/** How long to wait after the given failure (1 = the first): doubling from a minute to six hours, less up to half by chance. */
export function backOffMs(failures: number, random: Random): number {
  const whole = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_BACK_OFF_MS);
  return whole / 2 + random.int(whole / 2 + 1);
}

/** How long a claim holds: longer each time a worker died over it, so that work which kills its process comes back ever less often. */
export function leaseOf(leaseMs: number, losses: number): number {
  return leaseMs * 2 ** Math.min(losses, MOST_DOUBLINGS);
}
