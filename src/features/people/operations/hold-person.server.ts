import { holdUser } from "#features/accounts/store/users.server.ts";
import type { Db } from "#platform/db/open.ts";

/** Holds a person to the end of the transaction, so that what is counted for them is counted by one asker at a time. */
export function holdPerson(db: Db, userId: number): Promise<void> {
  return holdUser(db, userId);
}
