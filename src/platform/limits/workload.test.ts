import { describe, expect, it, vi } from "vitest";
import { guest, somebody } from "#tests/support/actors.ts";
import { Workload } from "./workload.ts";

const NUMBERS = { workAtOnce: 2, workWaiting: 2, asksPerMinute: 3, addressAsksPerMinute: 500 };

describe("work in flight", () => {
  it("has room for so much, lets so much wait in turn, and refuses what is beyond", async () => {
    const load = new Workload(NUMBERS);
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const all = [1, 2, 3, 4].map((at) =>
      load.run(() => {
        begun.push(at);
        return new Promise<number>((resolve) => ends.push(() => resolve(at)));
      }),
    );
    await vi.waitFor(() => expect(begun).toEqual([1, 2]));
    await expect(load.run(() => 5)).rejects.toMatchObject({ code: "busy", status: 503, details: { retryAfter: 5 } });
    ends[0]?.();
    await vi.waitFor(() => expect(begun).toEqual([1, 2, 3]));
    ends[1]?.();
    await vi.waitFor(() => expect(begun).toEqual([1, 2, 3, 4]));
    for (const end of ends) end();
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
    expect(await load.run(() => 6)).toBe(6);
  });

  it("gives up waiting, and the room of what failed is free again", async () => {
    vi.useFakeTimers();
    try {
      const load = new Workload({ ...NUMBERS, workAtOnce: 1 });
      let fail = (_reason: Error) => undefined as unknown;
      const first = load.run(() => new Promise((_, reject) => (fail = reject))).catch(String);
      const late = load.run(() => 2).catch((error: { code: string }) => error.code);
      await vi.advanceTimersByTimeAsync(8_001);
      expect(await late).toBe("busy");
      fail(new Error("failed"));
      expect(await first).toBe("Error: failed");
      expect(await load.run(() => 3)).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("what one asker may want", () => {
  const origin = { address: "192.0.2.1", device: "a", userAgent: "" };
  const times = (count: number, ask: (at: number) => void) => {
    for (let at = 0; at < count; at += 1) ask(at);
  };

  it("is counted by account, whatever the sign-in, else by the mark this server gave", () => {
    const load = new Workload(NUMBERS);
    times(3, (at) => load.take(somebody({ signInId: `sign-in ${at}`, origin })));
    expect(() => load.take(somebody({ signInId: "another", origin }))).toThrow("too_many");
    expect(() => load.take(somebody({ id: 2, origin }))).not.toThrow();
    const marked = { ...guest, origin: { ...origin, isMarked: true } };
    times(3, () => load.take(marked));
    expect(() => load.take(marked)).toThrow("too_many");
    expect(() => load.take({ ...guest, origin: { ...origin, isMarked: true, device: "b" } })).not.toThrow();
  });

  it("is counted by address where a device is made up, however many are", () => {
    const load = new Workload(NUMBERS);
    times(500, (at) => load.take({ ...guest, origin: { ...origin, device: `invented${at}` } }));
    expect(() => load.take({ ...guest, origin: { ...origin, device: "another" } })).toThrow("too_many");
    expect(() => load.take({ ...guest, origin: { ...origin, address: "192.0.2.2" } })).not.toThrow();
  });

  it("is counted by address as well, however many marks and accounts come from it", () => {
    const load = new Workload(NUMBERS);
    const marked = (at: number) => ({ ...guest, origin: { ...origin, isMarked: true, device: `given ${at}` } });
    times(250, (at) => load.take(marked(at)));
    times(250, (at) => load.take(somebody({ id: 10 + at, origin })));
    expect(() => load.take(marked(1000))).toThrow("too_many");
    expect(() => load.take(somebody({ id: 1000, origin }))).toThrow("too_many");
    expect(() => load.take({ ...marked(1000), origin: { ...origin, address: "192.0.2.2" } })).not.toThrow();
  });

  it("is not taken from the others of an address by what one of them is refused", () => {
    const load = new Workload(NUMBERS);
    const greedy = somebody({ id: 3, origin });
    times(3, () => load.take(greedy));
    times(1000, () => expect(() => load.take(greedy)).toThrow("too_many"));
    expect(() => load.take(somebody({ id: 4, origin }))).not.toThrow();
  });

  it("begins anew after a minute of time that passed, whatever the clock says", () => {
    let now = 0;
    const load = new Workload(NUMBERS, () => now);
    const person = somebody();
    times(3, () => load.take(person));
    now = 59_000;
    expect(() => load.take(person)).toThrow("too_many");
    now = 60_001;
    expect(() => load.take(person)).not.toThrow();
  });
});
