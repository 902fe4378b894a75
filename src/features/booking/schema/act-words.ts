import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Act, OutcomeAnswer, Side } from "../rules.ts";

type Word = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

/** What each act is called. */
export const ACT_WORDS: Readonly<Record<Act, Word>> = {
  book: m.booking_act_book,
  approve: m.booking_act_approve,
  decline: m.booking_act_decline,
  cancel: m.booking_act_cancel,
  move: m.booking_act_move,
  propose: m.booking_act_propose,
  accept: m.booking_act_accept,
  keep: m.booking_act_keep,
  show: m.booking_act_show,
  reassign: m.booking_act_reassign,
  expire: m.booking_act_expire,
  complete: m.booking_act_complete,
  noShowPerson: m.booking_act_noShowPerson,
  noShowAdvisor: m.booking_act_noShowAdvisor,
};

/** Who did it, where no name is told. */
export const SIDE_WORDS: Readonly<Record<Side, Word>> = {
  person: m.booking_side_person,
  advisor: m.booking_side_advisor,
  admin: m.booking_side_admin,
  system: m.booking_side_system,
};

/** What became of what was agreed on. */
export const OUTCOME_WORDS: Readonly<Record<OutcomeAnswer, Word>> = {
  done: m.booking_outcome_done,
  begun: m.booking_outcome_begun,
  not_yet: m.booking_outcome_not_yet,
  other_way: m.booking_outcome_other_way,
};
