import { expect, it } from "vitest";
import { figuresOf } from "./saved-figures.ts";

const job = (documentId: string, scene?: string) => ({ type: "job", documentId, scene }) as const;
const names = (items: Parameters<typeof figuresOf>[0]) => figuresOf(items).map(({ name }) => name);

it("who works in the saved professions stands on the line once, then a thing for each other kind", () => {
  const items = [
    job("a", "S2 ward p-nurse trolley"),
    job("b", "Sn2 hospital p-nurse bed"),
    job("c", "R0 lobby p-front key"),
    { type: "blog", documentId: "d", scene: "S1 library p-librarian" } as const,
  ];
  expect(names(items)).toEqual(["p-nurse", "p-front", "newspaper"]);
  expect(figuresOf(items)[0]?.hue).toBe("S");
});

it("no more than three from professions and six in all", () => {
  const jobs = ["nurse", "cook", "lawyer", "farm"].map((who) => job(who, `S2 ward p-${who} trolley`));
  const others = (["academic-degree", "certification", "book", "course"] as const).map((type) => ({
    type,
    documentId: type,
  }));
  expect(names([...jobs, ...others])).toEqual(["p-nurse", "p-cook", "p-lawyer", "t-degree", "t-roll", "books"]);
});

it("a profession without a drawing has somebody all the same, and before anything is saved stands what could be", () => {
  expect(names([job("a")])).toEqual(["p-bag"]);
  expect(names([])).toHaveLength(6);
});
