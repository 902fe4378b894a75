import type { Db } from "#platform/db/open.ts";
import { holdUser, holdUserPassword, type UserRow } from "../store/users.server.ts";

/** Holds a person to the end of the transaction, so that what is counted for them is counted by one asker at a time. */
export function holdPerson(db: Db, userId: number): Promise<void> {
  return holdUser(db, userId);
}

/** Holds several people, always in the same order, so that two askers never wait for one another. */
export async function holdPeople(db: Db, userIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(userIds)].sort((a, b) => a - b)) await holdUser(db, id);
}

/** Whether an account is open and its password is still the one that was looked at; held to the end of the transaction. */
export function holdPassword(db: Db, user: Pick<UserRow, "id" | "password_hash">): Promise<boolean> {
  return holdUserPassword(db, user);
}
