import type { WorkHandlers } from "#platform/queue/port.ts";
import { makeFiles } from "./operations/make-files.server.ts";
import { MADE_EVERY_MS } from "./rules.ts";

export const openDataWork: WorkHandlers = {
  "open-data.make": { everyMs: MADE_EVERY_MS, run: makeFiles },
};
