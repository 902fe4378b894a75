import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { inLane } from "./lanes.ts";

it("does two things at once, never three, and goes on after one that failed", async () => {
  let now = 0;
  let most = 0;
  const work = async (at: number) => {
    now += 1;
    most = Math.max(most, now);
    await sleep(at % 3);
    now -= 1;
    if (at % 4 === 0) throw new Error("failed");
    return at;
  };
  const done = await Promise.allSettled(Array.from({ length: 20 }, (_one, at) => inLane(() => work(at))));
  expect([now, most]).toEqual([0, 2]);
  expect(done.filter(({ status }) => status === "fulfilled").length).toBe(15);
});
