import type { Db } from "#platform/db/open.ts";
import type { ClosureRow } from "./tables.server.ts";

export async function insertClosure(db: Db, row: Omit<ClosureRow, "id">): Promise<void> {
  await db.insertInto("consultation_closures").values(row).execute();
}

/** @returns whether there was one. */
export async function deleteClosure(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("consultation_closures").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
