import { z } from "zod";
import { emailField } from "#features/people/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { cleanPersonName, hasLetter } from "#shared/person-name.ts";
import { typedText } from "#shared/typed-text.ts";
import { INQUIRY_TYPES, type InquiryType, MAX, MESSAGE_STATES, type MessageState, PHONE_DIGITS } from "./rules.ts";

const required = (most: number, tooLong: string) => typedText(most, tooLong).pipe(z.string().min(1, "required"));
/** Spaces, hyphens and the digits of other scripts are how people write a number. */
const phone = z
  .string("required")
  .transform((text) => latinDigits(text).replace(/[\s\u200e\u200f\u2066-\u2069().-]/g, ""))
  .pipe(
    z
      .string()
      .min(1, "required")
      .regex(new RegExp(`^\\d{${PHONE_DIGITS}}$`), "contact_phone"),
  );

/** What somebody writes to us. `website` is a field nobody sees: only programs fill it. */
export const contactBody = z.strictObject({
  name: z
    .string("required")
    .transform(cleanPersonName)
    .pipe(z.string().min(1, "required").max(MAX.name, "contact_name_long").refine(hasLetter, "contact_name")),
  email: emailField,
  phone,
  inquiry_type: z.enum(INQUIRY_TYPES, { error: "contact_inquiry" }),
  subject: typedText(MAX.subject, "contact_subject_long").optional(),
  message: required(MAX.message, "contact_message_long"),
  website: z.string().max(2000).default(""),
});
/** The same on the screen, which asks for a subject too. */
export const contactForm = contactBody.extend({ subject: required(MAX.subject, "contact_subject_long") });
export type ContactInput = z.output<typeof contactBody>;

/** What staff do with a message. */
export const messageForm = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("answer"), text: required(MAX.answer, "contact_answer_long") }),
  z.strictObject({ act: z.literal("take") }),
  z.strictObject({ act: z.literal("leave") }),
  z.strictObject({ act: z.literal("close") }),
  z.strictObject({ act: z.literal("reopen") }),
]);
export type MessageAct = z.output<typeof messageForm>;

export interface MessageLine {
  readonly reference: string;
  readonly name: string;
  readonly inquiryType: InquiryType;
  readonly subject: string | null;
  /** The beginning of what was written. */
  readonly begins: string;
  readonly state: MessageState;
  readonly sentAt: string;
  readonly dueAt: string;
  readonly isOverdue: boolean;
  readonly assignedTo: string | null;
  /** The language it was written in. */
  readonly locale: Locale;
}

export interface MessageView extends MessageLine {
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly isMine: boolean;
  readonly answers: readonly { readonly by: string | null; readonly text: string; readonly sentAt: string }[];
}

/** One tab of the inbox. */
export interface Inbox {
  readonly state: MessageState;
  readonly counts: Readonly<Record<MessageState, number>>;
  readonly late: number;
  readonly lines: readonly MessageLine[];
  readonly page: number;
  readonly pageCount: number;
}

const REFERENCE = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/;

/** The reference of a message as people type it, or null. */
export function referenceAsked(text: string | null): string | null {
  const signs = latinDigits(text ?? "")
    .toUpperCase()
    .replace(/[^2-9A-Z]/g, "");
  const reference = `${signs.slice(0, 4)}-${signs.slice(4)}`;
  return REFERENCE.test(reference) ? reference : null;
}

/** The tab an address asks for; what waits, unless it says otherwise. */
export function stateAsked(text: string | null): MessageState {
  return MESSAGE_STATES.find((state) => state === text) ?? "open";
}
