import type { Db } from "#platform/db/open.ts";
import type { Body } from "../body.ts";
import type { ContentRow } from "../store.server.ts";

/** A file's record by its number, its document id or its slug; undefined when it is not there or was removed. */
export async function findFile(db: Db, id: string): Promise<ContentRow | undefined> {
  if (id.includes("\0")) return undefined;
  const isNumber = /^\d{1,15}$/.test(id);
  return db
    .selectFrom("content_records")
    .selectAll()
    .where("type", "=", "file")
    .where("deleted_at", "is", null)
    .where((where) =>
      isNumber ? where("id", "=", Number(id)) : where.or([where("document_id", "=", id), where("slug", "=", id)]),
    )
    .executeTakeFirst();
}

/** What the records of files hold, without those removed before an instant. */
export async function fileBodies(db: Db, removedSince: string): Promise<Body[]> {
  const rows = await db
    .selectFrom("content_records")
    .select(["draft_json", "published_json"])
    .where("type", "=", "file")
    .where((where) => where.or([where("deleted_at", "is", null), where("deleted_at", ">=", removedSince)]))
    .execute();
  return rows.flatMap((row) => [row.draft_json, row.published_json].filter((body) => body !== null));
}
