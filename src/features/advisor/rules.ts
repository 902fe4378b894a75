import type { Limits } from "#platform/limits/limit.ts";

/** Spec §9: a consultation takes at most so many minutes. */
export const MOST_MINUTES = 40;
export const LEAST_MINUTES = 10;
export const MOST_BUFFER_MINUTES = 60;
export const MOST_DAYS_AHEAD = 120;
/** Ranges of hours an advisor may give for a week, and times away. */
export const MOST_RANGES = 28;
export const MOST_EXCEPTIONS = 60;
/** Single times of one advisor that are still to come, beside those of the week. */
export const MOST_SINGLE_SLOTS = 500;
export const MAX = { about: 300, link: 500, reason: 300 } as const;

/** Hours of one weekday (1 = Monday … 7 = Sunday), as the advisor's clock shows them: "HH:MM". */
export interface WeeklyRange {
  readonly weekday: number;
  readonly from: string;
  readonly until: string;
}

/** Days (YYYY-MM-DD, both included) on which other hours hold; none at all when `hours` is empty. */
export interface ScheduleException {
  readonly from: string;
  readonly until: string;
  readonly hours: readonly Omit<WeeklyRange, "weekday">[];
}

/** What is held before anything of an advisor's is known. */
export const FIRST_SCHEDULE = { minutes: 30, bufferMinutes: 10, daysAhead: 30 } as const;

export const LIMITS = {
  person: { name: "advisor.slots", max: 600, seconds: 3600 },
} as const satisfies Limits<"advisor">;

export const CLOSURE_KINDS = ["holiday", "closed", "construction"] as const;
export type ClosureKind = (typeof CLOSURE_KINDS)[number];

/** Whether two times meet; each ends where the next may begin. */
export function overlaps(
  one: { readonly startsAt: string; readonly endsAt: string },
  other: { readonly startsAt: string; readonly endsAt: string },
): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** Whether text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
