import type { Db } from "#platform/db/open.ts";
import { noteUserSeen, replaceHash, type UserRow, updateUser } from "../store/users.server.ts";

/** Changes some of what is kept of a person. */
export function changeUser(db: Db, id: number, changes: Partial<Omit<UserRow, "id">>): Promise<void> {
  return updateUser(db, id, changes);
}

/** Notes that an account is used, unless that was noted since a moment; use keeps an account that was to go because nobody used it. */
export function noteSeen(db: Db, userId: number, at: string, unlessSince: string): Promise<void> {
  return noteUserSeen(db, userId, at, unlessSince);
}

/** Keeps the same password as another hash. @returns false where the hash that was looked at is no longer there. */
export function renewPassword(db: Db, user: Pick<UserRow, "id" | "password_hash">, hash: string): Promise<boolean> {
  return replaceHash(db, user, hash);
}
