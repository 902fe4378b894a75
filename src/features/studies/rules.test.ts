import { expect, it } from "vitest";
import { durationOf, hoursOf, plainRule, readPercentage, subjectsThatMeet } from "./rules.ts";

it.each([
  [48, "years", 4],
  [12, "years", 1],
  [18, "halves", 1],
  [30, "halves", 2],
  [78, "halves", 6],
  [6, "months", 6],
  [14, "months", 14],
  [2.5, "months", 2.5],
  [1, "months", 1],
  [0.5, "weeks", 2],
  [0.25, "weeks", 1],
])("says %d months in %s", (months, unit, count) => {
  expect(durationOf(months)).toEqual({ unit, count });
});

it.each([
  ["85", 85],
  ["85.25", 85.25],
  ["٨٥٫٥", 85.5],
  ["۹۰", 90],
  [" 70 % ", 70],
  ["٧٠٪", 70],
  ["0", 0],
  ["100", 100],
])("reads the percentage %s", (written, value) => {
  expect(readPercentage(written)).toBe(value);
});

it.each(["", "abc", "101", "-1", "1e2", "85.", "8,5", "0x10", "Infinity", "9".repeat(80)])(
  "reads no percentage in %s",
  (written) => {
    expect(readPercentage(written)).toBeNull();
  },
);

const mark = (subject: string) => ({ subject, minimum: 60 });

it("tells a rule without needless groups", () => {
  expect(plainRule({ allOf: [mark("a")] })).toEqual(mark("a"));
  expect(plainRule({ atLeast: 1, of: [mark("a"), mark("b")] })).toEqual({ anyOf: [mark("a"), mark("b")] });
  expect(plainRule({ atLeast: 2, of: [mark("a"), mark("b")] })).toEqual({ allOf: [mark("a"), mark("b")] });
  expect(plainRule({ allOf: [mark("a"), { anyOf: [{ allOf: [mark("b")] }] }] })).toEqual({
    allOf: [mark("a"), mark("b")],
  });
});

it("leaves a rule that says something as it is", () => {
  const rule = { atLeast: 2, of: [mark("a"), { anyOf: [mark("b"), mark("c")] }, mark("d")] };
  expect(plainRule(rule)).toEqual(rule);
});

it("chooses subjects that meet a rule, each once", () => {
  expect(subjectsThatMeet(mark("a"))).toEqual(["a"]);
  expect(subjectsThatMeet({ anyOf: [mark("a"), mark("b")] })).toEqual(["a"]);
  expect(subjectsThatMeet({ allOf: [mark("a"), { atLeast: 2, of: [mark("a"), mark("b"), mark("c")] }] })).toEqual([
    "a",
    "b",
  ]);
});

it("takes four hours of a day, its first and its last among them", () => {
  expect(hoursOf([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 3, 5, 7]);
  expect(hoursOf([1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
  expect(hoursOf([1, 2, 3])).toEqual([]);
});
