import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { ItemChange, PlanItem } from "../rules/plan.ts";
import type { PlanAct } from "../schema/plan-forms.ts";
import type { PlanItemRow } from "./tables.server.ts";

/** An item as its rules know it. */
export function itemOf(row: PlanItemRow): PlanItem {
  const { document_id: id, goal, record, text, school_year: year, due_on: dueOn, done_at: doneAt } = row;
  return {
    id,
    goal,
    record,
    text,
    year,
    dueOn,
    doneAt,
    place: row.place,
    removedAt: row.removed_at,
    revision: row.revision,
  };
}

function columnsOf({ goal, record, text, year, dueOn, doneAt, place, removedAt, revision }: PlanItem) {
  return {
    goal,
    record,
    text,
    school_year: year,
    due_on: dueOn,
    done_at: doneAt,
    place,
    removed_at: removedAt,
    revision,
  };
}

/** Everything of a plan, what was taken away too. */
export async function readItems(db: Db, userId: number): Promise<PlanItem[]> {
  const rows = await db.selectFrom("plan_items").selectAll().where("user_id", "=", userId).execute();
  return rows.map(itemOf);
}

/** What of the site the items of a plan name, each once. */
export async function readNamed(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("plan_items")
    .select("record")
    .distinct()
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .where("record", "is not", null)
    .execute();
  return rows.flatMap(({ record }) => record ?? []);
}

interface Change {
  readonly userId: number;
  readonly batch: string;
  readonly act: PlanAct;
  readonly at: string;
}

/** Writes what an act made of items, each with its line of history. */
export async function writeChanges(db: Db, change: Change, changes: readonly ItemChange[]): Promise<void> {
  for (const { before, after } of changes) {
    const item_id = await writeItem(db, change, before, after);
    await db
      .insertInto("plan_changes")
      .values({
        user_id: change.userId,
        item_id,
        batch: change.batch,
        act: change.act,
        revision: after.revision,
        before_json: before && json(before),
        after_json: json(after),
        at: change.at,
        taken_back_at: null,
      })
      .execute();
  }
}

async function writeItem(db: Db, { userId, at }: Change, before: PlanItem | null, after: PlanItem): Promise<number> {
  const columns = { ...columnsOf(after), changed_at: at };
  const { id } = before
    ? await db
        .updateTable("plan_items")
        .set(columns)
        .where("user_id", "=", userId)
        .where("document_id", "=", after.id)
        .returning("id")
        .executeTakeFirstOrThrow()
    : await db
        .insertInto("plan_items")
        .values({ ...columns, document_id: after.id, user_id: userId, reminded_for: null, made_at: at })
        .returning("id")
        .executeTakeFirstOrThrow();
  return id;
}

/** Undone steps that are due within these days and were not told of for that day; the first of them. */
export function dueItems(db: Db, from: string, until: string, most: number): Promise<PlanItemRow[]> {
  return db
    .selectFrom("plan_items")
    .selectAll()
    .where("due_on", ">=", from)
    .where("due_on", "<=", until)
    .where("done_at", "is", null)
    .where("removed_at", "is", null)
    .where((row) => row.or([row("reminded_for", "is", null), row("reminded_for", "!=", row.ref("due_on"))]))
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Takes an item to be told of; of two processes one does. */
export async function takeReminder(db: Db, { id, due_on }: Pick<PlanItemRow, "id" | "due_on">): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("plan_items")
    .set({ reminded_for: due_on })
    .where("id", "=", id)
    .where("due_on", "=", due_on)
    .where((row) => row.or([row("reminded_for", "is", null), row("reminded_for", "!=", due_on)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteRemovedItems(db: Db, before: string): Promise<void> {
  await db.deleteFrom("plan_items").where("removed_at", "<", before).execute();
}
