import { expect, it } from "vitest";
import { findTools } from "./find-tools.ts";

const TOOLS = [
  { title: "مقياس السمات الريادية", address: "/eta", words: "Entrepreneurial traits scale ETA ريادة الأعمال اختبار" },
  { title: "مقياس الميول المهنية", address: "/career-test", words: "Professional tendencies scale اختبار" },
];

it.each([
  ["السمات الريادية", ["/eta"]],
  ["رياديه", ["/eta"]],
  ["entrepreneur", ["/eta"]],
  ["eta", ["/eta"]],
  ["مقياس", ["/eta", "/career-test"]],
  ["scale traits", ["/eta"]],
  ["مقياس الحرارة", []],
  ["ممرضة", []],
  ["ال", []],
  ["", []],
])("%s finds %j", (asked, found) => {
  expect(findTools(TOOLS, asked).map(({ address }) => address)).toEqual(found);
});
