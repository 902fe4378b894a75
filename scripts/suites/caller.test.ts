import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../setup.mjs";

test("Vitest run by hand drops the caller’s settings as well", () => {
  const hostile = {
    DATABASE_URL: "postgres://real",
    SMTP_URL: "smtp://real",
    DATA_DIR: "/srv/real",
    DEMO: "0",
    SITE_NAME_EN: "x",
  };
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const done = spawnSync(process.execPath, [vitest, "run", "tests/support/seen-environment.test.ts"], {
    cwd: root,
    env: { ...process.env, ...hostile },
    encoding: "utf8",
    // It blocks its worker: without an end of its own it would hold up the whole run.
    timeout: 50_000,
  });
  expect(done.stdout).toMatch(/1 passed/);
  expect(done.status).toBe(0);
});
