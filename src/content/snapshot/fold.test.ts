import { expect, it } from "vitest";
import { foldRanks } from "./fold.ts";

const listed = (ordered: number[], groups: number[], mayFold: number[]) => {
  const { ranks, behind } = foldRanks(Int32Array.from(ordered), {
    groups: Int32Array.from(groups),
    mayFold: Uint8Array.from(mayFold),
  });
  return [...ranks].map((rank, at) => [rank, behind[at]]);
};

it("lists those that always stand first, then of each group the first of the others, with how many are behind it", () => {
  // 0 and 3 always stand; 1, 2 and 4 are of the group of 0; 5 and 6 of another; 7 of none.
  expect(listed([7, 6, 5, 4, 3, 2, 1, 0], [1, 1, 1, 2, 1, 3, 3, -1], [0, 1, 1, 0, 1, 1, 1, 1])).toEqual([
    [3, 0],
    [0, 3],
    [7, 0],
    [6, 1],
  ]);
});

it("folds nothing that always stands, and nothing without a group", () => {
  expect(listed([0, 1, 2, 3], [1, 1, -1, -1], [0, 0, 1, 1])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
});
