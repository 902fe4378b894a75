import type { Db } from "#platform/db/open.ts";
import { LIVE, type Status } from "../rules.ts";
import type { ConsultationRow } from "./tables.server.ts";

/** Statuses whose consultation has its time to itself, also when it is over. */
const HOLDING = [...LIVE, "completed", "noShowUser", "noShowConsultant"] as const satisfies readonly Status[];

/** Every consultation that lives and has not begun, of a person or an advisor. */
export function upcomingOf(
  db: Db,
  whose: { readonly person: number } | { readonly advisor: number },
  now: string,
): Promise<ConsultationRow[]> {
  const query = db
    .selectFrom("consultations")
    .selectAll()
    .where("status", "in", [...LIVE])
    .where("starts_at", ">", now)
    .orderBy("starts_at")
    .orderBy("id");
  return "person" in whose
    ? query.where("person_id", "=", whose.person).execute()
    : query.where("advisor_id", "=", whose.advisor).execute();
}

/** The times a person's consultations hold; one they gave back may be another's by now. */
export async function heldSlots(db: Db, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("consultations")
    .select("slot_id")
    .where("person_id", "=", personId)
    .where("status", "in", [...HOLDING])
    .where("slot_id", "is not", null)
    .execute();
  return rows.flatMap(({ slot_id }) => slot_id ?? []);
}

/** The times of consultations that were over before a moment. */
export async function slotsBefore(db: Db, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom("consultations")
    .select("slot_id")
    .where("ends_at", "<", before)
    .where("slot_id", "is not", null)
    .execute();
  return rows.flatMap(({ slot_id }) => slot_id ?? []);
}

/** Deletes consultations that were over before a moment; what hangs on them goes along. */
export async function deleteConsultationsBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom("consultations").where("ends_at", "<", before).execute();
}

/** Deletes what was agreed on before a moment. */
export async function deleteActionsBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom("agreed_actions").where("made_at", "<", before).execute();
}

/** Deletes what an advisor wrote for themselves. */
export async function deleteNotesBy(db: Db, advisorId: number): Promise<void> {
  await db.deleteFrom("consultation_notes").where("advisor_id", "=", advisorId).execute();
}

/** Addresses that bookings of a person name. */
export async function bookedAddresses(db: Db, personId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("consultations")
    .select("email")
    .distinct()
    .where("person_id", "=", personId)
    .execute();
  return rows.map(({ email }) => email);
}

/** Deletes what somebody booked; what hangs on it goes along. */
export async function deleteBookedBy(db: Db, personId: number): Promise<void> {
  await db.deleteFrom("consultations").where("person_id", "=", personId).execute();
}
