import type { Generated, Selectable } from "kysely";
import { builtOnce } from "#platform/db/built-once.ts";
import type { Db } from "#platform/db/open.ts";
import type { AccountType, Role } from "#shared/actor.ts";
import type { AgeBand, Gender, Grade, KeepResults } from "../rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    users: UsersTable;
    user_roles: UserRolesTable;
  }
}

/** An account of a person, or a pupil's place in a class that nobody has claimed yet. */
export type UserKind = "account" | "place";

export type EraseReason = "asked" | "unused";

export interface UsersTable {
  id: Generated<number>;
  kind: Generated<UserKind>;
  email: string;
  /** Empty for somebody who has no password: no password opens it. */
  password_hash: string;
  first_name: string;
  last_name: string;
  account_type: AccountType;
  gender: Gender | null;
  birth_date: string | null;
  age_band: AgeBand | null;
  /** When birth date or age band was last said. */
  age_said_at: string | null;
  /** What was said first of a minor's age, and when; a later word does not change it. */
  minor_birth_date: string | null;
  minor_age_band: AgeBand | null;
  minor_said_at: string | null;
  /** Set where an administrator found it to be a slip: it counts no more. */
  minor_corrected_at: string | null;
  grade: Grade | null;
  scale_asked_at: string | null;
  keep_results: KeepResults;
  locale: "ar" | "en";
  is_demo: boolean;
  link_generation: number;
  activated_at: string | null;
  disabled_at: string | null;
  /** The version of the terms agreed to last. */
  consent_version: string | null;
  last_seen_at: string | null;
  /** When it is to be erased, if that was asked for. */
  erase_at: string | null;
  /** Asked for by the person, or because nobody used the account: then its use alone keeps it. */
  erase_reason: EraseReason | null;
  created_at: string;
  updated_at: string;
}

export interface UserRolesTable {
  user_id: number;
  role: Role;
  given_at: string;
}

export type UserRow = Selectable<UsersTable>;

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

const usersById = builtOnce((db, id: number) => db.selectFrom("users").selectAll().where("id", "=", id));

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return (await usersById(db, id))[0];
}

/** Whether an account is open and its password is still the one that was looked at; held until the transaction ends. */
export async function holdUserPassword(
  db: Db,
  { id, password_hash }: Pick<UserRow, "id" | "password_hash">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set((row) => ({ id: row.ref("id") }))
    .where("id", "=", id)
    .where("password_hash", "=", password_hash)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes another hash in the place of one, unless that was replaced already. @returns whether it was written. */
export async function replaceHash(
  db: Db,
  { id, password_hash }: Pick<UserRow, "id" | "password_hash">,
  by: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ password_hash: by })
    .where("id", "=", id)
    .where("password_hash", "=", password_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findNames(db: Db, ids: readonly number[]): Promise<Pick<UserRow, "id" | "first_name" | "last_name">[]> {
  return db
    .selectFrom("users")
    .select(["id", "first_name", "last_name"])
    .where("id", "in", [...ids])
    .execute();
}

export async function updateUser(db: Db, id: number, changes: Partial<Omit<UserRow, "id">>): Promise<void> {
  await db.updateTable("users").set(changes).where("id", "=", id).execute();
}

/** Holds somebody's row to the end of the transaction, so that what is counted for them is counted once at a time. */
export async function holdUser(db: Db, id: number): Promise<void> {
  // An update takes the row on both engines; it changes nothing.
  await db
    .updateTable("users")
    .set((row) => ({ email: row.ref("email") }))
    .where("id", "=", id)
    .execute();
}

/** Notes that an account is used, once a day; use alone keeps an account that was to go because nobody used it. */
export async function noteUserSeen(db: Db, userId: number, at: string, unlessSince: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ last_seen_at: at })
    .where("id", "=", userId)
    .where((where) => where.or([where("last_seen_at", "is", null), where("last_seen_at", "<", unlessSince)]))
    .execute();
  await db
    .updateTable("users")
    .set({ erase_at: null, erase_reason: null })
    .where("id", "=", userId)
    .where("erase_reason", "=", "unused")
    .execute();
}

const realAdministrator = builtOnce((db) =>
  db
    .selectFrom("user_roles")
    .innerJoin("users", "users.id", "user_roles.user_id")
    .select("users.id")
    .where("user_roles.role", "=", "admin")
    .where("users.is_demo", "=", false)
    .where("users.activated_at", "is not", null)
    .limit(1),
);

/** Whether somebody who is no demo person administers this service. */
export async function hasRealAdministrator(db: Db): Promise<boolean> {
  return (await realAdministrator(db)).length > 0;
}
