import { expect, it } from "vitest";
import { Lanes } from "./lanes.ts";

it("has so much in hand at a time, takes the rest in order, and goes on after a fault", async () => {
  const lanes = new Lanes(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 4 }, (_, at) =>
    lanes.run(async () => {
      begun.push(at);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (at === 0) throw new Error("the first fails");
    }),
  );
  const outcomes = Promise.allSettled(all);
  expect(begun).toEqual([0, 1]);
  for (let at = 0; at < 4; at += 1) {
    ends[at]?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(begun).toEqual([0, 1, 2, 3]);
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
});
