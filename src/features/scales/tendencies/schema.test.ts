import { describe, expect, it } from "vitest";
import { parseInput } from "#platform/http/input.ts";
import { answersSchema } from "./schema.ts";

const answersOf = (count: number, answer: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`R${at}`, answer]));

function faults(body: unknown): unknown {
  try {
    return parseInput(answersSchema, body);
  } catch (error) {
    return (error as { details: { fields: unknown } }).details.fields;
  }
}

describe("the body of all answers", () => {
  it("takes booleans and their words", () => {
    expect(faults({ answers: { R1: true, R2: "false" } })).toEqual({ answers: { R1: true, R2: "false" } });
  });

  it("is counted before its answers are looked at", () => {
    expect(faults({ answers: answersOf(90_000, 1) })).toEqual([
      expect.objectContaining({ path: "answers", code: "too_long" }),
    ]);
  });

  it.each([
    ["nothing", {}],
    ["a list", { answers: [true] }],
    ["text", { answers: "true" }],
    ["null", { answers: null }],
  ])("refuses %s", (_name, body) => {
    expect(faults(body)).toEqual([expect.objectContaining({ path: "answers", code: "wrong_type" })]);
  });

  it("names the answer that is neither", () => {
    expect(faults({ answers: { R1: "maybe" } })).toEqual([
      expect.objectContaining({ path: "answers.R1", code: "scales_true_or_false" }),
    ]);
  });
});
