import type { EraseReason, UserRow } from "#features/people/operations/read-user.server.ts";
import type { Db } from "#platform/db/open.ts";

/** Accounts whose time has come, oldest first. */
export function usersToErase(db: Db, now: string, most: number): Promise<UserRow[]> {
  return db.selectFrom("users").selectAll().where("erase_at", "<=", now).orderBy("erase_at").limit(most).execute();
}

/** Sets or takes back the day of erasure. @returns whether this call changed something. */
export async function setErasure(
  db: Db,
  userId: number,
  ending: { readonly at: string; readonly reason: EraseReason } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ erase_at: ending?.at ?? null, erase_reason: ending?.reason ?? null })
    .where("id", "=", userId)
    .where((where) =>
      // Asking makes a notice of disuse into a wish of the person; asking twice moves nothing.
      ending
        ? where.or([where("erase_at", "is", null), where("erase_reason", "!=", ending.reason)])
        : where("erase_at", "is not", null),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Accounts of ordinary people that nobody has used since a moment and that are not to be erased yet. */
export function unusedUsers(db: Db, since: string, most: number): Promise<UserRow[]> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("kind", "=", "account")
    .where("is_demo", "=", false)
    .where("activated_at", "is not", null)
    .where("erase_at", "is", null)
    .where("last_seen_at", "<", since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("user_roles").select("role").whereRef("user_roles.user_id", "=", "users.id"))),
    )
    .orderBy("last_seen_at")
    .limit(most)
    .execute();
}

/** Every address that was ever the account's, as far as is known. */
export async function addressesOf(db: Db, userId: number): Promise<string[]> {
  const changes = await db
    .selectFrom("email_changes")
    .select(["old_email", "new_email"])
    .where("user_id", "=", userId)
    .execute();
  const identities = await db.selectFrom("identities").select("email").where("user_id", "=", userId).execute();
  return [...changes.flatMap((change) => [change.old_email, change.new_email]), ...identities.map((one) => one.email)];
}

/** The address of an account and those it had before, each proved by a link or by a provider. */
export async function provedAddressesOf(db: Db, userId: number): Promise<string[]> {
  const users = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .where("activated_at", "is not", null)
    .execute();
  const changes = await db
    .selectFrom("email_changes")
    .select(["old_email", "new_email"])
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .execute();
  const identities = await db.selectFrom("identities").select("email").where("user_id", "=", userId).execute();
  const changed = changes.flatMap((change) => [change.old_email, change.new_email]);
  return [...new Set([...users, ...identities].map(({ email }) => email).concat(changed))].filter((one) => one !== "");
}

/** Deletes the account's row and all that goes with it. */
export async function deleteUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("users").where("id", "=", userId).execute();
}

/** Ids and times of making of all accounts, some at a time. */
export async function* userMarks(db: Db, atOnce: number): AsyncGenerator<{ id: number; created_at: string }[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom("users")
      .select(["id", "created_at"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.id ?? after;
  }
}
