import { ensureChromium } from "../../tests/support/chromium.ts";
import { ensurePostgres } from "../../tests/support/postgres.ts";
import { faults } from "./count.mjs";
import { overBudget, suite, suiteEnvironment } from "./run.mjs";
import { built, journeys, lint, structure, types, vitest, words } from "./steps.mjs";

/** Minutes for everything on two idle cores. Each later piece of work may add 1.5, here and in docs/measured.md. */
const MINUTES = 18;

function total(counts) {
  return counts.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }));
}

// What a suite needs is prepared inside it, so that what cannot be had is that suite's failure.
async function withPostgres(env) {
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
    await suite("[6/7] Unit and API tests, SQLite and PostgreSQL", () => withPostgres(env)),
    await suite("[7/7] Browser journeys, Arabic and English", async () =>
      journeys({ ...env, CHROMIUM: ensureChromium() })),
  );
  const slow = overBudget((Date.now() - from) / 1000, MINUTES);
  if (slow) console.warn(slow);
  const { passed, failed } = total(counts);
  for (const line of faults) console.error(`! ${line}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
