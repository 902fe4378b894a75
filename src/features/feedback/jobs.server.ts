import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { deleteVotesBefore } from "./store.server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Deletes answers that have had their time. */
export async function sweepFeedback(ctx: Context): Promise<void> {
  const keptSince = new Date(ctx.clock.now().getTime() - ctx.config.feedbackDays * DAY);
  await deleteVotesBefore(ctx.db, keptSince.toISOString());
}

export const feedbackWork: WorkHandlers = {
  "feedback.sweep": { everyMs: HOUR, run: sweepFeedback },
};
