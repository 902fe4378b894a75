import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "./port.ts";
import type { WorkPayload } from "./queue-port.ts";
import { deleteDead, selectDead } from "./store.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Work that was given up: what it was about and why, without any text of it. */
export interface DeadLetter {
  readonly id: number;
  readonly kind: string;
  readonly payload: WorkPayload;
  readonly failures: number;
  readonly errorCode: string;
  readonly createdAt: string;
  readonly deadAt: string;
}

/** All dead letters, newest first. */
export async function listDead(ctx: Context): Promise<DeadLetter[]> {
  const rows = await selectDead(ctx.db);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payload: row.payload_json,
    failures: row.failures,
    errorCode: row.last_error_code ?? "",
    createdAt: row.created_at,
    deadAt: row.dead_at ?? "",
  }));
}

/** The queue's own housekeeping. */
export const queueWork: WorkHandlers = {
  "queue.sweep": {
    everyMs: DAY_MS,
    async run(ctx) {
      const removed = await deleteDead(
        ctx.db,
        new Date(ctx.clock.now().getTime() - ctx.config.deadLetterDays * DAY_MS),
      );
      if (removed > 0) ctx.log.info({ removed }, "old dead letters removed");
    },
  },
};
