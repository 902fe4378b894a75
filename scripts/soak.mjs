// npm run soak: what npm test does a few times only, often enough to meet rare instants.
import { fileURLToPath } from "node:url";
import { handOver, onNode24 } from "./program.mjs";
import { ensurePackages, requireNode } from "./setup.mjs";

const KILLS = "100";

async function soak() {
  const { suite, suiteEnvironment } = await import("./suites/run.mjs");
  const { vitest, words } = await import("./suites/steps.mjs");
  const env = suiteEnvironment(process.env, { WIJHA_KILLS: process.env.WIJHA_KILLS || KILLS });
  const counts = [
    await suite("[1/2] Words", () => words(env)),
    await suite("[2/2] A worker killed again and again", () => vitest(env, ["src/platform/queue/kills.test.ts"])),
  ];
  return counts.some((one) => one.failed > 0) ? 1 : 0;
}

requireNode();
ensurePackages({ tests: true });
if (onNode24()) process.exit(await soak());
handOver([fileURLToPath(import.meta.url)]);
