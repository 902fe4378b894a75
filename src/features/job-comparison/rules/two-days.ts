import { briefOf, sentencesWithin } from "#shared/brief.ts";
import { minuteOf } from "#shared/day-sky.ts";
import type { Pair } from "../rules.ts";

/** What happens in a working day at a time, on a clock of 24 hours. */
interface Moment {
  readonly at: string;
  readonly text: string;
}

/** A moment of the one or the other day, on the lines of one column of hours: it takes its row and the next. */
export interface Placed extends Moment {
  readonly side: 0 | 1;
  readonly row: number;
}

/** So many moments of a day are told. */
const TOLD = 4;

/** Two days in one order of time, each moment on its side; none where one of the two is not written. */
export function twoDays([one, other]: Pair<readonly Moment[]>): Placed[] {
  if (one.length === 0 || other.length === 0) return [];
  const free: [number, number] = [1, 1];
  let before: Placed | undefined;
  return [...told(one, 0), ...told(other, 1)]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map((moment) => {
      // What happens on both sides at once stands face to face.
      const next = before ? before.row + rowsBetween(before.at, moment.at) : 1;
      const row = Math.max(next, free[moment.side]);
      free[moment.side] = row + 2;
      before = { ...moment, row };
      return before;
    });
}

/** A row stands for so many minutes, as near as moments that must not cover each other allow. */
const ROW_MINUTES = 75;

function rowsBetween(from: string, to: string): number {
  const minutes = minuteOf(to) - minuteOf(from);
  return minutes === 0 ? 0 : Math.max(1, Math.round(minutes / ROW_MINUTES));
}

/** A day's first moment and its last, and two between as far from each other. */
function told(day: readonly Moment[], side: 0 | 1): Omit<Placed, "row">[] {
  const step = Math.max(1, (day.length - 1) / (TOLD - 1));
  const chosen = new Set(Array.from({ length: TOLD }, (_, at) => Math.round(at * step)));
  return day.filter((_, at) => chosen.has(at)).map(({ at, text }) => ({ at, text: inShort(text), side }));
}

/** A name alone ("Medicine round.") tells nothing yet: what it is comes with it. */
const NAME_LETTERS = 24;
const MOST_LETTERS = 140;

/** What stands by itself before a colon. */
const HEAD = /^(.{20,80}?):\s/;

function inShort(text: string): string {
  const brief = briefOf(text);
  if (brief.length < NAME_LETTERS) return sentencesWithin(text, MOST_LETTERS);
  const [, head] = brief.length > MOST_LETTERS ? (HEAD.exec(brief) ?? []) : [];
  return head ? `${head}.` : brief;
}
