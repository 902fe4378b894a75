import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { NewRecord } from "../store.server.ts";

const AT_ONCE = 200;

/** Writes new records, many at once; one whose address another record has is left out. @returns how many were written. */
export async function insertRecords(db: Db, records: readonly NewRecord[]): Promise<number> {
  let written = 0;
  for (let at = 0; at < records.length; at += AT_ONCE) {
    const values = records.slice(at, at + AT_ONCE).map((record) => ({
      ...record,
      version: 1,
      published_json: record.published_json && json(record.published_json),
    }));
    const result = await db
      .insertInto("content_records")
      .values(values)
      .onConflict((conflict) => conflict.columns(["slug_space", "slug"]).where("deleted_at", "is", null).doNothing())
      .executeTakeFirst();
    written += Number(result.numInsertedOrUpdatedRows ?? 0);
  }
  return written;
}
