import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { AppServer } from "../../tests/support/app-server.ts";
import type { consultationLines } from "../consultation-lines.ts";
import type { Part } from "./part.ts";

/** In this process, as the program has it: its mails are JSX, which has to be built first. */
export const consultations: Part = async (bench) => {
  // Within the project, so that packages are found from there.
  const outDir = join(import.meta.dirname, "../../node_modules/.cache/bench-consultations");
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: join(import.meta.dirname, "../consultation-lines.ts"),
      outDir,
      emptyOutDir: true,
      cssMinify: false,
      target: "node24",
      rollupOptions: { output: { entryFileNames: "lines.mjs" } },
    },
  });
  try {
    const made = (await import(pathToFileURL(join(outDir, "lines.mjs")).href)) as {
      readonly consultationLines: typeof consultationLines;
    };
    return await made.consultationLines(bench, (settings) => AppServer.start(settings));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};
