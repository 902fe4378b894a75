import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemRandom } from "./clock.ts";
import { lockDataFolder, prepareDataFolder, readSecret } from "./data-folder.ts";

describe("the data folder", () => {
  let base: string;
  beforeEach(() => {
    base = mkdtempSync(path.join(tmpdir(), "wijha-folder-"));
  });
  afterEach(() => rmSync(base, { recursive: true, force: true }));

  it("is made for its owner only", () => {
    const folder = path.join(base, "deep/data");
    prepareDataFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it("gives a sentence when it cannot be made", () => {
    writeFileSync(path.join(base, "file"), "");
    expect(() => prepareDataFolder(path.join(base, "file/data"))).toThrow(
      /cannot be written\. Give this user the right/,
    );
  });

  it("belongs to one process, and a kill gives it back", async () => {
    const module = path.resolve("src/platform/data-folder.ts");
    const code = `const { lockDataFolder } = await import(${JSON.stringify(module)}); lockDataFolder(${JSON.stringify(base)}); console.log("held"); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ["--input-type=module", "-e", code], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(holder.stdout, "data");
    expect(() => lockDataFolder(base)).toThrow(/Another running server uses the data folder/);
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const lock = lockDataFolder(base);
    expect(() => lockDataFolder(base)).toThrow(/Another running server/);
    lock.release();
    lockDataFolder(base).release();
  });

  it("keeps one secret, readable by its owner only, unless one is set", () => {
    const secret = readSecret(base, "", systemRandom);
    expect(secret.length).toBeGreaterThan(40);
    expect(readSecret(base, "", systemRandom)).toBe(secret);
    expect(readSecret(base, "x".repeat(32), systemRandom)).toBe("x".repeat(32));
    expect(statSync(path.join(base, "secret")).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(base, "secret"), "utf8")).toBe(secret);
  });
});
