import { expect, it } from "vitest";
import {
  dayInThree,
  differencesOf,
  distanceOf,
  interestLevel,
  pageSizeFor,
  placesOfLetters,
  preparationZone,
  tellingMoment,
} from "./rules.ts";

it("shows 12 a page, 10 when filtered", () => {
  expect(pageSizeFor(false)).toBe(12);
  expect(pageSizeFor(true)).toBe(10);
});

it("finds where each letter begins a name, alef in one spelling, digits left out", () => {
  expect(placesOfLetters(["3D artist", "أستاذ", "إطفائي", "بائع", "بنّاء", "ممرض"])).toEqual([
    { letter: "ا", at: 1 },
    { letter: "ب", at: 3 },
    { letter: "م", at: 5 },
  ]);
  expect(placesOfLetters(["nurse", "Optician"])).toEqual([
    { letter: "N", at: 0 },
    { letter: "O", at: 1 },
  ]);
});

it("asks no more preparation than the highest qualification takes, and counts no licence", () => {
  const zoneOf = (job_zone: number | null, ...slugs: string[]) =>
    preparationZone({ job_zone, qualifications: slugs.map((slug) => ({ slug })) });
  expect(zoneOf(5, "bachelor", "professional-licence")).toBe(4);
  expect(zoneOf(5, "bachelor", "master-or-higher")).toBe(5);
  expect(zoneOf(2, "diploma")).toBe(2);
  expect(zoneOf(4, "professional-licence")).toBe(4);
  expect(zoneOf(null, "bachelor")).toBeNull();
});

it("puts an interest into words at 3 and at 5", () => {
  expect([1, 2.99, 3, 4.99, 5, 7].map(interestLevel)).toEqual(["low", "low", "medium", "medium", "high", "high"]);
});

const nurse = { zone: 4, environments: ["social", "realistic"], sectors: ["health"], workplaces: ["hospital"] };

it("tells the two weightiest differences: preparation, environment, place, sector", () => {
  expect(differencesOf(nurse, nurse)).toEqual([]);
  expect(differencesOf(nurse, { ...nurse, zone: 5 })).toEqual([{ kind: "longer" }]);
  const other = { zone: 3, environments: ["realistic"], sectors: ["energy"], workplaces: ["field"] };
  expect(differencesOf(nurse, other)).toEqual([{ kind: "shorter" }, { kind: "environment", slug: "realistic" }]);
  expect(differencesOf(nurse, { ...other, zone: 4, environments: ["social"] })).toEqual([
    { kind: "workplace", slug: "field" },
    { kind: "sector", slug: "energy" },
  ]);
});

it("tells no difference of what is not known", () => {
  expect(differencesOf({ ...nurse, zone: null }, nurse)).toEqual([]);
  expect(differencesOf(nurse, { zone: null, environments: [], sectors: [], workplaces: [] })).toEqual([]);
});

it("measures how far two profiles lie apart", () => {
  const flat = { R: 1, I: 1, A: 1, S: 1, E: 1, C: 1 };
  expect(distanceOf(flat, flat)).toBe(0);
  expect(distanceOf(flat, { ...flat, R: 4, I: 5 })).toBe(5);
});

const DAY = ["06:45", "08:00", "10:30", "13:00", "15:15"].map((at) => ({ at, text: `At ${at}` }));

it("tells a moment between coming and going, always the same one, and not the same hour for everybody", () => {
  const hours = Array.from({ length: 40 }, (_, at) => tellingMoment(DAY, `job-${at}`)?.at);
  expect(new Set(hours)).toEqual(new Set(["08:00", "10:30", "13:00"]));
  expect(tellingMoment(DAY, "nurse")).toEqual(tellingMoment(DAY, "nurse"));
});

it("tells the same hour in every language, however long its words are", () => {
  const long = DAY.map((one) => ({ ...one, text: one.text.repeat(9) }));
  expect(tellingMoment(long, "nurse")?.at).toBe(tellingMoment(DAY, "nurse")?.at);
  expect(tellingMoment([], "nurse")).toBeNull();
});

it("tells a day by its first, its middle and its last moment, and none of fewer", () => {
  expect(dayInThree(DAY).map(({ at }) => at)).toEqual([DAY[0]?.at, DAY[2]?.at, DAY.at(-1)?.at]);
  expect(dayInThree(DAY.slice(0, 2))).toEqual([]);
});
