import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { publishAll } from "./operations/publish-slots.server.ts";
import { deleteSlotsBefore } from "./store/slots.server.ts";

const HOUR = 3_600_000;
const KEPT_MS = 30 * 24 * HOUR;

/** Deletes times that nobody took, a month after they were over. */
export async function sweepSlots(ctx: Context): Promise<void> {
  await deleteSlotsBefore(ctx.db, new Date(ctx.clock.now().getTime() - KEPT_MS).toISOString());
}

export const advisorWork: WorkHandlers = {
  "advisor.publish": { everyMs: HOUR, run: publishAll },
  "advisor.sweep": { everyMs: HOUR, run: sweepSlots },
};
