import type { WorkHandlers } from "#platform/queue/port.ts";
import { sweepImports } from "./import/sweep.server.ts";
import { publishDue } from "./review.server.ts";

const LOOK_EVERY_MS = 15_000;
const DAY_MS = 86_400_000;

export const contentWork: WorkHandlers = {
  "content.publish-due": {
    everyMs: LOOK_EVERY_MS,
    run: async (ctx) => {
      await publishDue(ctx);
    },
  },
  "content.sweep-imports": { everyMs: DAY_MS, run: sweepImports },
};
