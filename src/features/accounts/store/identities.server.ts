import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    identities: IdentitiesTable;
  }
}

/** Who somebody is at another service: issuer and subject together name a person, an e-mail address never does. */
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: number;
  /** As the service gave it when it was linked. */
  email: string;
  linked_at: string;
  last_used_at: string;
}

export function findIdentity(db: Db, issuer: string, subject: string): Promise<IdentitiesTable | undefined> {
  return db
    .selectFrom("identities")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

export function identitiesOf(db: Db, userId: number): Promise<IdentitiesTable[]> {
  return db.selectFrom("identities").selectAll().where("user_id", "=", userId).execute();
}

/** @returns whether it was free: an identity belongs to one account. */
export async function insertIdentity(db: Db, identity: IdentitiesTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("identities")
    .values(identity)
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

export async function noteIdentityUse(
  db: Db,
  { issuer, subject, email }: Pick<IdentitiesTable, "issuer" | "subject" | "email">,
  at: string,
): Promise<void> {
  await db
    .updateTable("identities")
    .set({ last_used_at: at, email })
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .execute();
}

/** Removes what was linked at a moment or later. @returns how many there were. */
export async function deleteIdentitiesSince(db: Db, userId: number, since: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("identities")
    .where("user_id", "=", userId)
    .where("linked_at", ">=", since)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** @returns how many there were. */
export async function deleteIdentitiesOf(db: Db, userId: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("identities").where("user_id", "=", userId).executeTakeFirst();
  return Number(numDeletedRows);
}
