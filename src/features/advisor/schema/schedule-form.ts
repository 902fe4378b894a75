import type { ScheduleView } from "../schema.ts";

/** The days of a week as the site begins it: Sunday first (7), then Monday (1) to Saturday (6). */
export const WEEKDAYS = [7, 1, 2, 3, 4, 5, 6] as const;

/** Hours as fields hold them; a row may be empty. */
export interface HourRow {
  readonly from: string;
  readonly until: string;
}

/** Other hours for some days, or none: days away. */
export interface ExceptionRow {
  readonly from: string;
  readonly until: string;
  readonly hours: readonly HourRow[];
}

export interface ScheduleRows {
  readonly days: Readonly<Record<number, readonly HourRow[]>>;
  readonly exceptions: readonly ExceptionRow[];
}

type Form = Readonly<Record<string, string>>;

/** Names of fields; several rows of a day have the same name, in their order. */
export const fieldOf = {
  day: (weekday: number, end: "from" | "until") => `day${weekday}_${end}`,
  exception: (at: number, end: "from" | "until") => `away${at}_${end}`,
  hours: (at: number, end: "from" | "until") => `away${at}_hours_${end}`,
};
/** The control of one row among those of one name. */
export const idOf = (name: string, row: number) => `${name}_${row}`;

/** What stands in the fields at first; what is past of exceptions falls out. */
export function rowsOfView({ hours, exceptions }: ScheduleView, today: string): ScheduleRows {
  return {
    days: Object.fromEntries(
      WEEKDAYS.map((weekday) => [
        weekday,
        hours.filter((range) => range.weekday === weekday).map(({ from, until }) => ({ from, until: shownEnd(until) })),
      ]),
    ),
    exceptions: exceptions
      .filter(({ until }) => until >= today)
      .map((one) => ({
        ...one,
        hours: one.hours.map(({ from, until }) => ({ from, until: shownEnd(until) })),
      })),
  };
}

/** A field of time knows no 24:00. */
const shownEnd = (until: string) => (until === "24:00" ? "00:00" : until);
const keptEnd = (until: string) => (until.trim() === "00:00" ? "24:00" : until);

/** What stands in the fields of a form that came back. */
export function rowsOfForm(form: Form): ScheduleRows {
  return {
    days: Object.fromEntries(
      WEEKDAYS.map((weekday) => [weekday, pairs(form, fieldOf.day(weekday, "from"), fieldOf.day(weekday, "until"))]),
    ),
    exceptions: exceptionRows(form),
  };
}

function exceptionRows(form: Form): ExceptionRow[] {
  const rows: ExceptionRow[] = [];
  for (let at = 0; fieldOf.exception(at, "from") in form; at += 1)
    rows.push({
      from: form[fieldOf.exception(at, "from")] ?? "",
      until: form[fieldOf.exception(at, "until")] ?? "",
      hours: pairs(form, fieldOf.hours(at, "from"), fieldOf.hours(at, "until")),
    });
  return rows;
}

function pairs(form: Form, from: string, until: string): HourRow[] {
  const [froms, untils] = [form[from]?.split("\n") ?? [], form[until]?.split("\n") ?? []];
  return froms.map((value, at) => ({ from: value, until: untils[at] ?? "" }));
}

const isFilled = ({ from, until }: HourRow) => from.trim() !== "" || until.trim() !== "";

/** A form as the schedule it means, and which control stands for each path of it that may be refused. */
export function scheduleOfForm(form: Form): { body: unknown; controls: ReadonlyMap<string, string> } {
  const controls = new Map<string, string>();
  const { days, exceptions } = rowsOfForm(form);
  const hours: unknown[] = [];
  for (const weekday of WEEKDAYS)
    for (const [row, range] of (days[weekday] ?? []).entries()) {
      if (!isFilled(range)) continue;
      for (const end of ["from", "until"] as const)
        controls.set(`hours.${hours.length}.${end}`, idOf(fieldOf.day(weekday, end), row));
      hours.push({ weekday, from: range.from, until: keptEnd(range.until) });
    }
  const away: unknown[] = [];
  for (const [at, one] of exceptions.entries()) {
    if (!isFilled(one) && !one.hours.some(isFilled)) continue;
    for (const end of ["from", "until"] as const)
      controls.set(`exceptions.${away.length}.${end}`, fieldOf.exception(at, end));
    const ranges = one.hours.flatMap((range, row) => {
      if (!isFilled(range)) return [];
      return [{ row, from: range.from, until: keptEnd(range.until) }];
    });
    for (const [place, { row }] of ranges.entries())
      for (const end of ["from", "until"] as const)
        controls.set(`exceptions.${away.length}.hours.${place}.${end}`, idOf(fieldOf.hours(at, end), row));
    // One day alone may be named once.
    const until = one.until || one.from;
    away.push({ from: one.from, until, hours: ranges.map(({ from, until: end }) => ({ from, until: end })) });
  }
  const list = (name: string) => (form[name] ?? "").split("\n").filter(Boolean);
  return {
    controls,
    body: {
      isTaking: form.isTaking === "yes",
      fields: list("fields"),
      languages: list("languages"),
      kinds: list("kinds"),
      about: form.about ?? "",
      zone: form.zone ?? "",
      minutes: form.minutes ?? "",
      bufferMinutes: form.bufferMinutes ?? "",
      daysAhead: form.daysAhead ?? "",
      hours,
      exceptions: away,
      meetingLink: form.meetingLink ?? "",
    },
  };
}
