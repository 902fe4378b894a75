import { sql } from "kysely";
import type { Db } from "../db/open.ts";

declare module "../db/tables.ts" {
  interface Tables {
    attempts: AttemptsTable;
  }
}

export interface AttemptsTable {
  /** Keyed hash of what is limited: neither an address nor a device can be read from it. */
  key_hash: string;
  tries: number;
  ends_at: string;
}

export type Counted = Pick<AttemptsTable, "tries" | "ends_at">;

/** Counts one try, in a new window when the last has ended. One statement, so that processes agree. */
export function countTry(db: Db, key: string, now: string, endsAt: string): Promise<Counted> {
  return db
    .insertInto("attempts")
    .values({ key_hash: key, tries: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column("key_hash").doUpdateSet({
        tries: sql<number>`case when attempts.ends_at <= ${now} then 1 else attempts.tries + 1 end`,
        ends_at: sql<string>`case when attempts.ends_at <= ${now} then excluded.ends_at else attempts.ends_at end`,
      }),
    )
    .returning(["tries", "ends_at"])
    .executeTakeFirstOrThrow();
}

export function readTries(db: Db, key: string, now: string): Promise<Counted | undefined> {
  return db
    .selectFrom("attempts")
    .select(["tries", "ends_at"])
    .where("key_hash", "=", key)
    .where("ends_at", ">", now)
    .executeTakeFirst();
}

/** Takes one counted try back. */
export async function uncountTry(db: Db, key: string): Promise<void> {
  await db
    .updateTable("attempts")
    .set((update) => ({ tries: update("tries", "-", 1) }))
    .where("key_hash", "=", key)
    .where("tries", ">", 0)
    .execute();
}

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom("attempts").where("key_hash", "=", key).execute();
}

export async function deleteEndedTries(db: Db, now: string): Promise<void> {
  await db.deleteFrom("attempts").where("ends_at", "<=", now).execute();
}
