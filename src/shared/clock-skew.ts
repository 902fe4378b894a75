/** Clocks of several machines differ by so much at most; what is later than that was written by one that was wrong. */
export const CLOCK_SKEW_MS = 5 * 60_000;
