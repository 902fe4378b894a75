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

const rowsOf = (...hours: string[]) => {
  const day = hours.map((at) => ({ at, text: at }));
  const sky = presentDay({ day, responsibilities: [] } as never as Item<"job">, "en")?.sky;
  return sky?.rows.map((row) => [...row.matchAll(/--d-(\w+)/g)].map(([, light]) => light)) ?? [];
};

it("each row of a day goes from one light to another, and the second goes on where the first ends", () => {
  expect(rowsOf("06:45", "08:00", "09:30", "11:00", "12:30", "14:00", "15:15")).toEqual([
    ["dawn", "pale", "day"],
    ["day", "pale", "gold"],
  ]);
  for (const hours of [
    ["19:30", "20:00", "21:00", "22:00", "23:00"],
    ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00"],
  ]) {
    const [head = [], then = []] = rowsOf(...hours);
    expect(new Set(head).size, hours.join()).toBeGreaterThan(1);
    expect(new Set(then).size, hours.join()).toBeGreaterThan(1);
    expect(then[0]).toBe(head.at(-1));
  }
});
