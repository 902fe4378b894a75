import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { ContactCodesTable } from "./tables.server.ts";

export type CodeRow = Selectable<ContactCodesTable>;

/** Whether somebody has shown that an address or a number is theirs. */
export async function isContactConfirmed(db: Db, userId: number, contact: string): Promise<boolean> {
  const row = await db
    .selectFrom("confirmed_contacts")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("contact", "=", contact)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertConfirmed(db: Db, userId: number, contact: string, at: string): Promise<void> {
  await db
    .insertInto("confirmed_contacts")
    .values({ user_id: userId, contact, confirmed_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "contact"]).doUpdateSet({ confirmed_at: at }))
    .execute();
}

/** Keeps a new code in the place of the one before. */
export async function putCode(db: Db, row: Omit<CodeRow, "id">): Promise<number> {
  const { id } = await db
    .insertInto("contact_codes")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "slot_id", "contact"]).doUpdateSet({
        code_hash: row.code_hash,
        tries: row.tries,
        expires_at: row.expires_at,
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function findCode(db: Db, id: number): Promise<CodeRow | undefined> {
  return db.selectFrom("contact_codes").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Counts a try of a code. @returns the code, with this try counted. */
export function countCodeTry(
  db: Db,
  { user_id, slot_id, contact }: Pick<CodeRow, "user_id" | "slot_id" | "contact">,
): Promise<CodeRow | undefined> {
  return db
    .updateTable("contact_codes")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("user_id", "=", user_id)
    .where("slot_id", "=", slot_id)
    .where("contact", "=", contact)
    .returningAll()
    .executeTakeFirst();
}

/** Uses a code up. @returns whether it was still there. */
export async function spendCode(db: Db, { id, code_hash }: Pick<CodeRow, "id" | "code_hash">): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("contact_codes")
    .where("id", "=", id)
    .where("code_hash", "=", code_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteCodesBefore(db: Db, now: string): Promise<void> {
  await db.deleteFrom("contact_codes").where("expires_at", "<=", now).execute();
}
