import { expect, it } from "vitest";
import { SEARCHED_TYPES } from "../schema.ts";
import { cleanWords, joinWords, readKeywords, toggled } from "./clean-words.ts";
import { resultsAddress } from "./results-address.ts";
import { GROUPS, groupOf, readNarrowing } from "./search-groups.ts";

it.each([
  ["  nurse \n aide ", "nurse aide"],
  ["nu\u0000rse", "nu rse"],
  ["\u202enurse\u202c", "nurse"],
  ["\ud800nurse\udfff", "nurse"],
  ["م\u0640مرض", "م\u0640مرض"],
])("leaves out of %j what cannot be seen", (text, words) => {
  expect(cleanWords(text)).toBe(words);
});

it("reads keywords with either comma, bounded", () => {
  expect(readKeywords("care, ward،رعاية,,care")).toEqual(["care", "ward", "رعاية"]);
  expect(readKeywords("a,b,c,d,e,f")).toHaveLength(5);
  expect(readKeywords("x".repeat(61))).toEqual([]);
  expect(readKeywords(null)).toEqual([]);
});

it("adds a keyword or takes it away, and bounds the question", () => {
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  expect(joinWords("x".repeat(199), ["care"])).toHaveLength(200);
});

it("shows every type in one group", () => {
  expect(Object.values(GROUPS).flat().sort()).toEqual([...SEARCHED_TYPES].sort());
  expect(groupOf("certification")).toBe("programs");
});

it.each([
  [null, { group: null, type: null }],
  ["jobs", { group: "jobs", type: null }],
  ["book", { group: "resources", type: "book" }],
  ["__proto__", { group: null, type: null }],
])("reads searchType %j", (given, narrowing) => {
  expect(readNarrowing(given)).toEqual(narrowing);
});

it("spells the address as the specification does", () => {
  expect(resultsAddress({ word: "a b&c", keywords: ["x", "y"], searchType: "jobs", page: 2 })).toBe(
    "/search/searchResults?word=a+b%26c&searchType=jobs&keywords=x%2Cy&page=2",
  );
});
