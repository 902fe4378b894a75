import { expect, test } from "vitest";
import { distinctReasons } from "./distinct-reasons.ts";

test("each match has a statement of its own where there is one, the strongest first", () => {
  const matches = [
    { id: "a", reasons: ["S1", "S2"] },
    { id: "b", reasons: ["S1", "S3"] },
    { id: "c", reasons: ["S1"] },
    { id: "d", reasons: [] },
  ];
  expect([...distinctReasons(matches)]).toEqual([
    ["a", "S1"],
    ["b", "S3"],
    ["c", "S1"],
    ["d", undefined],
  ]);
});
