import { expect, it } from "vitest";
import { isWorthCollecting, tidyMemory } from "./tidy-memory.ts";

const MB = 1024 * 1024;

it("collects when nothing is done and the heap has grown, never under load", () => {
  expect(isWorthCollecting(0.01, 130 * MB, 100 * MB)).toBe(true);
  expect(isWorthCollecting(0.5, 900 * MB, 100 * MB)).toBe(false);
  expect(isWorthCollecting(0.01, 105 * MB, 100 * MB)).toBe(false);
});

it("has what it collects with, and stops", () => {
  tidyMemory()();
});
