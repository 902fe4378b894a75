import type { Log } from "#platform/log.ts";
import type { EventPayload } from "./port.ts";

type Listener = (payload: EventPayload) => void;

/** Who listens to what in this process. A listener that throws disturbs neither the others nor the publisher. */
export function createListeners(log: Pick<Log, "warn">) {
  const topics = new Map<string, Set<Listener>>();
  const tell = (topic: string, payload: EventPayload) => {
    for (const listener of [...(topics.get(topic) ?? [])]) {
      try {
        listener(payload);
      } catch (err) {
        log.warn({ err, topic }, "a listener failed");
      }
    }
  };
  return {
    tell,
    /** Tells everybody that events may have been missed. */
    tellAllMissed() {
      for (const topic of [...topics.keys()]) tell(topic, { missed: true });
    },
    add(topic: string, listener: Listener): () => void {
      // Its own function, so that one given twice is heard and taken away twice.
      const own: Listener = (payload) => listener(payload);
      const set = topics.get(topic) ?? new Set();
      topics.set(topic, set.add(own));
      return () => void set.delete(own);
    },
    clear: () => topics.clear(),
  };
}
