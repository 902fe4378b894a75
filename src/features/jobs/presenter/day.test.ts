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
