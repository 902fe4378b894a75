import type { Db } from "#platform/db/open.ts";
import { LIVE, type Status } from "../rules.ts";
import type { ChangeRow, ConsultationRow } from "./tables.server.ts";

export async function insertConsultation(db: Db, row: Omit<ConsultationRow, "id">): Promise<number> {
  const { id } = await db.insertInto("consultations").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export function findConsultation(db: Db, documentId: string): Promise<ConsultationRow | undefined> {
  return db.selectFrom("consultations").selectAll().where("document_id", "=", documentId).executeTakeFirst();
}

export function findConsultationById(db: Db, id: number): Promise<ConsultationRow | undefined> {
  return db.selectFrom("consultations").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Several at once, by their numbers. */
export async function readConsultationsById(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ConsultationRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("consultations")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Changes a consultation that is still as it was read. @returns whether it was. */
export async function changeConsultationRow(
  db: Db,
  was: Pick<ConsultationRow, "id" | "status" | "changed_at">,
  changes: Partial<Omit<ConsultationRow, "id" | "document_id" | "person_id">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("consultations")
    .set(changes)
    .where("id", "=", was.id)
    .where("status", "=", was.status)
    .where("changed_at", "=", was.changed_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Living consultations of a person or an advisor that meet a time, but for one. */
export function meetingConsultations(
  db: Db,
  whose: Whose,
  span: { readonly startsAt: string; readonly endsAt: string },
  except = 0,
): Promise<Pick<ConsultationRow, "id">[]> {
  return db
    .selectFrom("consultations")
    .select("id")
    .where(columnOf(whose), "=", numberOf(whose))
    .where("status", "in", [...LIVE])
    .where("starts_at", "<", span.endsAt)
    .where("ends_at", ">", span.startsAt)
    .where("id", "!=", except)
    .execute();
}

/** Consultations of the same person and advisor beside one that stand or were held, the newest first. */
export function othersOfBoth(
  db: Db,
  { id, person_id, advisor_id }: Pick<ConsultationRow, "id" | "person_id" | "advisor_id">,
): Promise<ConsultationRow[]> {
  return db
    .selectFrom("consultations")
    .selectAll()
    .where("person_id", "=", person_id)
    .where("advisor_id", "=", advisor_id)
    .where("status", "in", [...LIVE, "completed"])
    .where("id", "!=", id)
    .orderBy("booked_at", "desc")
    .execute();
}

export async function countLive(db: Db, personId: number, now: string): Promise<number> {
  const { count } = await db
    .selectFrom("consultations")
    .select((select) => select.fn.countAll().as("count"))
    .where("person_id", "=", personId)
    .where("status", "in", [...LIVE])
    .where("ends_at", ">", now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Which {
  readonly statuses?: readonly Status[];
  /** Consultations that end after, or begin before, a moment. */
  readonly endsAfter?: string;
  readonly startsBefore?: string;
  readonly startsAfter?: string;
  readonly limit: number;
  readonly offset?: number;
  readonly isLatestFirst?: boolean;
  /** Only what is over at a moment, or ended before its time. */
  readonly isOverAt?: string;
}

/** Consultations of a person, of an advisor, or of all. */
export function readConsultations(
  db: Db,
  whose: Whose | null,
  { statuses, endsAfter, startsBefore, startsAfter, limit, offset = 0, isLatestFirst = false, isOverAt }: Which,
): Promise<ConsultationRow[]> {
  let query = db.selectFrom("consultations").selectAll();
  if (whose) query = query.where(columnOf(whose), "=", numberOf(whose));
  if (statuses) query = query.where("status", "in", [...statuses]);
  if (endsAfter) query = query.where("ends_at", ">", endsAfter);
  if (startsBefore) query = query.where("starts_at", "<", startsBefore);
  if (startsAfter) query = query.where("starts_at", ">", startsAfter);
  if (isOverAt)
    query = query.where((where) => where.or([where("ends_at", "<=", isOverAt), where("status", "not in", [...LIVE])]));
  const order = isLatestFirst ? "desc" : "asc";
  return query.orderBy("starts_at", order).orderBy("id", order).limit(limit).offset(offset).execute();
}

/** What waits for an approval that did not come in time. */
export function overduePending(db: Db, now: string, limit: number): Promise<ConsultationRow[]> {
  return db
    .selectFrom("consultations")
    .selectAll()
    .where("status", "=", "pending")
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .execute();
}

export async function insertChange(db: Db, row: Omit<ChangeRow, "id">): Promise<number> {
  const { id } = await db.insertInto("consultation_changes").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** What was done with a consultation, the first first. */
export function readChanges(db: Db, consultationId: number): Promise<ChangeRow[]> {
  return db
    .selectFrom("consultation_changes")
    .selectAll()
    .where("consultation_id", "=", consultationId)
    .orderBy("id")
    .execute();
}

export function findChange(db: Db, id: number): Promise<ChangeRow | undefined> {
  return db.selectFrom("consultation_changes").selectAll().where("id", "=", id).executeTakeFirst();
}

type Whose = { readonly person: number } | { readonly advisor: number };

function columnOf(whose: Whose) {
  return "person" in whose ? "person_id" : "advisor_id";
}

function numberOf(whose: Whose): number {
  return "person" in whose ? whose.person : whose.advisor;
}
