import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, inTransaction } from "#platform/context.ts";
import { eachEngine } from "#tests/support/database.ts";
import { createWorkContext } from "#tests/support/work-context.ts";
import { listDead } from "./dead-letters.ts";
import type { Handler, WorkPayload } from "./port.ts";
import { claimWork } from "./store.ts";
import { runDue, startWorker } from "./worker.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

eachEngine((engine, use) => {
  let ctx: Context;
  let instant: number;
  let done: WorkPayload[];
  const note: Handler = async (_ctx, payload) => void done.push(payload);
  const rows = (kind = "test") => ctx.db.selectFrom("due_work").selectAll().where("kind", "=", kind).execute();
  const add = (payload: WorkPayload, options?: { runAt?: Date; key?: string }) =>
    ctx.queue.add(ctx.db, "test", payload, options);

  beforeAll(async () => {
    ctx = await createWorkContext(use().database, { dataDir: use().dataDir, clock: { now: () => new Date(instant) } });
  });
  afterAll(() => ctx?.events.close());
  beforeEach(async () => {
    instant = Date.parse("2026-11-20T08:00:00.000Z");
    done = [];
    await ctx.db.deleteFrom("due_work").execute();
  });

  describe("adding", () => {
    test("work of a transaction that is rolled back never was", async () => {
      await expect(
        inTransaction(ctx, async (db) => {
          await ctx.queue.add(db, "test", { id: 1 });
          throw new Error("changed my mind");
        }),
      ).rejects.toThrow("changed my mind");
      await runDue(ctx, { test: note });
      expect(done).toEqual([]);
    });

    test("work waits for its time", async () => {
      await add({ id: 1 }, { runAt: new Date(instant + HOUR) });
      await runDue(ctx, { test: note });
      expect(done).toEqual([]);
      instant += HOUR;
      await runDue(ctx, { test: note });
      expect(done).toEqual([{ id: 1 }]);
      expect(await rows()).toEqual([]);
    });

    test("a key keeps one pending row, with the newest payload and the earliest time", async () => {
      await add({ generation: 1 }, { key: "a:1", runAt: new Date(instant + HOUR) });
      await add({ generation: 2 }, { key: "a:1" });
      await add({ generation: 3 }, { key: "a:1", runAt: new Date(instant + HOUR) });
      await runDue(ctx, { test: note });
      expect(done).toEqual([{ generation: 3 }]);
    });

    test("work asked for again while it is being done is done once more", async () => {
      const ids: number[] = [];
      await add({ generation: 1 }, { key: "a:1" });
      const asking: Handler = async (_ctx, payload, { id }) => {
        ids.push(id);
        done.push(payload);
        if (done.length === 1) await add({ generation: 2 }, { key: "a:1" });
      };
      await runDue(ctx, { test: asking });
      expect(done).toEqual([{ generation: 1 }, { generation: 2 }]);
      expect(new Set(ids).size).toBe(2);
      expect(await rows()).toEqual([]);
    });

    test("a kind without a handler here stays for a process that has one", async () => {
      await add({ id: 1 });
      expect(await runDue(ctx, {})).toBe(1);
      expect(await rows()).toHaveLength(1);
    });

    for (const [what, payload] of [
      ["a sentence", { text: "Dear reader" }],
      ["Arabic text", { text: "مرحبا" }],
      ["an address", { to: "somebody@example.org" }],
      ["a long string", { code: "a".repeat(201) }],
      ["a nested value", { more: { id: 1 } as unknown as string }],
      ["no number", { id: Number.NaN }],
    ] as const) {
      test(`a payload with ${what} is refused`, async () => {
        await expect(add(payload)).rejects.toThrow(TypeError);
        expect(await rows()).toEqual([]);
      });
    }
  });

  describe("failing", () => {
    const fail: Handler = async () => {
      throw Object.assign(new Error("no mailbox for salma@example.org"), { code: "EENVELOPE", responseCode: 550 });
    };

    test("eight tries, ever later, then a dead letter without a word of the error", async () => {
      await add({ id: 5 });
      const waits: number[] = [];
      for (let tries = 1; tries <= 8; tries++) {
        await runDue(ctx, { test: fail });
        const [row] = await rows();
        if (row?.dead_at) break;
        waits.push(Date.parse(row?.run_at ?? "") - instant);
        instant = Date.parse(row?.run_at ?? "");
      }
      expect(waits).toHaveLength(7);
      waits.forEach((wait, index) => {
        expect(wait).toBeGreaterThanOrEqual(MINUTE * 2 ** (index - 1));
        expect(wait).toBeLessThanOrEqual(MINUTE * 2 ** index);
      });
      const [dead] = await listDead(ctx);
      expect(dead).toMatchObject({ kind: "test", payload: { id: 5 }, failures: 8, errorCode: "EENVELOPE_550" });
      expect(JSON.stringify(await rows())).not.toContain("salma");
    });

    test("all dead letters are listed, the newest first", async () => {
      const [at, later] = [instant, instant + HOUR].map((time) => new Date(time).toISOString());
      const dead = { kind: "test", payload_json: "{}", created_at: at, run_at: at, dead_at: at, failures: 8 };
      await ctx.db
        .insertInto("due_work")
        .values(Array.from({ length: 700 }, () => dead) as never)
        .execute();
      await ctx.db
        .insertInto("due_work")
        .values({ ...dead, dead_at: later } as never)
        .execute();
      const listed = await listDead(ctx);
      expect(listed).toHaveLength(701);
      expect(listed[0]?.deadAt).toBe(later);
    });

    test("a dead letter frees its key, is kept for the days of the setting, and is swept after them", async () => {
      await add({ id: 5 }, { key: "a:1" });
      for (let tries = 1; tries <= 8; tries++) {
        await runDue(ctx, { test: fail });
        instant += 6 * HOUR;
      }
      await add({ id: 6 }, { key: "a:1" });
      await runDue(ctx, { test: note });
      expect(done).toEqual([{ id: 6 }]);
      instant += (ctx.config.deadLetterDays - 3) * 24 * HOUR;
      await runDue(ctx, {});
      expect(await listDead(ctx)).toHaveLength(1);
      instant += 4 * 24 * HOUR;
      await runDue(ctx, {});
      expect(await listDead(ctx)).toEqual([]);
    });
  });

  describe("several workers", () => {
    const options = (by: string, leaseMs = MINUTE) => ({
      engine,
      kinds: ["test"],
      by,
      now: new Date(instant),
      leaseMs,
      limit: 3,
    });

    test("no piece of work is claimed twice at the same time", async () => {
      for (let id = 0; id < 30; id++) await add({ id });
      const claims = await Promise.all(
        Array.from({ length: 12 }, (_, worker) => claimWork(ctx.db, options(`w${worker}`))),
      );
      const ids = claims.flat().map((row) => row.id);
      expect(claims.every((claim) => claim.length <= 3)).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await claimWork(ctx.db, { ...options("last"), limit: 100 });
      expect(ids.length + rest.length).toBe(30);
    });

    test("work whose workers die is never given up, but returns ever later", async () => {
      const died = new Error("died");
      const dieWithWork = () =>
        runDue(
          ctx,
          { test: note },
          { leaseMs: MINUTE, faults: (point) => (point === "send:after" ? Promise.reject(died) : undefined) },
        );
      await runDue(ctx, {});
      await add({ id: 1 });
      for (let losses = 0; losses < 30; losses++) {
        await expect(dieWithWork()).rejects.toBe(died);
        const lease = MINUTE * 2 ** Math.min(losses, 6);
        instant += lease - 1000;
        const taken = await claimWork(ctx.db, options("early"));
        expect(taken).toEqual([]);
        instant += 1000;
      }
      await runDue(ctx, { test: note });
      expect(await rows()).toEqual([]);
    });

    test("a worker that comes back late does not end what another has taken over", async () => {
      await add({ id: 1 }, { key: "a:1" });
      const late: Handler = async () => {
        instant += 10 * MINUTE;
        const [row] = await claimWork(ctx.db, options("other"));
        expect(row?.claimed_by).toBe("other");
      };
      await runDue(ctx, { test: late });
      expect((await rows()).map((row) => row.claimed_by)).toEqual(["other"]);
    });
  });

  describe("recurring work", () => {
    test("comes round once in its time, however many processes ask, and survives failures", async () => {
      const rounds: number[] = [];
      const work = { "test.round": { everyMs: HOUR, run: async () => void rounds.push(1) } };
      await Promise.all([runDue(ctx, work), runDue(ctx, work)]);
      expect(rounds).toHaveLength(1);
      instant += HOUR;
      await runDue(ctx, { "test.round": { everyMs: HOUR, run: () => Promise.reject(new Error("no")) } });
      for (let tries = 0; tries < 9; tries++) {
        instant += HOUR;
        await runDue(ctx, { "test.round": { everyMs: HOUR, run: () => Promise.reject(new Error("no")) } });
      }
      expect(await rows("test.round")).toMatchObject([{ dead_at: null, last_error_code: "Error" }]);
      instant += 2 * HOUR;
      await runDue(ctx, work);
      expect(rounds).toHaveLength(2);
    });
  });

  describe("the worker", () => {
    test("a wake starts work at once, and stop waits for what is running", async () => {
      const { promise, resolve: release } = Promise.withResolvers<void>();
      let finished = false;
      const slow: Handler = async (_ctx, { id }) => {
        if (id === 0) return;
        await promise;
        finished = true;
      };
      await add({ id: 0 });
      const worker = startWorker(ctx, { test: slow }, { pollMs: 60_000 });
      await expect.poll(() => rows(), { interval: 10 }).toEqual([]);
      await add({ id: 1 });
      ctx.queue.wake();
      await expect.poll(async () => (await rows())[0]?.claimed_by ?? null, { interval: 10 }).not.toBeNull();
      const stopped = worker.stop().then(() => finished);
      release();
      expect(await stopped).toBe(true);
      expect(await rows()).toEqual([]);
    });

    test("stop gives up after its time; the work stays", async () => {
      const { promise, resolve: release } = Promise.withResolvers<void>();
      const stuck: Handler = () => promise;
      await add({ id: 1 });
      const worker = startWorker(ctx, { test: stuck }, { pollMs: 20 });
      await expect.poll(async () => (await rows())[0]?.claimed_by ?? null, { interval: 10 }).not.toBeNull();
      const began = Date.now();
      await worker.stop(100);
      expect(Date.now() - began).toBeLessThan(1_000);
      expect(await rows()).toHaveLength(1);
      release();
      await expect.poll(() => rows(), { interval: 10 }).toEqual([]);
    });
  });
});
