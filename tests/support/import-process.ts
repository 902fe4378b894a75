import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { build } from "vite";

export interface ImportProcessOptions {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly file: string;
  readonly resume: boolean;
}

export interface ImportMaker {
  /** Starts an import in a process of its own; `said` hears its lines and may kill it. @returns the last line. */
  run(options: ImportProcessOptions, said?: (line: string, worker: ChildProcess) => void): Promise<string>;
  remove(): void;
}

/** Bundles the process that imports into one file. */
export async function prepareImports(): Promise<ImportMaker> {
  const folder = mkdtempSync(path.join(tmpdir(), "wijha-importer-"));
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: path.resolve("tests/support/import-worker.ts"),
      outDir: folder,
      emptyOutDir: true,
      target: "node24",
      rollupOptions: { external: ["pg-native", "sharp"], output: { entryFileNames: "worker.mjs" } },
    },
  });
  return {
    async run(options, said = () => undefined) {
      const args = [path.join(folder, "worker.mjs"), JSON.stringify(options)];
      const worker = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
      let last = "";
      createInterface({ input: worker.stdout }).on("line", (line) => {
        last = line;
        said(line, worker);
      });
      await once(worker, "close");
      return last;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
