import type { Context } from "#platform/context.ts";
import { bringBack } from "#platform/db/bring-back.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { monthsBefore } from "#shared/months-before.ts";
import { deleteExpiredAnswers } from "./choices/store.server.ts";
import { daysBefore, UNDO_DAYS } from "./rules.ts";
import { OVER_DAYS } from "./sharing/rules.ts";
import { deleteEnded } from "./sharing/store.server.ts";
import { deleteOldAnswers } from "./store/answers.server.ts";
import { deleteFinished } from "./store/attempts.server.ts";

const HOUR = 3_600_000;

/** Deletes what was only tried and has run out, withdrawn results whose undo is over, sharing that ended long ago, and answers that have had their time. */
export async function sweepScales(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const aheadMs = ctx.config.tryOutHours * HOUR;
  await bringBack(ctx.db, { table: "scale_attempts", column: "expires_at", aheadMs }, now);
  await bringBack(ctx.db, { table: "activity_answers", column: "expires_at", aheadMs }, now);
  await deleteFinished(ctx.db, now, daysBefore(now, UNDO_DAYS));
  await deleteExpiredAnswers(ctx.db, now);
  await deleteEnded(ctx.db, daysBefore(now, OVER_DAYS));
  await deleteOldAnswers(ctx.db, monthsBefore(now, ctx.config.answerMonths));
}

export const scalesWork: WorkHandlers = {
  "scales.sweep": { everyMs: HOUR, run: sweepScales },
};
