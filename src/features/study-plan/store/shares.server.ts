import type { Db } from "#platform/db/open.ts";
import type { PlanShareRow } from "./tables.server.ts";

type NewShare = Omit<PlanShareRow, "id" | "opened_at" | "opened_count">;

/** Keeps a share; for the same reader it takes the place of the one before. */
export async function putShare(db: Db, share: NewShare): Promise<PlanShareRow> {
  if (share.reader_id !== null)
    await db
      .deleteFrom("plan_shares")
      .where("user_id", "=", share.user_id)
      .where("reader_id", "=", share.reader_id)
      .execute();
  return db
    .insertInto("plan_shares")
    .values({ ...share, opened_at: null, opened_count: 0 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What somebody shares, the newest first, with the name of its reader. */
export function sharesOf(db: Db, userId: number) {
  return db
    .selectFrom("plan_shares")
    .leftJoin("users", "users.id", "plan_shares.reader_id")
    .selectAll("plan_shares")
    .select(["users.first_name as firstName", "users.last_name as lastName"])
    .where("plan_shares.user_id", "=", userId)
    .orderBy("plan_shares.id", "desc")
    .execute();
}

export function findOpenShare(db: Db, tokenHash: string, now: Date): Promise<PlanShareRow | undefined> {
  return db
    .selectFrom("plan_shares")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** What is shown to one reader, the newest first. */
export function openSharesWith(db: Db, readerId: number, now: Date): Promise<PlanShareRow[]> {
  return db
    .selectFrom("plan_shares")
    .selectAll()
    .where("reader_id", "=", readerId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}

export async function noteOpened(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable("plan_shares")
    .set((row) => ({ opened_at: at.toISOString(), opened_count: row("opened_count", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Whether there was one of somebody's own to end. */
export async function dropShare(db: Db, userId: number, documentId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("plan_shares")
    .where("user_id", "=", userId)
    .where("document_id", "=", documentId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes what ended before a moment. */
export async function deleteEndedShares(db: Db, before: string): Promise<void> {
  await db.deleteFrom("plan_shares").where("expires_at", "<", before).execute();
}
