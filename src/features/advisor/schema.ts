import { z } from "zod";
import type { AdviceField, AdviceLanguage, ConsultationKind } from "#shared/advice.ts";
import { ADVICE_FIELDS, ADVICE_LANGUAGES, CONSULTATION_KINDS } from "#shared/advice.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { typedText } from "#shared/typed-text.ts";
import {
  CLOSURE_KINDS,
  type ClosureKind,
  isDay,
  LEAST_MINUTES,
  MAX,
  MOST_BUFFER_MINUTES,
  MOST_DAYS_AHEAD,
  MOST_EXCEPTIONS,
  MOST_MINUTES,
  MOST_RANGES,
  type ScheduleException,
  type WeeklyRange,
} from "./rules.ts";

/** A day of the calendar, YYYY-MM-DD. */
export const dayField = z
  .string("required")
  .regex(/^\d{4}-\d{2}-\d{2}$/, "advisor_day")
  .refine(isDay, "advisor_day");
const wall = z
  .string("required")
  .transform((text) => latinDigits(text).trim())
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "advisor_time"));
const closing = z
  .string("required")
  .transform((text) => latinDigits(text).trim())
  .pipe(z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "advisor_time"));
/** Forms send texts, in the digits of whoever types. */
const whole = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === "string" ? Number(latinDigits(value) || Number.NaN) : value),
    z.int("advisor_number").min(least, "advisor_number").max(most, "advisor_number"),
  );
const several = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values, "choice_unknown"), "required")
    .min(1, "required")
    .transform((chosen) => values.filter((value) => chosen.includes(value)) as T[number][]);

const hours = z
  .strictObject({ from: wall, until: closing })
  .refine(({ from, until }) => from < until, { error: "advisor_hours_order", path: ["until"] });
const range = z
  .strictObject({ weekday: z.int().min(1).max(7), from: wall, until: closing })
  .refine(({ from, until }) => from < until, { error: "advisor_hours_order", path: ["until"] });
const exception = z
  .strictObject({ from: dayField, until: dayField, hours: z.array(hours).max(4).default([]) })
  .refine(({ from, until }) => from <= until, { error: "advisor_days_order", path: ["until"] });
const httpsLink = z
  .string()
  .trim()
  .max(MAX.link, "too_long")
  .refine((text) => text === "" || isMeetingLink(text), "advisor_link")
  .transform((text) => text || null);

/** How an advisor is booked. */
export const scheduleBody = z.strictObject({
  isTaking: z.boolean(),
  fields: several(ADVICE_FIELDS),
  languages: several(ADVICE_LANGUAGES),
  kinds: several(CONSULTATION_KINDS),
  about: typedText(MAX.about, "too_long").default(""),
  zone: z.string().max(60),
  minutes: whole(LEAST_MINUTES, MOST_MINUTES),
  bufferMinutes: whole(0, MOST_BUFFER_MINUTES),
  daysAhead: whole(1, MOST_DAYS_AHEAD),
  hours: z.array(range).max(MOST_RANGES, "advisor_many"),
  exceptions: z.array(exception).max(MOST_EXCEPTIONS, "advisor_many"),
  meetingLink: httpsLink.default(null),
});
export type ScheduleInput = z.output<typeof scheduleBody>;

/** One time: two instants, or a day and a wall time in the advisor's zone with its length. */
export const slotBody = z.union([
  z.strictObject({
    starts_at: z.iso.datetime({ offset: true, error: "advisor_instant" }),
    ends_at: z.iso.datetime({ offset: true, error: "advisor_instant" }),
    kinds: several(CONSULTATION_KINDS).optional(),
  }),
  z.strictObject({
    date: dayField,
    time: wall,
    minutes: whole(1, 1440),
    kinds: several(CONSULTATION_KINDS).optional(),
  }),
]);
/** The same as a form sends it: kinds that are ticked, one a line. */
export const slotForm = z.strictObject({
  date: dayField,
  time: wall,
  minutes: whole(1, 1440),
  kinds: z
    .string()
    .max(100)
    .default("")
    .transform((text) => text.split("\n").filter(Boolean))
    .pipe(several(CONSULTATION_KINDS)),
});
export type SlotInput = z.output<typeof slotBody>;

/** Clients of Strapi put what they send under `data`. */
export function unwrapped(sent: unknown): unknown {
  if (typeof sent !== "object" || sent === null || !("data" in sent) || Object.keys(sent).length !== 1) return sent;
  return sent.data;
}

/** The same as calls send it. */
export const sentSlot = z.preprocess(unwrapped, slotBody);

/** Which of one's own times are asked for. */
export const slotsQuery = z.strictObject({
  from: z.iso.datetime({ offset: true, error: "advisor_instant" }).optional(),
  until: z.iso.datetime({ offset: true, error: "advisor_instant" }).optional(),
});

/** A holiday, or a time when nothing can be booked; the last day may be open but for a holiday. */
export const closureBody = z
  .strictObject({
    kind: z.enum(CLOSURE_KINDS, "choice_unknown"),
    from: dayField,
    until: z.union([z.literal("").transform(() => null), z.null(), dayField]).default(null),
    reason_ar: typedText(MAX.reason, "too_long").pipe(z.string().min(1, "required")),
    reason_en: typedText(MAX.reason, "too_long").pipe(z.string().min(1, "required")),
  })
  .transform((closure) => ({
    ...closure,
    until: closure.until ?? (closure.kind === "holiday" ? closure.from : null),
  }))
  .refine(({ from, until }) => until === null || from <= until, { error: "advisor_days_order", path: ["until"] });
export type ClosureInput = z.output<typeof closureBody>;

/** A holiday or a closure, as advisors and administrators see it. */
export interface ClosureView {
  readonly id: number;
  readonly kind: ClosureKind;
  readonly from: string;
  readonly until: string | null;
  readonly reason: { readonly ar: string; readonly en: string };
  /** Whether it has begun. */
  readonly isNow: boolean;
}

/** An advisor as everybody may see them: never an address or a number. */
export interface AdvisorCard {
  readonly id: string;
  readonly name: string;
  readonly about: string | null;
  readonly fields: readonly AdviceField[];
  readonly languages: readonly AdviceLanguage[];
  readonly kinds: readonly ConsultationKind[];
  /** The next time that is free, an instant; null while there is none. */
  readonly nextFreeAt: string | null;
}

/** How an advisor is booked, as they see it. */
export interface ScheduleView extends Omit<ScheduleInput, "hours" | "exceptions"> {
  readonly hours: readonly WeeklyRange[];
  readonly exceptions: readonly ScheduleException[];
  /** The last day times are made for. */
  readonly publishedOn: string | null;
}

/** One time, as its advisor sees it. */
export interface SlotView {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly zone: string;
  readonly kinds: readonly ConsultationKind[];
  readonly madeBy: "pattern" | "advisor";
  readonly isTaken: boolean;
  readonly isWithdrawn: boolean;
}

function isMeetingLink(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).username === "";
}
