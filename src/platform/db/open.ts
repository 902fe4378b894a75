import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect, SqliteDialect, type Transaction } from "kysely";
import type pg from "pg";
import type { Engine } from "./columns.ts";
import { DatabaseHealth } from "./health.ts";
import { openPostgresPool } from "./postgres.ts";
import { kyselySqlite, SqliteFile, sqliteRows } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** What stores take: the database or a transaction on it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  readonly engine: Engine;
  readonly kysely: Kysely<Tables>;
  /** The driver's own handle: the file on SQLite, the pool on PostgreSQL. */
  readonly native: { readonly sqlite?: DatabaseSync; readonly pool?: pg.Pool };
  readonly health: DatabaseHealth;
  close(): Promise<void>;
}

/** Opens PostgreSQL when a URL is given, else the SQLite file in the data folder (":memory:" in quick tests). */
export function openDatabase(options: { databaseUrl: string; dataDir: string; file?: string }): Database {
  if (options.databaseUrl) {
    const pool = openPostgresPool(options.databaseUrl);
    const health = new DatabaseHealth();
    const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: health.hear });
    return { engine: "postgres", kysely, native: { pool }, health, close: () => kysely.destroy() };
  }
  const file = new SqliteFile(options.file ?? databaseFile(options.dataDir));
  const health = new DatabaseHealth();
  const kysely = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: kyselySqlite(file) }),
    plugins: [sqliteRows],
    log: health.hear,
  });
  const native = {
    get sqlite() {
      return file.current;
    },
  };
  return { engine: "sqlite", kysely, native, health, close: () => kysely.destroy() };
}

/** Where the SQLite file stands. */
export function databaseFile(dataDir: string): string {
  return path.join(dataDir, "wijha.sqlite");
}
