import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { inLocale } from "#i18n/ambient.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Source } from "#shared/sourced.ts";
import { Sources } from "./sources.tsx";

const NAMES = { ar: "وِجهة", en: "Paths" };

function shown(source: Source | null, locale: Locale, isOwn = false): string {
  const record = { updatedAt: "2026-11-20T08:00:00.000Z", source };
  const site = { locale, timeZone: "Asia/Muscat", siteName: NAMES[locale] };
  const html = inLocale(locale, () => renderToStaticMarkup(<Sources record={record} site={site} isOwn={isOwn} />));
  return html.replace(/<[^>]*>|[\u2066-\u2069]/g, " ");
}

test("our own text names whose it is and whose the rights are", () => {
  expect(shown(null, "en")).toContain("The text was written for Paths. All rights reserved by Paths.");
  expect(shown(null, "ar")).toMatch(/كُتب النص لـ ?وِجهة ?\. الحقوق محفوظة لـ ?وِجهة ?\./);
  expect(shown(null, "en")).toContain("20 November 2026");
});

test("our own text beside facts of others names both", () => {
  const source = { name: "Guide", address: null, licence: "CC BY 4.0", date: null };
  expect(shown(source, "en", true)).toMatch(/All rights reserved by Paths\.\s+Facts from:\s+Guide\s+· CC BY 4\.0/);
});

test("a source stands with its licence and date, and nothing is said of what it lacks", () => {
  const source = { name: "Guide", address: "https://guide.example", licence: "CC BY 4.0", date: "2026-01-02" };
  const whole = shown(source, "en");
  expect(whole).toMatch(/Facts from:\s+Guide\s+· CC BY 4\.0\s+· 2 January 2026/);
  expect(whole).not.toContain("rights");
  for (const locale of ["ar", "en"] as const) {
    const bare = shown({ ...source, licence: null, date: null }, locale);
    expect(bare).not.toMatch(/·|rights|الحقوق|وِجهة|Paths|null/);
    expect(bare).toContain("Guide");
  }
});
