import pg from "pg";
import type { Log } from "#platform/log.ts";

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;
const CHECK_MS = 30_000;
const ANSWER_MS = 10_000;

export interface ChannelOptions {
  readonly connectionString: string;
  readonly name: string;
  readonly log: Pick<Log, "warn">;
  readonly heard: (message: string) => void;
  /** The connection was lost and is back: what was sent between was not heard. */
  readonly missed: () => void;
}

/** A connection of its own that listens for as long as the process lives, and comes back when it is lost. */
export async function openChannel(options: ChannelOptions): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let waitMs = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let client = await listen(options, lost);
  const check = setInterval(
    () => void client.query("select 1").catch(() => client.end().catch(ignore)),
    CHECK_MS,
  ).unref();

  function lost() {
    if (closed) return;
    options.log.warn({ waitMs }, "event channel lost");
    timer = setTimeout(() => void again(), waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
  async function again() {
    try {
      const next = await listen(options, lost);
      if (closed) return void (await next.end());
      client = next;
      waitMs = FIRST_WAIT_MS;
      options.missed();
    } catch {
      lost();
    }
  }
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(check);
      await client.end().catch(ignore);
    },
  };
}

/** `lost` is called once, when a connection that had been listening ends. */
async function listen({ connectionString, name, heard }: ChannelOptions, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: "wijha-events",
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on("error", ignore);
  client.on("notification", ({ payload }) => heard(payload ?? ""));
  try {
    await client.connect();
    await client.query(`listen ${name}`);
  } catch (error) {
    await client.end().catch(ignore);
    throw error;
  }
  client.once("end", lost);
  return client;
}

function ignore(): void {}
