import fc from "fast-check";
import { expect, it } from "vitest";
import {
  FILTER_KEYS,
  type Filters,
  isFiltered,
  jobsAddress,
  MAX_VALUE_LENGTH,
  MAX_VALUES_PER_FILTER,
  NO_FILTERS,
  readJobsQuery,
  SORTS,
  withoutValue,
} from "./schema.ts";

const read = (query: string) => readJobsQuery(new URLSearchParams(query));

it("reads an empty query as the first page, newest first, unfiltered", () => {
  expect(read("")).toEqual({ page: 1, sort: "newest", filters: NO_FILTERS });
  expect(isFiltered(read("").filters)).toBe(false);
});

it("takes values by comma and repeated, each once", () => {
  expect(read("environment=social,artistic&environment=social&sector=a").filters).toEqual({
    ...NO_FILTERS,
    environment: ["social", "artistic"],
    sector: ["a"],
  });
});

it("drops empty values and unknown keys", () => {
  expect(read("environment=,, &colour=red")).toEqual(read(""));
});

it.each(["0", "-1", "abc", "1.5", "1e3", "٢", "9999999999999"])("finds no page in %s", (page) => {
  expect(read(`page=${encodeURIComponent(page)}`).page).toBeNull();
});

it("takes any page that could exist", () => {
  expect(read("page=7").page).toBe(7);
  expect(read("page=1000000000").page).toBe(1_000_000_000);
});

it("falls back to newest first on an unknown order", () => {
  expect(read("sort=title").sort).toBe("title");
  expect(read("sort=price").sort).toBe("newest");
});

it("bounds how much it takes", () => {
  const many = Array.from({ length: 100 }, (_, at) => `s${at}`).join(",");
  expect(read(`skill=${many}`).filters.skill).toHaveLength(MAX_VALUES_PER_FILTER);
  expect(read(`skill=${"x".repeat(500)}`).filters.skill[0]).toHaveLength(MAX_VALUE_LENGTH);
});

it("takes one value away and leaves the others", () => {
  const { filters } = read("environment=social,artistic&sector=a");
  expect(withoutValue(filters, "environment", "social")).toEqual({
    ...NO_FILTERS,
    environment: ["artistic"],
    sector: ["a"],
  });
});

it("writes short addresses", () => {
  expect(jobsAddress({})).toBe("/jobs");
  expect(jobsAddress({ page: 1, sort: "newest" })).toBe("/jobs");
  expect(jobsAddress({ filters: { skill: ["a b", "c"] }, sort: "title", page: 3 })).toBe(
    "/jobs?skill=a%20b,c&sort=title&page=3",
  );
});

it("reads back every address it writes", () => {
  const slug = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
  const values = fc.uniqueArray(slug, { maxLength: 5 });
  const filters = fc.record(Object.fromEntries(FILTER_KEYS.map((key) => [key, values]))) as fc.Arbitrary<Filters>;
  const query = fc.record({ page: fc.integer({ min: 1, max: 1e9 }), sort: fc.constantFrom(...SORTS), filters });
  fc.assert(
    fc.property(query, (asked) => {
      const { search } = new URL(jobsAddress(asked), "http://own.invalid");
      expect(readJobsQuery(new URLSearchParams(search))).toEqual(asked);
    }),
  );
});

it("survives any query", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom("page", "sort", ...FILTER_KEYS), fc.string())), (pairs) => {
      const query = readJobsQuery(new URLSearchParams(pairs));
      for (const key of FILTER_KEYS) expect(query.filters[key].length).toBeLessThanOrEqual(MAX_VALUES_PER_FILTER);
    }),
  );
});
