import { z } from "zod";
import { isDay } from "#features/advisor/rules.ts";
import { unwrapped } from "#features/advisor/schema.ts";
import { emailField } from "#features/people/schema.ts";
import {
  ADVICE_FIELDS,
  ADVICE_LANGUAGES,
  type AdviceField,
  CONSULTATION_KINDS,
  type ConsultationKind,
} from "#shared/advice.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { cleanPersonName, hasLetter } from "#shared/person-name.ts";
import { typedText } from "#shared/typed-text.ts";
import { type Act, CODE, MAX, PHONE_DIGITS, SHOWN_PARTS, type ShownPart, type Side, type Status } from "./rules.ts";

const required = (most: number) => typedText(most, "too_long").pipe(z.string().min(1, "required"));
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, {
    error: (issue) => (issue.input === undefined || issue.input === "" ? "required" : "choice_unknown"),
  });
/** Spaces, hyphens and the digits of other scripts are how people write a number. */
export const phoneField = z
  .string("required")
  .transform((text) => latinDigits(text).replace(/[\s\u200e\u200f\u2066-\u2069().-]/g, ""))
  .pipe(
    z
      .string()
      .min(1, "required")
      .regex(new RegExp(`^\\d{${PHONE_DIGITS}}$`), "contact_phone"),
  );
export const codeField = z
  .string()
  .transform((text) => latinDigits(text).replace(/\s/g, ""))
  .pipe(z.string().regex(new RegExp(`^(\\d{${CODE.digits}})?$`), "booking_code"))
  .transform((text) => text || undefined);

/** Who asks, and what about; a form keeps it from step to step. */
export const detailsFields = {
  name: z
    .string("required")
    .transform(cleanPersonName)
    .pipe(z.string().min(1, "required").max(MAX.name, "contact_name_long").refine(hasLetter, "contact_name")),
  email: emailField,
  phone: phoneField,
  subject: required(MAX.subject),
  message: required(MAX.message),
};

/** What is sent to book. */
export const bookBody = z.preprocess(
  unwrapped,
  z.strictObject({
    ...detailsFields,
    consultation_field: oneOf(ADVICE_FIELDS),
    consultation_type: oneOf(CONSULTATION_KINDS),
    time_slot: z.string("required").min(1, "required").max(64, "choice_unknown"),
    /** The day of it, where somebody wants it checked. */
    date: z
      .string()
      .regex(/^(\d{4}-\d{2}-\d{2})?$/, "advisor_day")
      .optional(),
    otp: codeField.optional(),
    shows: z.array(z.enum(SHOWN_PARTS)).default([]),
  }),
);
export type BookInput = z.output<typeof bookBody>;

const reason = typedText(MAX.reason, "too_long");
const slot = z.string("required").min(1, "required").max(64, "choice_unknown");
const link = z
  .string()
  .trim()
  .max(500, "too_long")
  .refine((text) => text === "" || (URL.canParse(text) && new URL(text).protocol === "https:"), "advisor_link")
  .optional();

/** What is done with a consultation. */
export const actBody = z.preprocess(
  unwrapped,
  z.discriminatedUnion("act", [
    z.strictObject({ act: z.literal("approve"), meeting_link: link }),
    z.strictObject({ act: z.literal("decline"), reason: reason.pipe(z.string().min(1, "required")) }),
    z.strictObject({ act: z.literal("cancel"), reason: reason.optional() }),
    z.strictObject({ act: z.literal("move"), time_slot: slot, reason: reason.optional() }),
    z.strictObject({ act: z.literal("propose"), time_slot: slot, reason: reason.optional() }),
    z.strictObject({ act: z.literal("accept") }),
    z.strictObject({ act: z.literal("keep") }),
    z.strictObject({ act: z.literal("show"), shows: z.array(z.enum(SHOWN_PARTS)) }),
    z.strictObject({ act: z.literal("reassign"), time_slot: slot, reason: reason.optional() }),
    z.strictObject({ act: z.literal("complete") }),
    z.strictObject({ act: z.literal("noShowPerson") }),
    z.strictObject({ act: z.literal("noShowAdvisor"), reason: reason.optional() }),
  ]),
);
export type ActInput = z.output<typeof actBody>;

const ACT_OF_STATUS: Readonly<Record<string, Act>> = {
  approved: "approve",
  declined: "decline",
  cancelled: "cancel",
  cancelledByUser: "cancel",
  cancelledByConsultant: "cancel",
  completed: "complete",
  noShowUser: "noShowPerson",
  noShowConsultant: "noShowAdvisor",
};

/** The same as clients of Strapi ask for it: by the status it is to have, or by another time alone. */
export const changeBody = z.preprocess((sent) => actIn(unwrapped(sent)), actBody);

function actIn(sent: unknown): unknown {
  if (typeof sent !== "object" || sent === null || "act" in sent) return sent;
  const { status, ...rest } = sent as Readonly<Record<string, unknown>>;
  const act = typeof status === "string" ? ACT_OF_STATUS[status] : undefined;
  if (act) return { ...rest, act };
  return status === undefined && "time_slot" in rest ? { ...rest, act: "move" } : sent;
}

/** Why somebody cancels. */
export const cancelBody = z.preprocess((sent) => unwrapped(sent ?? {}), z.strictObject({ reason: reason.optional() }));

/** What a code is to confirm, and for which time. */
export const codeBody = z.preprocess(
  unwrapped,
  z.strictObject({ email: emailField, phone: phoneField, time_slot: slot }),
);

/** Which free times are asked for. */
export const timesQuery = z.strictObject({
  day: z
    .string()
    .refine((text) => isDay(text), "advisor_day")
    .optional(),
  field: oneOf(ADVICE_FIELDS).optional(),
  type: oneOf(CONSULTATION_KINDS).optional(),
  language: oneOf(ADVICE_LANGUAGES).optional(),
});

/** One change, as both sides see it. */
export interface ChangeView {
  readonly act: Act;
  readonly status: Status;
  readonly startsAt: string;
  readonly side: Side;
  /** Of who did it, where that is not the reader. */
  readonly by: string | null;
  readonly reason: string | null;
  readonly at: string;
}

/** A time somebody may choose. */
export interface TimeView {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A consultation in a list, as one side sees it. */
export interface ConsultationLine {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** The zone it was meant in. */
  readonly zone: string;
  readonly field: AdviceField;
  readonly type: ConsultationKind;
  readonly subject: string;
  readonly status: Status;
  /** Name of the other side; null once their account is gone. */
  readonly withName: string | null;
  /** Until when a booking waits for its approval. */
  readonly expiresAt: string;
  /** Another time that the advisor asks for. */
  readonly proposed: TimeView | null;
  readonly mayCancel: boolean;
  readonly mayMove: boolean;
}

/** A consultation whole, as one side sees it. */
export interface ConsultationView extends ConsultationLine {
  readonly side: Side;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly bookedAt: string;
  readonly changes: readonly ChangeView[];
  /** From ten minutes before it to its end, where the advisor gave one. */
  readonly meetingLink: string | null;
  /** What the person lets the advisor see. */
  readonly shows: readonly ShownPart[];
}

/** One day of the calendar: green, white or grey. */
export interface CalendarDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly state: "available" | "none" | "expired";
  /** How many instants are free. */
  readonly count: number;
}

/** A free time of one advisor, told by their number within the server; no page shows it. */
export interface OfferedTime extends TimeView {
  readonly advisorId: number;
}
