import type { Generated, Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    own_files: OwnFilesTable;
  }
}

export interface OwnFilesTable {
  id: Generated<number>;
  document_id: string;
  user_id: number;
  /** What its stored files begin with. */
  stem: string;
  ext: string;
  /** As its owner named it. */
  name: string;
  alternative_text: string | null;
  /** Null for a PDF. */
  width: number | null;
  height: number | null;
  bytes: number;
  made_at: string;
}

export type OwnFileRow = Selectable<OwnFilesTable>;

/** Holds all others off who add to what this person keeps, until the transaction ends. @returns whether the person is still there. */
export async function holdPerson(db: Db, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set((column) => ({ updated_at: column.ref("updated_at") }))
    .where("id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertFile(db: Db, row: Omit<OwnFileRow, "id">): Promise<OwnFileRow> {
  return db.insertInto("own_files").values(row).returningAll().executeTakeFirstOrThrow();
}

/** What somebody keeps: bytes of all files together, and how many. */
export async function sumFiles(db: Db, userId: number): Promise<{ bytes: number; count: number }> {
  const sum = await db
    .selectFrom("own_files")
    .select((select) => [select.fn.sum("bytes").as("bytes"), select.fn.countAll().as("count")])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { bytes: Number(sum.bytes ?? 0), count: Number(sum.count) };
}

/** Somebody's files, the newest first. */
export function readFiles(db: Db, userId: number): Promise<OwnFileRow[]> {
  return db.selectFrom("own_files").selectAll().where("user_id", "=", userId).orderBy("id", "desc").execute();
}

/** One of somebody's files; another's is not there. */
export function findFile(db: Db, userId: number, documentId: string): Promise<OwnFileRow | undefined> {
  return db
    .selectFrom("own_files")
    .selectAll()
    .where("user_id", "=", userId)
    .where("document_id", "=", documentId)
    .executeTakeFirst();
}

/** A file by its number, for whom its owner has given it to. */
export function findFileById(db: Db, id: number): Promise<OwnFileRow | undefined> {
  return db.selectFrom("own_files").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function changeFile(
  db: Db,
  id: number,
  changes: Partial<Pick<OwnFileRow, "name" | "alternative_text">>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await db.updateTable("own_files").set(changes).where("id", "=", id).execute();
}

/** Deletes files by their numbers. @returns their rows, so that their bytes can go. */
export function deleteFiles(db: Db, ids: readonly number[]): Promise<OwnFileRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .deleteFrom("own_files")
    .where("id", "in", [...ids])
    .returningAll()
    .execute();
}

/** Which of these stems a row names. */
export async function knownStems(db: Db, stems: readonly string[]): Promise<ReadonlySet<string>> {
  if (stems.length === 0) return new Set();
  const rows = await db
    .selectFrom("own_files")
    .select("stem")
    .where("stem", "in", [...stems])
    .execute();
  return new Set(rows.map(({ stem }) => stem));
}
