import { expect, it } from "vitest";
import {
  abreastInTwo,
  KINDS,
  kindOfPath,
  nearestPost,
  pageOfPlace,
  readingMinutes,
  resourceAddress,
  takeTurns,
} from "./rules.ts";

it("leads to a page of its own, or to the opened card", () => {
  expect(KINDS.map((kind) => resourceAddress(kind, "a-b"))).toEqual([
    "/resources/blogpost/a-b",
    "/resources/documents/a-b",
    "/resources/book/a-b",
    "/resources?show=courses&open=a-b#a-b",
    "/resources?show=experiences&open=a-b#a-b",
  ]);
});

it("knows the kind of a page by its address", () => {
  for (const kind of ["blogs", "documents", "books"] as const)
    expect(kindOfPath(resourceAddress(kind, "a"))).toBe(kind);
  expect(() => kindOfPath("/resources/constructor/a")).toThrow("no page");
});

it.each([
  ["", 1],
  ["كلمة ".repeat(180), 1],
  ["كلمة ".repeat(181), 2],
  [`[word](https://x.example/a-very-long-address) ${"word ".repeat(179)}`, 1],
  [`| a | b |\n|---|---|\n${"- one\n".repeat(178)}`, 1],
])("counts words, not signs (%#)", (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

it("looks no further than an address is long", () => {
  const began = performance.now();
  expect(readingMinutes("](".repeat(150_000))).toBe(1);
  expect(performance.now() - began).toBeLessThan(5_000);
});

it("finds the page a record stands on", () => {
  expect([-1, 0, 11, 12, 25].map((place) => pageOfPlace(place, 12))).toEqual([1, 1, 1, 2, 3]);
});

it("lets kinds take turns, each as often as it has more", () => {
  const one = (kind: "blogs" | "books", slug: string) => ({ kind, slug });
  const turns = takeTurns([one("blogs", "a"), one("blogs", "b"), one("blogs", "c"), one("books", "d")]);
  expect(turns.map(({ slug }) => slug)).toEqual(["a", "b", "d", "c"]);
});

it("leads from an article to the one that is most about the same, else to the one after it", () => {
  const post = (slug: string, jobs: string[]) => ({
    slug,
    jobs: jobs.map((job) => ({ slug: job })),
    future_skills: [],
  });
  const [a, b, c] = [post("a", ["nurse"]), post("b", []), post("c", ["nurse"])];
  expect(nearestPost([a, b, c], a)?.slug).toBe("c");
  expect(nearestPost([a, b, c], b)?.slug).toBe("c");
  expect(nearestPost([a, b, c], c)?.slug).toBe("a");
  expect(nearestPost([a], a)).toBeNull();
});

it("leaves whole rows of three below the cards that stand two abreast", () => {
  for (const cards of [2, 3, 4, 5, 8, 10, 11, 12]) {
    const wide = abreastInTwo(cards);
    expect([wide % 2, (cards - wide) % 3], `${cards} cards`).toEqual([0, 0]);
  }
  expect([0, 1].map(abreastInTwo)).toEqual([0, 1]);
});
