import { sql } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { Counted } from "../rules/figures.ts";
import type { Status } from "../rules.ts";

/** How many consultations have each status, and how many of those are to come; of one advisor, or of all. */
export async function countStatuses(
  db: Db,
  advisorId: number | null,
  now: string,
): Promise<ReadonlyMap<Status, { readonly ahead: number; readonly begun: number }>> {
  const rows = await db
    .selectFrom("consultations")
    .select((select) => [
      "status",
      select.fn.countAll().as("count"),
      sql<number>`sum(case when starts_at > ${now} then 1 else 0 end)`.as("ahead"),
    ])
    .$if(advisorId !== null, (query) => query.where("advisor_id", "=", advisorId))
    .groupBy("status")
    .execute();
  return new Map(
    rows.map(({ status, count, ahead }) => [status, { ahead: Number(ahead), begun: Number(count) - Number(ahead) }]),
  );
}

/** What figures count since a moment, by advisor; of one, or of all. */
export async function readCounted(
  db: Db,
  advisorId: number | null,
  since: string,
): Promise<(Counted & { readonly advisorId: number | null })[]> {
  const rows = await db
    .selectFrom("consultations")
    .leftJoin("consultation_changes", (join) =>
      join
        .onRef("consultation_changes.consultation_id", "=", "consultations.id")
        .on("consultation_changes.side", "=", "advisor")
        .on("consultation_changes.act", "in", ["approve", "decline", "propose"]),
    )
    .select((select) => [
      "consultations.id",
      "consultations.advisor_id",
      "consultations.status",
      "consultations.booked_at",
      "consultations.starts_at",
      select.fn.min("consultation_changes.at").as("answered_at"),
    ])
    .where((where) =>
      where.or([where("consultations.booked_at", ">=", since), where("consultations.starts_at", ">=", since)]),
    )
    .$if(advisorId !== null, (query) => query.where("consultations.advisor_id", "=", advisorId))
    .groupBy("consultations.id")
    .execute();
  return rows.map(({ advisor_id, status, booked_at, starts_at, answered_at }) => ({
    advisorId: advisor_id,
    status,
    bookedAt: booked_at,
    startsAt: starts_at,
    answeredAt: answered_at ?? null,
  }));
}

/** Who holds a time, by the time's own name; only what lives. */
export function readHolders(
  db: Db,
  advisorId: number,
  from: string,
  until: string,
): Promise<{ readonly slot: string; readonly consultation: string; readonly name: string; readonly status: Status }[]> {
  return db
    .selectFrom("consultations")
    .innerJoin("time_slots", "time_slots.id", "consultations.slot_id")
    .select([
      "time_slots.document_id as slot",
      "consultations.document_id as consultation",
      "consultations.name",
      "consultations.status",
    ])
    .where("consultations.advisor_id", "=", advisorId)
    .where("consultations.status", "in", ["pending", "approved", "completed", "noShowUser", "noShowConsultant"])
    .where("consultations.starts_at", ">=", from)
    .where("consultations.starts_at", "<", until)
    .execute();
}

/** How many living consultations begin between two moments. */
export async function countLiveBetween(db: Db, from: string, until: string): Promise<number> {
  const { count } = await db
    .selectFrom("consultations")
    .select((select) => select.fn.countAll().as("count"))
    .where("status", "in", ["pending", "approved"])
    .where("starts_at", ">=", from)
    .where("starts_at", "<", until)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many bookings wait for each advisor. */
export async function waitingOfEach(db: Db, now: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("consultations")
    .select((select) => ["advisor_id", select.fn.countAll().as("count")])
    .where("status", "=", "pending")
    .where("starts_at", ">", now)
    .groupBy("advisor_id")
    .execute();
  return new Map(rows.flatMap(({ advisor_id, count }) => (advisor_id === null ? [] : [[advisor_id, Number(count)]])));
}

/** When each advisor's next approved consultation begins. */
export async function nextOfEach(db: Db, now: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom("consultations")
    .select((select) => ["advisor_id", select.fn.min("starts_at").as("first_at")])
    .where("status", "=", "approved")
    .where("starts_at", ">", now)
    .groupBy("advisor_id")
    .execute();
  return new Map(rows.flatMap(({ advisor_id, first_at }) => (advisor_id === null ? [] : [[advisor_id, first_at]])));
}
