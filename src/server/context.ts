import { openContent } from "#content/open.server.ts";
import { REGISTRY } from "#content/registry.ts";
import { LiveNews } from "#features/notifications/live.server.ts";
import { LiveIndex } from "#features/search/live.server.ts";
import { systemClock, systemRandom } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { readSecret } from "#platform/data-folder.ts";
import { type Database, openDatabase } from "#platform/db/open.ts";
import { createEvents } from "#platform/events/create.ts";
import { createFiles } from "#platform/files/create.ts";
import { Workload } from "#platform/limits/workload.ts";
import { createLog } from "#platform/log.ts";
import { createMailer } from "#platform/mail/create.ts";
import { createPasswords } from "#platform/password-hash.ts";
import { createQueue } from "#platform/queue/queue.ts";
import { EXTENSIONS } from "./features.ts";
import { PERSONAL_DATA } from "./personal-data.ts";

export interface OpenContext {
  readonly ctx: Context;
  close(): Promise<void>;
}

/** What a test may put in place of the real thing. */
export type Overrides = Partial<
  Pick<Context, "clock" | "random" | "log" | "mailer" | "passwords" | "files" | "extensions">
>;

/** Makes the context over an open, migrated database; a command may do without the content. Closing it closes the database too. */
export async function createContext(
  config: Config,
  database: Database,
  overrides: Overrides = {},
  followsContent = true,
): Promise<OpenContext> {
  const clock = overrides.clock ?? systemClock;
  const random = overrides.random ?? systemRandom;
  const log = overrides.log ?? createLog(config.logLevel);
  const events = await createEvents(database, log);
  const mailer = overrides.mailer ?? createMailer(config, clock);
  const base = {
    config,
    database,
    db: database.kysely,
    clock,
    random,
    log,
    events,
    mailer,
    passwords: overrides.passwords ?? createPasswords(),
    extensions: overrides.extensions ?? EXTENSIONS,
    files: overrides.files ?? createFiles(config, log),
    workload: new Workload(config),
    secret: readSecret(config.dataDir, config.sessionSecret, random),
  };
  const queue = createQueue(base);
  const content = await openContent(base, REGISTRY, followsContent);
  const search = new LiveIndex({ ...base, content: content.content });
  const ctx: Context = {
    ...base,
    queue,
    content: content.content,
    search,
    personal: PERSONAL_DATA,
    news: new LiveNews(base, () => ctx),
  };
  return {
    ctx,
    async close() {
      ctx.news.close();
      search.close();
      content.close();
      await mailer.close();
      await events.close();
      await database.close();
    },
  };
}

/** Opens the database of the settings. */
export function openConfiguredDatabase(config: Config): Database {
  return openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
}
