import type { Generated, Selectable } from "kysely";

declare module "#platform/db/tables.ts" {
  interface Tables {
    exports: ExportsTable;
    erasures: ErasuresTable;
  }
}

export type ExportState = "waiting" | "working" | "ready" | "failed";

/** A copy of all a person's data that was asked for. */
export interface ExportsTable {
  id: Generated<number>;
  document_id: string;
  user_id: number;
  state: ExportState;
  locale: "ar" | "en";
  /** Parts done of how many, for the progress bar. */
  done: Generated<number>;
  total: Generated<number>;
  /** Names in the private area of files. */
  json_file: string | null;
  pdf_file: string | null;
  asked_at: string;
  ready_at: string | null;
  expires_at: string | null;
}

/** Which accounts were erased, under keyed hashes: a restored copy of the database is held against it. */
export interface ErasuresTable {
  id: Generated<number>;
  subject_key: string;
  asked_at: string;
  erased_at: string;
}

export type ExportRow = Selectable<ExportsTable>;
