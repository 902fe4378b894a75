import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    open_data_files: OpenDataFilesTable;
  }
}

export interface OpenDataFilesTable {
  /** As it stands in its address: `jobs.csv`. */
  name: string;
  type: string;
  /** Its stored bytes, packed. */
  file: string;
  /** Of the bytes unpacked. */
  hash: string;
  records: number;
  /** As they are sent, packed. */
  bytes: number;
  /** What the content was when it was last looked at. */
  content_mark: string;
  made_at: string;
}

export type OpenFileRow = Selectable<OpenDataFilesTable>;

export function listFiles(db: Db): Promise<OpenFileRow[]> {
  return db.selectFrom("open_data_files").selectAll().orderBy("name").execute();
}

export function findFile(db: Db, name: string): Promise<OpenFileRow | undefined> {
  return db.selectFrom("open_data_files").selectAll().where("name", "=", name).executeTakeFirst();
}

export async function putFile(db: Db, { name, ...row }: OpenFileRow): Promise<void> {
  await db
    .insertInto("open_data_files")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

/** The content is another one, and these files hold the same of it as before. */
export async function markFiles(db: Db, names: readonly string[], contentMark: string): Promise<void> {
  if (names.length === 0) return;
  await db.updateTable("open_data_files").set({ content_mark: contentMark }).where("name", "in", names).execute();
}

export async function forgetFile(db: Db, name: string): Promise<void> {
  await db.deleteFrom("open_data_files").where("name", "=", name).execute();
}
