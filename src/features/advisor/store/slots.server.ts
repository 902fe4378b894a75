import type { Insertable } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { SlotRow, TimeSlotsTable } from "./tables.server.ts";

/** Both engines take a few thousand values in one statement; a row has ten. */
const ROWS_AT_ONCE = 80;

export async function insertSlots(db: Db, rows: readonly Insertable<TimeSlotsTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insertInto("time_slots")
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(["advisor_id", "starts_at"]).doNothing())
      .execute();
}

/** Times of one advisor that begin after a moment, in order. */
export function slotsAfter(db: Db, advisorId: number, from: string, until?: string): Promise<SlotRow[]> {
  let query = db.selectFrom("time_slots").selectAll().where("advisor_id", "=", advisorId).where("starts_at", ">", from);
  if (until) query = query.where("starts_at", "<", until);
  return query.orderBy("starts_at").execute();
}

export function findSlot(db: Db, documentId: string): Promise<SlotRow | undefined> {
  return db.selectFrom("time_slots").selectAll().where("document_id", "=", documentId).executeTakeFirst();
}

export function findSlotById(db: Db, id: number): Promise<SlotRow | undefined> {
  return db.selectFrom("time_slots").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Deletes times nobody has taken. */
export async function deleteSlots(db: Db, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += 500)
    await db
      .deleteFrom("time_slots")
      .where("id", "in", ids.slice(at, at + 500))
      .where("is_taken", "=", false)
      .execute();
}

/** Changes a time that nobody has taken. @returns whether it was free. */
export async function changeFreeSlot(
  db: Db,
  id: number,
  changes: Partial<Omit<SlotRow, "id" | "document_id" | "advisor_id">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("time_slots")
    .set(changes)
    .where("id", "=", id)
    .where("is_taken", "=", false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a time for one consultation. @returns false when another was quicker, or it is offered no more. */
export async function takeFreeSlot(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("time_slots")
    .set({ is_taken: true })
    .where("id", "=", id)
    .where("is_taken", "=", false)
    .where("is_withdrawn", "=", false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function freeSlots(db: Db, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += 500)
    await db
      .updateTable("time_slots")
      .set({ is_taken: false })
      .where("id", "in", ids.slice(at, at + 500))
      .execute();
}

/** Gives what the week's hours made, and nobody took, other kinds. */
export async function setPatternKinds(db: Db, advisorId: number, kinds: string, from: string): Promise<void> {
  await db
    .updateTable("time_slots")
    .set({ kinds })
    .where("advisor_id", "=", advisorId)
    .where("made_by", "=", "pattern")
    .where("is_taken", "=", false)
    .where("starts_at", ">", from)
    .execute();
}

/** Deletes times that were over before a moment and that no consultation took place in. */
export async function deleteSlotsBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom("time_slots").where("ends_at", "<", before).where("is_taken", "=", false).execute();
}
