import { type Generated, type Selectable, sql } from "kysely";
import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { Body } from "./body.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    content_records: ContentRecordsTable;
    content_seed: ContentSeedTable;
    content_history: ContentHistoryTable;
  }
}

export interface ContentRecordsTable {
  id: Generated<number>;
  document_id: string;
  type: string;
  /** Within which slugs are unique: the type, or a name several types share. */
  slug_space: string;
  /** The published slug, or the draft's when nothing is published: nobody else of the space may have it. */
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
  /** Set while the draft waits for somebody who may publish. */
  submitted_at: string | null;
  submitted_by: number | null;
  /** What the reviewer asked for when the draft went back. */
  review_note: string | null;
  /** When the draft as it is now goes out by itself, and who decided so. */
  publish_at: string | null;
  publish_by: number | null;
  /** When each language was last written; null for shipped text. */
  ar_changed_at: string | null;
  en_changed_at: string | null;
}

/** What was done to a record, and what it held afterwards. */
export interface ContentHistoryTable {
  id: Generated<number>;
  record_id: number;
  version: number;
  action: HistoryAction;
  body_json: Body | null;
  done_at: string;
  done_by: number | null;
}

export const HISTORY_ACTIONS = [
  "shipped",
  "created",
  "saved",
  "submitted",
  "returned",
  "scheduled",
  "unscheduled",
  "published",
  "unpublished",
  "removed",
  "restored",
  "imported",
  "unimported",
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

export interface ContentSeedTable {
  name: string;
  hash: string;
  loaded_at: string;
}

export type ContentRow = Selectable<ContentRecordsTable>;
type StartsEmpty =
  | "deleted_at"
  | "submitted_at"
  | "submitted_by"
  | "review_note"
  | "publish_at"
  | "publish_by"
  | "ar_changed_at"
  | "en_changed_at";
export type NewRecord = Omit<ContentRow, "id" | "version" | StartsEmpty> & Partial<Pick<ContentRow, StartsEmpty>>;
export type RecordChange = Partial<Omit<ContentRow, "id" | "document_id" | "type" | "slug_space" | "version">>;

const AT_ONCE = 400;

/** A number that differs after every change of any record. */
export async function sumOfVersions(db: Db): Promise<number> {
  const row = await db
    .selectFrom("content_records")
    .select(sql<number>`coalesce(sum(version), 0)`.as("sum"))
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/** Id and version of every record, also of drafts and removed ones. */
export function recordVersions(db: Db): Promise<{ id: number; version: number }[]> {
  return db.selectFrom("content_records").select(["id", "version"]).execute();
}

export function readDocuments(db: Db, documentIds: readonly string[]): Promise<ContentRow[]> {
  return db.selectFrom("content_records").selectAll().where("document_id", "in", documentIds).execute();
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

export async function findRecord(db: Db, documentId: string): Promise<ContentRow | undefined> {
  // PostgreSQL takes no null byte, and nobody's id has one.
  if (documentId.includes("\0")) return undefined;
  return db.selectFrom("content_records").selectAll().where("document_id", "=", documentId).executeTakeFirst();
}

interface RecordsQuery {
  readonly types: readonly string[];
  /** Null: every stage but removed. */
  readonly stage: string | null;
  /** Document ids that this asker does not see. */
  readonly hidden?: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** Says in SQL what `stageOf` says of a row. */
const STAGE = sql<string>`case
  when deleted_at is not null then 'removed'
  when publish_at is not null then 'scheduled'
  when submitted_at is not null then 'in_review'
  when published_json is null then 'draft'
  when draft_json is null then 'published'
  else 'changed' end`;

/** One page of records of these types, the newest change first, and how many there are. */
export async function pageOfRecords(
  db: Db,
  { types, stage, hidden = [], offset, limit }: RecordsQuery,
): Promise<{ rows: ContentRow[]; total: number }> {
  const found = db
    .selectFrom("content_records")
    .where("type", "in", types)
    .where(STAGE, stage === null ? "!=" : "=", stage ?? "removed")
    .$if(hidden.length > 0, (query) => query.where("document_id", "not in", hidden));
  const { total } = await found.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
  const heads = await found
    .select("id")
    .orderBy(sql`coalesce(edited_at, updated_at)`, "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = heads.map(({ id }) => id);
  const rows = new Map((await readRecords(db, ids)).map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), total: Number(total) };
}

/** Who holds each slug of a type now, and every shipped record ever loaded. */
export function recordHeads(db: Db) {
  return db
    .selectFrom("content_records")
    .select(["id", "document_id", "type", "slug_space", "slug", "version", "seed_version", "edited_at", "deleted_at"])
    .execute();
}

/** @returns the new record's number, or null when another record of the space has the slug. */
export async function insertRecord(db: Db, record: NewRecord): Promise<number | null> {
  const row = await db
    .insertInto("content_records")
    .values({
      ...record,
      version: 1,
      draft_json: record.draft_json && json(record.draft_json),
      published_json: record.published_json && json(record.published_json),
    })
    .onConflict((conflict) => conflict.columns(["slug_space", "slug"]).where("deleted_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
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

export async function isSlugTaken(db: Db, space: string, slug: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom("content_records")
    .select("id")
    .where("slug_space", "=", space)
    .where("slug", "=", slug)
    .where("deleted_at", "is", null)
    .where("id", "!=", exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a type has a record that is not deleted. */
export async function hasRecord(db: Db, type: string): Promise<boolean> {
  const query = db.selectFrom("content_records").select("id").where("type", "=", type).where("deleted_at", "is", null);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Records whose draft was to go out by now. */
export function recordsDue(db: Db, now: string) {
  return db
    .selectFrom("content_records")
    .select(["document_id", "version", "publish_by"])
    .where("publish_at", "<=", now)
    .where("deleted_at", "is", null)
    .orderBy("publish_at")
    .execute();
}

/** The records of a type that have these slugs. */
export async function recordsBySlug(db: Db, type: string, slugs: readonly string[]) {
  return db
    .selectFrom("content_records")
    .select(["document_id", "slug", "version", "published_json"])
    .where("type", "=", type)
    .where("slug", "in", slugs)
    .where("deleted_at", "is", null)
    .execute();
}

/** What readers see of the records of a type that hold a slug somewhere in their text. */
export async function publishedWith(db: Db, type: string, slug: string): Promise<Body[]> {
  const rows = await db
    .selectFrom("content_records")
    .select("published_json")
    .where("type", "=", type)
    .where("deleted_at", "is", null)
    .where(sql<string>`cast(published_json as text)`, "like", `%"${slug}"%`)
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => row.published_json ?? []);
}

/** Everything readers may see, whole. */
export function readPublished(db: Db) {
  return db
    .selectFrom("content_records")
    .select(["id", "type", "published_json", "updated_at"])
    .where("published_json", "is not", null)
    .where("deleted_at", "is", null)
    .execute();
}

export async function addHistory(db: Db, entry: Omit<Selectable<ContentHistoryTable>, "id">): Promise<void> {
  await db
    .insertInto("content_history")
    .values({ ...entry, body_json: entry.body_json && json(entry.body_json) })
    .onConflict((conflict) => conflict.columns(["record_id", "version"]).doNothing())
    .execute();
}

/** Whether a record was published at some time, by an editor or an import. */
export async function wasEverPublished(db: Db, recordId: number): Promise<boolean> {
  const row = await db
    .selectFrom("content_history")
    .select("version")
    .where("record_id", "=", recordId)
    .where("action", "in", ["published", "imported"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was done to a record, newest first, without the texts. */
export function listHistory(db: Db, recordId: number) {
  return db
    .selectFrom("content_history")
    .select(["version", "action", "done_at", "done_by"])
    .where("record_id", "=", recordId)
    .orderBy("version", "desc")
    .execute();
}

/** What a record held at a version; undefined when that version is not kept. */
export async function readVersion(db: Db, recordId: number, version: number): Promise<Body | null | undefined> {
  const row = await db
    .selectFrom("content_history")
    .select("body_json")
    .where("record_id", "=", recordId)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.body_json;
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
