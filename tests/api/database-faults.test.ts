import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { Writable } from "node:stream";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseFile, openDatabase } from "#platform/db/open.ts";
import { createLog } from "#platform/log.ts";
import { createContext } from "#server/context.ts";
import { createHttp } from "#server/http.ts";
import { createTestApi, type TestApi, testConfig } from "../support/api.ts";
import { PASSWORD, storeSomebody } from "../support/asking-api.ts";
import { CutLine } from "../support/cut-line.ts";
import { createTestDatabase } from "../support/database.ts";

const SOMEBODY = "reader@example.org";

/** What is asked of a service whose database is not well. */
function asking(api: Pick<TestApi, "app">) {
  const signIn = () => {
    const payload = { identifier: SOMEBODY, password: PASSWORD };
    return api.app.inject({ method: "POST", url: "/api/auth/local", payload });
  };
  const register = (at: number) => {
    const person = {
      email: `new${at}@example.org`,
      password: "lantern of the pier",
      firstname: "Salma",
      lastname: "Harthi",
    };
    return api.app.inject({ method: "POST", url: "/api/auth/local/register", payload: { ...person, terms: true } });
  };
  const fault = async () => {
    const answer = await api.app.inject("/readyz");
    return [answer.statusCode, answer.json().database.fault];
  };
  const reads = async (headers: Record<string, string> = {}) => {
    const urls = ["/api/jobs", "/api/search?q=nurse", "/healthz"];
    const answers = await Promise.all(urls.map((url) => api.app.inject({ url, headers })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[0]?.json().meta.pagination.total).toBeGreaterThan(0);
  };
  return { signIn, register, fault, reads };
}

function expectRefusal(answer: { statusCode: number; headers: object; json(): unknown }): void {
  expect([answer.statusCode, answer.headers]).toEqual([503, expect.objectContaining({ "retry-after": "10" })]);
  expect(answer.json()).toMatchObject({
    error: { status: 503, message: expect.stringMatching(/paused for a moment/), details: { code: "unavailable" } },
  });
}

function listener() {
  let said = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      said += chunk;
      done();
    },
  });
  return { log: createLog("warn", sink), said: () => said };
}

describe("a SQLite file", () => {
  const heard = listener();
  let api: TestApi;
  let ask: ReturnType<typeof asking>;
  beforeAll(async () => {
    api = await createTestApi("sqlite", { isShipped: true, overrides: { log: heard.log } });
    await storeSomebody(api, SOMEBODY);
    ask = asking(api);
  });
  afterAll(() => api?.close());
  const sqlite = () => {
    const { sqlite: open } = api.ctx.database.native;
    if (!open) throw new Error("no SQLite");
    return open;
  };

  it("that is full: what writes is refused with 503 and nothing of it is kept, reading goes on, and it recovers", async () => {
    const { page_count: pages } = sqlite().prepare("PRAGMA page_count").get() as { page_count: number };
    sqlite().exec(`PRAGMA max_page_count = ${pages}`);
    const statuses: number[] = [];
    for (let at = 0; at < 300 && statuses.at(-1) !== 503; at += 1) {
      const answer = await ask.register(at);
      statuses.push(answer.statusCode);
      if (answer.statusCode === 503) expectRefusal(answer);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(await ask.fault()).toEqual([503, "full"]);
    expect(heard.said()).toContain('"database":"full"');
    await ask.reads();
    sqlite().exec("PRAGMA max_page_count = 1073741823");
    expect((await ask.register(statuses.length)).statusCode).toBe(200);
  });

  it("that is read-only: who is signed in reads on, what writes is refused, and it recovers", async () => {
    const { jwt } = (await ask.signIn()).json();
    sqlite().exec("PRAGMA query_only = 1");
    api.clock.advance(3_600_000);
    const me = await api.app.inject({ url: "/api/users/me", headers: { authorization: `Bearer ${jwt}` } });
    expect([me.statusCode, me.json().email]).toEqual([200, SOMEBODY]);
    await ask.reads({ authorization: `Bearer ${jwt}` });
    // That was a connection which may not write; the next is one that may.
    expect(heard.said()).toContain('"database":"read_only"');
    await expect.poll(async () => (await ask.signIn()).statusCode, { timeout: 5_000 }).toBe(200);
  });

  it("that is damaged in the middle: 503 where it is met, and the file that is put back is used", async () => {
    const file = databaseFile(api.test.dataDir);
    sqlite().exec("PRAGMA wal_checkpoint(TRUNCATE)");
    const whole = readFileSync(file);
    const write = (bytes: Buffer) => {
      const place = openSync(file, "r+");
      writeSync(place, bytes, 0, bytes.length, 8192);
      closeSync(place);
    };
    write(Buffer.alloc(whole.length - 8192, 0xa5));
    sqlite().exec("PRAGMA shrink_memory");
    expectRefusal(await ask.signIn());
    expect(await ask.fault()).toEqual([503, "damaged"]);
    expect(heard.said()).toContain('"database":"damaged"');
    await ask.reads();
    write(whole.subarray(8192));
    await expect.poll(async () => (await ask.signIn()).statusCode, { timeout: 5_000 }).toBe(200);
  });
});

describe("a PostgreSQL", () => {
  it("that is away, or has no connection left: reading goes on, the rest is refused, and it recovers", async () => {
    const test = await createTestDatabase("postgres", { template: "shipped" });
    const { hostname, port } = new URL(test.url);
    const line = await CutLine.open({ host: hostname, port: Number(port) });
    const url = new URL(test.url);
    url.host = `127.0.0.1:${line.port}`;
    const heard = listener();
    const database = openDatabase({ databaseUrl: url.href, dataDir: test.dataDir });
    const { ctx, close } = await createContext(testConfig(test), database, { log: heard.log });
    const app = await createHttp(ctx);
    const ask = asking({ app });
    await storeSomebody({ ctx, clock: { now: () => new Date() } as TestApi["clock"] }, SOMEBODY);
    const cookie = `wijha=${(await ask.signIn()).json().jwt}`;

    await line.cut();
    expectRefusal(await ask.signIn());
    expect(await ask.fault()).toEqual([503, "away"]);
    await ask.reads();
    await ask.reads({ cookie });
    for (const url of ["/api/jobs?personality=me", "/api/jobs?status=draft"])
      expectRefusal(await app.inject({ url, headers: { cookie, "accept-language": "en" } }));
    expect((await app.inject("/api/jobs?personality=me")).statusCode).toBe(401);
    expectRefusal(await app.inject({ url: "/api/users/me", headers: { cookie, "accept-language": "en" } }));
    expect(heard.said()).toContain('"database":"away"');
    await line.mend();
    await expect.poll(ask.fault, { timeout: 10_000 }).toEqual([200, null]);
    expect((await ask.signIn()).statusCode).toBe(200);

    const pool = database.native.pool as pg.Pool & { options: pg.PoolConfig };
    pool.options.connectionTimeoutMillis = 200;
    const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    expectRefusal(await ask.signIn());
    await expect.poll(ask.fault, { timeout: 5_000 }).toEqual([503, "busy"]);
    await ask.reads();
    for (const client of taken) client.release();
    expect((await ask.signIn()).statusCode).toBe(200);

    await app.close();
    await close();
    await line.cut();
    await test.drop();
  });
});
