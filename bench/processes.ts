import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";
import type { LoadOrder, LoadResult } from "./ask.ts";
import { type Captured, fetchRaw } from "./capture.ts";
import { cpuMicros } from "./machine.ts";

const ROOT = join(import.meta.dirname, "..");
const START_WITHIN_MS = 120_000;
/** As `npm start` has it: the young part of the heap would otherwise grow with the machine. */
const SMALL_YOUNG_HEAP = "--max-semi-space-size=8";

/** What is measured comes from one address, or one sign-in, at once. */
const UNLIMITED = { ASKS_PER_MINUTE: "1000000", ADDRESS_ASKS_PER_MINUTE: "10000000" };

export interface Server {
  readonly address: string;
  readonly pid: number;
  /** From the command to the first page, and the processor time it took. */
  readonly readyMs: number;
  readonly readyCpuMs: number;
  stop(): Promise<void>;
}

/** Starts the built program as a real site runs: production, demo mode off, log lines written to a file, a mail server named. */
export async function startWijha(dataDir: string, settings: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const logFile = `${dataDir}.log`;
  const log = openSync(logFile, "a");
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: "production", DEMO: "0", PORT: String(port), DATA_DIR: dataDir, ...UNLIMITED };
  const from = performance.now();
  const child = spawn(process.execPath, [SMALL_YOUNG_HEAP, "scripts/start.mjs"], {
    cwd: ROOT,
    env: { ...env, SMTP_URL: "smtp://127.0.0.1:9", ...settings },
    stdio: ["ignore", log, log],
  });
  await firstPage(child, address, logFile);
  const readyMs = performance.now() - from;
  return { address, ...running(child), readyMs, readyCpuMs: cpuMicros(child.pid as number) / 1000 };
}

async function firstPage(child: ChildProcess, address: string, logFile: string): Promise<void> {
  const until = performance.now() + START_WITHIN_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${readFileSync(logFile, "utf8")}`);
    const status = await fetchRaw(address, "/jobs", { cookie: "lang=en" }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill("SIGKILL");
  throw new Error("The server did not answer in two minutes.");
}

/** Starts the bare server over captured answers. */
export async function startBare({ indexFile, bytesFile }: Captured): Promise<Server> {
  const child = fork(join(import.meta.dirname, "bare.ts"), [indexFile, bytesFile]);
  const [port] = (await once(child, "message")) as [number];
  return { address: `http://127.0.0.1:${port}`, ...running(child), readyMs: 0, readyCpuMs: 0 };
}

/** What can be asked of a process that runs, and its end. */
export function running(child: ChildProcess): Pick<Server, "pid" | "stop"> {
  return {
    pid: child.pid as number,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** The process that asks. */
export interface Loader {
  ask(order: LoadOrder): Promise<LoadResult>;
  stop(): void;
}

export async function startLoader(): Promise<Loader> {
  const child = fork(join(import.meta.dirname, "load.ts"));
  await once(child, "message");
  return {
    async ask(order) {
      child.send(order);
      const [result] = (await once(child, "message")) as [LoadResult];
      return result;
    },
    stop: () => child.disconnect(),
  };
}
