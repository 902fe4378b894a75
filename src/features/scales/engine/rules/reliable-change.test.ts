import { expect, it } from "vitest";
import { normals, seeded } from "#tests/support/seeded.ts";
import { chanceOfOne, reliableChange } from "./reliable-change.ts";

const nine = { sd: 2.2, alpha: 0.75 };

it("by hand: s 2.2 and alpha .75 give 2.2 · √(2 · .25) = 1.5556; 3 to 7 is 4 / 1.5556 = 2.571, real; 4 to 7 is 1.928, chance", () => {
  expect(reliableChange(3, 7, nine)).toEqual({ index: expect.closeTo(2.571, 3), change: "up", least: 4 });
  expect(reliableChange(4, 7, nine)).toEqual({ index: expect.closeTo(1.928, 3), change: "chance", least: 4 });
  expect(reliableChange(7, 3, nine)).toEqual({ index: expect.closeTo(-2.571, 3), change: "down", least: 4 });
  expect(reliableChange(5, 5, nine)).toEqual({ index: 0, change: "same", least: 4 });
});

it("by hand: s 4.3 and alpha .68 give 4.3 · √.64 = 3.44, so that 7 points are real (2.035) and 6 are not (1.744)", () => {
  const side = { sd: 4.3, alpha: 0.68 };
  expect(reliableChange(10, 17, side)).toEqual({ index: expect.closeTo(2.035, 3), change: "up", least: 7 });
  expect(reliableChange(17, 11, side)).toMatchObject({ index: expect.closeTo(-1.744, 3), change: "chance" });
});

it("takes every gap as real where the scale has no error", () => {
  const exact = { sd: 2, alpha: 1 };
  expect(reliableChange(3, 4, exact)).toEqual({ index: null, change: "up", least: 1 });
  expect(reliableChange(3, 3, exact)).toMatchObject({ change: "same" });
});

it("calls a change of nobody real in 5 of 100 pairs at most, and least is where it begins", () => {
  const normal = normals(seeded(26));
  const error = 2.2 * Math.sqrt(0.25);
  let real = 0;
  for (let pair = 0; pair < 20_000; pair += 1) {
    const change = reliableChange(4.5 + error * normal(), 4.5 + error * normal(), nine);
    if (change.change !== "chance") real += 1;
  }
  expect(real / 20_000).toBeGreaterThan(0.045);
  expect(real / 20_000).toBeLessThan(0.055);
  const { least } = reliableChange(0, 0, nine);
  expect([reliableChange(0, least, nine).change, reliableChange(0, least - 1, nine).change]).toEqual(["up", "chance"]);
});

it("of six scores one crosses the bound by chance in 26 of 100 pairs", () => {
  expect(chanceOfOne(6)).toBeCloseTo(0.265, 3);
  expect(chanceOfOne(1)).toBeCloseTo(0.05, 10);
});
