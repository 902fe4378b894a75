import { expect, it } from "vitest";
import { areasOfAll, levelsByOrder } from "./rules.ts";

it("draws what leads widest, what follows narrower, and nothing between the others", () => {
  const levels = levelsByOrder([["S"], ["I", "A"]]);
  expect(levels.S).toBeGreaterThan(levels.I);
  expect(levels.I).toBe(levels.A);
  expect(levels.I).toBeGreaterThan(levels.R);
  expect(new Set([levels.R, levels.E, levels.C]).size).toBe(1);
});

it("draws all six alike where none leads", () => expect(new Set(Object.values(levelsByOrder([]))).size).toBe(1));

it("tells of several results the environments that lead most often, and none where none leads", () => {
  const [first, second, flat] = [levelsByOrder([["S"], ["I"]]), levelsByOrder([["I"], ["A"]]), levelsByOrder([])];
  expect(areasOfAll([first])).toEqual(["S", "I"]);
  expect(areasOfAll([first, second, flat])).toEqual(["I", "S"]);
  expect(areasOfAll([flat])).toEqual([]);
  expect(areasOfAll([])).toEqual([]);
});
