import type { Db } from "#platform/db/open.ts";

/** Takes a person out of the content and its history: what was written stays, by nobody. */
export async function forgetAuthor(db: Db, userId: number): Promise<void> {
  await db.updateTable("content_history").set({ done_by: null }).where("done_by", "=", userId).execute();
  for (const column of ["begun_by", "undone_by"] as const)
    await db
      .updateTable("imports")
      .set({ [column]: null })
      .where(column, "=", userId)
      .execute();
  for (const column of ["edited_by", "submitted_by", "publish_by"] as const)
    await db
      .updateTable("content_records")
      .set({ [column]: null })
      .where(column, "=", userId)
      .execute();
}
