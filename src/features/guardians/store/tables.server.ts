import type { Generated, Selectable } from "kysely";

declare module "#platform/db/tables.ts" {
  interface Tables {
    guardian_consents: GuardianConsentsTable;
    guardianships: GuardianshipsTable;
    guardian_links: GuardianLinksTable;
  }
}

/** What a pupil said when asked for a guardian's address, and what the guardian said since. One row for each pupil who was asked. */
export interface GuardianConsentsTable {
  user_id: number;
  /** Null when it was left out. */
  email: string | null;
  asked_at: string;
  /** Grows with every new address: links of older ones are dead. */
  generation: Generated<number>;
  told_at: string | null;
  confirmed_at: string | null;
  /** Set while a guardian's objection stands: results are hidden until both have agreed again. */
  objected_at: string | null;
  guardian_agreed_at: string | null;
  pupil_agreed_at: string | null;
  /** When somebody at the address said that they do not know the pupil; the address is gone then. */
  stranger_at: string | null;
}

/** A guardian's account that may see a summary of a pupil's; begun by the pupil's invitation. */
export interface GuardianshipsTable {
  id: Generated<number>;
  document_id: string;
  pupil_id: number;
  guardian_id: number | null;
  guardian_email: string;
  invited_at: string;
  expires_at: string;
  accepted_at: string | null;
  ended_at: string | null;
}

/** Links in mails to guardians, as hashes: to decide (no guardianship) or to accept an invitation. */
export interface GuardianLinksTable {
  token_hash: string;
  pupil_id: number;
  guardianship_id: number | null;
  generation: number;
  created_at: string;
}

export type GuardianConsentRow = Selectable<GuardianConsentsTable>;
export type GuardianshipRow = Selectable<GuardianshipsTable>;
export type GuardianLinkRow = Selectable<GuardianLinksTable>;
