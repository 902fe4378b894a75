import type { Db } from "#platform/db/open.ts";
import type { AdviceField, AdviceLanguage, ConsultationKind } from "#shared/advice.ts";

/** What somebody looks for. */
export interface Wanted {
  readonly field?: AdviceField | undefined;
  readonly kind?: ConsultationKind | undefined;
  readonly language?: AdviceLanguage | undefined;
  /** One advisor alone. */
  readonly advisorId?: number | undefined;
}

export interface FreeSlot {
  readonly id: number;
  readonly documentId: string;
  readonly advisorId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly kinds: string;
}

/** Free times of open desks after a moment and before another. */
function freeTimes(db: Db, { field, kind, language, advisorId }: Wanted, after: string, before?: string) {
  let query = db
    .selectFrom("time_slots")
    .innerJoin("advisors", "advisors.user_id", "time_slots.advisor_id")
    .innerJoin("users", "users.id", "time_slots.advisor_id")
    .where("time_slots.is_taken", "=", false)
    .where("time_slots.is_withdrawn", "=", false)
    .where("time_slots.starts_at", ">", after)
    .where("advisors.is_taking", "=", true)
    .where("users.account_type", "=", "Consultant")
    .where("users.disabled_at", "is", null)
    .where("users.erase_at", "is", null);
  if (before) query = query.where("time_slots.starts_at", "<", before);
  // A name stands whole in its column or not at all: none is part of another.
  if (field) query = query.where("advisors.fields", "like", `%${field}%`);
  if (language) query = query.where("advisors.languages", "like", `%${language}%`);
  if (kind) query = query.where("time_slots.kinds", "like", `%${kind}%`);
  if (advisorId !== undefined) query = query.where("time_slots.advisor_id", "=", advisorId);
  return query;
}

/** When anybody is free, each instant once, in order. */
export async function freeInstants(db: Db, wanted: Wanted, after: string, before: string): Promise<string[]> {
  const rows = await freeTimes(db, wanted, after, before)
    .select("time_slots.starts_at")
    .groupBy("time_slots.starts_at")
    .orderBy("time_slots.starts_at")
    .execute();
  return rows.map(({ starts_at }) => starts_at);
}

/** The free times between two moments, in order; at one instant by advisor. */
export function freeSlots(
  db: Db,
  wanted: Wanted,
  { after, before, limit }: { readonly after: string; readonly before?: string; readonly limit: number },
): Promise<FreeSlot[]> {
  return freeTimes(db, wanted, after, before)
    .select([
      "time_slots.id",
      "time_slots.document_id as documentId",
      "time_slots.advisor_id as advisorId",
      "time_slots.starts_at as startsAt",
      "time_slots.ends_at as endsAt",
      "time_slots.kinds",
    ])
    .orderBy("time_slots.starts_at")
    .orderBy("time_slots.advisor_id")
    .limit(limit)
    .execute() as Promise<FreeSlot[]>;
}

/** The next free time of each advisor who has one. */
export async function nextFree(db: Db, after: string): Promise<ReadonlyMap<number, string>> {
  const rows = await freeTimes(db, {}, after)
    .select((select) => ["time_slots.advisor_id", select.fn.min("time_slots.starts_at").as("first_at")])
    .groupBy("time_slots.advisor_id")
    .execute();
  return new Map(rows.map(({ advisor_id, first_at }) => [advisor_id, first_at]));
}
