import type { Db } from "#platform/db/open.ts";
import type { PlanItem } from "../rules/plan.ts";
import type { PlanChangeRow } from "./tables.server.ts";

/** How an item was after one of its changes, by which an edit begun on it is merged. */
export async function stateAt(db: Db, userId: number, item: string, revision: number): Promise<PlanItem | null> {
  const found = await db
    .selectFrom("plan_changes")
    .innerJoin("plan_items", "plan_items.id", "plan_changes.item_id")
    .select("after_json")
    .where("plan_items.user_id", "=", userId)
    .where("plan_items.document_id", "=", item)
    .where("plan_changes.revision", "=", revision)
    .executeTakeFirst();
  return found?.after_json ?? null;
}

/** The newest changes, each item's line by itself; what belongs together stands together. */
export function readChanges(db: Db, userId: number, most: number): Promise<PlanChangeRow[]> {
  return db
    .selectFrom("plan_changes")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** What can be taken back next: the newest act that was not and does not itself take back. */
export async function lastBatch(db: Db, userId: number): Promise<PlanChangeRow[]> {
  const own = db
    .selectFrom("plan_changes")
    .selectAll()
    .where("user_id", "=", userId)
    .where("taken_back_at", "is", null)
    .where("act", "!=", "back");
  const last = await own.orderBy("id", "desc").limit(1).executeTakeFirst();
  return last ? own.where("batch", "=", last.batch).orderBy("id").execute() : [];
}

export async function markTakenBack(db: Db, userId: number, batch: string, at: string): Promise<void> {
  await db
    .updateTable("plan_changes")
    .set({ taken_back_at: at })
    .where("user_id", "=", userId)
    .where("batch", "=", batch)
    .execute();
}

export async function deleteChangesBefore(db: Db, at: string): Promise<void> {
  await db.deleteFrom("plan_changes").where("at", "<", at).execute();
}
