import type { Db } from "#platform/db/open.ts";
import type { LinkPurpose } from "../rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    account_links: AccountLinksTable;
  }
}

export interface AccountLinksTable {
  token_hash: string;
  user_id: number;
  purpose: LinkPurpose;
  generation: number;
  /** The change of address a link belongs to. */
  change_id: number | null;
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
export function findLink(db: Db, tokenHash: string, purpose: LinkPurpose = "activation") {
  return db
    .selectFrom("account_links")
    .innerJoin("users", "users.id", "account_links.user_id")
    .select([
      "account_links.user_id as userId",
      "account_links.generation",
      "account_links.expires_at as expiresAt",
      "account_links.used_at as usedAt",
      "account_links.change_id as changeId",
      "users.link_generation as currentGeneration",
      "users.activated_at as activatedAt",
      "users.password_hash as passwordHash",
    ])
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
}

/** Uses a link up. @returns whether this call was the one that did: of two clicks at once one is too late. */
export async function spendLink(db: Db, tokenHash: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("account_links")
    .set({ used_at: at })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up all links of a person that serve one purpose. */
export async function endLinksOf(db: Db, userId: number, purpose: LinkPurpose, at: string): Promise<void> {
  await db
    .updateTable("account_links")
    .set({ used_at: at })
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .execute();
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
