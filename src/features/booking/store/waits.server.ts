import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { BookingWaitsTable } from "./tables.server.ts";

export type WaitRow = Selectable<BookingWaitsTable>;

/** What somebody waits for. */
export function waitsOf(db: Db, userId: number): Promise<WaitRow[]> {
  return db.selectFrom("booking_waits").selectAll().where("user_id", "=", userId).orderBy("id").execute();
}

/** Waiting twice for the same is waiting once. */
export async function insertWait(db: Db, row: Omit<WaitRow, "id" | "told_at">): Promise<void> {
  await db
    .insertInto("booking_waits")
    .values({ ...row, told_at: null })
    .onConflict((conflict) => conflict.columns(["user_id", "field", "type"]).doNothing())
    .execute();
}

export async function deleteWait(db: Db, { user_id, field, type }: Pick<WaitRow, "user_id" | "field" | "type">) {
  await db
    .deleteFrom("booking_waits")
    .where("user_id", "=", user_id)
    .where("field", "=", field)
    .where("type", "=", type)
    .execute();
}

/** What is waited for by anybody, each once. */
export function waitedFor(db: Db): Promise<Waited[]> {
  return db.selectFrom("booking_waits").select(["field", "type"]).distinct().execute();
}

/** Who has waited longest for one of these and was not told since a moment. */
export function waitsToTell(
  db: Db,
  waited: readonly Waited[],
  { toldBefore, limit }: { readonly toldBefore: string; readonly limit: number },
): Promise<WaitRow[]> {
  if (waited.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("booking_waits")
    .selectAll()
    .where((where) =>
      where.or(waited.map(({ field, type }) => where.and([where("field", "=", field), where("type", "=", type)]))),
    )
    .where((where) => where.or([where("told_at", "is", null), where("told_at", "<", toldBefore)]))
    .orderBy("made_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export type Waited = Pick<WaitRow, "field" | "type">;

export function findWait(db: Db, id: number): Promise<WaitRow | undefined> {
  return db.selectFrom("booking_waits").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Marks somebody as told. @returns false when another process was quicker. */
export async function setTold(db: Db, { id, told_at }: WaitRow, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("booking_waits")
    .set({ told_at: at })
    .where("id", "=", id)
    .where("told_at", told_at === null ? "is" : "=", told_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes what was waited for since before a moment. */
export async function deleteWaitsBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom("booking_waits").where("made_at", "<", before).execute();
}
