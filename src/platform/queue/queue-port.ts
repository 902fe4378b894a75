import type { Db } from "#platform/db/open.ts";

/** Due work, done at least once. The payload says what the work is about, never a secret or a text. */
export interface Queue {
  /**
   * Adds work inside the caller's transaction. `key` (when given) keeps one pending row per key: asking again renews
   * the payload, keeps the earlier time, and runs once more when the work is being done at that moment.
   */
  add(db: Db, kind: string, payload: WorkPayload, options?: { runAt?: Date; key?: string }): Promise<void>;
  /** Says that work may be due now (call it after the commit). */
  wake(): void;
}

/** Ids, numbers, flags and short codes (at most 200 characters of A–Z a–z 0–9 _ . : / + -); anything else is refused. */
export type WorkPayload = Readonly<Record<string, string | number | boolean | null>>;
