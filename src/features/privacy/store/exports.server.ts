import type { Db } from "#platform/db/open.ts";
import type { ExportRow } from "./tables.server.ts";

/** Asks for a copy, unless one is being made. @returns undefined when one is. */
export async function insertExport(
  db: Db,
  row: { documentId: string; userId: number; locale: "ar" | "en"; at: string; total: number },
): Promise<ExportRow | undefined> {
  // Holds the account's row, so that two requests at once cannot both find none.
  await db
    .updateTable("users")
    .set((set) => ({ id: set.ref("id") }))
    .where("id", "=", row.userId)
    .execute();
  const open = await db
    .selectFrom("exports")
    .select("id")
    .where("user_id", "=", row.userId)
    .where("state", "in", ["waiting", "working"])
    .executeTakeFirst();
  if (open) return undefined;
  return db
    .insertInto("exports")
    .values({
      document_id: row.documentId,
      user_id: row.userId,
      state: "waiting",
      locale: row.locale,
      total: row.total,
      asked_at: row.at,
    })
    .returningAll()
    .executeTakeFirst();
}

export function findExport(db: Db, id: number): Promise<ExportRow | undefined> {
  return db.selectFrom("exports").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findExportCalled(db: Db, documentId: string): Promise<ExportRow | undefined> {
  return db.selectFrom("exports").selectAll().where("document_id", "=", documentId).executeTakeFirst();
}

/** A person's copies, newest first. */
export function exportsOf(db: Db, userId: number): Promise<ExportRow[]> {
  return db.selectFrom("exports").selectAll().where("user_id", "=", userId).orderBy("id", "desc").execute();
}

/** @returns whether the row is still there. */
export async function changeExport(db: Db, id: number, changes: Partial<Omit<ExportRow, "id">>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("exports").set(changes).where("id", "=", id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Names of all files that copies have in the private area, a person's or everybody's. */
export async function namedFiles(db: Db, userId?: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom("exports")
    .select(["json_file", "pdf_file"])
    .$if(userId !== undefined, (one) => one.where("user_id", "=", userId ?? 0))
    .execute();
  return new Set(rows.flatMap((row) => [row.json_file, row.pdf_file].filter((name) => name !== null)));
}

/** Removes copies whose time is over, and those that failed before an instant. @returns their rows. */
export function deleteEndedExports(db: Db, now: string, failedBefore: string): Promise<ExportRow[]> {
  return db
    .deleteFrom("exports")
    .where((where) =>
      where.or([
        where("expires_at", "<=", now),
        where.and([where("state", "=", "failed"), where("asked_at", "<", failedBefore)]),
      ]),
    )
    .returningAll()
    .execute();
}
