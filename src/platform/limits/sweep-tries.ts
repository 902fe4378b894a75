import type { Context } from "../context.ts";
import { bringBack } from "../db/bring-back.ts";
import type { WorkHandlers } from "../queue/port.ts";
import { deleteEndedTries } from "./store.ts";

const HOUR_MS = 3_600_000;

/** Longer than any window. */
const LONGEST_MS = 7 * 24 * HOUR_MS;

async function sweep(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await bringBack(ctx.db, { table: "tries", column: "ends_at", aheadMs: LONGEST_MS }, now);
  await deleteEndedTries(ctx.db, now.toISOString());
}

/** Removes counts whose time is over. */
export const limitsWork: WorkHandlers = {
  "limits.sweep": { everyMs: HOUR_MS, run: sweep },
};
