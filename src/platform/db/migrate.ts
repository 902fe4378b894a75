import { copyFileSync, existsSync, statSync } from "node:fs";
import { type Kysely, sql, type Transaction } from "kysely";
import { alone } from "./alone.ts";
import { type ColumnTypes, columnTypes, type Engine } from "./columns.ts";
import type { Database } from "./open.ts";

export interface MigrationKit {
  // Migrations are frozen while table types move on, so they are written untyped.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly db: Transaction<any>;
  readonly engine: Engine;
  readonly types: ColumnTypes;
}

export interface Migration {
  readonly id: number;
  readonly name: string;
  up(kit: MigrationKit): Promise<void>;
}

/** The database was made by a newer program. */
export class NewerDatabaseError extends Error {}

interface Options {
  readonly file?: string;
  readonly now: Date;
}

/** Applies what is missing, each migration in one transaction; copies a SQLite file that already holds data first. @returns the names applied. */
export function migrate(database: Database, migrations: readonly Migration[], options: Options): Promise<string[]> {
  return alone(database, () => applyMissing(database, migrations, options));
}

async function applyMissing(database: Database, migrations: readonly Migration[], options: Options): Promise<string[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the table of migrations is not one of the product's
  const db = database.kysely as unknown as Kysely<any>;
  const types = columnTypes(database.engine);
  await sql`create table if not exists migrations (id integer primary key, name text not null, applied_at ${sql.raw(String(types.instant))} not null)`.execute(
    db,
  );
  const done = new Set((await db.selectFrom("migrations").select("id").execute()).map((row) => Number(row.id)));
  const newest = Math.max(0, ...migrations.map((migration) => migration.id));
  const strange = [...done].find((id) => id > newest);
  if (strange !== undefined) {
    throw new NewerDatabaseError(
      `The database was last used by a newer version of the program (migration ${strange}, this one knows ${newest}). Start that version, or restore a copy made before it.`,
    );
  }
  const missing = migrations.filter((migration) => !done.has(migration.id));
  if (missing.length > 0 && done.size > 0 && options.file && existsSync(options.file))
    copyBeside(database, options.file, options.now);
  for (const migration of missing) {
    await db.transaction().execute(async (transaction) => {
      const already = await transaction
        .selectFrom("migrations")
        .select("id")
        .where("id", "=", migration.id)
        .executeTakeFirst();
      if (already) return;
      await migration.up({ db: transaction, engine: database.engine, types });
      await transaction
        .insertInto("migrations")
        .values({ id: migration.id, name: migration.name, applied_at: options.now.toISOString() })
        .execute();
    });
  }
  return missing.map((migration) => migration.name);
}

function copyBeside(database: Database, file: string, now: Date): void {
  if (statSync(file).size === 0) return;
  database.native.sqlite?.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  copyFileSync(file, `${file}.before-${now.toISOString().replace(/[:.]/g, "-")}`);
}
