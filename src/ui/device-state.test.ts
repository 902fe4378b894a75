import { expect, test } from "vitest";
import { keptValue, REHYDRATION_LIMIT_MS } from "./device-state.ts";

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

test("what was kept comes back while there is time", () => {
  expect(keptValue("true", 0, isFlag)).toBe(true);
  expect(keptValue("true", REHYDRATION_LIMIT_MS, isFlag)).toBe(true);
});

test("it is left aside after 5000 ms", () => {
  expect(REHYDRATION_LIMIT_MS).toBe(5000);
  expect(keptValue("true", REHYDRATION_LIMIT_MS + 1, isFlag)).toBeUndefined();
});

test("what cannot be read or is of another kind is left aside", () => {
  expect(keptValue(null, 0, isFlag)).toBeUndefined();
  expect(keptValue("{", 0, isFlag)).toBeUndefined();
  expect(keptValue('"true"', 0, isFlag)).toBeUndefined();
});
