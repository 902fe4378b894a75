import { expect, it } from "vitest";
import { arabicSyllables, englishSyllables, fleschKincaid, osman, sentencesOf, wordsOf } from "./reading-ease.mjs";

it("counts English syllables, a silent e and a weak -ed aside", () => {
  const counted = ["cat", "make", "table", "reading", "worked", "wanted", "imagination"].map(englishSyllables);
  expect(counted).toEqual([1, 1, 2, 2, 1, 2, 5]);
});

it("by hand: 6 words, 1 sentence, 6 syllables give .39 · 6 + 11.8 − 15.59 = −1.45", () => {
  expect(fleschKincaid("The cat sat on the mat.")).toBeCloseTo(-1.45, 10);
});

it("estimates Arabic syllables, long vowels as long ones", () => {
  expect(arabicSyllables("كتاب")).toEqual({ short: 1, long: 1, count: 2 });
  expect(arabicSyllables("من")).toEqual({ short: 1, long: 0, count: 1 });
});

it("reads marks, names in braces and digits as no letters of a word", () => {
  expect(wordsOf("مَن أجابَ عن {count} من 54 عبارةً؟", "ar")).toEqual(["من", "أجاب", "عن", "من", "عبارة"]);
  expect(sentencesOf("هل جرّبتم؟ نعم. «لا.»")).toBe(3);
});

it("finds short sentences of short words easier, in both languages", () => {
  expect(osman("هذا باب. هو من خشب.")).toBeGreaterThan(
    osman("يستدعي استيعاب المصطلحات المتخصصة استعدادات منهجية واستثنائية للمتعلمين."),
  );
  expect(fleschKincaid("This is a door. It is made of wood.")).toBeLessThan(
    fleschKincaid("Comprehending specialised terminology necessitates considerable methodological preparation."),
  );
});
