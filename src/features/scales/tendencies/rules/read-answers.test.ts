import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { PROVISIONAL, type Statement } from "../rules.ts";
import { instrumentSchema } from "../schema.ts";
import { matchProfiles } from "./match-profiles.ts";
import { LEAST_TIMED, readAnswers } from "./read-answers.ts";
import { groupsOf, profileOfCode } from "./read-code.ts";

const shipped = JSON.parse(readFileSync("db/seed/scales/tendencies-1.json", "utf8"));
const { statements } = instrumentSchema.parse(shipped);
const marks = (value: (one: Statement, at: number) => boolean) =>
  Object.fromEntries(statements.map((one, at) => [one.id, value(one, at)]));

describe("the shipped form", () => {
  it("names the same provisional figures as the rules", () => {
    expect({ alpha: shipped.provisional.alpha, sd: shipped.provisional.sd }).toEqual({
      alpha: PROVISIONAL.alpha,
      sd: PROVISIONAL.sd,
    });
  });
  it("is refused with a statement too few, twice, or of a strange environment", () => {
    const changed = (change: (list: Statement[]) => unknown) =>
      instrumentSchema.safeParse({ ...shipped, statements: change(structuredClone(statements)) }).success;
    expect(changed((list) => list)).toBe(true);
    expect(changed((list) => list.slice(1))).toBe(false);
    expect(changed((list) => [...list.slice(1), list[1]])).toBe(false);
    expect(changed((list) => list.map((one, at) => (at === 0 ? { ...one, environment: "X" } : one)))).toBe(false);
  });
});

describe("reading answers", () => {
  it("reads a clear profile", () => {
    const reading = readAnswers(
      statements,
      marks(({ environment }) => environment === "S"),
    );
    expect(reading.scores.S).toEqual({ raw: 9, level: "high", from: expect.closeTo(6.844, 3), to: 9 });
    expect(reading.code.groups[0]).toEqual(["S"]);
    expect(reading).toMatchObject({ flat: false, sameAnswer: null, error: { provisional: true } });
  });
  it("names the one answer given throughout", () => {
    expect(
      readAnswers(
        statements,
        marks(() => true),
      ),
    ).toMatchObject({ flat: true, sameAnswer: "true" });
    expect(
      readAnswers(
        statements,
        marks(() => false),
      ),
    ).toMatchObject({ flat: true, sameAnswer: "false" });
  });
  it("lets times count only when at least half of the statements were timed", () => {
    const answers = marks((_, at) => at % 2 === 0);
    const quick = (count: number) => readAnswers(statements, answers, Array(count).fill(300)).quality.tooFast;
    expect([quick(LEAST_TIMED - 1), quick(LEAST_TIMED)]).toEqual([false, true]);
  });
  it("gives no scores while a statement is open", () => {
    const { [statements[5]?.id ?? ""]: _, ...open } = marks(() => true);
    expect(() => readAnswers(statements, open)).toThrow(RangeError);
  });
});

describe("a code as a profile", () => {
  it("falls evenly", () => {
    expect(profileOfCode(groupsOf("SIA"))).toEqual({ R: 0, I: 6, A: 3, S: 9, E: 0, C: 0 });
    expect(profileOfCode([["C"]])).toEqual({ R: 0, I: 0, A: 0, S: 0, E: 0, C: 9 });
  });
  it("has the same score for letters that a result could not tell apart", () => {
    expect(profileOfCode(groupsOf("(IS)"))).toEqual({ R: 0, I: 6.75, A: 0, S: 6.75, E: 0, C: 0 });
    expect(profileOfCode(groupsOf("S(IA)"))).toEqual({ R: 0, I: 4.5, A: 4.5, S: 9, E: 0, C: 0 });
    expect(profileOfCode(groupsOf("(SI)(AE)"))).toMatchObject({ S: 7.875, I: 7.875, A: 3.375, E: 3.375 });
    expect(profileOfCode(groupsOf(""))).toEqual({ R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 });
  });
  it("is never flat, so that every code finds its like", () => {
    const code = fc.shuffledSubarray([...ENVIRONMENTS], { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(code, (letters) => {
        const riasec = profileOfCode(letters.map((letter) => [letter]));
        const same = matchProfiles(riasec, [{ id: "x", title: "x", riasec, jobZone: null }]);
        expect(same.matches[0]?.r).toBeCloseTo(1);
      }),
    );
  });
});
