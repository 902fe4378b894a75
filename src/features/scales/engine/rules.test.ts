import { describe, expect, it } from "vitest";
import { seeded } from "#tests/support/seeded.ts";
import {
  correlateProfiles,
  cronbachAlpha,
  flagAnswers,
  kr20,
  percentileRank,
  runsZ,
  standardError,
  standardErrorOfDifference,
  Z95,
} from "./rules.ts";

const nine = { sd: 2.2, alpha: 0.75 };

describe("reliability", () => {
  it("KR-20: p = ¾ ½ ¼, Σpq = .625, s² of totals 3 2 1 0 = 1.25 → 3/2 · (1 − .5) = .75", () => {
    const rows = [
      [true, true, true],
      [true, true, false],
      [true, false, false],
      [false, false, false],
    ];
    expect(kr20(rows)).toBeCloseTo(0.75, 12);
  });

  it("alpha of weighted options: s_i² = ⅔ and ⅔, totals 2 5 5 have s² = 2 → 2 · (1 − ⅔) = ⅔", () => {
    expect(
      cronbachAlpha([
        [1, 1],
        [2, 3],
        [3, 2],
      ]),
    ).toBeCloseTo(2 / 3, 12);
  });

  it("alpha is 1 when items move as one, and negative when they oppose each other", () => {
    expect(
      cronbachAlpha([
        [1, 2],
        [2, 3],
        [3, 4],
      ]),
    ).toBeCloseTo(1, 12);
    // s_i² = 8/3 and 2/3, totals 3 4 5 have s² = ⅔ → 2 · (1 − 5) = −8
    expect(
      cronbachAlpha([
        [1, 2],
        [3, 1],
        [5, 0],
      ]),
    ).toBeCloseTo(-8, 12);
  });

  it("is null with one person, one item, nobody, or equal totals", () => {
    expect(cronbachAlpha([])).toBeNull();
    expect(cronbachAlpha([[1, 0]])).toBeNull();
    expect(cronbachAlpha([[1], [0]])).toBeNull();
    expect(
      kr20([
        [true, false],
        [false, true],
      ]),
    ).toBeNull();
  });

  it("refuses people who answered different items", () => {
    expect(() => cronbachAlpha([[1, 0], [1]])).toThrow(RangeError);
  });
});

describe("error", () => {
  it("nine items, alpha .75, s 2.2: SEM 1.1, SE_diff 1.56 (measurement.md 2.6)", () => {
    expect(standardError(nine)).toBeCloseTo(1.1, 12);
    expect(standardErrorOfDifference(nine)).toBeCloseTo(1.5556, 4);
  });

  it("so at 95 % two such scales must differ by 4 points of 9: 1.96 · 1.5556 = 3.05", () => {
    const needed = Z95 * standardErrorOfDifference(nine);
    expect(needed).toBeCloseTo(3.049, 3);
    expect(Math.ceil(needed)).toBe(4);
  });

  it("unequal reliabilities .84 and .52 at s 2: 2 · √(2 − 1.36) = 1.6", () => {
    expect(standardErrorOfDifference({ sd: 2, alpha: 0.84 }, { sd: 2, alpha: 0.52 })).toBeCloseTo(1.6, 12);
  });

  it("refuses a reliability above 1 and a spread that is negative or not a number", () => {
    expect(() => standardError({ sd: 2, alpha: 1.01 })).toThrow(RangeError);
    expect(() => standardError({ sd: -1, alpha: 0.5 })).toThrow(RangeError);
    expect(() => standardError({ sd: Number.NaN, alpha: 0.5 })).toThrow(RangeError);
  });
});

describe("percentile rank", () => {
  it("3 below and 4 at the score of 10 people: 100 · (3 + 2) / 10 = 50", () => {
    expect(percentileRank({ below: 3, at: 4, total: 10 })).toBe(50);
  });

  it("is clipped: 0.25 → 1 and 99.75 → 99", () => {
    expect(percentileRank({ below: 0, at: 1, total: 200 })).toBe(1);
    expect(percentileRank({ below: 199, at: 1, total: 200 })).toBe(99);
  });

  it("is null without a norm group and refuses a cell that cannot be", () => {
    expect(percentileRank({ below: 0, at: 0, total: 0 })).toBeNull();
    expect(() => percentileRank({ below: 6, at: 5, total: 10 })).toThrow(RangeError);
  });

  it("never falls as the score rises, and mirrors when the scale is turned round", () => {
    const random = seeded(11);
    for (let round = 0; round < 200; round += 1) {
      const counts = Array.from({ length: 10 }, () => Math.floor(random() * 20) + 1);
      const total = counts.reduce((all, count) => all + count, 0);
      let below = 0;
      let previous = 0;
      for (const at of counts) {
        const rank = percentileRank({ below, at, total }) ?? Number.NaN;
        const mirrored = percentileRank({ below: total - below - at, at, total }) ?? Number.NaN;
        expect(rank).toBeGreaterThanOrEqual(previous);
        expect(rank + mirrored).toBeCloseTo(100, 9);
        previous = rank;
        below += at;
      }
    }
  });
});

describe("profile correlation", () => {
  it("6 4 2 0 2 4 with 7 4 1 1 4 7: products 9 0 3 9 0 3 = 24, over √(22 · 36) → .8528", () => {
    const found = correlateProfiles([6, 4, 2, 0, 2, 4], [7, 4, 1, 1, 4, 7]);
    const root = Math.sqrt(792);
    expect(found?.r).toBeCloseTo(24 / root, 12);
    expect(found?.r).toBeCloseTo(0.8528, 4);
    expect(found?.terms).toEqual([9, 0, 3, 9, 0, 3].map((product) => expect.closeTo(product / root, 12)));
  });

  it("is null for a flat profile, even of decimals whose mean is not exact", () => {
    expect(correlateProfiles([2, 2, 2], [1, 2, 3])).toBeNull();
    expect(correlateProfiles([1, 2, 3, 4, 5, 6], [0.1, 0.1, 0.1, 0.1, 0.1, 0.1])).toBeNull();
    expect(correlateProfiles([], [])).toBeNull();
    expect(correlateProfiles([1, Number.NaN, 2], [1, 2, 3])).toBeNull();
    expect(correlateProfiles([1, Infinity, 2], [1, 2, 3])).toBeNull();
    expect(correlateProfiles([1, 1e200, 2], [1, 2, 3])).toBeNull();
  });

  it("refuses profiles of different length", () => {
    expect(() => correlateProfiles([1, 2], [1, 2, 3])).toThrow(RangeError);
  });

  it("r lies in −1…1, terms add up to r, and scale, shift, sides and order do not matter", () => {
    const random = seeded(7);
    for (let round = 0; round < 500; round += 1) {
      const a = Array.from({ length: 6 }, () => Math.floor(random() * 10));
      const b = Array.from({ length: 6 }, () => 1 + 6 * random());
      if (new Set(a).size === 1) continue;
      const { r, terms } = correlateProfiles(a, b) ?? { r: Number.NaN, terms: [] };
      expect(Math.abs(r)).toBeLessThanOrEqual(1);
      expect(terms.reduce((total, term) => total + term, 0)).toBeCloseTo(r, 12);
      expect(correlateProfiles(b, a)?.r).toBeCloseTo(r, 12);
      expect(
        correlateProfiles(
          a.map((x) => 3 * x + 2),
          b,
        )?.r,
      ).toBeCloseTo(r, 12);
      expect(
        correlateProfiles(
          a.map((x) => -x),
          b,
        )?.r,
      ).toBeCloseTo(-r, 12);
      expect(correlateProfiles(a.toReversed(), b.toReversed())?.terms[5]).toBeCloseTo(terms[0] ?? Number.NaN, 12);
    }
  });

  it("is never pushed past 1 by rounding", () => {
    const random = seeded(3);
    for (let round = 0; round < 2000; round += 1) {
      const a = Array.from({ length: 6 }, () => random());
      expect(
        correlateProfiles(
          a,
          a.map((x) => 7 * x + 0.1),
        )?.r,
      ).toBeLessThanOrEqual(1);
    }
  });
});

describe("runs test", () => {
  // Expected values over every arrangement of the same answers, counted one by one.
  const table: [string, number, number][] = [
    ["aabb", 3, 2 / 3],
    ["aaabbbb", 31 / 7, 68 / 49],
    ["aabbcc", 5, 4 / 5],
    ["aaabbc", 14 / 3, 34 / 45],
  ];

  it.each(table)("%s: E %d, Var %d over all arrangements", (text, expected, spread) => {
    const runs = [...text].filter((one, at) => one !== text[at - 1]).length;
    expect(runsZ([...text])).toBeCloseTo((runs - expected) / Math.sqrt(spread), 9);
  });

  it("is below 0 for long runs, above for changes, null where only one order is possible", () => {
    expect(runsZ([..."aaaabbbb"])).toBeLessThan(0);
    expect(runsZ([..."abababab"])).toBeGreaterThan(0);
    expect([runsZ([]), runsZ(["a"]), runsZ(["a", "a"]), runsZ(["a", "b"])]).toEqual([null, null, null, null]);
  });
});

describe("answer quality", () => {
  const times = (count: number, answer: boolean): boolean[] => Array<boolean>(count).fill(answer);
  const mixed = [..."ttfftftttfffftftttfftfttfftftttffft"].map((one) => one === "t");

  it("sees nothing wrong with mixed answers at an ordinary pace", () => {
    expect(flagAnswers(mixed, [2000, 3000, 1500])).toEqual({
      allSame: false,
      runsZ: expect.closeTo(0, 0),
      longRuns: false,
      zigzag: false,
      medianMs: 2000,
      tooFast: false,
      careless: false,
    });
  });

  it("flags all true and all false, but not one lone answer or none", () => {
    expect(flagAnswers([true, true, true])).toMatchObject({ allSame: true, runsZ: null, careless: true });
    expect(flagAnswers([false, false])).toMatchObject({ allSame: true });
    expect(flagAnswers([true])).toMatchObject({ allSame: false, careless: false });
    expect(flagAnswers([])).toMatchObject({ allSame: false, careless: false });
  });

  it("flags half after half as long runs, and by turns as zigzag, beyond 3.3 on either side", () => {
    expect(flagAnswers([...times(27, true), ...times(27, false)])).toMatchObject({ longRuns: true, careless: true });
    const turns = Array.from({ length: 54 }, (_, at) => at % 2 === 0);
    expect(flagAnswers(turns)).toMatchObject({ zigzag: true, longRuns: false, careless: true });
  });

  it("does not flag a run of 25 of somebody to whom little is true", () => {
    const few = times(54, false).map((_, at) => at % 27 === 26 || at === 10);
    expect(flagAnswers(few)).toMatchObject({ longRuns: false, careless: false });
  });

  it("flags a median under 1200 ms: 1199 yes, 1200 no, (1100 + 1300) / 2 no", () => {
    expect(flagAnswers(["a", "b"], [9000, 1199, 10])).toMatchObject({ medianMs: 1199, tooFast: true, careless: true });
    expect(flagAnswers(["a", "b"], [9000, 1200, 10])).toMatchObject({ medianMs: 1200, tooFast: false });
    expect(flagAnswers(["a", "b"], [1300, 1100])).toMatchObject({ medianMs: 1200, tooFast: false });
  });

  it("cannot call a person fast whose time was not given (audio, screen reader)", () => {
    expect(flagAnswers(mixed)).toMatchObject({ medianMs: null, tooFast: false, careless: false });
  });
});
