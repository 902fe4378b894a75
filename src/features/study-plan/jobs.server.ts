import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { monthsBefore } from "#shared/months-before.ts";
import { remindOfSteps } from "./operations/remind-steps.server.ts";
import { CHANGE_MONTHS, OVER_DAYS, REMOVED_DAYS } from "./rules.ts";
import { deleteChangesBefore } from "./store/changes.server.ts";
import { deleteRemovedItems } from "./store/items.server.ts";
import { deleteEndedShares } from "./store/shares.server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Deletes what was taken away too long ago, and changes nobody goes back to. */
export async function sweepPlans(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await deleteRemovedItems(ctx.db, new Date(now.getTime() - REMOVED_DAYS * DAY).toISOString());
  await deleteEndedShares(ctx.db, new Date(now.getTime() - OVER_DAYS * DAY).toISOString());
  await deleteChangesBefore(ctx.db, monthsBefore(now, CHANGE_MONTHS).toISOString());
}

export const planWork: WorkHandlers = {
  "study-plan.remind": { everyMs: HOUR, run: async (ctx) => void (await remindOfSteps(ctx)) },
  "study-plan.sweep": { everyMs: HOUR, run: sweepPlans },
};
