import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { ConsultationNotesTable, ConsultationOutcomesTable } from "./tables.server.ts";

export function findNote(
  db: Db,
  consultationId: number,
  advisorId: number,
): Promise<Selectable<ConsultationNotesTable> | undefined> {
  return db
    .selectFrom("consultation_notes")
    .selectAll()
    .where("consultation_id", "=", consultationId)
    .where("advisor_id", "=", advisorId)
    .executeTakeFirst();
}

/** Keeps a note; an empty one is no note. */
export async function putNote(
  db: Db,
  row: Selectable<ConsultationNotesTable> & { readonly advisor_id: number },
): Promise<void> {
  const { consultation_id, advisor_id, text, updated_at } = row;
  if (text === "") {
    await db
      .deleteFrom("consultation_notes")
      .where("consultation_id", "=", consultation_id)
      .where("advisor_id", "=", advisor_id)
      .execute();
    return;
  }
  await db
    .insertInto("consultation_notes")
    .values(row)
    .onConflict((conflict) => conflict.columns(["consultation_id", "advisor_id"]).doUpdateSet({ text, updated_at }))
    .execute();
}

export type OutcomeRow = Selectable<ConsultationOutcomesTable>;

/** What became of a consultation, as it was told last. */
export function readOutcomes(db: Db, consultationId: number): Promise<OutcomeRow[]> {
  return db
    .selectFrom("consultation_outcomes")
    .selectAll()
    .where("consultation_id", "=", consultationId)
    .orderBy("weeks")
    .execute();
}

export async function putOutcome(db: Db, row: OutcomeRow): Promise<void> {
  const { answer, text, answered_at } = row;
  await db
    .insertInto("consultation_outcomes")
    .values(row)
    .onConflict((conflict) => conflict.columns(["consultation_id", "weeks"]).doUpdateSet({ answer, text, answered_at }))
    .execute();
}
