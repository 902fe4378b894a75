import { describe, expect, it } from "vitest";
import { normals, seeded } from "#tests/support/seeded.ts";
import { flagAnswers } from "../rules.ts";
import { testSameness, type Zone } from "./test-sameness.ts";

const TAKERS = 50_000;
const SCALES = 6;
const nine = { sd: 2.2, alpha: 0.75, mean: 4.5 };
/** Of true scores over people, and of error. */
const SPREAD = nine.sd * Math.sqrt(nine.alpha);
const NOISE = nine.sd * Math.sqrt(1 - nine.alpha);

/** A score as a scale of nine statements gives it. */
const scored = (value: number): number => Math.min(9, Math.max(0, Math.round(value)));

function shares(take: () => readonly number[]): Readonly<Record<Zone, number>> {
  const counts = { flat: 0, leaning: 0, clear: 0 };
  for (let taker = 0; taker < TAKERS; taker += 1) counts[testSameness(take(), nine).zone] += 1;
  return { flat: counts.flat / TAKERS, leaning: counts.leaning / TAKERS, clear: counts.clear / TAKERS };
}

describe("the zones over 50,000 takers (measurement.md 2.3)", () => {
  it("stop a list for 76 of 100 truly flat people, and an ordered one for 95", () => {
    const normal = normals(seeded(2026));
    const found = shares(() => {
      const same = nine.mean + SPREAD * normal();
      return Array.from({ length: SCALES }, () => scored(same + NOISE * normal()));
    });
    expect(found.flat).toBeGreaterThan(0.75);
    expect(found.flat).toBeLessThan(0.775);
    expect(found.flat + found.leaning).toBeGreaterThan(0.94);
    expect(found.flat + found.leaning).toBeLessThan(0.955);
  });

  it("call a fifth flat of a population whose scales correlate as on the hexagon", () => {
    const normal = normals(seeded(1959));
    // Published correlations by distance .366 .169 −.007, freed of error by alpha; the square root of a circle of six by its waves.
    const circle = [1, 0.366 / 0.75, 0.169 / 0.75, -0.007 / 0.75, 0.169 / 0.75, 0.366 / 0.75];
    const wave = (at: number) => Math.cos((2 * Math.PI * at) / SCALES);
    const power = circle.map((_, k) => Math.sqrt(circle.reduce((sum, r, d) => sum + r * wave(k * d), 0)));
    const root = circle.map((_, d) => power.reduce((sum, p, k) => sum + p * wave(k * d), 0) / SCALES);
    const found = shares(() => {
      const drawn = Array.from({ length: SCALES }, normal);
      return drawn.map((_, at) => {
        const truth = drawn.reduce((sum, one, other) => sum + one * (root[Math.abs(at - other)] ?? 0), 0);
        return scored(nine.mean + SPREAD * truth + NOISE * normal());
      });
    });
    expect(found.flat).toBeGreaterThan(0.17);
    expect(found.flat).toBeLessThan(0.23);
    expect(found.clear).toBeGreaterThan(0.5);
  });
});

describe("the runs test over honest takers", () => {
  it.each([0.15, 0.5, 0.85])("flags under 6 of 1,000 who mark %d true", (share) => {
    const random = seeded(Math.round(share * 100));
    let flagged = 0;
    for (let taker = 0; taker < 4000; taker += 1)
      if (flagAnswers(Array.from({ length: 54 }, () => random() < share)).careless) flagged += 1;
    expect(flagged / 4000).toBeLessThan(0.006);
  });
});
