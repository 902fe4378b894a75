import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { instrumentSchema } from "../../engine/rules/check-instrument.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import { byEnvironment, type Profile, type Statement } from "../rules.ts";
import { isTendenciesForm, statementsOf } from "../schema.ts";
import { answersWithScores } from "./answers-with-scores.ts";
import { matchProfiles } from "./match-profiles.ts";
import { LEAST_TIMED, readAnswers, readScoresAnew, SCORING_VERSION } from "./read-answers.ts";
import { groupsOf, profileOfCode } from "./read-code.ts";

const shipped = JSON.parse(readFileSync("db/seed/scales/tendencies-1.json", "utf8"));
const body = instrumentSchema.parse(shipped);
const statements = statementsOf(body);
const marks = (value: (one: Statement, at: number) => boolean) =>
  Object.fromEntries(statements.map((one, at) => [one.id, value(one, at)]));

describe("the shipped form", () => {
  it("is one with a statement too few, twice, of a strange environment or weight no more", () => {
    const changed = (change: (items: Instrument["items"]) => unknown) =>
      isTendenciesForm({ ...body, items: change(structuredClone(body.items)) } as Instrument);
    const keyed = (key: object) => (items: Instrument["items"]) =>
      items.map((one, at) => (at === 0 ? { ...one, keys: [{ ...one.keys[0], ...key }] } : one));
    expect(changed((items) => items)).toBe(true);
    expect(changed((items) => items.slice(1))).toBe(false);
    expect(changed((items) => [...items.slice(1), items[1]])).toBe(false);
    expect(changed(keyed({ scale: "X" }))).toBe(false);
    expect(changed(keyed({ weight: 2 }))).toBe(false);
    expect(changed(keyed({ reversed: true }))).toBe(false);
    expect(isTendenciesForm({ ...body, answers: "five-point" } as Instrument)).toBe(false);
  });
});

describe("reading answers", () => {
  it("reads a clear profile", () => {
    const reading = readAnswers(
      statements,
      marks(({ environment }) => environment === "S"),
    );
    expect(reading.scores.S).toMatchObject({ raw: 9, level: "high", from: expect.closeTo(6.008, 3), to: 9 });
    expect(reading.code.groups[0]).toEqual(["S"]);
    expect(reading).toMatchObject({ scoring: SCORING_VERSION, kind: "clear", sameAnswer: null });
    expect(reading.error).toEqual({ provisional: true, alpha: 0.75, sd: 2.2, mean: 4.5 });
    expect(reading.chances.S).toBeGreaterThan(0.99);
  });
  const scoresOf = (text: string) => byEnvironment((one) => Number(text["RIASEC".indexOf(one)]));
  const withScores = (text: string) => readAnswers(statements, answersWithScores(statements, scoresOf(text)));
  it.each([
    ["364732", "clear", "(SI)"],
    ["654432", "leaning", "(RI)"],
    ["554433", "flat", ""],
    ["555550", "clear", ""],
  ])("reads %s as %s with the code “%s”", (scores, kind, code) => {
    const reading = withScores(scores);
    expect(byEnvironment((one) => reading.scores[one].raw)).toEqual(scoresOf(scores));
    expect([reading.kind, reading.code.text]).toEqual([kind, code]);
  });
  it("names the one answer given throughout, and reads nothing of it", () => {
    for (const value of [true, false])
      expect(
        readAnswers(
          statements,
          marks(() => value),
        ),
      ).toMatchObject({ kind: "careless", sameAnswer: String(value), code: { text: "" } });
  });
  it("does not call somebody careless to whom some environments are all true and the others all false", () => {
    const newest = instrumentSchema.parse(JSON.parse(readFileSync("db/seed/scales/tendencies-2.json", "utf8")));
    for (const form of [statements, statementsOf(newest)])
      for (const leading of ["S", "SI", "RAE", "ICE", "RIAS"]) {
        const answers = Object.fromEntries(form.map(({ id, environment }) => [id, leading.includes(environment)]));
        expect(readAnswers(form, answers).quality.careless, leading).toBe(false);
      }
  });
  it("never calls scores careless that are spread over the form", () => {
    const scores = fc.record(byEnvironment(() => fc.integer({ min: 0, max: 9 })));
    const isMixed = (one: Profile) => new Set(Object.values(one)).size > 1;
    const careless = (one: Profile) => readAnswers(statements, answersWithScores(statements, one)).kind === "careless";
    fc.assert(fc.property(scores.filter(isMixed), (one) => !careless(one)));
  });
  it("reads scores without answers as it reads the answers, and keeps what is known of how they were given", () => {
    const whole = withScores("364732");
    const scores = { R: 3, I: 6, A: 4, S: 7, E: 3, C: 2 };
    const former = { flat: false, quality: { medianMs: null, longRun: true, careless: true } };
    const { quality, ...rest } = readScoresAnew(scores, former);
    const { quality: _, ...expected } = whole;
    expect(rest).toEqual(expected);
    expect(quality).toMatchObject({ runsZ: null, careless: false });
    expect(readScoresAnew(scores, { quality: { medianMs: 300 } }).kind).toBe("careless");
    expect(readScoresAnew({ R: 9, I: 9, A: 9, S: 9, E: 9, C: 9 }, null)).toMatchObject({
      kind: "careless",
      sameAnswer: "true",
    });
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
        expect(same[0]?.r).toBeCloseTo(1);
      }),
    );
  });
});
