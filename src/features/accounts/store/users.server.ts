import type { Generated, Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { AccountType, Role } from "#shared/actor.ts";
import type { AgeBand, Gender, Grade, KeepResults } from "../rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    users: UsersTable;
    user_roles: UserRolesTable;
    consents: ConsentsTable;
  }
}

export interface UsersTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  account_type: AccountType;
  gender: Gender | null;
  birth_date: string | null;
  age_band: AgeBand | null;
  grade: Grade | null;
  scale_asked_at: string | null;
  keep_results: KeepResults;
  locale: "ar" | "en";
  is_demo: boolean;
  link_generation: number;
  activated_at: string | null;
  disabled_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface UserRolesTable {
  user_id: number;
  role: Role;
  given_at: string;
}

export interface ConsentsTable {
  id: Generated<number>;
  user_id: number;
  kind: string;
  version: string;
  locale: "ar" | "en";
  given_at: string;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Omit<UserRow, "id" | "link_generation" | "scale_asked_at" | "disabled_at" | "updated_at">;

/** Puts a person in the place of one who never activated the address. @returns undefined when the address is somebody's. */
export async function putUser(db: Db, user: NewUser): Promise<{ id: number; link_generation: number } | undefined> {
  const row = { ...user, scale_asked_at: null, disabled_at: null, updated_at: user.created_at };
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

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

export function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
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

export async function updateUser(db: Db, id: number, changes: Partial<Omit<UserRow, "id">>): Promise<void> {
  await db.updateTable("users").set(changes).where("id", "=", id).execute();
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

/** Whether somebody who is no demo person administers this service. */
export async function hasRealAdministrator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("user_roles")
    .innerJoin("users", "users.id", "user_roles.user_id")
    .select("users.id")
    .where("user_roles.role", "=", "admin")
    .where("users.is_demo", "=", false)
    .where("users.activated_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
