import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    account_links: AccountLinksTable;
  }
}

export interface AccountLinksTable {
  token_hash: string;
  user_id: number;
  purpose: "activation";
  generation: number;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export async function insertLink(db: Db, link: AccountLinksTable): Promise<void> {
  await db.insertInto("account_links").values(link).execute();
}

export async function deleteLink(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("account_links").where("token_hash", "=", tokenHash).execute();
}

/** A link with what decides about it and about its person. */
export function findLink(db: Db, tokenHash: string) {
  return db
    .selectFrom("account_links")
    .innerJoin("users", "users.id", "account_links.user_id")
    .select([
      "account_links.user_id as userId",
      "account_links.generation",
      "account_links.expires_at as expiresAt",
      "account_links.used_at as usedAt",
      "users.link_generation as currentGeneration",
      "users.activated_at as activatedAt",
      "users.password_hash as passwordHash",
    ])
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", "activation")
    .executeTakeFirst();
}

export async function markLinkUsed(db: Db, tokenHash: string, at: string): Promise<void> {
  await db.updateTable("account_links").set({ used_at: at }).where("token_hash", "=", tokenHash).execute();
}

export async function deleteLinksOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("account_links").where("user_id", "=", userId).execute();
}

export async function deleteOldLinks(db: Db, expiredBefore: string): Promise<void> {
  await db.deleteFrom("account_links").where("expires_at", "<", expiredBefore).execute();
}
