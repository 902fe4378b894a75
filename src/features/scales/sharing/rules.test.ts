import { expect, it } from "vitest";
import { levelsByOrder } from "./rules.ts";

it("draws what leads widest, what follows narrower, and nothing between the others", () => {
  const levels = levelsByOrder([["S"], ["I", "A"]]);
  expect(levels.S).toBeGreaterThan(levels.I);
  expect(levels.I).toBe(levels.A);
  expect(levels.I).toBeGreaterThan(levels.R);
  expect(new Set([levels.R, levels.E, levels.C]).size).toBe(1);
});

it("draws all six alike where none leads", () => expect(new Set(Object.values(levelsByOrder([]))).size).toBe(1));
