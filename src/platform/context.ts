import type { Kysely } from "kysely";
import type { Clock, Random } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database, Db } from "./db/open.ts";
import type { Tables } from "./db/tables.ts";
import type { Events } from "./events/port.ts";
import type { Files } from "./files/port.ts";
import type { Workload } from "./limits/workload.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/port.ts";
import type { Passwords } from "./password-hash.ts";
import type { Queue } from "./queue/queue-port.ts";

/** What features add to one another: declared by merging where a point is offered, listed by hand in the server. */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms above fill it
export interface Extensions {}

/** Everything an operation may use; made once, passed first, replaceable in tests. Rooms above add to it by declaration merging. */
export interface Context {
  readonly config: Config;
  readonly database: Database;
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly events: Events;
  readonly mailer: Mailer;
  readonly passwords: Passwords;
  readonly queue: Queue;
  readonly workload: Workload;
  readonly extensions: Extensions;
  /** The bytes of uploaded files. */
  readonly files: Files;
  /** Key for hashes of addresses and devices; never leaves the process. */
  readonly secret: string;
}

/** Runs `work` in one transaction. */
export function inTransaction<T>(ctx: Context, work: (db: Db) => Promise<T>): Promise<T> {
  return ctx.db.transaction().execute(work);
}
