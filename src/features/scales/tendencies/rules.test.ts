import { describe, expect, it } from "vitest";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import {
  byEnvironment,
  compareTakings,
  consistencyOf,
  DEFAULT_TOP,
  differentiationOf,
  findMarked,
  findUnanswered,
  GUEST_STATEMENTS,
  groupTies,
  hexagonDistance,
  hollandCode,
  isFlat,
  isFullForm,
  levelOf,
  PROVISIONAL,
  type Profile,
  readScores,
  STATEMENTS,
  STATEMENTS_PER_ENVIRONMENT,
  scoreAnswers,
} from "./rules.ts";

/** Mulberry32: the same numbers 0–1 for the same seed on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const profile = (R: number, I: number, A: number, S: number, E: number, C: number): Profile => ({ R, I, A, S, E, C });
const randomProfile = (random: () => number): Profile => byEnvironment(() => Math.floor(random() * 10));
const form = ENVIRONMENTS.flatMap((environment) =>
  Array.from({ length: 9 }, (_, at) => ({ id: `${environment}${at + 1}`, environment })),
);
const answerAll = (isTrue: (id: string) => boolean) => Object.fromEntries(form.map(({ id }) => [id, isTrue(id)]));
/** Answers that give exactly this profile: the first X_d statements of each environment are true. */
const answersFor = (wanted: Profile) => answerAll((id) => Number(id.slice(1)) <= wanted[id[0] as Environment]);
const text = (wanted: Profile): string => hollandCode(wanted).text;

describe("numbers of the specification", () => {
  it("54 statements, 9 for each of six environments, top 5, 6 for guests, provisional .75 and 2.2", () => {
    expect([STATEMENTS, STATEMENTS_PER_ENVIRONMENT, DEFAULT_TOP, GUEST_STATEMENTS]).toEqual([54, 9, 5, 6]);
    expect(STATEMENTS).toBe(ENVIRONMENTS.length * STATEMENTS_PER_ENVIRONMENT);
    expect(ENVIRONMENTS.join("")).toBe("RIASEC");
    expect(PROVISIONAL).toEqual({ provisional: true, alpha: 0.75, sd: 2.2 });
  });

  it("a full form has every statement once", () => {
    expect(isFullForm(form)).toBe(true);
    expect(isFullForm(form.slice(1))).toBe(false);
    expect(isFullForm([...form.slice(1), { id: "R1", environment: "I" }])).toBe(false);
    expect(isFullForm([...form.slice(1), { id: "R2", environment: "R" }])).toBe(false);
  });
});

describe("scoring", () => {
  it("counts what is marked true", () => {
    const wanted = profile(0, 9, 3, 4, 1, 7);
    expect(scoreAnswers(form, answersFor(wanted))).toEqual(wanted);
    expect(findMarked(form, answersFor(wanted)).map(({ id }) => id)).toContain("I9");
    expect(findMarked(form, answersFor(wanted))).toHaveLength(24);
  });

  it("cannot score a form with an answer missing, even when the missing id is a word every object knows", () => {
    const { R1: _left, ...rest } = answersFor(profile(1, 1, 1, 1, 1, 1));
    expect(findUnanswered(form, rest)).toEqual([{ id: "R1", environment: "R" }]);
    expect(() => scoreAnswers(form, rest)).toThrow("Unanswered: R1");
    expect(() => scoreAnswers([{ id: "toString", environment: "R" }], {})).toThrow("Unanswered: toString");
  });

  it("cannot score a statement listed twice, and ignores answers to others", () => {
    const one = { id: "x", environment: "S" } as const;
    expect(() => scoreAnswers([one, one], { x: true })).toThrow("twice");
    expect(scoreAnswers([one], { x: true, stranger: true })).toEqual(profile(0, 0, 0, 1, 0, 0));
  });

  it("does not depend on the order of statements, and one more true adds one point to its environment alone", () => {
    const random = seeded(54);
    for (let round = 0; round < 100; round += 1) {
      const answers = answerAll(() => random() < 0.5);
      const before = scoreAnswers(form, answers);
      const shuffled = form.map((one) => ({ one, key: random() })).sort((a, b) => a.key - b.key);
      expect(
        scoreAnswers(
          shuffled.map(({ one }) => one),
          answers,
        ),
      ).toEqual(before);
      const flipped = form.find(({ id }) => answers[id] === false);
      if (!flipped) continue;
      const after = scoreAnswers(form, { ...answers, [flipped.id]: true });
      expect(after).toEqual({ ...before, [flipped.environment]: before[flipped.environment] + 1 });
    }
  });
});

describe("levels", () => {
  it("low 0–3, middle 4–6, high 7–9, nothing else", () => {
    const levels = Array.from({ length: 10 }, (_, raw) => levelOf(raw)[0]).join("");
    expect(levels).toBe("llllmmmhhh");
    for (const wrong of [-1, 10, 4.5, Number.NaN]) expect(() => levelOf(wrong)).toThrow(RangeError);
  });

  it("reads 5 as middle with the band 2.844–7.156 and 9 as high up to 9", () => {
    const readings = readScores(profile(5, 9, 0, 5, 5, 5));
    const band = { from: expect.closeTo(2.844, 9), to: expect.closeTo(7.156, 9) };
    expect(readings.R).toEqual({ raw: 5, level: "middle", ...band });
    expect(readings.I).toMatchObject({ level: "high", to: 9 });
    expect(readings.A).toMatchObject({ level: "low", from: 0 });
  });
});

describe("Holland code with ties (SE_diff 1.556: a difference of 1 ties, 2 does not)", () => {
  it("S 9, I 6, A 5: S stands alone, I and A tie → S(IA)", () => {
    const code = hollandCode(profile(0, 6, 5, 9, 1, 2));
    expect(code.groups).toEqual([["S"], ["I", "A"]]);
    expect(code.text).toBe("S(IA)");
    expect(code.order.join("")).toBe("SIACER");
    expect(code.undecided).toEqual([]);
  });

  it("three clear letters stand without brackets: R 9, C 6, E 4, rest ≤ 2 → RCE", () => {
    expect(text(profile(9, 0, 1, 2, 4, 6))).toBe("RCE");
  });

  it("shows four letters when the third and the fourth tie", () => {
    expect(text(profile(9, 7, 5, 4, 0, 0))).toBe("RI(AS)");
    expect(text(profile(9, 9, 5, 4, 0, 0))).toBe("(RI)(AS)");
    expect(text(profile(9, 9, 9, 8, 0, 0))).toBe("(RIAS)");
  });

  it("stops at a tied third place already full: (RIA), not a fourth letter", () => {
    expect(text(profile(9, 9, 9, 4, 2, 0))).toBe("(RIA)");
  });

  it("chain 9 8 7 6: 8 ties with 9; 7 is held against 9, not 8, and opens a group that 6 joins", () => {
    expect(groupTies(profile(9, 8, 7, 6, 0, 0))).toEqual([
      ["R", "I"],
      ["A", "S"],
      ["E", "C"],
    ]);
  });

  it("leaves out whole a group that would pass four letters, and never picks R over C in it", () => {
    const third = hollandCode(profile(4, 4, 4, 4, 4, 9));
    expect(third.text).toBe("C");
    expect(third.undecided).toEqual(["R", "I", "A", "S", "E"]);
    expect(text(profile(9, 7, 4, 4, 4, 0))).toBe("RI");
    expect(hollandCode(profile(5, 5, 5, 5, 5, 0))).toMatchObject({ text: "", undecided: ["R", "I", "A", "S", "E"] });
  });

  it("with a scale of no error only equal scores tie", () => {
    const exact = { sd: 2, alpha: 1 };
    expect(hollandCode(profile(9, 8, 7, 0, 0, 0), exact).text).toBe("RIA");
    expect(hollandCode(profile(9, 9, 7, 0, 1, 2), exact).text).toBe("(RI)A");
  });

  it("holds for any profile: groups rebuild the order, are no wider than SE_diff, apart from the next, ≤ 4 shown", () => {
    const random = seeded(6);
    for (let round = 0; round < 2000; round += 1) {
      const person = randomProfile(random);
      const groups = groupTies(person);
      const { order, groups: shown, text: written } = hollandCode(person);
      expect(groups.flat()).toEqual(order);
      for (const [at, group] of groups.entries()) {
        const scores = group.map((one) => person[one]);
        expect(Math.max(...scores) - Math.min(...scores)).toBeLessThan(1.556);
        const next = groups[at + 1]?.[0];
        if (next) expect((scores[0] ?? 0) - person[next]).toBeGreaterThan(1.555);
      }
      expect(shown).toEqual(groups.slice(0, shown.length));
      expect(shown.flat().length).toBeLessThanOrEqual(4);
      expect(written.replace(/[()]/g, "")).toBe(shown.flat().join(""));
    }
  });
});

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
    expect(differentiationOf(profile(5, 0, 9, 3, 1, 7))).toMatchObject({ iachan: 4, holland: 9, level: "high" });
  });

  it("DI5 3 low, 4 and 6 medium, 7 high (1.96 SE_diff = 3.05, twice 6.10)", () => {
    const levels = [3, 4, 6, 7].map((top) => differentiationOf(profile(top, 0, 0, 0, 0, 0)).level);
    expect(levels).toEqual(["low", "medium", "medium", "high"]);
  });

  it("Eder: one environment alone points to its own corner with its own length", () => {
    const corners = { A: 0, I: 60, R: 120, C: 180, E: 240, S: 300 };
    for (const one of ENVIRONMENTS) {
      const { vector } = differentiationOf({ ...profile(0, 0, 0, 0, 0, 0), [one]: 8 });
      expect(vector.length).toBeCloseTo(8, 12);
      expect(vector.angle).toBeCloseTo(corners[one], 9);
    }
  });

  it("Eder, R 1 I 2 A 3 S 4 E 5 C 6: u = −.5+1+3+2−2.5−6 = −3, v = .866 · (3 − 9) = −5.196, length 6, 240°", () => {
    const { vector } = differentiationOf(profile(1, 2, 3, 4, 5, 6));
    expect(vector).toMatchObject({ u: -3, v: expect.closeTo(-5.196, 3), length: expect.closeTo(6, 9) });
    expect(vector.angle).toBeCloseTo(240, 9);
  });

  it("has no direction when the pulls cancel out, flat or not", () => {
    expect(differentiationOf(profile(5, 5, 5, 5, 5, 5)).vector).toEqual({ u: 0, v: 0, length: 0, angle: null });
    expect(differentiationOf(profile(9, 0, 0, 9, 0, 0)).vector.angle).toBeNull();
  });

  it("does not care which environment holds which score, except for the direction", () => {
    const random = seeded(21);
    for (let round = 0; round < 300; round += 1) {
      const person = randomProfile(random);
      const turned = byEnvironment((one) => person[ENVIRONMENTS[(ENVIRONMENTS.indexOf(one) + 1) % 6] ?? "R"]);
      const [a, b] = [differentiationOf(person), differentiationOf(turned)];
      expect([b.iachan, b.holland, b.level]).toEqual([a.iachan, a.holland, a.level]);
      expect(b.vector.length).toBeCloseTo(a.vector.length, 9);
      expect(isFlat(turned)).toBe(isFlat(person));
    }
  });
});

describe("flat profile", () => {
  it("DI5 0 and 1 are flat, 2 is not (SE_diff 1.556)", () => {
    expect(isFlat(profile(5, 5, 5, 5, 5, 5))).toBe(true);
    expect(isFlat(profile(0, 1, 0, 1, 0, 0))).toBe(true);
    expect(isFlat(profile(2, 2, 3, 2, 2, 1))).toBe(false);
    expect(isFlat(profile(5, 5, 5, 5, 5, 5), { sd: 2, alpha: 1 })).toBe(true);
  });

  it("is the same as DI5 < SE_diff, and always leaves the code empty", () => {
    const random = seeded(4);
    for (let round = 0; round < 500; round += 1) {
      const person = byEnvironment(() => 3 + Math.floor(random() * 3));
      expect(isFlat(person)).toBe(differentiationOf(person).holland < 1.5556);
      if (isFlat(person)) expect(text(person)).toBe("");
    }
  });
});

it("two takings: A from 3 to 7 changed (RCI 2.57), S from 4 to 7 did not (1.93), R stood still", () => {
  const change = compareTakings(profile(2, 0, 3, 4, 0, 0), profile(2, 0, 7, 7, 0, 0));
  expect(change.A).toEqual({ index: expect.closeTo(2.571, 3), reliable: true });
  expect(change.S?.reliable).toBe(false);
  expect(change.R).toEqual({ index: 0, reliable: false });
});
