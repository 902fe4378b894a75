import type { Generated, Selectable } from "kysely";
import { builtOnce } from "#platform/db/built-once.ts";
import type { Db } from "#platform/db/open.ts";
import type { ShowpieceKind } from "../rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    showpieces: ShowpiecesTable;
  }
}

export interface ShowpiecesTable {
  id: Generated<number>;
  document_id: string;
  user_id: number;
  kind: ShowpieceKind;
  name: string | null;
  issuer: string | null;
  /** YYYY-MM-DD. */
  issued_on: string | null;
  text: string | null;
  link: string | null;
  file_id: number | null;
  /** The picture of a certificate's issuer. */
  logo_id: number | null;
  /** The one résumé to show first. */
  is_current: boolean;
  made_at: string;
  removed_at: string | null;
}

export type ShowpieceRow = Selectable<ShowpiecesTable>;
export type ShowpieceChanges = Partial<Omit<ShowpieceRow, "id" | "document_id" | "user_id" | "kind" | "made_at">>;

export async function insertShowpiece(db: Db, row: Omit<ShowpieceRow, "id">): Promise<void> {
  await db.insertInto("showpieces").values(row).execute();
}

/** What somebody shows, the newest first; what was taken away is left out. */
export function readShowpieces(db: Db, userId: number): Promise<ShowpieceRow[]> {
  return db
    .selectFrom("showpieces")
    .selectAll()
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .orderBy("id", "desc")
    .execute();
}

/** One of somebody's, taken away or not; another's is not there. */
export function findShowpiece(db: Db, userId: number, documentId: string): Promise<ShowpieceRow | undefined> {
  return db
    .selectFrom("showpieces")
    .selectAll()
    .where("user_id", "=", userId)
    .where("document_id", "=", documentId)
    .executeTakeFirst();
}

const photoFiles = builtOnce((db, userId: number) =>
  db
    .selectFrom("showpieces")
    .innerJoin("own_files", "own_files.id", "showpieces.file_id")
    .select("own_files.document_id")
    .where("showpieces.user_id", "=", userId)
    .where("kind", "=", "photo")
    .where("removed_at", "is", null)
    .orderBy("showpieces.id", "desc")
    .limit(1),
);

/** The document id of the picture that is somebody's photo now. */
export async function readPhotoFile(db: Db, userId: number): Promise<{ document_id: string } | undefined> {
  return (await photoFiles(db, userId))[0];
}

export async function changeShowpiece(db: Db, id: number, changes: ShowpieceChanges): Promise<void> {
  await db.updateTable("showpieces").set(changes).where("id", "=", id).execute();
}

/** Of one kind that is shown now: all but one are changed. */
export async function changeOthers(
  db: Db,
  { user_id, kind, id }: Pick<ShowpieceRow, "user_id" | "kind" | "id">,
  changes: ShowpieceChanges,
): Promise<void> {
  await db
    .updateTable("showpieces")
    .set(changes)
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .where("id", "!=", id)
    .where("removed_at", "is", null)
    .execute();
}

/** Whatever shows one of these files. */
export function showing(db: Db, fileIds: readonly number[]): Promise<ShowpieceRow[]> {
  if (fileIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("showpieces")
    .selectAll()
    .where((where) => where.or([where("file_id", "in", [...fileIds]), where("logo_id", "in", [...fileIds])]))
    .execute();
}

/** Deletes what was taken away before an instant, of one person or of all. @returns the numbers of the files it showed. */
export async function deleteRemoved(db: Db, before: string, userId?: number): Promise<number[]> {
  let rows = db.deleteFrom("showpieces").where("removed_at", "<=", before);
  if (userId !== undefined) rows = rows.where("user_id", "=", userId);
  const gone = await rows.returning(["file_id", "logo_id"]).execute();
  return gone.flatMap(({ file_id, logo_id }) => [file_id, logo_id].filter((id) => id !== null));
}

export async function deleteShowpieces(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom("showpieces")
      .where("id", "in", [...ids])
      .execute();
}
