// npm test: every suite, in one run, ending in one line.
import { fileURLToPath } from "node:url";
import { handOver, onNode24 } from "./program.mjs";
import { ensurePackages, requireNode } from "./setup.mjs";

requireNode();
ensurePackages({ tests: true });
if (onNode24()) {
  const { runAll } = await import("./suites/all.mjs");
  process.exit(await runAll());
}
handOver([fileURLToPath(import.meta.url)]);
