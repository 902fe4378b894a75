// npm run bench: measures the built program; see bench/.
import { join } from "node:path";
import { ensureBuild } from "./build.mjs";
import { handOver } from "./program.mjs";
import { ensurePackages, requireNode, root } from "./setup.mjs";

requireNode();
ensurePackages({ tests: true });
await ensureBuild();
handOver([join(root, "bench/run.ts"), ...process.argv.slice(2)]);
