import { expect, it } from "vitest";
import { withHeading } from "./with-heading.ts";

const told = (marks: readonly { readonly text: string; readonly isMatch: boolean }[]) =>
  marks.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

it.each([
  [[{ text: "ممرض", isMatch: true }], "ممرض أو ممرضة", "[ممرض] أو ممرضة"],
  [
    [
      { text: "ممرض", isMatch: true },
      { text: " عام", isMatch: false },
    ],
    "ممرض أو ممرضة عام",
    "[ممرض]| أو ممرضة| عام",
  ],
  [
    [
      { text: "معلم ", isMatch: false },
      { text: "لغة", isMatch: true },
    ],
    "معلم أو معلمة لغة",
    "معلم أو معلمة [لغة]",
  ],
  [[{ text: "ممرض متخصص", isMatch: false }], "ممرض متخصص أو ممرضة متخصصة", "ممرض متخصص أو ممرضة متخصصة"],
])("puts the other form where the heading has it", (marks, heading, shown) => {
  const title = marks.map(({ text }) => text).join("");
  expect(told(withHeading(marks, title, heading))).toBe(shown.replaceAll("|", ""));
});

it("leaves a title as it is that has one form, or that was cut", () => {
  const marks = [{ text: "قابلة", isMatch: true }];
  expect(withHeading(marks, "قابلة", "قابلة")).toEqual(marks);
  expect(withHeading([{ text: "ممرض…", isMatch: true }], "ممرض عام", "ممرض أو ممرضة عام")).toEqual([
    { text: "ممرض…", isMatch: true },
  ]);
});
