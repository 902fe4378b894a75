import { describe, expect, it } from "vitest";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { seeded } from "#tests/support/seeded.ts";
import {
  DEFAULT_TOP,
  findMarked,
  findUnanswered,
  GUEST_STATEMENTS,
  isFullForm,
  levelOf,
  PROVISIONAL,
  type Profile,
  readScores,
  STATEMENTS,
  STATEMENTS_PER_ENVIRONMENT,
  scoreAnswers,
} from "./rules.ts";

const profile = (R: number, I: number, A: number, S: number, E: number, C: number): Profile => ({ R, I, A, S, E, C });
const form = ENVIRONMENTS.flatMap((environment) =>
  Array.from({ length: 9 }, (_, at) => ({ id: `${environment}${at + 1}`, environment })),
);
const answerAll = (isTrue: (id: string) => boolean) => Object.fromEntries(form.map(({ id }) => [id, isTrue(id)]));
/** Answers that give exactly this profile: the first X_d statements of each environment are true. */
const answersFor = (wanted: Profile) => answerAll((id) => Number(id.slice(1)) <= wanted[id[0] as Environment]);

describe("numbers of the specification", () => {
  it("54 statements, 9 for each of six environments, top 5, 6 for guests, provisional .75 and 2.2", () => {
    expect([STATEMENTS, STATEMENTS_PER_ENVIRONMENT, DEFAULT_TOP, GUEST_STATEMENTS]).toEqual([54, 9, 5, 6]);
    expect(STATEMENTS).toBe(ENVIRONMENTS.length * STATEMENTS_PER_ENVIRONMENT);
    expect(ENVIRONMENTS.join("")).toBe("RIASEC");
    expect(PROVISIONAL).toEqual({ provisional: true, alpha: 0.75, sd: 2.2, mean: 4.5 });
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

  it("reads 5 as middle with both bands, 9 as high up to 9, 0 as low from 0", () => {
    const readings = readScores(profile(5, 9, 0, 5, 5, 5));
    expect(readings.R).toEqual({
      raw: 5,
      level: "middle",
      from: expect.closeTo(3.008, 3),
      to: expect.closeTo(6.742, 3),
      again: { from: expect.closeTo(1.951, 3), to: expect.closeTo(8.049, 3) },
    });
    expect(readings.I).toMatchObject({ level: "high", to: 9 });
    expect(readings.A).toMatchObject({ level: "low", from: 0 });
  });
});
