import { type EraseReason, readUser, type UserRow } from "#features/people/operations/read-user.server.ts";
import { endSignInsOf } from "#features/sign-ins/operations/keep-sign-in.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import {
  addressesOf,
  deleteUser,
  provedAddressesOf,
  setErasure,
  unusedUsers,
  userMarks,
  usersToErase,
} from "../store/endings.server.ts";

const AT_ONCE = 1000;

/** An account that ends, with what is needed to say goodbye and to find its traces. */
export interface EndingAccount {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: "ar" | "en";
  readonly hasPassword: boolean;
  readonly createdAt: string;
  readonly isPlace: boolean;
  readonly eraseAt: string | null;
  readonly reason: EraseReason | null;
}

function endingOf(user: UserRow): EndingAccount {
  return {
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    locale: user.locale,
    hasPassword: user.password_hash !== "",
    createdAt: user.created_at,
    isPlace: user.kind === "place",
    eraseAt: user.erase_at,
    reason: user.erase_reason,
  };
}

/** One account as it ends, or null. */
export async function readEnding(db: Db, userId: number): Promise<EndingAccount | null> {
  const user = await readUser(db, userId);
  return user ? endingOf(user) : null;
}

/** Accounts whose day of erasure has come. */
export async function endingsDue(ctx: Context, most: number): Promise<EndingAccount[]> {
  return (await usersToErase(ctx.db, ctx.clock.now().toISOString(), most)).map(endingOf);
}

/** Ordinary accounts that nobody has used since a moment. */
export async function accountsUnusedSince(ctx: Context, since: Date, most: number): Promise<EndingAccount[]> {
  return (await unusedUsers(ctx.db, since.toISOString(), most)).map(endingOf);
}

/** Sets the day of erasure and ends all sign-ins but one; null takes the day back. @returns whether something changed. */
export async function setEnding(
  db: Db,
  userId: number,
  ending: { readonly at: string; readonly reason: EraseReason } | null,
  signInToKeep?: string,
): Promise<boolean> {
  const changed = await setErasure(db, userId, ending);
  if (changed && ending && signInToKeep !== undefined) await endSignInsOf(db, userId, signInToKeep);
  return changed;
}

/** Every other address that was the account's. */
export function otherAddresses(db: Db, userId: number): Promise<string[]> {
  return addressesOf(db, userId);
}

/** Addresses that were the account's beyond doubt: none that was only asked for, which may be anybody's. */
export function provedAddresses(db: Db, userId: number): Promise<string[]> {
  return provedAddressesOf(db, userId);
}

/** Deletes the account with everything that goes with its row. */
export function deleteAccount(db: Db, userId: number): Promise<void> {
  return deleteUser(db, userId);
}

/** What never changes about an account, of all of them, some at a time. */
export function accountMarks(db: Db): AsyncGenerator<{ id: number; created_at: string }[]> {
  return userMarks(db, AT_ONCE);
}
