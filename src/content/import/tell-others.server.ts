import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { ContentRow } from "../store.server.ts";
import { wasEverPublished } from "../store.server.ts";

const AT_ONCE = 100;

/** What other features do when records change, for the types they listen to: an import was applied, or undone. */
export async function tellOthers(ctx: Context, db: Db, importId: number, isUndone = false): Promise<void> {
  for (const { type, work } of ctx.extensions.recordChanged) {
    for (let after = 0; ; ) {
      const rows = await changedRows(db, importId, type, after);
      for (const { row_before_json, row_body_json, row_outcome, ...record } of rows) {
        const isNew = row_outcome === "new";
        const published_json = isUndone ? row_body_json : isNew ? null : row_before_json;
        const before: ContentRow = { ...record, deleted_at: null, published_json };
        // A new record's own line of history does not make it one that was seen before.
        const wasPublished =
          isUndone || (!isNew && (record.seed_version !== null || (await wasEverPublished(db, record.id))));
        await work(ctx, db, { before, after: record, wasPublished });
      }
      if (rows.length < AT_ONCE) break;
      after = rows.at(-1)?.id ?? after;
    }
  }
}

function changedRows(db: Db, importId: number, type: string, after: number) {
  return db
    .selectFrom("content_records as record")
    .innerJoin("import_rows as row", "row.document_id", "record.document_id")
    .selectAll("record")
    .select(["row.before_json as row_before_json", "row.body_json as row_body_json", "row.outcome as row_outcome"])
    .where("row.import_id", "=", importId)
    .where("row.type", "=", type)
    .where("row.after_version", "is not", null)
    .where("record.id", ">", after)
    .orderBy("record.id")
    .limit(AT_ONCE)
    .execute();
}
