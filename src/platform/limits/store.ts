import { sql } from "kysely";
import type { Db } from "../db/open.ts";

declare module "../db/tables.ts" {
  interface Tables {
    tries: TriesTable;
  }
}

export interface TriesTable {
  /** Keyed hash of what is limited: neither an address nor a device can be read from it. */
  key_hash: string;
  count: number;
  ends_at: string;
}

export type Counted = Pick<TriesTable, "count" | "ends_at">;

/** A window as it would be if it began now; one that ends after `latest` was begun by a clock that was wrong, and counts as ended. */
export interface TryWindow {
  readonly now: string;
  readonly endsAt: string;
  readonly latest: string;
}

/** Counts one try, in a new window when the last has ended. One statement, so that processes agree. */
export function countTry(db: Db, key: string, { now, endsAt, latest }: TryWindow): Promise<Counted> {
  const isOver = sql`(tries.ends_at <= ${now} or tries.ends_at > ${latest})`;
  return db
    .insertInto("tries")
    .values({ key_hash: key, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column("key_hash").doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else tries.count + 1 end`,
        ends_at: sql<string>`case when ${isOver} then excluded.ends_at else tries.ends_at end`,
      }),
    )
    .returning(["count", "ends_at"])
    .executeTakeFirstOrThrow();
}

export function readTries(db: Db, key: string, { now, latest }: TryWindow): Promise<Counted | undefined> {
  return db
    .selectFrom("tries")
    .select(["count", "ends_at"])
    .where("key_hash", "=", key)
    .where("ends_at", ">", now)
    .where("ends_at", "<=", latest)
    .executeTakeFirst();
}

/** Takes one counted try back. */
export async function uncountTry(db: Db, key: string): Promise<void> {
  await db
    .updateTable("tries")
    .set((update) => ({ count: update("count", "-", 1) }))
    .where("key_hash", "=", key)
    .where("count", ">", 0)
    .execute();
}

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom("tries").where("key_hash", "=", key).execute();
}

export async function deleteEndedTries(db: Db, now: string): Promise<void> {
  await db.deleteFrom("tries").where("ends_at", "<=", now).execute();
}
