import type { Generated } from "kysely";
import type { ConsentKind } from "#features/legal/rules.ts";
import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { ageColumns } from "#features/people/operations/say-age.server.ts";
import type { Engine } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { Role } from "#shared/actor.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    consents: ConsentsTable;
  }
}

export interface ConsentsTable {
  id: Generated<number>;
  user_id: number;
  kind: ConsentKind;
  version: string;
  locale: "ar" | "en";
  given_at: string;
}

type SetByStore =
  | "id"
  | "kind"
  | "link_generation"
  | "scale_asked_at"
  | "age_said_at"
  | "minor_birth_date"
  | "minor_age_band"
  | "minor_said_at"
  | "minor_corrected_at"
  | "disabled_at"
  | "last_seen_at"
  | "erase_at"
  | "erase_reason"
  | "updated_at";
export type NewUser = Omit<UserRow, SetByStore>;

/** Somebody who signed up with an address and did not activate it; held to the end of the transaction. */
async function findUnactivated(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .updateTable("users")
    .set((row) => ({ email: row.ref("email") }))
    .where("email", "=", email)
    .where("activated_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Puts a person in the place of one who never activated the address. @returns undefined when the address is somebody's. */
export async function putUser(db: Db, user: NewUser): Promise<{ id: number; link_generation: number } | undefined> {
  const at = user.created_at;
  const row = {
    ...user,
    kind: "account" as const,
    scale_asked_at: null,
    ...ageColumns(await findUnactivated(db, user.email), { birthDate: user.birth_date, ageBand: user.age_band }, at),
    disabled_at: null,
    last_seen_at: at,
    erase_at: null,
    erase_reason: null,
    updated_at: at,
  };
  return db
    .insertInto("users")
    .values({ ...row, link_generation: 1 })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet((update) => ({ ...row, link_generation: update("users.link_generation", "+", 1) }))
        .where("users.activated_at", "is", null),
    )
    .returning(["id", "link_generation"])
    .executeTakeFirst();
}

/** Gives a sign-up that still waits this address and a new generation of links. @returns it, or undefined when it waits no more. */
export async function restartSignUp(
  db: Db,
  { id, link_generation }: Pick<UserRow, "id" | "link_generation">,
  email: string,
  at: string,
): Promise<number | undefined> {
  const row = await db
    .updateTable("users")
    .set({ email, link_generation: link_generation + 1, updated_at: at })
    .where("id", "=", id)
    .where("link_generation", "=", link_generation)
    .where("activated_at", "is", null)
    .returning("link_generation")
    .executeTakeFirst();
  return row?.link_generation;
}

/** @returns whether this call was the one that activated. */
export async function activateUser(db: Db, id: number, generation: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ activated_at: at, updated_at: at })
    .where("id", "=", id)
    .where("link_generation", "=", generation)
    .where("activated_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes room for somebody who has proved that the address is theirs. @returns whether it is free now. */
export async function freeEmail(db: Db, email: string): Promise<boolean> {
  await db.deleteFrom("users").where("email", "=", email).where("activated_at", "is", null).execute();
  const taken = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  return taken === undefined;
}

/** Sign-ups of a clock that was ahead count as made now. Of accounts in use the time of making never changes: traces are found by it. */
export async function bringBackUnactivated(db: Db, now: string, latest: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ created_at: now })
    .where("activated_at", "is", null)
    .where("created_at", ">", latest)
    .execute();
}

export async function deleteUnactivated(db: Db, createdBefore: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("users")
    .where("activated_at", "is", null)
    .where("created_at", "<", createdBefore)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function replaceConsents(
  db: Db,
  userId: number,
  consents: readonly Omit<ConsentsTable, "id" | "user_id">[],
): Promise<void> {
  await db.deleteFrom("consents").where("user_id", "=", userId).execute();
  await addConsents(db, userId, consents);
}

/** Adds what was agreed to now to what was before. */
export async function addConsents(
  db: Db,
  userId: number,
  consents: readonly Omit<ConsentsTable, "id" | "user_id">[],
): Promise<void> {
  const rows = consents.map((consent) => ({ ...consent, user_id: userId }));
  if (rows.length > 0) await db.insertInto("consents").values(rows).execute();
}

export async function rolesOf(db: Db, userId: number): Promise<Role[]> {
  const rows = await db.selectFrom("user_roles").select("role").where("user_id", "=", userId).execute();
  return rows.map((row) => row.role);
}

export async function giveRole(db: Db, userId: number, role: Role, at: string): Promise<void> {
  await db
    .insertInto("user_roles")
    .values({ user_id: userId, role, given_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "role"]).doNothing())
    .execute();
}

export async function takeRole(db: Db, userId: number, role: Role): Promise<void> {
  await db.deleteFrom("user_roles").where("user_id", "=", userId).where("role", "=", role).execute();
}

/** Who administers this service and can sign in; the rows are held to the end of the transaction, so that two cannot take each other out. */
export async function holdAdministrators(db: Db, engine: Engine): Promise<number[]> {
  const rows = await db
    .selectFrom("user_roles")
    .innerJoin("users", "users.id", "user_roles.user_id")
    .select("users.id")
    .where("user_roles.role", "=", "admin")
    .where("users.activated_at", "is not", null)
    .where("users.disabled_at", "is", null)
    .$if(engine === "postgres", (query) => query.forUpdate("user_roles"))
    .execute();
  return rows.map(({ id }) => id);
}

/** The same without holding anything. */
export async function administratorIds(db: Db): Promise<number[]> {
  return holdAdministrators(db, "sqlite");
}

/** Shuts the demo accounts and ends their sign-ins. */
export async function disableDemoUsers(db: Db, at: string): Promise<void> {
  const demo = db.selectFrom("users").select("id").where("is_demo", "=", true);
  await db.deleteFrom("sign_ins").where("user_id", "in", demo).execute();
  await db
    .updateTable("users")
    .set({ disabled_at: at, updated_at: at })
    .where("is_demo", "=", true)
    .where("disabled_at", "is", null)
    .execute();
}
