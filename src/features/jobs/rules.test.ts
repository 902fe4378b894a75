import { expect, it } from "vitest";
import { distance, interestLevel, interestShare, pageSizeFor, pagesOf } from "./rules.ts";

it("shows 12 a page, 10 when filtered", () => {
  expect(pageSizeFor(false)).toBe(12);
  expect(pageSizeFor(true)).toBe(10);
});

it("counts pages; an empty list has one", () => {
  expect([0, 1, 12, 13, 24, 25].map((total) => pagesOf(total, 12))).toEqual([1, 1, 1, 2, 2, 3]);
});

it("puts an interest into words at 3 and at 5", () => {
  expect([1, 2.99, 3, 4.99, 5, 7].map(interestLevel)).toEqual(["low", "low", "medium", "medium", "high", "high"]);
});

it("fills a bar from 1 to 7 and never beyond", () => {
  expect([1, 4, 7, 0, 9].map(interestShare)).toEqual([0, 50, 100, 0, 100]);
});

it("counts the letters between two words", () => {
  expect(distance("nurse", "nurse")).toBe(0);
  expect(distance("nurs", "nurse")).toBe(1);
  expect(distance("nurse", "lawyer")).toBeGreaterThan(3);
  expect(distance("", "abc")).toBe(3);
});
