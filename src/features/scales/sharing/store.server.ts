import type { Generated, Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { KeptResultRow } from "../store/tables.server.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    result_shares: ResultSharesTable;
  }
}

/** One thing somebody shows of a result: to whoever has the link, or to one advisor. */
export interface ResultSharesTable {
  id: Generated<number>;
  document_id: string;
  attempt_id: number;
  /** Null for a link. */
  advisor_id: number | null;
  /** Null for an advisor. */
  token_hash: string | null;
  /** One name a line. */
  shows: string;
  made_at: string;
  expires_at: string;
  opened_at: string | null;
  opened_count: Generated<number>;
}

export type ResultShareRow = Selectable<ResultSharesTable>;

/** A share as its reader meets it: whose, and of which result. */
export interface OpenShare extends KeptResultRow {
  readonly shareId: number;
  readonly documentId: string;
  readonly shows: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly userId: number;
  readonly completedAt: string | null;
}

type NewShare = Omit<ResultShareRow, "id" | "opened_at" | "opened_count">;

/** Keeps a share; for the same advisor it takes the place of the one before. */
export async function putShare(db: Db, share: NewShare): Promise<ResultShareRow> {
  if (share.advisor_id !== null)
    await db
      .deleteFrom("result_shares")
      .where("attempt_id", "=", share.attempt_id)
      .where("advisor_id", "=", share.advisor_id)
      .execute();
  return db
    .insertInto("result_shares")
    .values({ ...share, opened_at: null, opened_count: 0 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What is shared of an attempt, the newest first, with the name of the advisor. */
export function sharesOf(db: Db, attemptId: number) {
  return db
    .selectFrom("result_shares")
    .leftJoin("users", "users.id", "result_shares.advisor_id")
    .selectAll("result_shares")
    .select(["users.first_name as firstName", "users.last_name as lastName"])
    .where("attempt_id", "=", attemptId)
    .orderBy("result_shares.id", "desc")
    .execute();
}

/** Shares that have not ended, of kept results that stand. */
function openShares(db: Db, now: Date) {
  return db
    .selectFrom("result_shares")
    .innerJoin("scale_attempts", "scale_attempts.id", "result_shares.attempt_id")
    .innerJoin("scale_results", "scale_results.attempt_id", "result_shares.attempt_id")
    .selectAll("scale_results")
    .select([
      "result_shares.id as shareId",
      "result_shares.document_id as documentId",
      "result_shares.shows as shows",
      "result_shares.made_at as madeAt",
      "result_shares.expires_at as expiresAt",
      "scale_attempts.user_id as userId",
      "scale_attempts.completed_at as completedAt",
      "scale_attempts.instrument_id as instrument_id",
    ])
    .where("result_shares.expires_at", ">", now.toISOString())
    .where("scale_attempts.state", "=", "complete")
    .where("scale_attempts.is_kept", "=", true);
}

export function findOpenShare(db: Db, tokenHash: string, now: Date): Promise<OpenShare | undefined> {
  return openShares(db, now).where("result_shares.token_hash", "=", tokenHash).executeTakeFirst();
}

/** All of an advisor's, or some. */
export interface WhichShares {
  readonly ownerId?: number;
  readonly documentId?: string;
  readonly most?: number;
}

/** What is shared with an advisor, the newest first. */
export function openSharesWith(
  db: Db,
  advisorId: number,
  now: Date,
  { ownerId, documentId, most }: WhichShares,
): Promise<OpenShare[]> {
  return openShares(db, now)
    .where("result_shares.advisor_id", "=", advisorId)
    .$if(ownerId !== undefined, (shares) => shares.where("scale_attempts.user_id", "=", ownerId ?? 0))
    .$if(documentId !== undefined, (shares) => shares.where("result_shares.document_id", "=", documentId ?? ""))
    .orderBy("result_shares.id", "desc")
    .$if(most !== undefined, (shares) => shares.limit(most ?? 0))
    .execute();
}

export async function noteOpened(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable("result_shares")
    .set((row) => ({ opened_at: at.toISOString(), opened_count: row("opened_count", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Ends what somebody showed an advisor at a moment. @returns whether there was any. */
export async function dropSharesMadeAt(
  db: Db,
  { userId, advisorId, madeAt }: { readonly userId: number; readonly advisorId: number; readonly madeAt: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("result_shares")
    .where("advisor_id", "=", advisorId)
    .where("made_at", "=", madeAt)
    .where("attempt_id", "in", (own) => own.selectFrom("scale_attempts").select("id").where("user_id", "=", userId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What was shown from one moment on counts as shown from another. */
export async function moveSharesMadeAt(
  db: Db,
  { userId, advisorId, madeAt }: { readonly userId: number; readonly advisorId: number; readonly madeAt: string },
  to: string,
): Promise<void> {
  await db
    .updateTable("result_shares")
    .set({ made_at: to })
    .where("advisor_id", "=", advisorId)
    .where("made_at", "=", madeAt)
    .where("attempt_id", "in", (own) => own.selectFrom("scale_attempts").select("id").where("user_id", "=", userId))
    .execute();
}

/** Whether there was one to end. */
export async function dropShare(db: Db, attemptId: number, documentId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("result_shares")
    .where("attempt_id", "=", attemptId)
    .where("document_id", "=", documentId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all that is shared of an attempt. */
export async function dropSharesOf(db: Db, attemptId: number): Promise<void> {
  await db.deleteFrom("result_shares").where("attempt_id", "=", attemptId).execute();
}

/** Deletes what ended before a moment. */
export async function deleteEnded(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("result_shares").where("expires_at", "<", before.toISOString()).execute();
}
