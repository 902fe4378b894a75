import type { Generated, Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    email_changes: EmailChangesTable;
  }
}

export interface EmailChangesTable {
  id: Generated<number>;
  user_id: number;
  old_email: string;
  new_email: string;
  asked_at: string;
  /** When the link at the new address was used: from then on the change holds. */
  confirmed_at: string | null;
  /** Until then the old address can undo it, receives reset links, and is nobody else's. */
  undo_until: string | null;
  /** When it was undone, or another change took its place. */
  ended_at: string | null;
}

export type EmailChange = Selectable<EmailChangesTable>;

export async function insertChange(db: Db, change: Omit<EmailChange, "id">): Promise<number> {
  const { id } = await db.insertInto("email_changes").values(change).returning("id").executeTakeFirstOrThrow();
  return id;
}

export function findChange(db: Db, id: number): Promise<EmailChange | undefined> {
  return db.selectFrom("email_changes").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The change somebody has asked for and not confirmed yet. */
export function findPending(db: Db, userId: number): Promise<EmailChange | undefined> {
  return db
    .selectFrom("email_changes")
    .selectAll()
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .where("ended_at", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** The change that took this address away and can still be undone from it: until then the address is nobody else's. */
export function findHeld(db: Db, oldEmail: string, now: string): Promise<EmailChange | undefined> {
  return db
    .selectFrom("email_changes")
    .selectAll()
    .where("old_email", "=", oldEmail)
    .where("confirmed_at", "is not", null)
    .where("ended_at", "is", null)
    .where("undo_until", ">", now)
    .orderBy("id")
    .executeTakeFirst();
}

/** @returns whether this call was the one that confirmed. */
export async function confirmChange(db: Db, id: number, at: string, undoUntil: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("email_changes")
    .set({ confirmed_at: at, undo_until: undoUntil })
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives up what waits for its link. */
export async function endPending(db: Db, userId: number, at: string): Promise<void> {
  await db
    .updateTable("email_changes")
    .set({ ended_at: at })
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends a change and all newer ones of the same person. */
export async function endChangesFrom(db: Db, userId: number, id: number, at: string): Promise<void> {
  await db
    .updateTable("email_changes")
    .set({ ended_at: at })
    .where("user_id", "=", userId)
    .where("id", ">=", id)
    .where("ended_at", "is", null)
    .execute();
}

/** Removes addresses that have had their time: nothing can be undone or confirmed any more. */
export async function deleteOldChanges(db: Db, now: string, askedBefore: string): Promise<void> {
  await db
    .deleteFrom("email_changes")
    .where((where) =>
      where.or([
        where("undo_until", "<=", now),
        where.and([where("undo_until", "is", null), where("asked_at", "<", askedBefore)]),
      ]),
    )
    .execute();
}
