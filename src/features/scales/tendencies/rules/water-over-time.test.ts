import { expect, it } from "vitest";
import type { Profile } from "../rules.ts";
import { chooseDrawn, MOST_DRAWN, placesOf, waterOverTime } from "./water-over-time.ts";

const BEFORE: Profile = { R: 9, I: 8, A: 2, S: 7, E: 4, C: 0 };
const AFTER: Profile = { R: 9, I: 7, A: 2, S: 2, E: 8, C: 2 };

/** The numbers of a path one after the other. */
const numbersOf = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

it("draws the newest results, and those compared however old they are", () => {
  const all = Array.from({ length: 9 }, (_, at) => ({ attempt: `a${at}` }));
  const drawn = (...compared: string[]) => chooseDrawn(all, compared).map(({ attempt }) => attempt);
  expect(drawn("a0", "a1")).toEqual(["a0", "a1", "a2", "a3", "a4", "a5"]);
  expect(drawn("a8", "a2")).toEqual(["a0", "a1", "a2", "a3", "a4", "a8"]);
  expect(drawn("a8", "a2")).toHaveLength(MOST_DRAWN);
});

it("sets results in even places; one alone stands in the middle", () => {
  expect(placesOf(1)).toEqual([59]);
  expect(placesOf(3)).toEqual([28, 59, 90]);
});

it("makes each water as wide as its score at each result", () => {
  const [full, , even, falling, , rising] = waterOverTime([BEFORE, AFTER]);
  // Seven of the ten of its lane, all along.
  expect(full?.course).toMatch(/^M28 1\.5H\d.*V8\.5/);
  expect([full?.first, full?.last]).toEqual([1, 1]);
  expect(even?.course).not.toContain("C");
  expect(falling?.course).toContain("C");
  expect([rising?.first, rising?.last]).toEqual([0, 0.22]);
});

it("keeps every water in its lane and its numbers short", () => {
  for (const profiles of [[BEFORE], [BEFORE, AFTER], Array.from({ length: 6 }, (_, at) => (at % 2 ? AFTER : BEFORE))])
    for (const [lane, { course }] of waterOverTime(profiles).entries()) {
      expect(course).toMatch(/^M.*Z$/);
      expect(Math.max(...numbersOf(course))).toBe(100);
      const start = numbersOf(course)[1] ?? 0;
      expect(start).toBeGreaterThanOrEqual(10 * lane);
      expect(start).toBeLessThan(10 * lane + 10);
      expect(course).not.toMatch(/\d\.\d{3}/);
    }
});
