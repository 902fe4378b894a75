import type { TestProject } from "vitest/node";
import { needsDatabase } from "./needs-database.ts";
import { ensurePostgres, type TestPostgres } from "./postgres.ts";

let postgres: TestPostgres | undefined;

/** Starts PostgreSQL before the first test when a chosen test file asks for a database. */
export async function setup(project: TestProject): Promise<void> {
  // Vitest keeps the chosen names out of its types; without them every test file is looked at.
  const { filenamePattern } = project.vitest as { filenamePattern?: string[] };
  const { testFiles } = await project.globTestFiles(filenamePattern);
  if (!testFiles.some(needsDatabase)) return;
  postgres = await ensurePostgres();
  process.env.TEST_POSTGRES_URL = postgres.url;
}

/** Ends it after the last. */
export async function teardown(): Promise<void> {
  await postgres?.stop();
}
