import { giveSlotsBack } from "#features/advisor/operations/hold-slot.server.ts";
import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { deleteNotesBy, heldSlots, upcomingOf } from "../store/of-person.server.ts";
import type { ConsultationRow } from "../store/tables.server.ts";
import { cancelBySystem, OPENED_WORK } from "./act-on.server.ts";

/** The work that tells an advisor that a person's account is gone, and a consultation with it. */
export const GONE_WORK = "booking.gone";

/**
 * Before an account is erased: what it was to hold as an advisor is cancelled and the people are told; what it had booked is given back,
 * and the advisors are told by work that names nobody, for the rows go with the account.
 */
export async function leaveConsultations(db: Db, userId: number, ctx: Context): Promise<void> {
  // Whoever books of them at this moment is waited for.
  await holdPerson(db, userId);
  const now = ctx.clock.now().toISOString();
  for (const row of await upcomingOf(db, { advisor: userId }, now)) await cancelBySystem(ctx, db, row);
  await deleteNotesBy(db, userId);
  for (const row of await upcomingOf(db, { person: userId }, now)) await tellAdvisor(ctx, db, row);
  await giveSlotsBack(db, await heldSlots(db, userId));
}

async function tellAdvisor(ctx: Context, db: Db, row: ConsultationRow): Promise<void> {
  const { advisor_id: advisorId, document_id: document, starts_at: startsAt, ends_at: endsAt } = row;
  if (advisorId === null) return;
  await ctx.queue.add(db, GONE_WORK, { advisorId, document, startsAt, endsAt, sequence: row.sequence + 1 });
  await ctx.queue.add(db, OPENED_WORK, { advisorId }, { key: `opened.${advisorId}` });
}
