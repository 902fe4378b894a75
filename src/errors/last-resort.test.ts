import { expect, test } from "vitest";
import { lastResortPage } from "./last-resort.ts";

test("both languages, the code, and nothing that could be injected", () => {
  const page = lastResortPage({ reference: 'a1b2"><script>' });
  expect(page).toContain('lang="ar" dir="rtl"');
  expect(page).toContain('lang="en" dir="ltr"');
  expect(page).toContain("حدث خطأ لدينا");
  expect(page).toContain("Something went wrong on our side");
  expect(page).toContain("500 · a1b2&quot;&gt;");
  expect(page).not.toContain("<script>");
});

test.each([429, 503] as const)("%i has words of its own and leads to the same page again", (status) => {
  const page = lastResortPage({ reference: "a1b2", status, again: '/home?a="><script>' });
  expect(page).toContain(`${status} · a1b2`);
  expect(page).toContain('href="/home?a=&quot;&gt;&lt;script&gt;"');
  expect(page).not.toContain("Something went wrong");
});
