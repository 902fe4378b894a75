import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import type { Engine } from "#platform/db/columns.ts";
import { migrate } from "#platform/db/migrate.ts";
import { type Database, openDatabase } from "#platform/db/open.ts";
import { MIGRATIONS } from "../../db/migrations/list.ts";

export interface TestDatabase {
  readonly database: Database;
  readonly url: string;
  readonly dataDir: string;
  drop(): Promise<void>;
}

/** A migrated database of its own under a random name. */
export async function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wijha-test-"));
  if (engine === "sqlite") {
    const database = openDatabase({ databaseUrl: "", dataDir });
    await migrate(database, MIGRATIONS, { now: new Date() });
    return {
      database,
      url: "",
      dataDir,
      drop: async () => {
        await database.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
  const admin = process.env.TEST_POSTGRES_URL;
  if (!admin)
    throw new Error(
      "TEST_POSTGRES_URL is not set: run the tests by npm test, or let vitest's global set-up start PostgreSQL.",
    );
  const name = `wijha_test_${randomBytes(8).toString("hex")}`;
  await withAdmin(admin, (client) => client.query(`create database ${name}`));
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const database = openDatabase({ databaseUrl: url.href, dataDir });
  await migrate(database, MIGRATIONS, { now: new Date() });
  return {
    database,
    url: url.href,
    dataDir,
    drop: async () => {
      await database.close();
      await withAdmin(admin, (client) => client.query(`drop database if exists ${name} with (force)`));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function withAdmin(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Runs the same tests on both engines; `use()` gives the database inside a test. */
export function eachEngine(body: (engine: Engine, use: () => TestDatabase) => void): void {
  for (const engine of ["sqlite", "postgres"] as const) {
    describe(`on ${engine}`, () => {
      let test: TestDatabase;
      beforeAll(async () => {
        test = await createTestDatabase(engine);
      }, 60_000);
      afterAll(async () => {
        await test?.drop();
      }, 60_000);
      body(engine, () => test);
    });
  }
}
