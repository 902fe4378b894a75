import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { monthsBefore } from "#shared/months-before.ts";
import { deleteEvents } from "./store.server.ts";

const DAY_MS = 24 * 3_600_000;

/** Removes what was written down too long ago. */
async function sweep(ctx: Context): Promise<void> {
  await deleteEvents(ctx.db, monthsBefore(ctx.clock.now(), ctx.config.auditMonths).toISOString());
}

export const auditWork: WorkHandlers = { "audit.sweep": { everyMs: DAY_MS, run: sweep } };
