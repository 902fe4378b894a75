import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { ends } from "./debian.ts";

it("a command that does not end is stopped with all it started", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "wijha-ends-"));
  const noted = path.join(folder, "pid");
  expect(await ends("sh", ["-c", `sleep 600 & echo $! > ${noted}; wait`], 2)).toBe(false);
  const started = Number(readFileSync(noted, "utf8"));
  rmSync(folder, { recursive: true });
  expect(started).toBeGreaterThan(1);
  // Gone, or ended and not yet taken away by whoever inherits it.
  await expect.poll(() => stateOf(started)).toMatch(/^[Z-]$/);
});

function stateOf(pid: number): string {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1] ?? "-";
  } catch {
    return "-";
  }
}

it("says how a command ended, also one that does not exist", async () => {
  expect(await ends("true", [], 20)).toBe(true);
  expect(await ends("false", [], 20)).toBe(false);
  expect(await ends("no-such-command-here", [], 20)).toBe(false);
});
