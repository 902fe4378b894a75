import { expect, it } from "vitest";
import { huesInRow } from "./hues-in-row.ts";

it("keeps the first environment where neighbours differ", () => {
  expect(huesInRow([["S"], ["I", "R"], ["A"]])).toEqual(["S", "I", "A"]);
});

it("tells neighbours that share their first apart by their second", () => {
  expect(
    huesInRow([
      ["S", "I"],
      ["S", "I"],
      ["S", "E"],
    ]),
  ).toEqual(["S", "I", "E"]);
  expect(
    huesInRow([
      ["S", "I"],
      ["S", "I"],
      ["S", "I"],
    ]),
  ).toEqual(["S", "I", "S"]);
});

it("has no other for a record of one environment", () => {
  expect(huesInRow([["S"], ["S"], []])).toEqual(["S", "S", undefined]);
});
