import { expect, test } from "vitest";
import { lastResortPage } from "./last-resort.ts";

test("both languages, the code, and nothing that could be injected", () => {
  const page = lastResortPage('a1b2"><script>');
  expect(page).toContain('lang="ar" dir="rtl"');
  expect(page).toContain('lang="en" dir="ltr"');
  expect(page).toContain("حدث خطأ لدينا");
  expect(page).toContain("Something went wrong on our side");
  expect(page).toContain("500 · a1b2&quot;&gt;");
  expect(page).not.toContain("<script>");
});
