// npm start: from a fresh clone to a running site.
import { fileURLToPath } from "node:url";
import { ensureBuild } from "./build.mjs";
import { endWithParent, handOver, onNode24 } from "./program.mjs";
import { runBuilt } from "./run-built.mjs";
import { ensurePackages, requireNode } from "./setup.mjs";

requireNode();
const again = process.env.WIJHA_STEPS_SHOWN === "1";
const step = (line) => again || console.log(line);

step("[1/3] Packages");
ensurePackages();
step("[2/3] Build");
await ensureBuild();
if (onNode24()) {
  endWithParent();
  step("[3/3] Wijha");
  await runBuilt(["serve", ...process.argv.slice(2)]);
} else {
  step("[3/3] Wijha");
  handOver([fileURLToPath(import.meta.url), ...process.argv.slice(2)], { ...process.env, WIJHA_STEPS_SHOWN: "1" });
}
