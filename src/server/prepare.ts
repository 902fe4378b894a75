import { systemClock } from "#platform/clock.ts";
import { type Config, ConfigError } from "#platform/config.ts";
import { prepareDataFolder } from "#platform/data-folder.ts";
import { migrate } from "#platform/db/migrate.ts";
import { type Database, databaseFile } from "#platform/db/open.ts";
import { MIGRATIONS } from "../../db/migrations/list.ts";
import { openConfiguredDatabase } from "./context.ts";

/** Opens the database of the settings and brings it up to date; the faults of a fresh machine become sentences. */
export async function openPrepared(config: Config): Promise<{ database: Database; applied: string[] }> {
  prepareDataFolder(config.dataDir);
  const database = await reach(config);
  const applied = await migrate(database, MIGRATIONS, {
    file: config.databaseUrl ? undefined : databaseFile(config.dataDir),
    now: systemClock.now(),
  });
  return { database, applied };
}

async function reach(config: Config): Promise<Database> {
  try {
    const database = openConfiguredDatabase(config);
    await database.native.pool?.query("select 1");
    return database;
  } catch {
    const place = config.databaseUrl ? "DATABASE_URL" : databaseFile(config.dataDir);
    throw new ConfigError(
      `The database cannot be opened (${place}). Check that it runs, that the address and password are right and that this user may use it, then start again.`,
    );
  }
}
