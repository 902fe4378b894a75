import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type Filters,
  filtersOf,
  isFiltered,
  type Listing,
  listingAddress,
  MAX_VALUE_LENGTH,
  MAX_VALUES_PER_FILTER,
  pagesOf,
  readListing,
  sortsOf,
  withoutValue,
} from "./listing.ts";

const KEYS = ["environment", "sector", "skill"] as const;
type Key = (typeof KEYS)[number];
const LISTING: Listing<Key> = { screen: "jobs", keys: KEYS };
const NO_FILTERS = filtersOf(KEYS, () => []);
const read = (query: string) => readListing(LISTING, new URLSearchParams(query));
const jobsAddress = (asked: Parameters<typeof listingAddress<Key>>[1]) => listingAddress(LISTING, asked);

it("counts pages; an empty list has one", () => {
  expect([0, 1, 12, 13, 24, 25].map((total) => pagesOf(total, 12))).toEqual([1, 1, 1, 2, 2, 3]);
});

it("keeps what always stands in an address", () => {
  expect(listingAddress({ ...LISTING, fixed: { view: "areas" } }, { page: 2 })).toBe("/jobs?view=areas&page=2");
});

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

it("knows the orders a list offers, the first of them left out of its addresses", () => {
  const jobs = { ...LISTING, sorts: ["turns", "newest"] } as const;
  const sortOf = (query: string) => readListing(jobs, new URLSearchParams(query)).sort;
  expect([sortOf(""), sortOf("sort=newest"), sortOf("sort=title"), sortOf("sort=fit")]).toEqual([
    "turns",
    "newest",
    "turns",
    "turns",
  ]);
  expect(listingAddress(jobs, { sort: "turns" })).toBe("/jobs");
  expect(listingAddress(jobs, { sort: "newest" })).toBe("/jobs?sort=newest");
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
  const filters = fc.record(Object.fromEntries(KEYS.map((key) => [key, values]))) as fc.Arbitrary<Filters<Key>>;
  const query = fc.record({
    page: fc.integer({ min: 1, max: 1e9 }),
    sort: fc.constantFrom(...sortsOf(LISTING)),
    filters,
  });
  fc.assert(
    fc.property(query, (asked) => {
      const { search } = new URL(jobsAddress(asked), "http://own.invalid");
      expect(readListing(LISTING, new URLSearchParams(search))).toEqual(asked);
    }),
  );
});

it("survives any query", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom("page", "sort", ...KEYS), fc.string())), (pairs) => {
      const query = readListing(LISTING, new URLSearchParams(pairs));
      for (const key of KEYS) expect(query.filters[key].length).toBeLessThanOrEqual(MAX_VALUES_PER_FILTER);
    }),
  );
});
