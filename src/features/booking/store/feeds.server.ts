import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { CalendarFeedsTable, ConsultationRow } from "./tables.server.ts";

export type FeedRow = Selectable<CalendarFeedsTable>;

export function feedOf(db: Db, userId: number): Promise<FeedRow | undefined> {
  return db.selectFrom("calendar_feeds").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export function findFeed(db: Db, tokenHash: string): Promise<FeedRow | undefined> {
  return db.selectFrom("calendar_feeds").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

export async function putFeed(db: Db, row: FeedRow): Promise<void> {
  const { user_id: _, ...rest } = row;
  await db
    .insertInto("calendar_feeds")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(rest))
    .execute();
}

export async function deleteFeed(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute();
}

/** What a calendar shows: all that waits or stands or was held since a moment; what was called off is not there. */
export function toCalendar(
  db: Db,
  whose: { readonly person: number } | { readonly advisor: number },
  since: string,
): Promise<ConsultationRow[]> {
  const query = db
    .selectFrom("consultations")
    .selectAll()
    .where("status", "in", ["pending", "approved", "completed"])
    .where("ends_at", ">", since)
    .orderBy("starts_at");
  return "person" in whose
    ? query.where("person_id", "=", whose.person).execute()
    : query.where("advisor_id", "=", whose.advisor).execute();
}
