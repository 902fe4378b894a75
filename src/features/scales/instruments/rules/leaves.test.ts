import { expect, it } from "vitest";
import { frondsOf, leavesOf } from "./leaves.ts";

const given = (count: number, of: number) => leavesOf(Array.from({ length: of }, (_, at) => at < count));

it("says of each item whether it is answered, and nothing of the answer", () => {
  expect(leavesOf([true, false, true])).toBe("x-x");
});

it("groups statements in the order asked: 54 in six fronds of nine, 38 in four", () => {
  expect(frondsOf(given(0, 54), 1).map((frond) => frond.length)).toEqual([9, 9, 9, 9, 9, 9]);
  expect(frondsOf(given(0, 38), 1).map((frond) => frond.length)).toEqual([10, 10, 9, 9]);
  expect(frondsOf(given(0, 3), 1).map((frond) => frond.length)).toEqual([1, 1, 1]);
});

it("has a leaf where an item is answered, a bud at the one asked, the others later", () => {
  const [first, second, third] = frondsOf(given(11, 54), 12);
  expect(new Set(first)).toEqual(new Set(["full"]));
  expect(second).toEqual(["full", "full", "now", "later", "later", "later", "later", "later", "later"]);
  expect(new Set(third)).toEqual(new Set(["later"]));
});

it("leaves what was passed over open, and knows one that is asked again", () => {
  expect(frondsOf("xx--x----", 7).flat()).toEqual([
    "full",
    "full",
    "open",
    "open",
    "full",
    "open",
    "now",
    "later",
    "later",
  ]);
  expect(frondsOf("xxxxx----", 2).flat()).toEqual([
    "full",
    "again",
    "full",
    "full",
    "full",
    "later",
    "later",
    "later",
    "later",
  ]);
});
