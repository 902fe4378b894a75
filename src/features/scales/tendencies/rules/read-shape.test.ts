import { describe, expect, it } from "vitest";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { seeded } from "#tests/support/seeded.ts";
import { byEnvironment, type Profile } from "../rules.ts";
import { consistencyOf, differentiationOf, hexagonDistance } from "./read-shape.ts";

const profile = (R: number, I: number, A: number, S: number, E: number, C: number): Profile => ({ R, I, A, S, E, C });
const randomProfile = (random: () => number): Profile => byEnvironment(() => Math.floor(random() * 10));

describe("hexagon and consistency", () => {
  it("distances from R are 0 1 2 3 2 1, and A–S is 1", () => {
    expect(ENVIRONMENTS.map((one) => hexagonDistance("R", one))).toEqual([0, 1, 2, 3, 2, 1]);
    expect(hexagonDistance("A", "S")).toBe(1);
    expect(hexagonDistance("C", "I")).toBe(2);
  });

  it("first two letters RI high, RA medium, RS low, RC high again", () => {
    expect(consistencyOf(profile(9, 6, 0, 0, 0, 0))).toBe("high");
    expect(consistencyOf(profile(9, 0, 6, 0, 0, 0))).toBe("medium");
    expect(consistencyOf(profile(9, 0, 0, 6, 0, 0))).toBe("low");
    expect(consistencyOf(profile(9, 0, 0, 0, 0, 6))).toBe("high");
  });

  it("a tied first place: (RI) agrees, high; (RAE) agrees, medium; (RIA) disagrees, null", () => {
    expect(consistencyOf(profile(9, 9, 0, 0, 0, 0))).toBe("high");
    expect(consistencyOf(profile(9, 0, 9, 0, 9, 0))).toBe("medium");
    expect(consistencyOf(profile(9, 9, 9, 0, 0, 0))).toBeNull();
  });

  it("a tied second place: R(IC) agrees, high; R(IA) disagrees, null; a flat person, null", () => {
    expect(consistencyOf(profile(9, 5, 0, 0, 0, 5))).toBe("high");
    expect(consistencyOf(profile(9, 5, 5, 0, 0, 0))).toBeNull();
    expect(consistencyOf(profile(4, 4, 4, 4, 4, 4))).toBeNull();
  });
});

describe("differentiation", () => {
  it("9 7 5 3 1 0: Iachan 9 − (7 + 3)/2 = 4, Holland 9 − 0 = 9, high", () => {
    expect(differentiationOf(profile(5, 0, 9, 3, 1, 7), "clear")).toMatchObject({
      iachan: 4,
      holland: 9,
      level: "high",
    });
  });

  it("has the level of its zone, so that no two words disagree", () => {
    const levels = (["flat", "leaning", "clear"] as const).map(
      (zone) => differentiationOf(profile(9, 0, 0, 0, 0, 0), zone).level,
    );
    expect(levels).toEqual(["low", "medium", "high"]);
  });

  it("Eder: one environment alone points to its own corner with its own length", () => {
    const corners = { A: 0, I: 60, R: 120, C: 180, E: 240, S: 300 };
    for (const one of ENVIRONMENTS) {
      const { vector } = differentiationOf({ ...profile(0, 0, 0, 0, 0, 0), [one]: 8 }, "clear");
      expect(vector.length).toBeCloseTo(8, 12);
      expect(vector.angle).toBeCloseTo(corners[one], 9);
    }
  });

  it("Eder, R 1 I 2 A 3 S 4 E 5 C 6: u = −.5+1+3+2−2.5−6 = −3, v = .866 · (3 − 9) = −5.196, length 6, 240°", () => {
    const { vector } = differentiationOf(profile(1, 2, 3, 4, 5, 6), "clear");
    expect(vector).toMatchObject({ u: -3, v: expect.closeTo(-5.196, 3), length: expect.closeTo(6, 9) });
    expect(vector.angle).toBeCloseTo(240, 9);
  });

  it("has no direction when the pulls cancel out, flat or not", () => {
    expect(differentiationOf(profile(5, 5, 5, 5, 5, 5), "clear").vector).toEqual({
      u: 0,
      v: 0,
      length: 0,
      angle: null,
    });
    expect(differentiationOf(profile(9, 0, 0, 9, 0, 0), "clear").vector.angle).toBeNull();
  });

  it("does not care which environment holds which score, except for the direction", () => {
    const random = seeded(21);
    for (let round = 0; round < 300; round += 1) {
      const person = randomProfile(random);
      const turned = byEnvironment((one) => person[ENVIRONMENTS[(ENVIRONMENTS.indexOf(one) + 1) % 6] ?? "R"]);
      const [a, b] = [differentiationOf(person, "clear"), differentiationOf(turned, "clear")];
      expect([b.iachan, b.holland, b.level]).toEqual([a.iachan, a.holland, a.level]);
      expect(b.vector.length).toBeCloseTo(a.vector.length, 9);
    }
  });
});
