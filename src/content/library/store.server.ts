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

/** Uploads nobody has published yet that were not made by this writer. */
export async function foreignWaitingFiles(db: Db, writerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("content_records")
    .select("document_id")
    .where("type", "=", "file")
    .where("published_json", "is", null)
    .where("deleted_at", "is", null)
    .where("id", "not in", (query) =>
      query
        .selectFrom("content_history")
        .select("record_id")
        .where("action", "=", "created")
        .where("done_by", "=", writerId),
    )
    .execute();
  return rows.map((row) => row.document_id);
}

/** Whether a record was begun by this writer. */
export async function isMadeBy(db: Db, recordId: number, writerId: number): Promise<boolean> {
  const row = await db
    .selectFrom("content_history")
    .select("record_id")
    .where("record_id", "=", recordId)
    .where("action", "=", "created")
    .where("done_by", "=", writerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Files of these document ids that wait and never went out: an editor who took one away meant it. */
export async function neverShown(db: Db, documentIds: readonly string[]): Promise<ContentRow[]> {
  return db
    .selectFrom("content_records")
    .selectAll()
    .where("type", "=", "file")
    .where("document_id", "in", documentIds)
    .where("published_json", "is", null)
    .where("deleted_at", "is", null)
    .where("id", "not in", (query) =>
      query.selectFrom("content_history").select("record_id").where("action", "=", "published"),
    )
    .execute();
}
