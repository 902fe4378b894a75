import { expect, it } from "vitest";
import { didYouMean, distance } from "./did-you-mean.ts";

it("counts the letters between two words", () => {
  expect(distance("nurse", "nurse")).toBe(0);
  expect(distance("nurs", "nurse")).toBe(1);
  expect(distance("nurse", "lawyer")).toBeGreaterThan(3);
  expect(distance("", "abc")).toBe(3);
});

it("takes an address cut short for its beginning", () => {
  const records = ["nursery", "nursing-coast-program"].map((slug) => ({ slug }));
  expect(didYouMean("nursing-coast", records, 1)).toEqual([{ slug: "nursing-coast-program" }]);
});

it("finds words in another order than they are remembered in", () => {
  const records = ["writer", "welder", "secondary-school-teacher", "primary-school-teacher"].map((slug) => ({ slug }));
  expect(didYouMean("teacher-of-primary", records, 2).map(({ slug }) => slug)).toEqual([
    "primary-school-teacher",
    "secondary-school-teacher",
  ]);
});

it("finds the addresses most alike, and bounds what it compares", () => {
  const records = ["nurse", "lawyer", "nursing"].map((slug) => ({ slug }));
  expect(didYouMean("Nurs", records, 2).map(({ slug }) => slug)).toEqual(["nurse", "nursing"]);
  expect(didYouMean("x".repeat(1_000_000), records, 1)).toHaveLength(1);
});
