import { sql } from "kysely";
import type { Db } from "#platform/db/open.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    profile_wishes: ProfileWishesTable;
  }
}

/** How often the full profile of a profession was asked for; never by whom. */
export interface ProfileWishesTable {
  document_id: string;
  count: number;
  last_at: string;
}

/** Counts one wish more. One statement, so that processes agree. */
export async function countWish(db: Db, documentId: string, at: string): Promise<void> {
  await db
    .insertInto("profile_wishes")
    .values({ document_id: documentId, count: 1, last_at: at })
    .onConflict((conflict) =>
      conflict.column("document_id").doUpdateSet({ count: sql<number>`profile_wishes.count + 1`, last_at: at }),
    )
    .execute();
}

/** All that is wished for, the most wished first. There is one row at most for each profession. */
export function readWishes(db: Db): Promise<ProfileWishesTable[]> {
  return db
    .selectFrom("profile_wishes")
    .selectAll()
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .orderBy("document_id")
    .execute();
}
