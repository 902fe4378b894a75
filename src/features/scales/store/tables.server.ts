import type { Generated, Selectable } from "kysely";

export type AttemptState = "draft" | "complete" | "withdrawn";

interface InstrumentsTable {
  id: Generated<number>;
  scale: string;
  version: number;
  body_json: unknown;
  loaded_at: string;
  /** Of the content as it was published; empty for the forms of the tendencies scale. */
  hash: string | null;
}

interface NormsTable {
  id: Generated<number>;
  scale: string;
  version: number;
  body_json: unknown;
  hash: string;
  loaded_at: string;
}

interface AttemptsTable {
  id: Generated<number>;
  document_id: string;
  user_id: number;
  instrument_id: number;
  scale: string;
  state: AttemptState;
  mode: string;
  is_kept: boolean;
  /** The sign-in that only tries; empty for attempts that are kept. */
  sign_in_id: string;
  started_at: string;
  updated_at: string;
  completed_at: string | null;
  withdrawn_at: string | null;
  expires_at: string | null;
}

interface AnswersTable {
  attempt_id: number;
  statement_id: string;
  answer: string;
  answered_at: string;
  ms: number | null;
}

interface ResultsTable {
  attempt_id: number;
  scoring_version: number;
  scores_json: unknown;
  reading_json: unknown;
  norm_id: number | null;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    scale_instruments: InstrumentsTable;
    scale_norms: NormsTable;
    scale_attempts: AttemptsTable;
    scale_answers: AnswersTable;
    scale_results: ResultsTable;
  }
}

export type InstrumentRow = Selectable<InstrumentsTable>;
export type AttemptRow = Selectable<AttemptsTable>;
export type AnswerRow = Selectable<AnswersTable>;
export type ResultRow = Selectable<ResultsTable>;
export type NormRow = Selectable<NormsTable>;
/** A result with the form it was answered on. */
export type KeptResultRow = ResultRow & { readonly instrument_id: number };
