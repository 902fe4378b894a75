import { expect, it } from "vitest";
import { interestLevel, interestShare, pageSizeFor } from "./rules.ts";

it("shows 12 a page, 10 when filtered", () => {
  expect(pageSizeFor(false)).toBe(12);
  expect(pageSizeFor(true)).toBe(10);
});

it("puts an interest into words at 3 and at 5", () => {
  expect([1, 2.99, 3, 4.99, 5, 7].map(interestLevel)).toEqual(["low", "low", "medium", "medium", "high", "high"]);
});

it("fills a bar from 1 to 7 and never beyond", () => {
  expect([1, 4, 7, 0, 9].map(interestShare)).toEqual([0, 50, 100, 0, 100]);
});
