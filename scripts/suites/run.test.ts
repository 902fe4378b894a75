import { afterAll, expect, test, vi } from "vitest";
import { overBudget, run, single, suite, suiteEnvironment } from "./run.mjs";

vi.spyOn(console, "error").mockImplementation(() => {});
vi.spyOn(console, "log").mockImplementation(() => {});
afterAll(() => vi.restoreAllMocks());

const node = process.execPath;

test("a suite that throws or executes nothing has failed", async () => {
  expect(await suite("throws", () => Promise.reject(new Error("no browser")))).toEqual({ passed: 0, failed: 1 });
  expect(await suite("empty", async () => ({ passed: 0, failed: 0 }))).toEqual({ passed: 0, failed: 1 });
});

test("time is told of when it is passed, and only then", () => {
  expect(overBudget(600, 10)).toBeNull();
  expect(overBudget(690, 10)).toMatch(/11\.5 minutes of the 10/);
});

test("a command that fails, crashes or does not exist has failed", async () => {
  const env = suiteEnvironment(process.env);
  expect(await single(node, ["-e", ""], env)).toEqual({ passed: 1, failed: 0 });
  expect(await single(node, ["-e", "process.exit(3)"], env)).toEqual({ passed: 0, failed: 1 });
  expect(await single(node, ["-e", "process.kill(process.pid, 'SIGKILL')"], env)).toEqual({ passed: 0, failed: 1 });
  expect(await single("no-such-command", [], env)).toEqual({ passed: 0, failed: 1 });
});

test("a suite’s process sees none of the caller’s settings", async () => {
  const caller = { ...process.env, DATABASE_URL: "postgres://real", SMTP_URL: "smtp://real", DATA_DIR: "/srv/real" };
  const { said } = await run(node, ["-p", "JSON.stringify(process.env)"], {
    env: suiteEnvironment(caller, { CHROMIUM: "c" }),
  });
  const seen = JSON.parse(said);
  expect(seen).not.toHaveProperty("DATABASE_URL");
  expect(seen).not.toHaveProperty("SMTP_URL");
  expect(seen).not.toHaveProperty("DATA_DIR");
  expect(seen.CHROMIUM).toBe("c");
  expect(caller.DATABASE_URL).toBe("postgres://real");
});
