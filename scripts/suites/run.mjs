import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { cleanEnvironment } from "../../tests/support/clean-environment.ts";
import { root } from "../setup.mjs";

/** Where suites leave their results. */
export const results = join(root, ".cache/results");

/** The environment of every suite: the caller's own settings are gone, Node 24 comes first. */
export function suiteEnvironment(caller, more = {}) {
  const path = [dirname(process.execPath), join(root, "node_modules/.bin"), caller.PATH ?? ""].join(delimiter);
  const { FORCE_COLOR: _, ...rest } = caller;
  return { ...cleanEnvironment(rest), PATH: path, NO_COLOR: "1", ...more };
}

/** Runs one command to its end. Quiet ones show their output only when they fail. */
export function run(command, args, { env, quiet = true }) {
  return new Promise((resolve) => {
    const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
    const child = spawn(command, args, { cwd: root, env, stdio });
    let stopped = false;
    const forward = (signal) => {
      stopped = true;
      child.kill(signal);
    };
    const signals = ["SIGTERM", "SIGINT"];
    for (const signal of signals) process.on(signal, forward);
    const said = [];
    child.stdout?.on("data", (part) => said.push(part));
    child.stderr?.on("data", (part) => said.push(part));
    const finish = (ok, note = "") => {
      for (const signal of signals) process.off(signal, forward);
      // Whoever stops the run means all of it, not this suite.
      if (stopped) process.exit(1);
      resolve({ ok, said: Buffer.concat(said).toString().trim() + note });
    };
    child.on("error", (error) => finish(false, error.message));
    child.on("close", (code, signal) => finish(code === 0, signal ? `\nended by ${signal}` : ""));
  });
}

/** How long each suite took, in the order in which they ended. */
export const times = [];

/** Runs one suite and prints its line, with its title, as others may run beside it. A suite that throws has failed; none can count as nothing. */
export async function suite(title, work) {
  console.log(`${title} …`);
  const from = Date.now();
  const count = await work().catch((error) => {
    console.error(`      ${error.message}`);
    return { passed: 0, failed: 1 };
  });
  const empty = count.passed + count.failed === 0;
  if (empty) console.error("      Nothing was executed, which counts as a failure.");
  const counted = empty ? { passed: 0, failed: 1 } : count;
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  times.push(`${title.slice(0, 5)} ${seconds} s`);
  console.log(`${title}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
  return counted;
}

/** What is to be said when everything took longer than it may; nothing otherwise. */
export function overBudget(seconds, minutes) {
  if (seconds <= minutes * 60) return null;
  return `Slow: all suites took ${(seconds / 60).toFixed(1)} minutes of the ${minutes} they may (docs/measured.md); that fails nothing.`;
}

/** A suite that is one command and one result. */
export async function single(command, args, env) {
  const { ok, said } = await run(command, args, { env });
  if (!ok) console.error(said);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Forgets what an earlier run left behind. */
export function forget(file) {
  rmSync(file, { force: true });
  return file;
}
