import { giveSlotsBack } from "#features/advisor/operations/hold-slot.server.ts";
import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { deleteNotesBy, heldSlots, upcomingOf } from "../store/of-person.server.ts";
import { cancelBySystem, queueOpened } from "./act-on.server.ts";
import { queueGone } from "./plan-messages.server.ts";

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
  for (const row of await upcomingOf(db, { person: userId }, now)) {
    await queueGone(ctx, db, row, "erased");
    await queueOpened(ctx, db, row.advisor_id);
  }
  await giveSlotsBack(db, await heldSlots(db, userId));
}
