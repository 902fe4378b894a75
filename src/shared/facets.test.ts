import { expect, it } from "vitest";
import { type Facets, faceted, facetedPage } from "./facets.ts";

interface Thing {
  readonly name: string;
  readonly colours: readonly string[];
  readonly size: string;
}
type Key = "colour" | "size";

const THINGS: readonly Thing[] = [
  { name: "one", colours: ["red", "red"], size: "small" },
  { name: "two", colours: ["red", "blue"], size: "large" },
  { name: "three", colours: [], size: "large" },
];
const named = (...slugs: string[]) => slugs.map((slug) => ({ slug, title: slug.toUpperCase() }));
const FACETS: Facets<Key, Thing> = {
  colour: { options: named("blue", "red", "green"), valuesOf: (thing) => thing.colours },
  size: { options: named("small", "large"), valuesOf: (thing) => [thing.size] },
};
const ask = (colour: string[], size: string[]) => faceted(THINGS, FACETS, { colour, size });
const names = (list: { found: readonly Thing[] }) => list.found.map(({ name }) => name);

it("takes any value of one filter and all filters together", () => {
  expect(names(ask([], []))).toEqual(["one", "two", "three"]);
  expect(names(ask(["red", "blue"], []))).toEqual(["one", "two"]);
  expect(names(ask(["red"], ["large"]))).toEqual(["two"]);
});

it("counts each option within the other filters, a record once; options of nothing fall out", () => {
  const counts = (list: ReturnType<typeof ask>) =>
    list.groups.map(({ options }) => options.map(({ slug, count }) => `${slug} ${count}`));
  expect(counts(ask([], []))).toEqual([
    ["blue 1", "red 2"],
    ["small 1", "large 2"],
  ]);
  expect(counts(ask(["blue"], []))).toEqual([["blue 1", "red 2"], ["large 1"]]);
});

it("keeps a chosen option that finds nothing, and names what dropping it brings", () => {
  const list = ask(["green"], ["small"]);
  expect(list.found).toEqual([]);
  expect(list.groups[0]?.options.find(({ slug }) => slug === "green")).toEqual({
    slug: "green",
    title: "GREEN",
    count: 0,
  });
  expect(list.active).toEqual([
    { key: "colour", slug: "green", title: "GREEN", countWithout: 1 },
    { key: "size", slug: "small", title: "SMALL", countWithout: 0 },
  ]);
});

it("names a value nobody has by its own spelling", () => {
  expect(ask(["__proto__"], []).active).toEqual([
    { key: "colour", slug: "__proto__", title: "__proto__", countWithout: 3 },
  ]);
});

it("shows 12 a page and nothing beyond the last", () => {
  const many = Array.from({ length: 13 }, (_, at) => ({ name: `${at}`, colours: ["red"], size: "small" }));
  const page = (at: number | null) =>
    facetedPage(many, FACETS, { page: at, sort: "newest", filters: { colour: ["red"], size: [] } });
  expect(page(1)?.shown).toHaveLength(12);
  expect(page(2)?.shown.map(({ name }) => name)).toEqual(["12"]);
  expect(page(2)).toMatchObject({ list: { total: 13, pages: 2 } });
  expect([page(3), page(null)]).toEqual([null, null]);
});
