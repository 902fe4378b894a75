import type { Context } from "#platform/context.ts";
import type { WorkPayload } from "./queue-port.ts";

export type { WorkPayload } from "./queue-port.ts";

/** One run of one piece of work. `id` stays the same over all runs, `run` counts from 1. */
export interface WorkInHand {
  readonly id: number;
  readonly run: number;
}

/** Does the work; a rejection means "try again later". It may run twice, so it checks whether it is still wanted. */
export type Handler = (ctx: Context, payload: WorkPayload, work: WorkInHand) => Promise<void>;

/** Work that comes round by itself, on one process at a time. */
export interface RecurringHandler {
  readonly everyMs: number;
  readonly run: Handler;
}

/** What a feature's jobs.server.ts declares: handlers by kind ("accounts.activation"). */
export type WorkHandlers = Readonly<Record<string, Handler | RecurringHandler>>;
