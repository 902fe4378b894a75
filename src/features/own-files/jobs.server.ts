import { type Context, inTransaction } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { dropFiles, forgetRemoved, sweepUnnamed } from "./operations/drop-files.server.ts";
import { UNDO_DAYS } from "./rules.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Deletes what was taken away so long ago that nobody wants it back, and the bytes that a process left behind when it was ended. */
export async function sweepOwnFiles(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - UNDO_DAYS * DAY).toISOString();
  await dropFiles(ctx, await inTransaction(ctx, (db) => forgetRemoved(db, before)));
  await sweepUnnamed(ctx);
}

export const ownFilesWork: WorkHandlers = {
  "own-files.sweep": { everyMs: HOUR, run: sweepOwnFiles },
};
