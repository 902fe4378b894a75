import { expect, it } from "vitest";
import { lightAt } from "./day-sky.ts";

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
