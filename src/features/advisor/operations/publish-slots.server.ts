import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { dayOf } from "#i18n/format.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { newDocumentId } from "#platform/token.ts";
import { daysAfter, type Span, weeklySlots } from "../rules/weekly-slots.ts";
import { overlaps } from "../rules.ts";
import { findAdvisor, setPublishedOn, takingAdvisors } from "../store/advisors.server.ts";
import { deleteSlots, insertSlots, setPatternKinds, slotsAfter } from "../store/slots.server.ts";
import type { AdvisorRow, SlotRow } from "../store/tables.server.ts";

/** What others do when times came free or new, in the same transaction. */
declare module "#platform/context.ts" {
  interface Extensions {
    readonly slotsOpened: readonly ((ctx: Context, db: Db, advisorId: number) => Promise<void>)[];
  }
}

/** Makes the times of an advisor's week as far ahead as they want; what somebody took, or the advisor made or withdrew by hand, stays. */
export async function publishSlots(ctx: Context, db: Db, advisorId: number): Promise<void> {
  await holdPerson(db, advisorId);
  const row = await findAdvisor(db, advisorId);
  if (!row?.is_taking) return;
  const now = ctx.clock.now();
  const today = dayOf(now, row.zone);
  const from = now.toISOString();
  const wanted = weeklySlots(scheduleOf(row), today, row.days_ahead + 1).filter(({ startsAt }) => startsAt > from);
  const there = await slotsAfter(db, advisorId, from);
  const ends = new Map(wanted.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const isKept = (slot: SlotRow) =>
    slot.made_by === "advisor" || slot.is_taken || ends.get(slot.starts_at) === slot.ends_at;
  await deleteSlots(
    db,
    there.filter((slot) => !isKept(slot)).map(({ id }) => id),
  );
  await setPatternKinds(db, advisorId, row.kinds, from);
  const fresh = withoutMeeting(wanted, there.filter(isKept), row.buffer_minutes);
  await insertSlots(
    db,
    fresh.map(({ startsAt, endsAt }) => ({
      document_id: newDocumentId(ctx),
      advisor_id: advisorId,
      starts_at: startsAt,
      ends_at: endsAt,
      zone: row.zone,
      kinds: row.kinds,
      made_by: "pattern" as const,
      is_taken: false,
      is_withdrawn: false,
    })),
  );
  await setPublishedOn(db, advisorId, daysAfter(today, row.days_ahead));
  if (fresh.length > 0) for (const tell of ctx.extensions.slotsOpened) await tell(ctx, db, advisorId);
}

function scheduleOf(row: AdvisorRow) {
  return {
    zone: row.zone,
    minutes: row.minutes,
    bufferMinutes: row.buffer_minutes,
    hours: row.hours_json,
    exceptions: row.exceptions_json,
  };
}

/** What meets nothing that is there; a buffer is kept around what is held, and one that was withdrawn does not come back. */
function withoutMeeting(wanted: readonly Span[], there: readonly SlotRow[], bufferMinutes: number): Span[] {
  const buffer = bufferMinutes * 60_000;
  const held = there
    .filter(({ is_withdrawn }) => !is_withdrawn)
    .map(({ starts_at, ends_at }) => ({
      startsAt: new Date(Date.parse(starts_at) - buffer).toISOString(),
      endsAt: new Date(Date.parse(ends_at) + buffer).toISOString(),
    }));
  const starts = new Set(there.map(({ starts_at }) => starts_at));
  return wanted.filter((span) => !starts.has(span.startsAt) && !held.some((one) => overlaps(span, one)));
}

/** Makes the times that a new day brings, of every advisor whose times do not reach far enough. */
export async function publishAll(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const { user_id, published_on, days_ahead, zone } of await takingAdvisors(ctx.db)) {
    if (published_on !== null && published_on >= daysAfter(dayOf(now, zone), days_ahead)) continue;
    await inTransaction(ctx, (db) => publishSlots(ctx, db, user_id));
  }
}
