import type { Generated, Selectable } from "kysely";
import type { ClosureKind, ScheduleException, WeeklyRange } from "../rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    advisors: AdvisorsTable;
    time_slots: TimeSlotsTable;
    consultation_closures: ConsultationClosuresTable;
  }
}

export interface AdvisorsTable {
  user_id: number;
  document_id: string;
  is_taking: boolean;
  /** Names, one a line; as languages and kinds. */
  fields: string;
  languages: string;
  kinds: string;
  about: string | null;
  zone: string;
  minutes: number;
  buffer_minutes: number;
  days_ahead: number;
  hours_json: readonly WeeklyRange[];
  exceptions_json: readonly ScheduleException[];
  meeting_link: string | null;
  /** The last day times were made for, YYYY-MM-DD. */
  published_on: string | null;
  updated_at: string;
}

export interface TimeSlotsTable {
  id: Generated<number>;
  document_id: string;
  advisor_id: number;
  starts_at: string;
  ends_at: string;
  /** The zone it was meant in. */
  zone: string;
  kinds: string;
  made_by: "pattern" | "advisor";
  is_taken: boolean;
  is_withdrawn: boolean;
}

/** Days without consultations, or a time when nothing can be booked. */
export interface ConsultationClosuresTable {
  id: Generated<number>;
  kind: ClosureKind;
  from_on: string;
  /** Both days count; open at the end when null. */
  until_on: string | null;
  reason_ar: string;
  reason_en: string;
  made_by: number | null;
  made_at: string;
}

export type AdvisorRow = Selectable<AdvisorsTable>;
export type SlotRow = Selectable<TimeSlotsTable>;
export type ClosureRow = Selectable<ConsultationClosuresTable>;
