import { expect, it } from "vitest";
import { lightAt, skyAlong } from "./day-sky.ts";

it("knows the light of an hour", () => {
  expect(["02:45", "04:30", "06:00", "12:00", "16:30", "18:00", "22:00"].map(lightAt)).toEqual([
    "night",
    "first",
    "dawn",
    "day",
    "gold",
    "dusk",
    "night",
  ]);
});

const coloursOf = (sky: string) =>
  [...sky.matchAll(/--d-(\w+)/g)].map(([, light]) => light).filter((colour, at, all) => colour !== all[at - 1]);

it("goes along a line from light to light, as its hours stand on it", () => {
  const sky = skyAlong([
    ["03:00", 0],
    ["08:00", 50],
    ["20:00", 100],
  ]);
  expect(coloursOf(sky)).toEqual(["night", "first", "dawn", "pale", "day", "pale", "gold", "dusk", "night"]);
  const places = [...sky.matchAll(/(-?\d+)%/g)].map(([, place]) => Number(place));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it("has two stops at least, and a night goes on after midnight", () => {
  for (const hours of [["11:00", "12:00"], ["12:00"], ["09:00", "09:00"]])
    expect(skyAlong(hours.map((at, which) => [at, which * 100])).split(",").length, hours.join()).toBeGreaterThan(1);
  expect(
    coloursOf(
      skyAlong([
        ["19:30", 0],
        ["23:00", 40],
        ["06:30", 100],
      ]),
    ),
  ).toEqual(["night", "first", "dawn"]);
  expect(skyAlong([])).toBe("");
});
