import type { Generated } from "kysely";
import { builtOnce } from "#platform/db/built-once.ts";
import type { Db } from "#platform/db/open.ts";
import type { SavedType } from "./rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    favorites: FavoritesTable;
  }
}

export interface FavoritesTable {
  id: Generated<number>;
  user_id: number;
  type: SavedType;
  document_id: string;
  note: string | null;
  saved_at: string;
  /** When it was taken away; until it is swept it can be had back. */
  removed_at: string | null;
}

export type FavoriteRow = Pick<FavoritesTable, "type" | "document_id" | "note" | "saved_at">;

/** Saves it, or takes back that it was removed, with its old note and day; null leaves the note as it is. */
export async function putFavorite(db: Db, row: Omit<FavoritesTable, "id" | "removed_at">): Promise<void> {
  const { note } = row;
  await db
    .insertInto("favorites")
    .values({ ...row, removed_at: null })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "document_id"]).doUpdateSet({ removed_at: null, ...(note !== null && { note }) }),
    )
    .execute();
}

/** Whether there was one to write the note to. */
export async function putNote(db: Db, userId: number, documentId: string, note: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("favorites")
    .set({ note })
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .where("document_id", "=", documentId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether there was one to take away. */
export async function markRemoved(db: Db, userId: number, documentId: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("favorites")
    .set({ removed_at: at })
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .where("document_id", "=", documentId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One's favourites, the newest first. */
export function readFavorites(
  db: Db,
  userId: number,
  { type, limit, offset }: { type?: SavedType | undefined; limit: number; offset: number },
): Promise<FavoriteRow[]> {
  const rows = db
    .selectFrom("favorites")
    .select(["type", "document_id", "note", "saved_at"])
    .where("user_id", "=", userId)
    .where("removed_at", "is", null);
  return (type ? rows.where("type", "=", type) : rows)
    .orderBy("saved_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many of each type. */
export async function countFavorites(db: Db, userId: number): Promise<Map<SavedType, number>> {
  const rows = await db
    .selectFrom("favorites")
    .select(["type", (select) => select.fn.countAll().as("count")])
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .groupBy("type")
    .execute();
  return new Map(rows.map(({ type, count }) => [type, Number(count)]));
}

/** Which records are saved, the newest first. */
export const readNewest = builtOnce((db, userId: number, most: number) =>
  db
    .selectFrom("favorites")
    .select(["type", "document_id"])
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .orderBy("saved_at", "desc")
    .orderBy("id", "desc")
    .limit(most),
);

export async function deleteRemovedBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom("favorites").where("removed_at", "<", before).execute();
}
