import type { Generated, Selectable } from "kysely";
import type { AdviceField, ConsultationKind } from "#shared/advice.ts";
import type { Act, OutcomeAnswer, Side, Status } from "../rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    consultations: ConsultationsTable;
    consultation_changes: ConsultationChangesTable;
    consultation_notes: ConsultationNotesTable;
    agreed_actions: AgreedActionsTable;
    consultation_outcomes: ConsultationOutcomesTable;
    consultation_messages: ConsultationMessagesTable;
    contact_codes: ContactCodesTable;
    confirmed_contacts: ConfirmedContactsTable;
    booking_waits: BookingWaitsTable;
    calendar_feeds: CalendarFeedsTable;
  }
}

export interface ConsultationsTable {
  id: Generated<number>;
  document_id: string;
  person_id: number;
  /** Null once the advisor's account is gone. */
  advisor_id: number | null;
  slot_id: number | null;
  /** Another time the advisor asks for. */
  proposed_slot_id: number | null;
  starts_at: string;
  ends_at: string;
  zone: string;
  field: AdviceField;
  type: ConsultationKind;
  subject: string;
  message: string;
  name: string;
  email: string;
  phone: string;
  /** The language the person was asked in. */
  locale: "ar" | "en";
  /** What the advisor may see before, one name a line. */
  shows: string;
  status: Status;
  /** Counts what calendars are told. */
  sequence: number;
  meeting_link: string | null;
  /** Until when it waits for approval. */
  expires_at: string;
  booked_at: string;
  changed_at: string;
}

export interface ConsultationChangesTable {
  id: Generated<number>;
  consultation_id: number;
  act: Act;
  /** What it was from then on, and for when. */
  status: Status;
  starts_at: string;
  side: Side;
  actor_id: number | null;
  reason: string | null;
  at: string;
}

/** What the advisor writes for themselves; another advisor of the same consultation has their own. */
export interface ConsultationNotesTable {
  consultation_id: number;
  /** Null once the advisor's account is gone. */
  advisor_id: number | null;
  text: string;
  updated_at: string;
}

export interface AgreedActionsTable {
  id: Generated<number>;
  document_id: string;
  person_id: number;
  advisor_id: number | null;
  consultation_id: number | null;
  text: string;
  due_on: string | null;
  done_at: string | null;
  /** When it was taken away; until it is swept it can be had back. */
  removed_at: string | null;
  made_at: string;
}

export interface ConsultationOutcomesTable {
  consultation_id: number;
  weeks: number;
  answer: OutcomeAnswer;
  text: string | null;
  answered_at: string;
}

export type MessageKind = "dayBefore" | "hourBefore" | "link" | "outcome2" | "outcome12";

/** A message that comes round by time. */
export interface ConsultationMessagesTable {
  id: Generated<number>;
  consultation_id: number;
  kind: MessageKind;
  side: "person" | "advisor";
  sequence: number;
  due_at: string;
  state: "planned" | "sent" | "dropped";
}

export interface ContactCodesTable {
  id: Generated<number>;
  user_id: number;
  slot_id: number;
  contact: string;
  code_hash: string;
  tries: number;
  expires_at: string;
}

export interface ConfirmedContactsTable {
  user_id: number;
  contact: string;
  confirmed_at: string;
}

/** Somebody who waits for a time. */
export interface BookingWaitsTable {
  id: Generated<number>;
  user_id: number;
  field: AdviceField;
  type: ConsultationKind;
  made_at: string;
  told_at: string | null;
}

export interface CalendarFeedsTable {
  user_id: number;
  token_hash: string;
  made_at: string;
}

export type ConsultationRow = Selectable<ConsultationsTable>;
export type ChangeRow = Selectable<ConsultationChangesTable>;
export type MessageRow = Selectable<ConsultationMessagesTable>;
export type ActionRow = Selectable<AgreedActionsTable>;
