import type { Db } from "#platform/db/open.ts";
import type { ActionRow } from "./tables.server.ts";

/** An action with the name of its consultation and who is on its other side. */
export interface JoinedAction extends ActionRow {
  readonly consultation: string | null;
}

function actions(db: Db) {
  return db
    .selectFrom("agreed_actions")
    .leftJoin("consultations", "consultations.id", "agreed_actions.consultation_id")
    .selectAll("agreed_actions")
    .select("consultations.document_id as consultation");
}

/** What was agreed on in a consultation, or with a person at all; what is still to be done first, the soonest of it first. */
export async function readActions(
  db: Db,
  whose: { readonly consultation: number } | { readonly person: number },
): Promise<JoinedAction[]> {
  const query = actions(db).where("agreed_actions.removed_at", "is", null);
  const rows = await ("person" in whose
    ? query.where("agreed_actions.person_id", "=", whose.person)
    : query.where("agreed_actions.consultation_id", "=", whose.consultation)
  )
    .orderBy("agreed_actions.id")
    .execute();
  const rank = ({ done_at, due_on }: JoinedAction) => `${done_at ? 1 : 0}${due_on ?? "9999"}`;
  return rows.sort((a, b) => rank(a).localeCompare(rank(b)));
}

/** One action, one that was taken away too. */
export function findAction(db: Db, documentId: string): Promise<JoinedAction | undefined> {
  return actions(db).where("agreed_actions.document_id", "=", documentId).executeTakeFirst();
}

export async function countActions(db: Db, consultationId: number): Promise<number> {
  const { count } = await db
    .selectFrom("agreed_actions")
    .select((select) => select.fn.countAll().as("count"))
    .where("consultation_id", "=", consultationId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertAction(db: Db, row: Omit<ActionRow, "id">): Promise<void> {
  await db.insertInto("agreed_actions").values(row).execute();
}

export async function updateAction(
  db: Db,
  id: number,
  changes: Partial<Pick<ActionRow, "text" | "due_on" | "done_at" | "removed_at">>,
): Promise<void> {
  await db.updateTable("agreed_actions").set(changes).where("id", "=", id).execute();
}

export async function deleteRemovedActions(db: Db, before: string): Promise<void> {
  await db.deleteFrom("agreed_actions").where("removed_at", "<", before).execute();
}
