import { expect, it } from "vitest";
import { testSameness } from "./test-sameness.ts";

const nine = { sd: 2.2, alpha: 0.75 };

it("6 5 4 4 3 2: Σ(x − 4)² = 10, over 1.1² is Q 8.264, p .142: a leaning", () => {
  expect(testSameness([6, 5, 4, 4, 3, 2], nine)).toEqual({
    q: expect.closeTo(8.2645, 4),
    p: expect.closeTo(0.1422, 3),
    zone: "leaning",
  });
});

it("turns at p .20 and .05, which for this scale lie at Q 7.289 and 11.070", () => {
  const zoneAt = (q: number) => {
    // Two scores alone move from the mean: 2 d² = q · 1.21.
    const d = Math.sqrt((q * 1.21) / 2);
    return testSameness([5 + d, 5 - d, 5, 5, 5, 5], nine).zone;
  };
  expect([7.28, 7.3, 11.06, 11.08].map(zoneAt)).toEqual(["flat", "leaning", "leaning", "clear"]);
});

it("takes its bounds from alpha and s in force: a better scale sees more", () => {
  const scores = [5, 4, 4, 3, 3, 3];
  expect(testSameness(scores, nine).zone).toBe("flat");
  expect(testSameness(scores, { sd: 2.2, alpha: 0.95 }).zone).toBe("clear");
});

it("calls equal scores the same even without any error, and others different then", () => {
  expect(testSameness([3, 3, 3], { sd: 2, alpha: 1 })).toEqual({ q: 0, p: 1, zone: "flat" });
  expect(testSameness([3, 3, 4], { sd: 2, alpha: 1 }).zone).toBe("clear");
});
