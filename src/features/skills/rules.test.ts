import { expect, it } from "vitest";
import { isOwnPath } from "#shared/screens.ts";
import { categoryOf, overviewAddress, PARTS, readShown } from "./rules/parts.ts";
import { readCategory } from "./rules/read-category.ts";
import { CATEGORIES, categoryAddress } from "./rules.ts";

it("spells each category in Arabic, encoded", () => {
  expect(CATEGORIES.map(categoryAddress)).toEqual([
    "/future-skills/skills/%D8%A3%D8%B3%D8%A7%D8%B3%D9%8A%D8%A9",
    "/future-skills/skills/%D8%AA%D8%B7%D8%A8%D9%8A%D9%82%D9%8A%D8%A9",
    "/future-skills/skills/%D8%AA%D9%82%D9%86%D9%8A%D8%A9",
  ]);
  for (const category of CATEGORIES) {
    const address = categoryAddress(category);
    expect(isOwnPath(address)).toBe(true);
    const spelling = decodeURIComponent(address.split("/").at(-1) ?? "");
    expect(readCategory(spelling)).toEqual({ category, isSpeltRight: true });
  }
});

it.each([
  ["basic", "basic"],
  ["applied", "applied"],
  ["Practical", "applied"],
  ["technical", "technical"],
  // The same letters, the hamza apart from its alif.
  ["أساسية".normalize("NFD"), "basic"],
  // As search folds it: without its hamza, with ha for ta marbuta, with tatweel, vowels and spaces.
  ["اساسية", "basic"],
  ["إساسيه", "basic"],
  ["تطبيقيه", "applied"],
  ["تقـنيّة", "technical"],
  ["أساسية ", "basic"],
  ["TECHNICAL", "technical"],
])("knows %s by another spelling", (spelling, category) => {
  expect(readCategory(spelling)).toEqual({ category, isSpeltRight: false });
});

it.each(["", "soft", "تقني", "أساس", "constructor", "__proto__"])("knows no category %j", (spelling) => {
  expect(readCategory(spelling)).toBeNull();
});

it("reads the parts to show, in their own order, and leaves out what is none", () => {
  const read = (query: string) => readShown(new URLSearchParams(query));
  expect(read("")).toEqual([]);
  expect(read("show=docs,practical,nonsense")).toEqual(["practical", "docs"]);
  expect(read("show=blogs&show=basic")).toEqual(["basic", "blogs"]);
  expect(read(`show=${PARTS.join(",")}`)).toEqual([]);
});

it("gives all parts the plain address", () => {
  expect(overviewAddress([])).toBe("/future-skills");
  expect(overviewAddress(PARTS)).toBe("/future-skills");
  expect(overviewAddress(["docs", "basic"])).toBe("/future-skills?show=basic,docs");
});

it("shows the applied skills under practical", () => {
  expect(PARTS.map(categoryOf)).toEqual(["basic", "applied", "technical", null, null]);
});
