import { expect, it } from "vitest";
import { leavesOf } from "./leaves.ts";

it("puts each answer on its own branch in the order of the scale, and nothing for what is open or unknown", () => {
  const given = [
    ["R", "t"],
    ["A", "f"],
    ["R", "f"],
    ["S", "-"],
    ["S", undefined],
    ["X", "t"],
    [undefined, "t"],
  ] as const;
  expect(leavesOf(given)).toEqual({ R: "tf", I: "", A: "f", S: "", E: "", C: "" });
});
