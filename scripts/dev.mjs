// npm run dev: the site with hot reload.
import { join } from "node:path";
import { handOver } from "./program.mjs";
import { ensurePackages, requireNode, root } from "./setup.mjs";

requireNode();
ensurePackages();
const environment = { ...process.env, WIJHA_CALLER_NODE_ENV: process.env.NODE_ENV ?? "", NODE_ENV: "development" };
handOver(["--conditions=development", join(root, "scripts/dev-server.mjs"), ...process.argv.slice(2)], environment);
