import { expect, it } from "vitest";
import { plainText } from "./cut-marks.ts";
import { wholeSentence } from "./whole-sentence.ts";

const marked = (text: string) =>
  text.split(/(?=\[)|(?<=\])/).map((one) => ({ text: one.replace(/[[\]]/g, ""), isMatch: one.startsWith("[") }));

it.each([
  ["…every step in the file. You see a [patient] first. Between two tasks you…", "You see a patient first."],
  ["Care hour by hour. Then the [ward] sleeps. And more of it…", "Then the ward sleeps."],
  ["An aide in [nursing] helps. Nearest are the social…", "An aide in nursing helps."],
  ["…of steps that have no [end] and go on…", "…of steps that have no end and go on…"],
  ["بكالوريوس العلوم في [التمريض]", "بكالوريوس العلوم في التمريض"],
  [
    "…كل خطوة في الملف. وحين يتغير وجه [مريض] تكونون أول من يلاحظ. وبين مهمة…",
    "وحين يتغير وجه مريض تكونون أول من يلاحظ.",
  ],
])("of %j shows %j", (text, shown) => {
  expect(plainText(wholeSentence(marked(text)))).toBe(shown);
});
