// npm run check: what can be checked in under a minute, before a change is handed on.
import { fileURLToPath } from "node:url";
import { handOver, onNode24 } from "./program.mjs";
import { ensurePackages, requireNode } from "./setup.mjs";

async function check() {
  const { suite, suiteEnvironment } = await import("./suites/run.mjs");
  const { lint, pureTests, structure, types, vitest, words } = await import("./suites/steps.mjs");
  const env = suiteEnvironment(process.env);
  const counts = [
    await suite("[1/5] Words", () => words(env)),
    ...(await Promise.all([
      suite("[2/5] Types", () => types(env)),
      suite("[3/5] Lint", () => lint(env)),
      suite("[4/5] Structure", () => structure(env)),
    ])),
    await suite("[5/5] Unit tests", () => vitest(env, pureTests())),
  ];
  return counts.some((one) => one.failed > 0) ? 1 : 0;
}

requireNode();
ensurePackages({ tests: true });
if (onNode24()) process.exit(await check());
handOver([fileURLToPath(import.meta.url)]);
