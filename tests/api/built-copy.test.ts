import { spawn } from "node:child_process";
import { once } from "node:events";
import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pack } from "../../scripts/pack.mjs";
import { cleanEnvironment } from "../support/clean-environment.ts";
import { freePort } from "../support/free-port.ts";

const MOST_MB = 150;
const folder = mkdtempSync(path.join(tmpdir(), "wijha-copy-"));

beforeAll(() => pack(folder), 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = () => readdirSync(folder, { recursive: true, encoding: "utf8" });

it(`weighs at most ${MOST_MB} MB beside Node and holds nothing that only builds`, () => {
  // Blocks of a disk: many small files take more than their bytes.
  const bytes = files().reduce((sum, file) => sum + lstatSync(path.join(folder, file)).blocks * 512, 0);
  expect(bytes / 1e6).toBeLessThanOrEqual(MOST_MB);
  const packages = readdirSync(path.join(folder, "node_modules"));
  for (const builder of ["node", "vite", "rolldown", "typescript", "tailwindcss", "@inlang", "@react-router", "vitest"])
    expect(packages).not.toContain(builder);
});

it("serves pages and draws PDFs from another folder", async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { ...cleanEnvironment({ ...process.env }), PORT: String(port), LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, ["scripts/run-built.mjs", "serve"], { cwd: folder, env, stdio: "pipe" });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += String(part)));
  try {
    await expect.poll(() => said, { timeout: 30_000 }).toContain("answers at");
    const page = await fetch(`${base}/jobs`, { headers: { cookie: "lang=en" } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("/assets/en/");
    const [pdf] = files().flatMap((file) => /db\/seed\/content\/file\/(.+)-en\.json$/.exec(file)?.[1] ?? []);
    const drawn = await fetch(`${base}/resources/documents/${pdf}/en.pdf`);
    expect(`${drawn.status} ${drawn.headers.get("content-type")}`).toBe("200 application/pdf");
    expect((await drawn.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  } finally {
    child.kill("SIGTERM");
    await once(child, "close");
  }
}, 60_000);
