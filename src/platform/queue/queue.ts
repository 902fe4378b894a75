import type { Context } from "#platform/context.ts";
import { checkWork } from "./payload.ts";
import type { Queue } from "./queue-port.ts";
import { insertWork } from "./store.ts";

/** The topic by which every process hears that work was added. */
export const WORK_TOPIC = "due_work";

/** The queue over the database's table of due work. */
export function createQueue({ clock, events, log }: Pick<Context, "clock" | "events" | "log">): Queue {
  return {
    async add(db, kind, payload, options = {}) {
      checkWork(kind, payload, options.key);
      const now = clock.now();
      await insertWork(db, { kind, payload, key: options.key ?? null, runAt: options.runAt ?? now, now });
    },
    wake() {
      events.publish(WORK_TOPIC, {}).catch((err: unknown) => log.warn({ err }, "due work was not announced"));
    },
  };
}
