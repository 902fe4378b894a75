import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Act, Side } from "../rules.ts";

/** Sides that are told of changes. */
export type ToldSide = "person" | "advisor";

/** What the words of a change speak of. */
export interface ToldValues {
  readonly when: string;
  /** Until when it waits for an approval. */
  readonly due: string;
  /** Of the person; the advisor reads it. */
  readonly name: string;
}
type Word = (values: ToldValues, options: { locale: Locale }) => string;

/** A change as one side is told of it. `page`: where the mail's button leads. */
export interface Telling {
  readonly subject: Word;
  readonly what: Word;
  readonly page: "consultation" | "book" | "none";
}

const toConsultation = (subject: Word, what: Word): Telling => ({ subject, what, page: "consultation" });
const toBook = (subject: Word, what: Word): Telling => ({ subject, what, page: "book" });

/** What a change is called to whoever it is told to; null where nobody is told. */
export function tellingOf(act: Act, by: Side, to: ToldSide): Telling | null {
  return to === "person" ? toPerson(act, by) : (TO_ADVISOR[act] ?? null);
}

function toPerson(act: Act, by: Side): Telling | null {
  if (by === "person" && act === "move")
    return toConsultation(m.booking_tell_own_move_subject, m.booking_tell_own_move_what);
  if (act !== "cancel") return TO_PERSON[act] ?? null;
  if (by === "person") return toConsultation(m.booking_tell_own_cancel_subject, m.booking_tell_own_cancel_what);
  const what = by === "advisor" ? m.booking_tell_cancelled_what : m.booking_tell_called_off_what;
  return toBook(m.booking_tell_cancelled_subject, what);
}

const TO_PERSON: Readonly<Partial<Record<Act, Telling>>> = {
  book: toConsultation(m.booking_tell_booked_subject, m.booking_tell_booked_what),
  approve: toConsultation(m.booking_tell_approved_subject, m.booking_tell_approved_what),
  decline: toBook(m.booking_tell_declined_subject, m.booking_tell_declined_what),
  move: toConsultation(m.booking_tell_moved_subject, m.booking_tell_moved_what),
  propose: toConsultation(m.booking_tell_proposed_subject, m.booking_tell_proposed_what),
  accept: toConsultation(m.booking_tell_accepted_subject, m.booking_tell_accepted_what),
  reassign: toConsultation(m.booking_tell_reassigned_subject, m.booking_tell_reassigned_what),
  expire: toBook(m.booking_tell_expired_subject, m.booking_tell_expired_what),
};

const TO_ADVISOR: Readonly<Partial<Record<Act, Telling>>> = {
  book: toConsultation(m.booking_tell_new_subject, m.booking_tell_new_what),
  move: toConsultation(m.booking_tell_asked_move_subject, m.booking_tell_asked_move_what),
  accept: toConsultation(m.booking_tell_was_accepted_subject, m.booking_tell_was_accepted_what),
  keep: toConsultation(m.booking_tell_was_kept_subject, m.booking_tell_was_kept_what),
  cancel: toConsultation(m.booking_tell_was_cancelled_subject, m.booking_tell_was_cancelled_what),
  expire: toConsultation(m.booking_tell_unanswered_subject, m.booking_tell_unanswered_what),
  reassign: toConsultation(m.booking_tell_given_subject, m.booking_tell_given_what),
};

/** Why a consultation went from an advisor without being there any more. */
export const GONE_WHY = ["moved", "erased"] as const;
export type GoneWhy = (typeof GONE_WHY)[number];

export const GONE: Readonly<Record<GoneWhy, Telling>> = {
  moved: { subject: m.booking_tell_taken_subject, what: m.booking_tell_taken_what, page: "none" },
  erased: { subject: m.booking_tell_was_cancelled_subject, what: m.booking_tell_erased_what, page: "none" },
};
