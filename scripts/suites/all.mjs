import { ensureChromium } from "../../tests/support/chromium.ts";
import { ensurePostgres } from "../../tests/support/postgres.ts";
import { findPostgresBinaries } from "../../tests/support/postgres-binaries.ts";
import { faults } from "./count.mjs";
import { overBudget, suite, suiteEnvironment, times } from "./run.mjs";
import { built, journeys, lint, structure, types, vitest, words } from "./steps.mjs";

/** Minutes for everything on two idle cores. Each later piece of work may add 1.5, here and in docs/measured.md. */
const MINUTES = 18;

function total(counts) {
  return counts.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }));
}

// Fetched while other suites run. Its failure is told by the suite that waits for it, and by nobody before.
function early(promise) {
  promise.catch(() => {});
  return promise;
}

// What a suite needs is prepared inside it, so that what cannot be had is that suite's failure.
async function withPostgres(env, database) {
  await database;
  const postgres = await ensurePostgres();
  try {
    return await vitest({ ...env, TEST_POSTGRES_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Runs every suite and returns the exit code. */
export async function runAll() {
  const env = suiteEnvironment(process.env);
  const from = Date.now();
  const [browser, database] = [early(ensureChromium()), early(findPostgresBinaries())];
  const counts = [await suite("[1/7] Words", () => words(env))];
  // None of these needs another's result, and none keeps two cores busy.
  const still = [
    suite("[2/7] Types", () => types(env)),
    suite("[3/7] Lint", () => lint(env)),
    suite("[4/7] Structure", () => structure(env)),
    suite("[5/7] Build", () => built()),
  ];
  counts.push(
    ...(await Promise.all(still)),
    await suite("[6/7] Unit and API tests, SQLite and PostgreSQL", () => withPostgres(env, database)),
    await suite("[7/7] Browser journeys, Arabic and English", async () =>
      journeys({ ...env, CHROMIUM: await browser })),
  );
  const slow = overBudget((Date.now() - from) / 1000, MINUTES);
  if (slow) console.warn(slow);
  const { passed, failed } = total(counts);
  for (const line of faults) console.error(`! ${line}`);
  console.log(times.join(", "));
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
