import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    sendings: SendingsTable;
  }
}

export interface SendingsTable {
  /** Hash of the sending's id and of who sent it. */
  key_hash: string;
  /** The same for whom its answer signed in: the answer may have come in part. */
  then_hash: string | null;
  /** Hash of what was sent, and where to. */
  asked_hash: string;
  user_id: number | null;
  /** Also names the claim: who takes it over writes another. */
  claimed_at: string;
  done_at: string | null;
  answer_sealed: string | null;
  expires_at: string;
}

export function findSending(db: Db, keyHash: string) {
  return db
    .selectFrom("sendings")
    .selectAll()
    .where((by) => by.or([by("key_hash", "=", keyHash), by("then_hash", "=", keyHash)]))
    .executeTakeFirst();
}

type Fresh = Pick<SendingsTable, "key_hash" | "asked_hash" | "user_id" | "claimed_at" | "expires_at">;
const UNDONE = { then_hash: null, done_at: null, answer_sealed: null };

/** @returns whether the claim is the asker's: of two at the same instant, one gets it. */
export async function insertClaim(db: Db, fresh: Fresh): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("sendings")
    .values({ ...fresh, ...UNDONE })
    .onConflict((conflict) => conflict.column("key_hash").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes a claim over that stands as it was read. @returns whether nobody was quicker. */
export async function takeClaim(
  db: Db,
  read: Pick<SendingsTable, "key_hash" | "claimed_at">,
  fresh: Fresh,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sendings")
    .set({ ...fresh, ...UNDONE })
    .where("key_hash", "=", read.key_hash)
    .where("claimed_at", "=", read.claimed_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Done = Pick<SendingsTable, "then_hash" | "done_at" | "answer_sealed"> & { readonly user_id?: number };

/** Writes the answer down, unless the claim has passed to somebody else. */
export async function putAnswer(db: Db, keyHash: string, claimedAt: string, done: Done): Promise<void> {
  await db
    .updateTable("sendings")
    .set(done)
    .where("key_hash", "=", keyHash)
    .where("claimed_at", "=", claimedAt)
    .execute();
}

/** Gives a claim up: nothing was carried out. */
export async function deleteClaim(db: Db, keyHash: string, claimedAt: string): Promise<void> {
  await db
    .deleteFrom("sendings")
    .where("key_hash", "=", keyHash)
    .where("claimed_at", "=", claimedAt)
    .where("done_at", "is", null)
    .execute();
}

export async function deleteEndedSendings(db: Db, now: string): Promise<void> {
  await db.deleteFrom("sendings").where("expires_at", "<=", now).execute();
}
