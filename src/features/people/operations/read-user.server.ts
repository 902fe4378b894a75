import type { Db } from "#platform/db/open.ts";
import { findNames, findUser, findUserByEmail, type UserRow } from "../store/users.server.ts";

export type { EraseReason, UserKind, UserRow } from "../store/users.server.ts";

/** Somebody's row, for the rooms that decide about accounts and sign-ins. */
export function readUser(db: Db, id: number): Promise<UserRow | undefined> {
  return findUser(db, id);
}

/** Whose address it is now. */
export function readUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return findUserByEmail(db, email);
}

/** First and last names by the numbers of people; who is gone is not among them. */
export async function readNamesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = ids.length === 0 ? [] : await findNames(db, [...new Set(ids)]);
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
}
