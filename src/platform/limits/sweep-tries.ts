import type { WorkHandlers } from "../queue/port.ts";
import { deleteEndedTries } from "./store.ts";

const HOUR_MS = 3_600_000;

/** Removes counts whose time is over. */
export const limitsWork: WorkHandlers = {
  "limits.sweep": { everyMs: HOUR_MS, run: (ctx) => deleteEndedTries(ctx.db, ctx.clock.now().toISOString()) },
};
