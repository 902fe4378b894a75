import { describe, expect, it } from "vitest";
import { areApart, leadingChances, secondAttemptBand, trueScoreBand } from "./true-scores.ts";

const nine = { sd: 2.2, alpha: 0.75, mean: 4.5 };
const range = { min: 0, max: 9 };

describe("bands", () => {
  it("the tendency behind 5: 4.5 + .75 · .5 = 4.875, ± 1.96 · 2.2 · √(.75 · .25) = 1.867", () => {
    const band = trueScoreBand(5, nine, range);
    expect(band.from).toBeCloseTo(4.875 - 1.8671, 3);
    expect(band.to).toBeCloseTo(4.875 + 1.8671, 3);
  });

  it("another attempt after 5: 5 ± 1.96 · 2.2 · √(2 · .25) = 3.049, wider, and about the score itself", () => {
    const band = secondAttemptBand(5, nine, range);
    expect(band).toEqual({ from: expect.closeTo(1.951, 3), to: expect.closeTo(8.049, 3) });
    for (let raw = 0; raw <= 9; raw += 1) {
      const [known, again] = [trueScoreBand(raw, nine, range), secondAttemptBand(raw, nine, range)];
      expect(again.to - again.from).toBeGreaterThan(known.to - known.from - 1e-9);
    }
  });

  it("leans towards the mean: behind 9 lies 6.0 to 9, behind 0 lies 0 to 3.0", () => {
    expect(trueScoreBand(9, nine, range)).toEqual({ from: expect.closeTo(6.008, 3), to: 9 });
    expect(trueScoreBand(0, nine, range)).toEqual({ from: 0, to: expect.closeTo(2.992, 3) });
  });

  it("refuses a score outside of the scale", () => {
    for (const raw of [-1, 10, Number.NaN]) {
      expect(() => trueScoreBand(raw, nine, range)).toThrow(RangeError);
      expect(() => secondAttemptBand(raw, nine, range)).toThrow(RangeError);
    }
  });

  it("with nine statements two scores differ from 4 points on", () => {
    expect([3, 4].map((gap) => areApart(2 + gap, 2, nine))).toEqual([false, true]);
  });
});

describe("chances to be among the first three", () => {
  it("equal those of 400,000 draws made elsewhere, to half a point of a hundred", () => {
    const drawn = [0.2164, 0.9549, 0.5604, 0.9916, 0.215, 0.0616];
    for (const [at, chance] of leadingChances([3, 6, 4, 7, 3, 2], nine, 3).entries())
      expect(Math.abs(chance - (drawn[at] ?? 0))).toBeLessThan(0.005);
    const clearer = [0.9999, 0.8591, 0.6096, 0.2569, 0.2573, 0.0172];
    for (const [at, chance] of leadingChances([9, 5, 4, 3, 3, 1], nine, 3).entries())
      expect(Math.abs(chance - (clearer[at] ?? 0))).toBeLessThan(0.005);
  });

  it("add up to three, are alike for equal scores, and rise with the score", () => {
    const chances = leadingChances([9, 5, 5, 3, 0, 1], nine, 3);
    expect(chances.reduce((total, one) => total + one, 0)).toBeCloseTo(3, 8);
    expect(chances[1]).toBeCloseTo(chances[2] ?? 0, 12);
    expect(chances[3]).toBeGreaterThan(chances[5] ?? 1);
    for (const chance of leadingChances([4, 4, 4, 4, 4, 4], nine, 3)) expect(chance).toBeCloseTo(0.5, 8);
  });

  it("without error the highest have the places, and equal ones share them", () => {
    const exact = { ...nine, alpha: 1 };
    expect(leadingChances([9, 8, 7, 3, 2, 1], exact, 3)).toEqual([1, 1, 1, 0, 0, 0]);
    expect(leadingChances([9, 8, 5, 5, 2, 1], exact, 3)).toEqual([1, 1, 0.5, 0.5, 0, 0]);
  });
});
