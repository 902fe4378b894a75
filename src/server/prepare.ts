import { systemClock } from "#platform/clock.ts";
import { type Config, ConfigError } from "#platform/config.ts";
import { aloneInFolder, prepareDataFolder } from "#platform/data-folder.ts";
import { migrate } from "#platform/db/migrate.ts";
import { type Database, databaseFile } from "#platform/db/open.ts";
import { MIGRATIONS } from "../../db/migrations/list.ts";
import { openConfiguredDatabase } from "./context.ts";

const LONGEST_REASON = 300;

/** Opens the database of the settings and brings it up to date; the faults of a fresh machine become sentences. */
export async function openPrepared(config: Config): Promise<{ database: Database; applied: string[] }> {
  prepareDataFolder(config.dataDir);
  return config.databaseUrl ? reachMigrated(config) : aloneInFolder(config.dataDir, () => reachMigrated(config));
}

async function reachMigrated(config: Config): Promise<{ database: Database; applied: string[] }> {
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
  } catch (cause) {
    const place = config.databaseUrl ? "DATABASE_URL" : databaseFile(config.dataDir);
    throw new ConfigError(
      `The database cannot be opened (${place}: ${reasonOf(cause, config.databaseUrl)}). Check that it runs, that the address and password are right and that this user may use it, then start again.`,
      { cause },
    );
  }
}

/** What the driver says, in one line and without the password, which it may quote. */
function reasonOf(cause: unknown, databaseUrl: string): string {
  const causes: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  const said = causes.map((one) => (one instanceof Error ? one.message : String(one))).join("; ");
  const password = /:\/\/[^:@/]*:([^@]+)@/.exec(databaseUrl)?.[1] ?? "";
  const spellings = [password, decoded(password)].filter((one) => one !== "");
  const kept = spellings.reduce((text, one) => text.replaceAll(one, "…"), said);
  return kept.replace(/\s+/g, " ").trim().slice(0, LONGEST_REASON);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
