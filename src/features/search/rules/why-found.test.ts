import { expect, it } from "vitest";
import { plainText } from "./cut-marks.ts";
import { readQuestion } from "./read-query.ts";
import { textsIn, whyFound } from "./why-found.ts";

it("gives the first words that answer, cut around them; null where none do", () => {
  const asked = readQuestion("nurse");
  const why = whyFound(["midwife", "birth nurse", "a nurse on a ward"], asked);
  expect(why && plainText(why)).toBe("birth nurse");
  expect(whyFound(["baker"], asked)).toBeNull();
});

it("reads texts of lists and records", () => {
  expect(textsIn({ a: ["one", { b: "two" }], c: 3, d: null })).toEqual(["one", "two"]);
  expect(textsIn([{ documentId: "x1", slug: "birth-nurse", title: "قابلة" }]), "no name for machines").toEqual([
    "قابلة",
  ]);
});
