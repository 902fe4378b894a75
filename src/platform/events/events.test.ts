import { expect, test } from "vitest";
import { openDatabase } from "#platform/db/open.ts";
import { createLog } from "#platform/log.ts";
import { createTestDatabase, eachEngine } from "#tests/support/database.ts";
import { createEvents } from "./create.ts";
import type { EventPayload } from "./port.ts";

const log = createLog("silent");

eachEngine((_engine, use) => {
  test("a listener hears its topic once, others and those gone hear nothing", async () => {
    const events = await createEvents(use().database, log);
    const heard: EventPayload[] = [];
    const gone: EventPayload[] = [];
    events.subscribe("content", () => {
      throw new Error("a listener that fails");
    });
    events.subscribe("content", (payload) => void heard.push(payload));
    const stop = events.subscribe("content", (payload) => void gone.push(payload));
    events.subscribe("chat", (payload) => void gone.push(payload));
    stop();
    await events.publish("content", { id: 1 });
    await events.publish("content", { id: 2 });
    await expect.poll(() => heard, { interval: 10 }).toEqual([{ id: 1 }, { id: 2 }]);
    expect(gone).toEqual([]);
    await expect(events.publish("content", { text: "a".repeat(7_000) })).rejects.toThrow(RangeError);
    await events.close();
  });
});

test("two processes on one PostgreSQL hear each other, each event once, and come back after a lost connection", async () => {
  const test = await createTestDatabase("postgres");
  const other = openDatabase({ databaseUrl: test.url, dataDir: test.dataDir });
  const [a, b] = await Promise.all([createEvents(test.database, log), createEvents(other, log)]);
  const heard: Record<"a" | "b", EventPayload[]> = { a: [], b: [] };
  a.subscribe("content", (payload) => void heard.a.push(payload));
  b.subscribe("content", (payload) => void heard.b.push(payload));
  await a.publish("content", { id: 1 });
  await b.publish("content", { id: 2 });
  await expect.poll(() => heard, { interval: 10 }).toEqual({ a: [{ id: 1 }, { id: 2 }], b: [{ id: 1 }, { id: 2 }] });

  heard.a.length = 0;
  heard.b.length = 0;
  await test.database.native.pool?.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wijha-events' and datname = current_database()",
  );
  await expect
    .poll(() => heard, { interval: 20, timeout: 10_000 })
    .toEqual({ a: [{ missed: true }], b: [{ missed: true }] });
  await b.publish("content", { id: 3 });
  await expect.poll(() => [heard.a.at(-1), heard.b.at(-1)], { interval: 10 }).toEqual([{ id: 3 }, { id: 3 }]);
  await Promise.all([a.close(), b.close()]);
  await other.close();
  await test.drop();
});
