import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { keptSince } from "./rules.ts";
import { deleteVotesBefore } from "./store.server.ts";

const HOUR = 3_600_000;

/** Deletes answers that have had their time. */
export async function sweepFeedback(ctx: Context): Promise<void> {
  await deleteVotesBefore(ctx.db, keptSince(ctx.clock.now()).toISOString());
}

export const feedbackWork: WorkHandlers = {
  "feedback.sweep": { everyMs: HOUR, run: sweepFeedback },
};
