import type { WorkHandlers } from "#platform/queue/port.ts";
import { publishDue } from "./review.server.ts";

const LOOK_EVERY_MS = 15_000;

export const contentWork: WorkHandlers = {
  "content.publish-due": {
    everyMs: LOOK_EVERY_MS,
    run: async (ctx) => {
      await publishDue(ctx);
    },
  },
};
