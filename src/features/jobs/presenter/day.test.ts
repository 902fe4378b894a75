import { expect, it } from "vitest";
import type { Item } from "#content/readers.ts";
import { MOST_ALONG, presentDay } from "./day.server.ts";

const jobWith = (count: number) =>
  ({ day: null, responsibilities: Array.from({ length: count }, (_, at) => `Task ${at}`) }) as never as Item<"job">;

it("tasks stand along the channel as far as it has room; a publisher's dozen is a list", () => {
  expect(presentDay(jobWith(MOST_ALONG), "en")?.moments).toHaveLength(MOST_ALONG);
  expect(presentDay(jobWith(MOST_ALONG + 1), "en")).toBeNull();
  expect(presentDay(jobWith(0), "en")).toBeNull();
});

const skyOf = (...hours: string[]) => {
  const day = hours.map((at) => ({ at, text: at }));
  const sky = presentDay({ day, responsibilities: [] } as never as Item<"job">, "en")?.sky;
  return { isLow: sky?.isLow, lights: [...(sky?.hours ?? "").matchAll(/--d-(\w+)/g)].map(([, light]) => light) };
};

it("one sky goes down over a day and ends in the light of its last hour", () => {
  expect(skyOf("06:45", "09:30", "12:30", "15:15")).toEqual({
    isLow: false,
    lights: ["dawn", "pale", "day", "pale", "gold", "pale"],
  });
  expect(skyOf("08:00", "12:00", "16:30")).toEqual({ isLow: false, lights: ["day", "pale", "gold"] });
  expect(skyOf("09:00", "13:00", "17:30").isLow).toBe(true);
  expect(skyOf("06:00", "13:00", "20:00").lights).toEqual(["dawn", "pale", "day", "pale", "gold", "dusk"]);
  expect(skyOf("02:45", "06:00", "10:00").lights).toEqual(["night", "first", "dawn", "pale", "day"]);
  expect(skyOf("22:00", "02:00", "06:30").lights).toEqual(["night", "first", "dawn"]);
  for (const hours of [
    ["19:30", "22:00"],
    ["05:30", "07:00"],
    ["16:30", "17:00"],
    ["23:00", "01:00"],
  ])
    expect(skyOf(...hours).lights.length, hours.join()).toBeGreaterThan(1);
});
