import { type Generated, type Selectable, sql } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { Body } from "../body.ts";
import type { ContentRow, HistoryAction } from "../store.server.ts";
import type { Proposal, RowFault } from "./proposal.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    imports: ImportsTable;
    import_rows: ImportRowsTable;
  }
}

/** staging: rows are still being read or compared; tried: a dry run; refused: nothing of it was applied; settled: done, and too old to undo. */
export type ImportState = "staging" | "staged" | "tried" | "refused" | "done" | "undone" | "settled";

export const OUTCOMES = ["new", "changed", "unchanged", "refused", "conflict"] as const;
/** What applying a row does, or why it is not applied. */
export type Outcome = (typeof OUTCOMES)[number];

interface ImportsTable {
  id: Generated<number>;
  /** Where it comes from: "sheet", "esco", "onet". */
  kind: string;
  /** The content type it writes. */
  type: string;
  file_name: string;
  /** An unfinished import goes on only with the same file. */
  file_hash: string;
  state: ImportState;
  /** How many rows of the source have been read. */
  position: number;
  started_at: string;
  /** Null: on the machine itself, by nobody it knows of. */
  begun_by: number | null;
  ended_at: string | null;
  undone_at: string | null;
  undone_by: number | null;
}

interface ImportRowsTable {
  id: Generated<number>;
  import_id: number;
  /** The row in its file. */
  n: number;
  type: string;
  slug_space: string;
  /** The record it changes, or the one it will be. */
  document_id: string;
  slug: string;
  title_ar: string | null;
  title_en: string | null;
  /** Null until it has been compared with what is there. */
  outcome: Outcome | null;
  proposal_json: Proposal | null;
  /** What readers will see of the record. */
  body_json: Body | null;
  faults_json: readonly RowFault[];
  /** No editor's work stood in its way. */
  is_free: boolean;
  is_ar_changed: boolean;
  is_en_changed: boolean;
  /** The record as it was, for undoing. */
  before_version: number | null;
  before_json: Body | null;
  before_published_at: string | null;
  before_edited_at: string | null;
  before_ar_changed_at: string | null;
  before_en_changed_at: string | null;
  after_version: number | null;
}

export type ImportRow = Selectable<ImportsTable>;
export type StagedRow = Selectable<ImportRowsTable>;
type BeforeAndAfter = Extract<keyof StagedRow, `before_${string}` | "after_version">;
export type NewStagedRow = Omit<
  StagedRow,
  "id" | "import_id" | BeforeAndAfter | "outcome" | "body_json" | `is_${string}`
>;

export function insertImport(
  db: Db,
  row: Pick<ImportRow, "kind" | "type" | "file_name" | "file_hash" | "started_at" | "begun_by">,
): Promise<ImportRow> {
  const fresh = { ...row, state: "staging", position: 0, ended_at: null, undone_at: null, undone_by: null } as const;
  return db.insertInto("imports").values(fresh).returningAll().executeTakeFirstOrThrow();
}

export async function changeImport(db: Db, id: number, change: Partial<Omit<ImportRow, "id">>): Promise<void> {
  await db.updateTable("imports").set(change).where("id", "=", id).execute();
}

export function findImport(db: Db, id: number): Promise<ImportRow | undefined> {
  return db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest import that was begun and neither applied nor refused. */
export function unfinishedImport(db: Db): Promise<ImportRow | undefined> {
  const states: ImportState[] = ["staging", "staged"];
  return db.selectFrom("imports").selectAll().where("state", "in", states).orderBy("id", "desc").executeTakeFirst();
}

export async function dropImport(db: Db, id: number): Promise<void> {
  await db.deleteFrom("imports").where("id", "=", id).execute();
}

/** Forgets imports that left nothing: unfinished ones and dry runs. */
export async function dropIdle(db: Db): Promise<void> {
  const states: ImportState[] = ["staging", "staged", "tried"];
  await db.deleteFrom("imports").where("state", "in", states).execute();
}

export function newestImports(db: Db, limit: number): Promise<ImportRow[]> {
  return db.selectFrom("imports").selectAll().orderBy("id", "desc").limit(limit).execute();
}

/** The next rows that have not been compared yet. */
export function rowsToCompare(db: Db, importId: number, limit: number): Promise<StagedRow[]> {
  return db
    .selectFrom("import_rows")
    .selectAll()
    .where("import_id", "=", importId)
    .where("outcome", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The first row of each slug, of those that several rows of the import have. */
export async function firstRows(db: Db, importId: number, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom("import_rows")
    .select(["slug", sql<number>`min(n)`.as("first")])
    .where("import_id", "=", importId)
    .where("slug", "in", slugs)
    .where("slug", "!=", "")
    .groupBy("slug")
    .having(sql`count(*)`, ">", 1)
    .execute();
  return new Map(rows.map(({ slug, first }) => [slug, Number(first)]));
}

export async function countOutcomes(db: Db, importId: number): Promise<Readonly<Record<Outcome, number>>> {
  const rows = await db
    .selectFrom("import_rows")
    .select(["outcome", sql<number>`count(*)`.as("count")])
    .where("import_id", "=", importId)
    .where("outcome", "is not", null)
    .groupBy("outcome")
    .execute();
  const counts = new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]));
  return Object.fromEntries(OUTCOMES.map((one) => [one, counts.get(one) ?? 0])) as Record<Outcome, number>;
}

export async function countRows(db: Db, importId: number, compared: boolean): Promise<number> {
  const row = await db
    .selectFrom("import_rows")
    .select(sql<number>`count(*)`.as("count"))
    .where("import_id", "=", importId)
    .where("outcome", compared ? "is not" : "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** What is to be told of rows, in the order of the file: those after `after`. */
export function toldRows(db: Db, importId: number, after: number, limit: number) {
  return db
    .selectFrom("import_rows")
    .select(["id", "n", "slug", "title_ar", "title_en", "outcome", "faults_json"])
    .where("import_id", "=", importId)
    .where("id", ">", after)
    .where(sql<string>`cast(faults_json as text)`, "!=", "[]")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Slug and titles of the rows of one type, some at a time, for relations to records that come with the same import. */
export function rowNames(
  db: Db,
  importId: number,
  { type, after, limit }: { type: string; after: number; limit: number },
) {
  return db
    .selectFrom("import_rows")
    .select(["id", "document_id", "slug", "title_ar", "title_en"])
    .where("import_id", "=", importId)
    .where("type", "=", type)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The records of a space that have these slugs. */
export async function recordsBySlugs(db: Db, space: string, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  return db
    .selectFrom("content_records")
    .select(["document_id", "slug", "type"])
    .where("slug_space", "=", space)
    .where("slug", "in", slugs)
    .where("deleted_at", "is", null)
    .execute();
}

/** What made each record what it is now, by its number; nothing of records whose history does not tell. */
export async function lastActions(
  db: Db,
  records: readonly Pick<ContentRow, "id">[],
): Promise<ReadonlyMap<number, HistoryAction>> {
  if (records.length === 0) return new Map();
  const rows = await db
    .selectFrom("content_history as history")
    .innerJoin("content_records as record", (join) =>
      join.onRef("record.id", "=", "history.record_id").onRef("record.version", "=", "history.version"),
    )
    .select(["record.id", "history.action"])
    .where(
      "record.id",
      "in",
      records.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, action }) => [id, action]));
}
