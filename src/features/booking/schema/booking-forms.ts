import { z } from "zod";
import { isDay } from "#features/advisor/rules.ts";
import { ADVICE_FIELDS, ADVICE_LANGUAGES, CONSULTATION_KINDS } from "#shared/advice.ts";
import { typedText } from "#shared/typed-text.ts";
import { MAX, SHOWN_PARTS } from "../rules.ts";
import { codeField, detailsFields } from "../schema.ts";
import type { BookingAsk } from "./booking-ask.ts";
import { outcomeBody } from "./desk.ts";

/** What stands in an address may be anything: what is none of ours counts as left out. */
const left = <T extends z.ZodType>(field: T) => field.optional().catch(undefined);

const askSchema = z.object({
  field: left(z.enum(ADVICE_FIELDS)),
  type: left(z.enum(CONSULTATION_KINDS)),
  language: left(z.enum(ADVICE_LANGUAGES)),
  advisor: left(z.string().min(1).max(64)),
  month: left(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  day: left(z.string().refine(isDay)),
  view: left(z.literal("list")),
  page: left(z.coerce.number().int().min(1).max(1000)),
  move: left(z.string().min(1).max(64)),
});

/** What an address of booking asks for. */
export function bookingAsk(request: Request): BookingAsk {
  const { searchParams } = new URL(request.url);
  return askSchema.parse(Object.fromEntries(searchParams));
}

/** Several values of one name come joined by a line break. */
const lines = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .default("")
    .transform((text) => values.filter((value) => text.split("\n").includes(value)) as T[number][]);

/** Who waits for times, or does so no more. */
export const waitForm = z.strictObject({
  act: z.enum(["wait", "leave"]),
  field: z.enum(ADVICE_FIELDS),
  types: lines(CONSULTATION_KINDS).refine((types) => types.length > 0, "required"),
});

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, {
    error: (issue) => (issue.input === undefined || issue.input === "" ? "required" : "choice_unknown"),
  });

/** The details of a booking, from step to step; the time stands in the address. */
export const detailsForm = z.strictObject({
  step: z.enum(["check", "code", "book"]),
  ...detailsFields,
  consultation_field: choice(ADVICE_FIELDS),
  consultation_type: choice(CONSULTATION_KINDS),
  shows: lines(SHOWN_PARTS),
  otp: codeField.optional(),
  /** The contact a code was sent to already. */
  sent_to: z.string().max(400).default(""),
});

const action = z.string().min(1).max(64);
const reason = typedText(MAX.reason, "too_long").optional();

/** What a person does with a consultation of theirs. */
export const ownActForm = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("cancel"), reason }),
  z.strictObject({ act: z.literal("accept") }),
  z.strictObject({ act: z.literal("keep") }),
  z.strictObject({ act: z.literal("show"), shows: lines(SHOWN_PARTS) }),
  z.strictObject({ act: z.literal("done"), action }),
  z.strictObject({ act: z.literal("undone"), action }),
  outcomeBody.extend({ act: z.literal("outcome") }),
  z.strictObject({ act: z.literal("move"), time_slot: z.string("required").min(1, "required").max(64), reason }),
]);
