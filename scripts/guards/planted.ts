import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const runner = fileURLToPath(new URL("./run.mjs", import.meta.url));

const one: Record<string, string> = { "src/shared/sound.ts": "export const sound = 1;\n" };

/** Writes a small tree of files, runs one guard over it as a person would, and removes it. */
export function guard(
  name: string,
  files: Record<string, string>,
  sound = one,
): { code: number | null; faults: string[] } {
  const root = mkdtempSync(join(tmpdir(), "wijha-guard-"));
  try {
    for (const [path, text] of Object.entries({ ...sound, ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const done = spawnSync(process.execPath, [runner, name, "--root", root], { encoding: "utf8" });
    return { code: done.status, faults: done.stderr.split("\n").filter(Boolean) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

export const clean = { code: 0, faults: [] };
