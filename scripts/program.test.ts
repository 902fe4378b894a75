import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "wijha-program-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const program = new URL("./program.mjs", import.meta.url).href;

const child = join(folder, "child.mjs");
writeFileSync(
  child,
  `import { endWithParent } from "${program}";
endWithParent();
process.on("SIGTERM", () => setTimeout(() => process.exit(7), 50));
setInterval(() => {}, 1000);
console.log("ready " + process.pid);\n`,
);

const parent = join(folder, "parent.mjs");
writeFileSync(parent, `import { handOver } from "${program}";\nhandOver([${JSON.stringify(child)}]);\n`);

async function started(): Promise<{ process: ChildProcess; pid: number }> {
  const running = spawn(process.execPath, [parent], { stdio: ["ignore", "pipe", "inherit"] });
  const line = await new Promise<string>((resolve) => running.stdout.once("data", (part) => resolve(String(part))));
  return { process: running, pid: Number(line.split(" ")[1]) };
}

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<boolean> {
  const deadline = Date.now() + 5_000;
  while (alive(pid) && Date.now() < deadline) await sleep(20);
  return !alive(pid);
}

test("a signal reaches the program and its exit code comes back", async () => {
  const { process: running, pid } = await started();
  running.kill("SIGTERM");
  const code = await new Promise((resolve) => running.once("exit", resolve));
  expect(code).toBe(7);
  expect(alive(pid)).toBe(false);
});

test("the program ends when the process that started it is killed", async () => {
  const { process: running, pid } = await started();
  running.kill("SIGKILL");
  expect(await gone(pid)).toBe(true);
});

test("the program ends when npm, which started it through a shell, is stopped", async () => {
  const shell = spawn("/bin/sh", ["-c", `"${process.execPath}" "${child}"; true`], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  const line = await new Promise<string>((resolve) => shell.stdout.once("data", (part) => resolve(String(part))));
  const pid = Number(line.split(" ")[1]);
  shell.kill("SIGTERM");
  expect(await gone(pid)).toBe(true);
});
