import { expect, test } from "vitest";
import { huesInRow } from "./hues-in-row.ts";

test("neighbours in a row have two hues where their environments let them", () => {
  expect(
    huesInRow([
      ["S", "I"],
      ["S", "I"],
      ["S", "I"],
    ]),
  ).toEqual(["S", "I", "S"]);
  expect(huesInRow([["S"], ["S"], [], ["R", "S"]])).toEqual(["S", "S", undefined, "R"]);
});
