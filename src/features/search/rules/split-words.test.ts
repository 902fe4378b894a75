import { expect, it } from "vitest";
import { eachWord, foldedWords } from "./split-words.ts";

it.each([
  "المُهَنْدِسُ المعماريّ، والمُهندسة!",
  "O*NET 29-1141.00 and ESCO 2411.1.2",
  "don’t e-mail c++ 12/3 ٤٥٦",
  "مهنـــة «طبيب» (2026)",
  "",
])("words with and without their places are the same: %s", (text) => {
  expect(foldedWords(text)).toEqual([...eachWord(text)].map(({ folded }) => folded));
});

it("knows where a word stands as it is written", () => {
  const text = "يعمل المُهَنْدِسُ هنا";
  const [, engineer] = [...eachWord(text)];
  expect(text.slice(engineer?.start, engineer?.end)).toBe("المُهَنْدِسُ");
  expect(engineer?.folded).toBe("المهندس");
});
