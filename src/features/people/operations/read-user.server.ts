import type { Db } from "#platform/db/open.ts";
import { findUser, findUserByEmail, type UserRow } from "../store/users.server.ts";

export type { EraseReason, UserKind, UserRow } from "../store/users.server.ts";

/** Somebody's row, for the rooms that decide about accounts and sign-ins. */
export function readUser(db: Db, id: number): Promise<UserRow | undefined> {
  return findUser(db, id);
}

/** Whose address it is now. */
export function readUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return findUserByEmail(db, email);
}
