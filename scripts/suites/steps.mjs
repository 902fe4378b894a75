import { globSync } from "node:fs";
import { join } from "node:path";
import { needsDatabase } from "../../tests/support/needs-database.ts";
import { build } from "../build.mjs";
import { root } from "../setup.mjs";
import { countPlaywright, countVitest } from "./count.mjs";
import { forget, results, run, single } from "./run.mjs";

const node = process.execPath;
const bin = (name) => join(root, "node_modules", name);

export const words = (env) => single(node, ["scripts/words.mjs"], env);
export const lint = (env) => single(node, [bin("@biomejs/biome/bin/biome"), "check", "--max-diagnostics=50"], env);
export const structure = (env) => single(node, ["scripts/guards/run.mjs"], env);

/** Types of the screens are made from the route table first. */
export async function types(env) {
  const made = await run(node, [bin("@react-router/dev/bin.cjs"), "typegen"], { env });
  if (!made.ok) {
    console.error(made.said);
    return { passed: 0, failed: 1 };
  }
  return single(node, [bin("typescript/bin/tsc"), "--noEmit"], env);
}

export async function built() {
  return (await build()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Vitest over these files, or over all of them. */
export async function vitest(env, files = []) {
  const file = forget(join(results, "vitest.json"));
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const { ok } = await run(node, [bin("vitest/vitest.mjs"), "run", ...reporters, ...files], { env, quiet: false });
  return countVitest(file, ok);
}

/** The test files that need neither a database nor a server. */
export function pureTests() {
  return globSync(["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"], { cwd: root }).filter(
    (file) => !needsDatabase(join(root, file)),
  );
}

export async function journeys(env) {
  const file = forget(join(results, "journeys.json"));
  const more = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { ok } = await run(node, [bin("@playwright/test/cli.js"), "test", "--reporter=line,json"], {
    env: more,
    quiet: false,
  });
  return countPlaywright(file, ok);
}
