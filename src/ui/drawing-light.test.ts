import { expect, it } from "vitest";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { hourOf, lightAt, mateOf, sunAt } from "./drawing-light.ts";

it("the sky is that of the hour that is told", () => {
  expect(["02:45", "04:59", "19:00", "23:30"].map(lightAt)).toEqual(["night", "night", "night", "night"]);
  expect(["05:00", "07:59"].map(lightAt)).toEqual(["dawn", "dawn"]);
  expect(["08:00", "12:00", "15:59"].map(lightAt)).toEqual([undefined, undefined, undefined]);
  expect(["16:00", "18:59"].map(lightAt)).toEqual(["dusk", "dusk"]);
});

it("a scene of which no hour is told always has the same one, and never stands in the night", () => {
  const seeds = Array.from({ length: 200 }, (_, at) => `job/${at}`);
  expect(seeds.map((seed) => hourOf(seed))).toEqual(seeds.map((seed) => hourOf(seed)));
  const lights = new Set(seeds.map((seed) => lightAt(hourOf(seed))));
  expect(lights).toEqual(new Set(["dawn", undefined, "dusk"]));
});

it("the sun goes from the reading side to the other and stands highest at noon, the moon likewise at midnight", () => {
  for (const hours of [
    ["05:30", "12:00", "18:30"],
    ["19:30", "00:00", "04:30"],
  ]) {
    const [rising, high, setting] = hours.map((hour) => sunAt(hour, 640, 200));
    expect(rising?.[0]).toBeLessThan(high?.[0] ?? 0);
    expect(high?.[0]).toBeLessThan(setting?.[0] ?? 0);
    expect(high?.[1]).toBeLessThan(rising?.[1] ?? 0);
    expect(high?.[1]).toBeLessThan(setting?.[1] ?? 0);
  }
});

it("the sun stays within the picture at every minute", () => {
  for (let minute = 0; minute < 24 * 60; minute++) {
    const hour = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
    const [x, y] = sunAt(hour, 640, 200);
    expect(x > 0 && x < 640 && y > 0 && y < 160, hour).toBe(true);
  }
});

it("a second colour is never the hue of its sky", () => {
  for (const env of ENVIRONMENTS) for (let at = 0; at < 50; at++) expect(mateOf(`job/${at}`, env)).not.toBe(env);
});
