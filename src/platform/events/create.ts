import type { Database } from "#platform/db/open.ts";
import type { Log } from "#platform/log.ts";
import { openChannel } from "./channel.ts";
import { createListeners } from "./listeners.ts";
import type { Events } from "./port.ts";

const CHANNEL = "wijha_events";
/** PostgreSQL refuses notices of 8000 bytes and more. */
const MOST_BYTES = 7_000;

/** Events inside this process on SQLite, between all processes of one database on PostgreSQL. */
export async function createEvents(database: Database, log: Pick<Log, "warn">): Promise<Events> {
  const listeners = createListeners(log);
  const { pool } = database.native;
  if (!pool) {
    return {
      async publish(topic, payload) {
        encode(topic, payload);
        listeners.tell(topic, payload);
      },
      subscribe: listeners.add,
      close: async () => listeners.clear(),
    };
  }
  const channel = await openChannel({
    connectionString: pool.options.connectionString ?? "",
    name: CHANNEL,
    log,
    heard: (message) => {
      const { topic, payload } = JSON.parse(message);
      listeners.tell(topic, payload);
    },
    missed: listeners.tellAllMissed,
  });
  return {
    async publish(topic, payload) {
      await pool.query("select pg_notify($1, $2)", [CHANNEL, encode(topic, payload)]);
    },
    subscribe: listeners.add,
    async close() {
      listeners.clear();
      await channel.close();
    },
  };
}

function encode(topic: string, payload: unknown): string {
  const message = JSON.stringify({ topic, payload });
  if (Buffer.byteLength(message) > MOST_BYTES)
    throw new RangeError(`An event of ${topic} is too large: send ids only.`);
  return message;
}
