import { expect, test } from "vitest";
import { clean, guard } from "./planted.ts";

test.each([
  ["src/shared/a.ts", "// TODO later"],
  ["src/shared/a.ts", "debugger;"],
  ["src/shared/a.ts", "console.log(1);"],
  ["src/shared/a.test.ts", 'test.only("x", () => {});'],
  ["src/shared/a.test.ts", 'test.skip("x", () => {});'],
  ["src/shared/a.ts", 'const file = "/Users/somebody/wijha";'],
  ["src/shared/a.ts", "// @ts-ignore"],
  ["src/shared/a.test.ts", 'overwriteGetLocale(() => "en");'],
  ["docs/map.md", "Lorem ipsum dolor"],
])("%s with %s is caught", (path, line) => {
  const { code, faults } = guard("stray", { [path]: `${line}\n` });
  expect(code).toBe(1);
  expect(faults).toHaveLength(1);
});

test("addresses and routes are no machine paths", () => {
  const text = 'const a = "https://example.org/work/plan"; const b = "/work-environments"; const c = "./tmp/x";\n';
  expect(guard("stray", { "src/shared/a.ts": text })).toEqual(clean);
});
