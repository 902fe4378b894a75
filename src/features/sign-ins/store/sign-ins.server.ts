import { sql } from "kysely";
import type { UserKind } from "#features/people/operations/read-user.server.ts";
import { builtOnce } from "#platform/db/built-once.ts";
import type { Db } from "#platform/db/open.ts";
import type { AccountType, Role } from "#shared/actor.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    sign_ins: SignInsTable;
    known_devices: KnownDevicesTable;
  }
}

/** How a sign-in came about. */
export type SignInMethod = "password" | "activation" | "reset" | "google" | "place";

export interface SignInsTable {
  token_hash: string;
  user_id: number;
  device_words: string;
  method: SignInMethod;
  /** When the person last proved here who they are. */
  proved_at: string | null;
  created_at: string;
  last_used_at: string;
  /** The end that use does not move. */
  expires_at: string;
}

export interface KnownDevicesTable {
  user_id: number;
  device: string;
  last_used_at: string;
}

export interface SignedIn {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountType: AccountType;
  readonly isDemo: boolean;
  readonly roles: readonly Role[];
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  readonly kind: UserKind;
  readonly provedAt: string | null;
  readonly consentVersion: string | null;
  readonly eraseAt: string | null;
}

export async function insertSignIn(db: Db, signIn: SignInsTable): Promise<void> {
  await db.insertInto("sign_ins").values(signIn).execute();
}

const signedIn = builtOnce((db, tokenHash: string) =>
  db
    .selectFrom("sign_ins")
    .innerJoin("users", "users.id", "sign_ins.user_id")
    .leftJoin("user_roles", "user_roles.user_id", "users.id")
    .select([
      "users.id",
      "users.email",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "users.account_type as accountType",
      "users.is_demo",
      "user_roles.role",
      "sign_ins.last_used_at as lastUsedAt",
      "sign_ins.expires_at as expiresAt",
      "sign_ins.proved_at as provedAt",
      "users.kind",
      "users.consent_version as consentVersion",
      "users.erase_at as eraseAt",
    ])
    .where("sign_ins.token_hash", "=", tokenHash)
    .where("users.disabled_at", "is", null)
    .where("users.activated_at", "is not", null),
);

/** The person behind a token, if the account is active and not shut. */
export async function findSignedIn(db: Db, tokenHash: string): Promise<SignedIn | undefined> {
  const rows = await signedIn(db, tokenHash);
  const [row] = rows;
  if (!row) return undefined;
  const { is_demo: isDemo, role: _role, ...rest } = row;
  return { ...rest, isDemo, roles: rows.flatMap((one) => (one.role ? [one.role] : [])) };
}

/** Those of some sign-ins that are there, of accounts that are not shut. */
export function findHolding(db: Db, tokenHashes: readonly string[]) {
  return db
    .selectFrom("sign_ins")
    .innerJoin("users", "users.id", "sign_ins.user_id")
    .select(["token_hash", "sign_ins.last_used_at", "sign_ins.expires_at"])
    .where("token_hash", "in", [...tokenHashes])
    .where("users.disabled_at", "is", null)
    .execute();
}

/** One sign-in of a person. */
export function findSignIn(db: Db, userId: number, tokenHash: string): Promise<SignInsTable | undefined> {
  return db
    .selectFrom("sign_ins")
    .selectAll()
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** Whether a sign-in still stands, held against what ends it (a new password, an undone address) until the transaction ends. */
export async function holdSignIn(db: Db, userId: number, tokenHash: string): Promise<boolean> {
  // Whatever ends sign-ins writes the account's row first; this write waits for it on both engines and changes nothing.
  await db
    .updateTable("users")
    .set((row) => ({ id: row.ref("id") }))
    .where("id", "=", userId)
    .execute();
  return (await findSignIn(db, userId, tokenHash)) !== undefined;
}

/** All sign-ins of a person, the one used last first. */
export function signInsOf(db: Db, userId: number): Promise<SignInsTable[]> {
  return db
    .selectFrom("sign_ins")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("last_used_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
}

/** `latestEnd`: an end beyond it was set by a clock that was ahead. */
export async function noteUse(db: Db, tokenHash: string, at: string, latestEnd: string): Promise<void> {
  const end = sql<string>`case when expires_at > ${latestEnd} then ${latestEnd} else expires_at end`;
  await db
    .updateTable("sign_ins")
    .set({ last_used_at: at, expires_at: end })
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** The person behind this sign-in has just proved again who they are. */
export async function noteProof(db: Db, tokenHash: string, at: string): Promise<void> {
  await db.updateTable("sign_ins").set({ proved_at: at }).where("token_hash", "=", tokenHash).execute();
}

export async function deleteSignIn(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("sign_ins").where("token_hash", "=", tokenHash).execute();
}

/** Ends a person's sign-ins, all or all but one. @returns how many. */
export async function deleteSignInsOf(db: Db, userId: number, except = ""): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sign_ins")
    .where("user_id", "=", userId)
    .where("token_hash", "!=", except)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteEndedSignIns(db: Db, now: string, idleSince: string): Promise<void> {
  await db
    .deleteFrom("sign_ins")
    .where((where) => where.or([where("expires_at", "<=", now), where("last_used_at", "<=", idleSince)]))
    .execute();
}

/** Whether a person has signed in from anything that is remembered. */
export async function hasKnownDevice(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("known_devices")
    .select("user_id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isKnownDevice(db: Db, userId: number, device: string): Promise<boolean> {
  const row = await db
    .selectFrom("known_devices")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("device", "=", device)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevice(db: Db, userId: number, device: string, at: string): Promise<void> {
  await db
    .insertInto("known_devices")
    .values({ user_id: userId, device, last_used_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "device"]).doUpdateSet({ last_used_at: at }))
    .execute();
}

export async function forgetDevices(db: Db, unusedSince: string): Promise<void> {
  await db.deleteFrom("known_devices").where("last_used_at", "<", unusedSince).execute();
}
