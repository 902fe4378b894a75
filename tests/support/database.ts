import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import type { Engine } from "#platform/db/columns.ts";
import { type Database, databaseFile, openDatabase } from "#platform/db/open.ts";
import { ENGINES } from "./engines.ts";
import { beside, type TemplateName, type Templates, withAdmin } from "./templates.ts";

export interface TestDatabase {
  readonly database: Database;
  readonly url: string;
  readonly dataDir: string;
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  readonly template?: TemplateName;
  /** Written to the disk as in production; tests that kill processes ask for it, others do not wait for the disk. */
  readonly isDurable?: boolean;
}

function templates(): { readonly admin: string; readonly all: Templates } {
  const { TEST_POSTGRES_URL: admin, TEST_TEMPLATES: all } = process.env;
  if (!admin || !all)
    throw new Error(
      "TEST_POSTGRES_URL is not set: run the tests by npm test, or let vitest's global set-up start PostgreSQL.",
    );
  return { admin, all: JSON.parse(all) };
}

/** A migrated database of its own under a random name, a copy of one that the global set-up made. */
export async function createTestDatabase(engine: Engine, options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { admin, all } = templates();
  const template = all[options.template ?? "empty"];
  const dataDir = mkdtempSync(path.join(tmpdir(), "wijha-test-"));
  const forgetFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === "sqlite") {
    copyFileSync(template.file, databaseFile(dataDir));
    const database = openDatabase({ databaseUrl: "", dataDir });
    if (!options.isDurable) database.native.sqlite?.exec("PRAGMA synchronous=OFF");
    const drop = async () => {
      await database.close();
      forgetFolder();
    };
    return { database, url: "", dataDir, drop };
  }
  const name = `wijha_test_${randomBytes(8).toString("hex")}`;
  await withAdmin(admin, (client) => client.query(`create database ${name} template ${template.database}`));
  const url = beside(admin, name);
  const database = openDatabase({ databaseUrl: url, dataDir });
  const drop = async () => {
    await database.close();
    await withAdmin(admin, (client) => client.query(`drop database if exists ${name} with (force)`));
    forgetFolder();
  };
  return { database, url, dataDir, drop };
}

/** A PostgreSQL database without a table. */
export async function emptyPostgres(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const { admin } = templates();
  const name = `wijha_test_${randomBytes(8).toString("hex")}`;
  await withAdmin(admin, (client) => client.query(`create database ${name}`));
  const drop = () => withAdmin(admin, (client) => client.query(`drop database if exists ${name} with (force)`));
  return { url: beside(admin, name), drop };
}

/** Runs the same tests on both engines; `use()` gives the database inside a test. */
export function eachEngine(
  body: (engine: Engine, use: () => TestDatabase) => void,
  options: TestDatabaseOptions = {},
): void {
  for (const engine of ENGINES) {
    describe(`on ${engine}`, () => {
      let test: TestDatabase;
      beforeAll(async () => {
        test = await createTestDatabase(engine, options);
      }, 60_000);
      afterAll(async () => {
        await test?.drop();
      }, 60_000);
      body(engine, () => test);
    });
  }
}
