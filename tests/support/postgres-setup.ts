import { randomInt } from "node:crypto";
import type { TestProject } from "vitest/node";
import { seedOfRun } from "./engines.ts";
import { needsDatabase } from "./needs-database.ts";
import { ensurePostgres } from "./postgres.ts";
import { makeTemplates } from "./templates.ts";

const endings: (() => Promise<void>)[] = [];

/** Before the first test: prints the seed; starts PostgreSQL and makes what test databases are copied from when a chosen file asks for one. */
export async function setup(project: TestProject): Promise<void> {
  // Vitest keeps the chosen names out of its types; without them every test file is looked at.
  const { filenamePattern } = project.vitest as { filenamePattern?: string[] };
  const { testFiles } = await project.globTestFiles(filenamePattern);
  if (!testFiles.some(needsDatabase)) return;
  process.env.TEST_SEED ||= String(randomInt(1, 1_000_000_000));
  console.log(
    `      Seed ${seedOfRun()} says which suites run on which engine; TEST_SEED=${seedOfRun()} runs them so again.`,
  );
  const postgres = await ensurePostgres();
  endings.push(() => postgres.stop());
  process.env.TEST_POSTGRES_URL = postgres.url;
  const { templates, remove } = await makeTemplates(postgres.url);
  endings.push(remove);
  process.env.TEST_TEMPLATES = JSON.stringify(templates);
}

/** Ends it after the last. */
export async function teardown(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end();
}
