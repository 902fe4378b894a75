import { type Generated, type Selectable, sql } from "kysely";
import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { Body } from "./body.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    content_records: ContentRecordsTable;
    content_seed: ContentSeedTable;
  }
}

export interface ContentRecordsTable {
  id: Generated<number>;
  document_id: string;
  type: string;
  /** The published slug, or the draft's when nothing is published: nobody else of the type may have it. */
  slug: string;
  /** Grows with every change; an editor's save must name the one it began from. */
  version: number;
  /** What has been written since the last publication. */
  draft_json: Body | null;
  published_json: Body | null;
  /** The version of the shipped record; null for records of editors. */
  seed_version: number | null;
  /** Null as long as the record is as it was shipped. */
  edited_at: string | null;
  edited_by: number | null;
  created_at: string;
  /** When what readers see last changed. */
  updated_at: string;
  published_at: string | null;
  deleted_at: string | null;
}

export interface ContentSeedTable {
  name: string;
  hash: string;
  loaded_at: string;
}

export type ContentRow = Selectable<ContentRecordsTable>;
export type NewRecord = Omit<ContentRow, "id" | "version" | "deleted_at">;
export type RecordChange = Partial<Omit<ContentRow, "id" | "document_id" | "type" | "version">>;

const AT_ONCE = 400;

/** A number that differs after every change of any record. */
export async function sumOfVersions(db: Db): Promise<number> {
  const row = await db
    .selectFrom("content_records")
    .select(sql<number>`coalesce(sum(version), 0)`.as("sum"))
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/** Id and version of every record that readers may see. */
export function publishedVersions(db: Db): Promise<{ id: number; version: number }[]> {
  return db
    .selectFrom("content_records")
    .select(["id", "version"])
    .where("published_json", "is not", null)
    .where("deleted_at", "is", null)
    .execute();
}

/** The records of these ids, a few hundred at a time. */
export async function readRecords(db: Db, ids: readonly number[]): Promise<ContentRow[]> {
  const rows: ContentRow[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE)
    rows.push(
      ...(await db
        .selectFrom("content_records")
        .selectAll()
        .where("id", "in", ids.slice(at, at + AT_ONCE))
        .execute()),
    );
  return rows;
}

export function findRecord(db: Db, documentId: string): Promise<ContentRow | undefined> {
  return db.selectFrom("content_records").selectAll().where("document_id", "=", documentId).executeTakeFirst();
}

/** Who holds each slug of a type now, and every shipped record ever loaded. */
export function recordHeads(db: Db) {
  return db
    .selectFrom("content_records")
    .select(["id", "document_id", "type", "slug", "version", "seed_version", "edited_at", "deleted_at"])
    .execute();
}

/** @returns false when another record of the type has the slug. */
export async function insertRecord(db: Db, record: NewRecord): Promise<boolean> {
  const row = await db
    .insertInto("content_records")
    .values({
      ...record,
      version: 1,
      draft_json: record.draft_json && json(record.draft_json),
      published_json: record.published_json && json(record.published_json),
    })
    .onConflict((conflict) => conflict.columns(["type", "slug"]).where("deleted_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the record has moved on from `version`. */
export async function updateRecord(db: Db, id: number, version: number, change: RecordChange): Promise<boolean> {
  const values = { ...change, version: version + 1 };
  if (change.draft_json) values.draft_json = json(change.draft_json);
  if (change.published_json) values.published_json = json(change.published_json);
  const result = await db
    .updateTable("content_records")
    .set(values)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function isSlugTaken(db: Db, type: string, slug: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom("content_records")
    .select("id")
    .where("type", "=", type)
    .where("slug", "=", slug)
    .where("deleted_at", "is", null)
    .where("id", "!=", exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function readSeedHash(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom("content_seed").select("hash").where("name", "=", name).executeTakeFirst();
  return row?.hash ?? null;
}

export async function writeSeedHash(db: Db, name: string, hash: string, now: Date): Promise<void> {
  const row = { hash, loaded_at: now.toISOString() };
  await db
    .insertInto("content_seed")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}
