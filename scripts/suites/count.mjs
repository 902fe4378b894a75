import { existsSync, readFileSync } from "node:fs";

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Everything that failed, by name: said again at the end, where a long run is read first. */
export const faults = [];

function fault(line) {
  console.error(`      ${line}`);
  faults.push(line);
}

function sum(passed, failed, ok) {
  // A run that ends badly without naming a failed test has still failed.
  return { passed, failed: failed === 0 && !ok ? 1 : failed };
}

/** Counts Vitest's JSON report: a file that does not load and a test that is skipped are failures. */
export function countVitest(file, ok) {
  const report = read(file);
  if (!report) return sum(0, 0, false);
  const broken = report.testResults.filter((one) => one.status === "failed" && !one.assertionResults.some(isFailed));
  const tests = report.testResults.flatMap((one) => one.assertionResults);
  const skipped = tests.filter((one) => one.status !== "passed" && one.status !== "failed");
  for (const one of skipped) fault(`skipped, counts as failed: ${one.fullName}`);
  for (const one of broken) fault(`did not run: ${one.name}: ${firstLine(one.message)}`);
  for (const one of tests)
    if (one.status === "passed" && one.failureMessages?.length > 0)
      console.error(`      passed at the second try only: ${one.fullName}`);
  for (const one of tests.filter(isFailed)) fault(`failed: ${one.fullName}: ${firstLine(one.failureMessages?.[0])}`);
  const failed = tests.filter(isFailed).length + broken.length + skipped.length;
  return sum(tests.filter((one) => one.status === "passed").length, failed, ok);
}

function firstLine(text = "") {
  return text.trim().split("\n", 1)[0].slice(0, 300);
}

function isFailed(one) {
  return one.status === "failed";
}

/** Counts Playwright's JSON report; skipped journeys and errors outside a journey are failures. */
export function countPlaywright(file, ok) {
  const report = read(file);
  if (!report) return sum(0, 0, false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (skipped > 0) fault(`${skipped} journeys were skipped, which counts as failed`);
  if (flaky > 0) console.error(`      ${flaky} journeys passed at the second try only (named above)`);
  for (const error of report.errors) fault(firstLine(error.message));
  for (const one of (report.suites ?? []).flatMap(specsOf)) if (!one.ok) fault(`failed: ${one.file}: ${one.title}`);
  return sum(expected + flaky, unexpected + skipped + report.errors.length, ok);
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
