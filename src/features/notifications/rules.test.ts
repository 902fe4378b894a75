import { expect, it } from "vitest";
import { ageOf, comparable, concerns, interestsOf, isMailTime, keptAudience } from "./rules.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const ago = (minutes: number) => ageOf(new Date(NOW.getTime() - minutes * 60_000), NOW);

it("says minutes to 59, then hours to 24, then days", () => {
  expect([ago(0), ago(1), ago(59)].map(({ unit, count }) => `${count} ${unit}`)).toEqual([
    "0 minutes",
    "1 minutes",
    "59 minutes",
  ]);
  expect([ago(60), ago(119), ago(24 * 60 + 59)].map(({ unit, count }) => `${count} ${unit}`)).toEqual([
    "1 hours",
    "1 hours",
    "24 hours",
  ]);
  expect([ago(25 * 60), ago(48 * 60), ago(400 * 24 * 60)].map(({ unit, count }) => `${count} ${unit}`)).toEqual([
    "1 days",
    "2 days",
    "400 days",
  ]);
  expect(ago(-90)).toEqual({ unit: "minutes", count: 0 });
});

it("a broadcast without an audience concerns everybody", () => {
  const all = keptAudience({});
  expect(all).toEqual({ account_types: null, grades: null, topics: null });
  expect(concerns(all, { accountType: "Student", grade: null, interests: ["x"] })).toBe(true);
});

it("concerns who is meant: kind of account, grade and interests, each where it is named", () => {
  const kept = keptAudience({ accountTypes: ["Student"], grades: ["12"], topics: ["Nursing", "التصميم الجرافيكي"] });
  const reader = { accountType: "Student", grade: "12", interests: [] };
  expect(concerns(kept, reader)).toBe(true);
  expect(concerns(kept, { ...reader, accountType: "Guardian" })).toBe(false);
  expect(concerns(kept, { ...reader, grade: "9" })).toBe(false);
  expect(concerns(kept, { ...reader, grade: null })).toBe(false);
  expect(concerns(kept, { ...reader, interests: interestsOf(["nursing"], []) })).toBe(true);
  expect(concerns(kept, { ...reader, interests: interestsOf(["التصميم"], []) })).toBe(true);
  expect(concerns(kept, { ...reader, interests: interestsOf(["football"], []) })).toBe(false);
});

it("a sign that means something to a search is no word of its own, and a short word finds nothing", () => {
  expect(comparable("100%_|\\")).toBe("100");
  expect(interestsOf(["%", "ab", "art"], ["nurse1"])).toEqual(["art", "nurse1"]);
});

it("weekly mails leave by day, on their day", () => {
  expect(isMailTime({ weekday: 0, hour: 8 }, 0)).toBe(true);
  expect(isMailTime({ weekday: 0, hour: 7 }, 0)).toBe(false);
  expect(isMailTime({ weekday: 1, hour: 9 }, 0)).toBe(false);
});
