// npm run admin:create, grant, two-step:off and dead-letters: commands of the built program, beside a running server or not.
import { fileURLToPath } from "node:url";
import { ensureBuild } from "./build.mjs";
import { handOver, onNode24 } from "./program.mjs";
import { runBuilt } from "./run-built.mjs";
import { ensurePackages, requireNode } from "./setup.mjs";

requireNode();
ensurePackages({ say: console.error });
await ensureBuild(console.error);
if (onNode24()) await runBuilt(process.argv.slice(2));
else handOver([fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
