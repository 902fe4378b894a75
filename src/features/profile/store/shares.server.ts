import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    profile_shares: SharesTable;
  }
}

/** The link to somebody's page: found by its hash, shown again to its owner alone. */
export interface SharesTable {
  user_id: number;
  token_sealed: string;
  token_hash: string;
  /** One name a line. */
  sections: string;
  made_at: string;
  expires_at: string;
}

export type ShareRow = Selectable<SharesTable>;

export function findShare(db: Db, userId: number): Promise<ShareRow | undefined> {
  return db.selectFrom("profile_shares").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export function findShareByHash(db: Db, tokenHash: string): Promise<ShareRow | undefined> {
  return db.selectFrom("profile_shares").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** Keeps a link in the place of the one before. */
export async function putShare(db: Db, { user_id, ...row }: ShareRow): Promise<void> {
  await db
    .insertInto("profile_shares")
    .values({ user_id, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

/** Changes what the page of a link shows and how long; whether there is one. */
export async function changeShare(
  db: Db,
  userId: number,
  changes: Pick<ShareRow, "sections" | "expires_at">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("profile_shares")
    .set(changes)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether there was one to end. */
export async function dropShare(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("profile_shares").where("user_id", "=", userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
