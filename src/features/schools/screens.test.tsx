import { expect, it } from "vitest";
import { AboutYouPage } from "#features/scales/tendencies/components/about-you-page.tsx";
import { m } from "#i18n/paraglide/messages.js";
import { said } from "#tests/support/said.tsx";
import { ClaimPage } from "./components/claim-page.tsx";
import { ClassPage } from "./components/class-page.tsx";
import { ClassesPage } from "./components/classes-page.tsx";
import { drawJoinCode } from "./operations/draw-join-code.server.ts";
import { daysLeft } from "./rules.ts";
import { extendForm } from "./schema.ts";

const LOCALES = ["ar", "en"] as const;
const DAY_MS = 86_400_000;
const now = new Date("2026-11-22T08:00:00Z");
const code = "7K3M-9QXW";
const config = { publicUrl: "https://guidance.example" };

function classPage(locale: "ar" | "en", left: number | null) {
  const closesAt = new Date(now.getTime() + (left ?? -1) * DAY_MS).toISOString();
  const view = {
    documentId: "a",
    name: "10",
    scale: "tendencies",
    grade: null,
    code,
    places: 30,
    joined: 0,
    finished: 0,
    createdAt: now.toISOString(),
    closesAt,
    state: left === null ? ("closed" as const) : ("open" as const),
    pupils: [],
  };
  const shown = { view, most: { days: 30, places: 600 }, sheet: drawJoinCode({ config } as never, code) };
  return said(
    locale,
    <ClassPage
      {...shown}
      daysLeft={daysLeft(closesAt, now)}
      refused={undefined}
      locale={locale}
      timeZone="Asia/Muscat"
    />,
  );
}

it.each(LOCALES)("a class's field of days holds what is left, within what its hint says, in %s", (locale) => {
  expect(classPage(locale, 14)).toMatch(/<input[^>]*name="days"[^>]*value="14"/);
  expect(classPage(locale, null)).toMatch(/<input[^>]*name="days"[^>]*value="7"/);
  expect(classPage(locale, 14)).toContain(m.schools_field_days_hint({ max: 30 }, { locale }));
  const days = (value: string) => extendForm({ classDays: 30 }).safeParse({ days: value }).success;
  expect(["0", "1", "30", "31"].map(days)).toEqual([false, true, true, false]);
});

it.each(LOCALES)(
  "for which grades the scale is made is said before one is chosen, also for a class, in %s",
  (locale) => {
    const words = m.scales_start_for({}, { locale });
    const known = { grade: "", gender: "", ageBand: "", hasBirthDate: false, isOnTheWay: false };
    const classes = (
      <ClassesPage
        classes={[]}
        most={{ days: 30, places: 600 }}
        refused={undefined}
        locale={locale}
        timeZone="Asia/Muscat"
      />
    );
    for (const page of [said(locale, <AboutYouPage known={known} />), said(locale, classes)]) {
      expect(page.indexOf(words)).toBeGreaterThan(0);
      expect(page.indexOf(words)).toBeLessThan(page.indexOf(m.people_grade_8({}, { locale })));
    }
  },
);

it.each(LOCALES)("its sheet has a square to scan with a name, and the address to type, in %s", (locale) => {
  const page = classPage(locale, 14);
  expect(page).toContain(`aria-label="${m.schools_sheet_qr({ code }, { locale })}"`);
  expect(page).toContain("<svg");
  expect(page).toContain("https://guidance.example/join");
});

it.each(LOCALES)("a class that nobody joined says so once, in %s", (locale) => {
  const html = classPage(locale, 14);
  expect(html.split(m.schools_pupils_none({}, { locale }))).toHaveLength(2);
  expect(html).not.toMatch(/<table|progressbar/);
});

it.each(LOCALES)("a place whose code was proved here is named and asked about, not typed again, in %s", (locale) => {
  const common = { name: "", places: [], refused: undefined, locale, timeZone: "Asia/Muscat" };
  const carried = { shortName: "Salma", className: "10" };
  const asked = said(locale, <ClaimPage {...common} who="account" carried={carried} />);
  expect(asked).toContain("\u2068Salma\u2069");
  expect(asked).not.toContain('name="paper"');
  for (const intent of ["carried", "not-mine"]) expect(asked).toContain(`value="${intent}"`);
  expect(said(locale, <ClaimPage {...common} who="account" carried={null} />)).toContain('name="paper"');
});
