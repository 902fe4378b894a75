import { expect, it } from "vitest";
import { Turns } from "./turns.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Turns by a clock that stands, with work that ends when it is told to. */
function line(atOnce: number, longestMs: number) {
  let now = 0;
  const turns = new Turns(atOnce, longestMs, () => now);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const take = (name: number, isGone?: () => boolean) =>
    turns
      .take(() => {
        begun.push(name);
        return new Promise<number>((resolve) => ends.push(() => resolve(name)));
      }, isGone)
      .catch((error: { code: string }) => error.code);
  /** Ends the oldest turn after so many milliseconds. */
  const end = async (ms: number) => {
    now += ms;
    ends.shift()?.();
    await settled();
  };
  return { take, begun, end };
}

it("gives turns in order, so many at once", async () => {
  const { take, begun, end } = line(2, 1000);
  const all = [1, 2, 3, 4].map((name) => take(name));
  await settled();
  expect(begun).toEqual([1, 2]);
  await end(10);
  expect(begun).toEqual([1, 2, 3]);
  for (let left = 3; left > 0; left -= 1) await end(10);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

it("lets nobody wait who would come too late, by what a turn takes here", async () => {
  const { take, end } = line(1, 1000);
  await settled();
  // A turn is held to take 50 ms before any was seen, so twenty may wait.
  const waiting = Array.from({ length: 22 }, (_, at) => take(at));
  expect(await waiting[21]).toBe("busy");
  for (let left = 21; left > 0; left -= 1) await end(20);
  // It takes 20 by now, so that more may.
  const more = Array.from({ length: 42 }, (_, at) => take(at));
  expect(await Promise.race([more[41], Promise.resolve("waits")])).toBe("waits");
});

it("refuses at their turn those who waited longer than was thought, and passes over whoever has gone", async () => {
  const { take, begun, end } = line(1, 1000);
  let isGone = false;
  const [, gone, late, last] = [take(1), take(2, () => isGone), take(3), take(4)];
  await settled();
  isGone = true;
  await end(500);
  expect(await gone).toBe("busy");
  expect(begun).toEqual([1, 3]);
  await end(600);
  expect([await late, await last]).toEqual([3, "busy"]);
  expect(begun).toEqual([1, 3]);
});

it("frees the place of work that failed", async () => {
  const turns = new Turns(1, 1000);
  await expect(turns.take(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await turns.take(async () => "next")).toBe("next");
});
