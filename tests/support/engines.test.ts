import { expect, test } from "vitest";
import { engineOf, seedOfRun } from "./engines.ts";

const titles = Array.from({ length: 200 }, (_, at) => `suite ${at}`);

test("one seed sends about half of the suites to each engine, the same ones every time", () => {
  const onSqlite = titles.filter((title) => engineOf(title, 7) === "sqlite");
  expect(onSqlite.length).toBeGreaterThan(70);
  expect(onSqlite.length).toBeLessThan(130);
  expect(titles.filter((title) => engineOf(title, 7) === "sqlite")).toEqual(onSqlite);
});

test("two seeds that follow each other cover every suite on both engines", () => {
  for (const title of titles)
    expect([engineOf(title, 41), engineOf(title, 42)].toSorted()).toEqual(["postgres", "sqlite"]);
});

test("a seed that is none stops the run", () => {
  expect(seedOfRun({ TEST_SEED: "42" })).toBe(42);
  for (const wrong of ["", "x", "-1", "1.5"]) expect(() => seedOfRun({ TEST_SEED: wrong })).toThrow(/TEST_SEED/);
  expect(() => seedOfRun({})).toThrow(/TEST_SEED/);
});
