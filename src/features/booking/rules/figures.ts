import type { Status } from "../rules.ts";

const HOUR_MS = 3_600_000;

/** One consultation as figures count it. */
export interface Counted {
  readonly status: Status;
  readonly bookedAt: string;
  readonly startsAt: string;
  /** When the advisor first approved, declined or proposed another time. */
  readonly answeredAt: string | null;
}

/** What happened at a desk since a moment; counts, and no shares of them. */
export interface Figures {
  readonly booked: number;
  readonly held: number;
  readonly declined: number;
  readonly missed: number;
  readonly answered: number;
  /** Median hours from booking to the first answer; null without one. */
  readonly answerHours: number | null;
}

/** Counts by what each is about: bookings and answers by when they were made, meetings by when they began. */
export function figuresOf(all: readonly Counted[], since: string): Figures {
  const booked = all.filter(({ bookedAt }) => bookedAt >= since);
  const begun = all.filter(({ startsAt }) => startsAt >= since);
  const hours = booked.flatMap(({ bookedAt, answeredAt }) =>
    answeredAt === null ? [] : [(Date.parse(answeredAt) - Date.parse(bookedAt)) / HOUR_MS],
  );
  return {
    booked: booked.length,
    held: begun.filter(({ status }) => status === "completed").length,
    declined: booked.filter(({ status }) => status === "declined").length,
    missed: begun.filter(({ status }) => status === "noShowUser" || status === "noShowConsultant").length,
    answered: hours.length,
    answerHours: medianOf(hours),
  };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
