import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly smtpUrl: string;
  readonly leaseMs: number;
}

export interface WorkerMaker {
  /** A process that has sent a mail already and waits for `go` before it takes work. */
  start(options: WorkerOptions): Promise<ChildProcess>;
  remove(): void;
}

/** Bundles the worker into one file: it starts in a third of the time, which hundreds of kills need. */
export async function prepareMailWorker(): Promise<WorkerMaker> {
  const folder = mkdtempSync(path.join(tmpdir(), "wijha-worker-"));
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: path.resolve("tests/support/mail-worker.ts"),
      outDir: folder,
      emptyOutDir: true,
      target: "node24",
      rollupOptions: { external: ["pg-native"], output: { entryFileNames: "worker.mjs" } },
    },
  });
  const env = { ...process.env, NODE_COMPILE_CACHE: path.join(folder, "cache") };
  return {
    async start(options) {
      const worker = spawn(process.execPath, [path.join(folder, "worker.mjs"), JSON.stringify(options)], {
        stdio: ["pipe", "pipe", "inherit"],
        env,
      });
      worker.stdin.on("error", () => undefined);
      const warm = once(worker.stdout, "data").then(() => true);
      const ended = once(worker, "exit").then(() => false);
      if (!(await Promise.race([warm, ended]))) throw new Error("The worker ended before it was warm.");
      return worker;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function go(worker: ChildProcess): void {
  worker.stdin?.write("go\n");
}

/** Ends the process as a power cut would, and waits until it is gone. */
export async function killAtOnce(worker: ChildProcess): Promise<void> {
  const gone = once(worker, "exit");
  worker.kill("SIGKILL");
  await gone;
}
