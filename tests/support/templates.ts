import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { loadSeed } from "#content/seed.server.ts";
import { migrate } from "#platform/db/migrate.ts";
import { databaseFile, openDatabase } from "#platform/db/open.ts";
import { MIGRATIONS } from "../../db/migrations/list.ts";
import { openTestContent } from "./content.ts";

/** What a test database is a copy of: one that is migrated, or one that holds the shipped content as well. */
export type TemplateName = "empty" | "shipped";

/** For each name a SQLite file and a PostgreSQL database. */
export type Templates = Readonly<Record<TemplateName, { readonly file: string; readonly database: string }>>;

/** Does something as who may create databases. */
export async function withAdmin(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. */
export function beside(admin: string, database: string): string {
  const url = new URL(admin);
  url.pathname = `/${database}`;
  return url.href;
}

async function fill(name: TemplateName, target: { databaseUrl: string; dataDir: string }): Promise<void> {
  const database = openDatabase(target);
  try {
    database.native.sqlite?.exec("PRAGMA synchronous=OFF");
    await migrate(database, MIGRATIONS, { now: new Date() });
    if (name === "empty") return;
    const { ctx, close } = await openTestContent({ database });
    await loadSeed(ctx, "db/seed");
    await close();
  } finally {
    await database.close();
  }
}

/** Makes the templates once for a run; nothing is connected to them afterwards, as PostgreSQL wants it of what it copies. */
export async function makeTemplates(admin: string): Promise<{ templates: Templates; remove(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), "wijha-templates-"));
  const mark = randomBytes(6).toString("hex");
  const made: [TemplateName, { file: string; database: string }][] = [];
  for (const name of ["empty", "shipped"] as const) {
    const dataDir = mkdtempSync(path.join(folder, `${name}-`));
    const database = `wijha_${name}_${mark}`;
    await withAdmin(admin, (client) => client.query(`create database ${database}`));
    await fill(name, { databaseUrl: "", dataDir });
    await fill(name, { databaseUrl: beside(admin, database), dataDir });
    made.push([name, { file: databaseFile(dataDir), database }]);
  }
  return {
    templates: Object.fromEntries(made) as unknown as Templates,
    async remove() {
      for (const [, { database }] of made)
        await withAdmin(admin, (client) => client.query(`drop database if exists ${database} with (force)`));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
