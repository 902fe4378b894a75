import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { AdvisorRow, ClosureRow } from "./tables.server.ts";

export function findAdvisor(db: Db, userId: number): Promise<AdvisorRow | undefined> {
  return db.selectFrom("advisors").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Keeps how an advisor is booked; what the row is called stays from the first time on. */
export async function putAdvisor(db: Db, row: AdvisorRow): Promise<void> {
  const { user_id, document_id, ...rest } = {
    ...row,
    hours_json: json(row.hours_json),
    exceptions_json: json(row.exceptions_json),
  };
  await db
    .insertInto("advisors")
    .values({ user_id, document_id, ...rest })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(rest))
    .execute();
}

export async function setPublishedOn(db: Db, userId: number, day: string): Promise<void> {
  await db.updateTable("advisors").set({ published_on: day }).where("user_id", "=", userId).execute();
}

/** Advisors who take bookings, with how far their times are made. */
export function takingAdvisors(
  db: Db,
): Promise<Pick<AdvisorRow, "user_id" | "published_on" | "days_ahead" | "zone">[]> {
  return db
    .selectFrom("advisors")
    .innerJoin("users", "users.id", "advisors.user_id")
    .select(["user_id", "published_on", "days_ahead", "zone"])
    .where("is_taking", "=", true)
    .where("users.account_type", "=", "Consultant")
    .where("users.disabled_at", "is", null)
    .execute();
}

/** Holidays and closures that are not over. */
export function readClosures(db: Db, today: string): Promise<ClosureRow[]> {
  return db
    .selectFrom("consultation_closures")
    .selectAll()
    .where((where) => where.or([where("until_on", "is", null), where("until_on", ">=", today)]))
    .orderBy("from_on")
    .orderBy("id")
    .execute();
}
