import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { countPlaywright, countVitest } from "./count.mjs";

const folder = mkdtempSync(join(tmpdir(), "wijha-count-"));
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});
vi.spyOn(console, "error").mockImplementation(() => {});

function report(content: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const late = { status: "passed", fullName: "d", failureMessages: ["the first try"] };
const passed = { status: "passed", fullName: "a" };
const failed = { status: "failed", fullName: "b" };
const pending = { status: "pending", fullName: "c" };

test.each([
  ["all passed", [{ status: "passed", assertionResults: [passed, passed] }], true, { passed: 2, failed: 0 }],
  [
    "one passed at the second try",
    [{ status: "passed", assertionResults: [passed, late] }],
    true,
    { passed: 2, failed: 0 },
  ],
  ["one failed", [{ status: "failed", assertionResults: [passed, failed] }], false, { passed: 1, failed: 1 }],
  ["a file that does not load", [{ status: "failed", assertionResults: [] }], false, { passed: 0, failed: 1 }],
  ["a skipped test", [{ status: "passed", assertionResults: [passed, pending] }], true, { passed: 1, failed: 1 }],
  ["an error outside every test", [{ status: "passed", assertionResults: [passed] }], false, { passed: 1, failed: 1 }],
])("Vitest: %s", (_, testResults, ok, counts) => {
  expect(countVitest(report({ testResults }), ok)).toEqual(counts);
});

const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

test.each([
  ["all passed", { stats, errors: [] }, true, { passed: 3, failed: 0 }],
  ["one failed", { stats: { ...stats, unexpected: 1 }, errors: [] }, false, { passed: 3, failed: 1 }],
  ["one skipped", { stats: { ...stats, skipped: 1 }, errors: [] }, true, { passed: 3, failed: 1 }],
  [
    "no journey found",
    { stats: { ...stats, expected: 0 }, errors: [{ message: "none" }] },
    false,
    { passed: 0, failed: 1 },
  ],
])("Playwright: %s", (_, content, ok, counts) => {
  expect(countPlaywright(report(content), ok)).toEqual(counts);
});

test("a run that left no report has failed", () => {
  expect(countVitest(join(folder, "none.json"), true)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(join(folder, "none.json"), true)).toEqual({ passed: 0, failed: 1 });
});
