import { expect, it } from "vitest";
import { cutMarks, plainText } from "./cut-marks.ts";

const marks = (...texts: string[]) => texts.map((text, at) => ({ text, isMatch: at % 2 === 1 }));

it("leaves a text alone that is short enough", () => {
  const whole = marks("A ", "nurse", " cares");
  expect(cutMarks(whole, 13)).toBe(whole);
});

it("cuts after a whole word, counts the ellipsis, and keeps marks", () => {
  expect(cutMarks(marks("A ", "nurse", " cares for people"), 16)).toEqual([
    ...marks("A ", "nurse", " cares"),
    { text: "…", isMatch: false },
  ]);
});

it("never ends inside a marked word", () => {
  expect(plainText(cutMarks(marks("رعاية ", "المرضى"), 9))).toBe("رعاية…");
});

it("keeps a letter with its signs where one word is longer than all", () => {
  const text = "ب\u064e\u0651".repeat(30);
  for (const most of [8, 9, 10, 11]) {
    const cut = plainText(cutMarks(marks(text), most));
    expect([...cut].length).toBeLessThanOrEqual(most);
    expect(cut).toMatch(/^(ب\u064e\u0651)*…$/);
  }
});
