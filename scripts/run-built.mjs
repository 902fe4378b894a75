// Runs the built program: `node scripts/run-built.mjs serve`, also from a built copy (scripts/pack.mjs).
import { fileURLToPath } from "node:url";

/** Runs the built program here. The caller's NODE_ENV is told apart from the one the program needs. */
export async function runBuilt(args) {
  process.env.WIJHA_CALLER_NODE_ENV = process.env.NODE_ENV ?? "";
  process.env.NODE_ENV = "production";
  const { main } = await import(new URL("../build/server/index.js", import.meta.url).href);
  await main(args);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runBuilt(process.argv.slice(2));
