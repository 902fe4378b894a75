import { type Clock, type Random, systemClock, systemRandom } from "#platform/clock.ts";
import { type Config, readConfig } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import type { Database } from "#platform/db/open.ts";
import { createEvents } from "#platform/events/create.ts";
import { createFiles } from "#platform/files/create.ts";
import { createLog, type Log } from "#platform/log.ts";
import { createMailer } from "#platform/mail/create.ts";
import type { Mailer } from "#platform/mail/port.ts";
import { createQueue } from "#platform/queue/queue.ts";

export interface WorkContextOptions {
  readonly dataDir: string;
  readonly config?: Partial<Config>;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Log;
  readonly mailer?: Mailer;
}

/** A context with the platform alone, so that Node can run it without a build: no features, no content, no words. */
export async function createWorkContext(database: Database, options: WorkContextOptions): Promise<Context> {
  const config = { ...readConfig({ DATA_DIR: options.dataDir, LOG_LEVEL: "silent" }), ...options.config };
  const clock = options.clock ?? systemClock;
  const log = options.log ?? createLog("silent");
  const events = await createEvents(database, log);
  const base = {
    config,
    database,
    db: database.kysely,
    clock,
    random: options.random ?? systemRandom,
    log,
    events,
    mailer: options.mailer ?? createMailer(config, clock),
    files: createFiles(config, log),
    secret: "a secret of tests that is thirty-two letters long",
  };
  return { ...base, queue: createQueue(base) } as unknown as Context;
}
