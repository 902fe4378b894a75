import type { Db } from "#platform/db/open.ts";
import type { MessageRow } from "./tables.server.ts";

/** Plans messages; what was planned before under the same name stays as it is. */
export async function planMessages(db: Db, rows: readonly Omit<MessageRow, "id">[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("consultation_messages")
    .values([...rows])
    .onConflict((conflict) => conflict.columns(["consultation_id", "kind", "side", "sequence"]).doNothing())
    .execute();
}

/** Drops what is still planned of a consultation. */
export async function dropMessages(db: Db, consultationId: number): Promise<void> {
  await db
    .updateTable("consultation_messages")
    .set({ state: "dropped" })
    .where("consultation_id", "=", consultationId)
    .where("state", "=", "planned")
    .execute();
}

/** Planned messages whose time has come, the oldest first. */
export function dueMessages(db: Db, now: string, limit: number): Promise<MessageRow[]> {
  return db
    .selectFrom("consultation_messages")
    .selectAll()
    .where("state", "=", "planned")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Takes messages to send them. @returns those that were still planned: neither dropped nor another's. */
export async function takeMessages(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .updateTable("consultation_messages")
    .set({ state: "sent" })
    .where("id", "in", [...ids])
    .where("state", "=", "planned")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export function findMessageById(db: Db, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom("consultation_messages").selectAll().where("id", "=", id).executeTakeFirst();
}
