import { Temporal } from "temporal-polyfill";
import { overlaps, type ScheduleException, type WeeklyRange } from "../rules.ts";

/** A time that somebody may be met, as instants (ISO strings in UTC); it holds from its start to before its end. */
export interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

export interface Schedule {
  /** IANA name of the zone whose clock the hours are read on. */
  readonly zone: string;
  readonly minutes: number;
  readonly bufferMinutes: number;
  readonly hours: readonly WeeklyRange[];
  readonly exceptions: readonly ScheduleException[];
}

/**
 * The times that a week's hours give from one day on, for so many days: every `minutes` + `bufferMinutes`, each wholly within its
 * hours. A wall time that a clock change leaves out is left out; one that comes twice is offered once, the first time.
 */
export function weeklySlots(schedule: Schedule, firstDay: string, days: number): Span[] {
  const slots: Span[] = [];
  const first = Temporal.PlainDate.from(firstDay);
  for (let ahead = 0; ahead < days; ahead += 1) {
    const day = first.add({ days: ahead });
    for (const range of hoursOn(schedule, day)) {
      for (const span of slotsWithin(schedule, day, range)) {
        const last = slots.at(-1);
        // Hours that meet one another, or a clock that went on, give no two times at once.
        if (!last || !overlaps(last, span)) slots.push(span);
      }
    }
  }
  return slots;
}

function hoursOn({ hours, exceptions }: Schedule, day: Temporal.PlainDate): Omit<WeeklyRange, "weekday">[] {
  const date = day.toString();
  // The last that was said of a day holds.
  const exception = exceptions.findLast(({ from, until }) => from <= date && date <= until);
  const ranges = exception?.hours ?? hours.filter(({ weekday }) => weekday === day.dayOfWeek);
  return [...ranges].sort((a, b) => a.from.localeCompare(b.from));
}

function* slotsWithin(
  { zone, minutes, bufferMinutes }: Schedule,
  day: Temporal.PlainDate,
  { from, until }: Omit<WeeklyRange, "weekday">,
): Generator<Span> {
  const end = until === "24:00" ? day.add({ days: 1 }).toPlainDateTime() : at(day, until);
  const close = end.toZonedDateTime(zone).toInstant();
  for (let wall = at(day, from); Temporal.PlainDateTime.compare(wall, end) < 0; ) {
    const start = instantOf(wall, zone);
    const ends = start?.add({ minutes });
    if (start && ends && Temporal.Instant.compare(ends, close) <= 0)
      yield { startsAt: textOf(start), endsAt: textOf(ends) };
    wall = wall.add({ minutes: minutes + bufferMinutes });
  }
}

function at(day: Temporal.PlainDate, time: string): Temporal.PlainDateTime {
  return day.toPlainDateTime(Temporal.PlainTime.from(time));
}

/** The instant a wall clock shows a time for the first time; null where it never does. */
function instantOf(wall: Temporal.PlainDateTime, zone: string): Temporal.Instant | null {
  const zoned = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  return zoned.toPlainDateTime().equals(wall) ? zoned.toInstant() : null;
}

/** As columns hold instants. */
function textOf(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}

/** The instant of a day and a wall time in a zone, as an ISO string; null where the clock leaves that time out. */
export function wallInstant(day: string, time: string, zone: string): string | null {
  const instant = instantOf(at(Temporal.PlainDate.from(day), time), zone);
  return instant && textOf(instant);
}

/** What a wall clock of a zone shows at an instant, "HH:MM". */
export function wallTime(instant: string, zone: string): string {
  const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime();
  return wall.toString({ smallestUnit: "minute" });
}

/** The day that so many days later is, as YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The instant a day begins in a zone, as an ISO string. */
export function dayBegins(day: string, zone: string): string {
  return textOf(Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant());
}

/** Whether a name is that of a zone this machine knows. */
export function isZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name) !== null;
  } catch {
    return false;
  }
}
