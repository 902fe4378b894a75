import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { deleteEndedSendings } from "./store.server.ts";

const EVERY_MS = 3_600_000;

/** Deletes claims and answers whose day is over. */
export async function sweepSendings(ctx: Context): Promise<void> {
  await deleteEndedSendings(ctx.db, ctx.clock.now().toISOString());
}

export const sendingsWork: WorkHandlers = { "sendings.sweep": { everyMs: EVERY_MS, run: sweepSendings } };
