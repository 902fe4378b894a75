import { request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createDraft, publish } from "#content/edit.server.ts";
import { signOut } from "#features/sign-ins/operations/sign-out.server.ts";
import { deleteSignInsOf } from "#features/sign-ins/store/sign-ins.server.ts";
import { runDue } from "#platform/queue/worker.ts";
import { ENGINES } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { testEditor } from "../../../tests/support/content.ts";
import { signedInPerson, type TestPerson } from "../../../tests/support/people.ts";
import { notificationsWork } from "./jobs.server.ts";
import { choose } from "./operations/choose.server.ts";
import { notify } from "./operations/notify.server.ts";

const MINE = "/api/users-permissions/users/me/notifications";
const POLL = { interval: 10, timeout: 5_000 };

interface Heard {
  readonly event: string;
  readonly id: number;
  readonly data: { readonly [key: string]: unknown };
}

interface Listening {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly heard: Heard[];
  /** Of one kind, by their ids. */
  ids(): number[];
  isOver(): boolean;
  cut(): void;
}

describe.each(ENGINES)("live notifications on %s", (engine) => {
  let api: TestApi;
  let port: number;
  const open: Listening[] = [];
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true, config: { streams: 6, personStreams: 2 } });
    await api.app.listen({ port: 0, host: "127.0.0.1" });
    port = (api.app.server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    for (const one of open.splice(0)) one.cut();
    await expect.poll(() => api.ctx.news.size, POLL).toBe(0);
  });
  afterAll(() => api?.close());

  const listen = (who: TestPerson, query = "", headers: Record<string, string> = {}) =>
    new Promise<Listening>((resolve, reject) => {
      const path = `${MINE}/stream${query}`;
      const sent = ask({ port, host: "127.0.0.1", path, headers: { ...who.headers, ...headers } }, (answer) => {
        const heard: Heard[] = [];
        let isOver = false;
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => {
          text += part;
          const blocks = text.split("\n\n");
          text = blocks.pop() ?? "";
          heard.push(...blocks.flatMap((block) => read(block) ?? []));
        });
        for (const event of ["end", "close", "error"]) answer.on(event, () => (isOver = true));
        const ids = () => heard.flatMap(({ event, id }) => (event === "notification" ? [id] : []));
        const one: Listening = {
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          heard,
          ids,
          isOver: () => isOver,
          cut: () => sent.destroy(),
        };
        open.push(one);
        resolve(one);
      });
      sent.on("error", reject).end();
    });
  const ready = async (one: Listening) =>
    expect.poll(() => one.heard.some(({ event }) => event === "count"), POLL).toBe(true);
  const tell = async (who: TestPerson, subject: string) => {
    await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject });
    await runDue(api.ctx, notificationsWork);
  };
  const somebody = () => signedInPerson(api.ctx, { locale: "en" });

  it("tells who is meant, in their words, as it comes, and nothing keeps it back on the way", async () => {
    const [who, other] = [await somebody(), await somebody()];
    const [mine, theirs] = [await listen(who), await listen(other)];
    await Promise.all([ready(mine), ready(theirs)]);
    expect(mine.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(mine.headers["content-encoding"]).toBeUndefined();
    await tell(who, "AAAA-BBBB");
    await expect.poll(() => mine.ids().length, POLL).toBe(1);
    expect(mine.heard.at(-1)).toMatchObject({ event: "notification", data: { kind: "message_answered", read: false } });
    api.clock.advance(1_000);
    const body = { slug: `live-${engine}`, data: {}, ar: null, en: { ...POST, title: "For all" } };
    await publish(api.ctx, testEditor, await createDraft(api.ctx, testEditor, { type: "blog", body }));
    await runDue(api.ctx, notificationsWork);
    await expect
      .poll(() => [mine, theirs].map((one) => one.heard.at(-1)?.data.title), POLL)
      .toEqual(["For all", "For all"]);
    expect(mine.ids()).toEqual(mine.ids().toSorted((a, b) => a - b));
    expect(theirs.ids()).toHaveLength(1);
  });

  it("brings what was missed while the line was cut, each, or says to read again when it is too much", async () => {
    const who = await somebody();
    await tell(who, "before");
    const first = await listen(who);
    await ready(first);
    await tell(who, "seen");
    await expect.poll(() => first.ids().length, POLL).toBe(1);
    const last = first.ids()[0] ?? 0;
    first.cut();
    for (const subject of ["1", "2", "3"])
      await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject });
    api.clock.advance(3_600_000);
    const again = await listen(who, "", { "last-event-id": String(last) });
    await ready(again);
    const missed = again.heard.flatMap(({ event, data }) =>
      event === "notification" ? [String(data.description)] : [],
    );
    expect(missed.filter((said) => /message .[123]. /.test(said))).toHaveLength(3);
    expect(again.heard.at(-1)).toMatchObject({ event: "count", data: { unread: 5 } });
    again.cut();
    for (let at = 0; at < 60; at++)
      await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject: `${at}` });
    const late = await listen(who, `?after=${last}`);
    await ready(late);
    expect(late.heard.map(({ event }) => event)).toEqual(["reload", "count"]);
  });

  it("tells one's other pages how many are unread when one of them reads", async () => {
    const who = await somebody();
    await tell(who, "AAAA-BBBB");
    const line = await listen(who);
    await ready(line);
    const { data } = (await api.app.inject({ url: MINE, headers: { ...who.headers } })).json();
    const payload = { notification_ids: [data[0].id] };
    await api.app.inject({ method: "POST", url: MINE, headers: { ...who.headers }, payload });
    await expect.poll(() => line.heard.at(-1), POLL).toMatchObject({ event: "count", data: { unread: 0 } });
  });

  it("ends with its sign-in: at once when it is ended here, soon when it ends in any other way", async () => {
    const who = await somebody();
    const [line, other] = [await listen(who), await listen(await who.again())];
    await Promise.all([ready(line), ready(other)]);
    await signOut(api.ctx, who.actor);
    await expect.poll(() => line.isOver(), POLL).toBe(true);
    expect(other.isOver()).toBe(false);
    await deleteSignInsOf(api.ctx.db, who.id);
    await api.ctx.news.endEnded();
    await expect.poll(() => other.isOver(), POLL).toBe(true);
    const shut = await somebody();
    const third = await listen(shut);
    await ready(third);
    const disabled_at = api.clock.now().toISOString();
    await api.ctx.db.updateTable("users").set({ disabled_at }).where("id", "=", shut.id).execute();
    await api.ctx.news.endEnded();
    await expect.poll(() => third.isOver(), POLL).toBe(true);
  });

  it("begins again when somebody chooses anew what they see", async () => {
    const who = await somebody();
    const line = await listen(who);
    await ready(line);
    await choose(api.ctx, who.actor, { shown: [], mailed: [] });
    await expect.poll(() => line.isOver(), POLL).toBe(true);
  });

  it("opens only so many for one account, and for all", async () => {
    const who = await somebody();
    const first = await Promise.all([listen(who), listen(who)]);
    await Promise.all(first.map(ready));
    expect((await listen(who)).status).toBe(429);
    for (let at = 0; at < 4; at++) await ready(await listen(await somebody()));
    const late = await listen(await somebody());
    expect([late.status, late.headers["retry-after"]]).toEqual([503, "60"]);
  });

  it("is for accounts alone, and ends by itself when a program asks for that", async () => {
    expect((await api.app.inject({ url: `${MINE}/stream` })).statusCode).toBe(204);
    const headers = { authorization: "Bearer forged" };
    expect((await api.app.inject({ url: `${MINE}/stream`, headers })).statusCode).toBe(401);
    expect(
      (await api.app.inject({ url: `${MINE}/stream?after=-1`, headers: (await somebody()).headers })).statusCode,
    ).toBe(400);
    const line = await listen(await somebody(), "?seconds=0");
    await expect.poll(() => line.isOver(), POLL).toBe(true);
    expect(line.heard.map(({ event }) => event)).toEqual(["count"]);
  });
});

it("lets the server stop at once", async () => {
  const api = await createTestApi("sqlite");
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.app.server.address() as AddressInfo;
  const who = await signedInPerson(api.ctx);
  const isOver = new Promise((resolve) => {
    ask({ port, host: "127.0.0.1", path: `${MINE}/stream`, headers: { ...who.headers } }, (answer) => {
      answer.resume().on("end", resolve);
    }).end();
  });
  await expect.poll(() => api.ctx.news.size, POLL).toBe(1);
  const from = performance.now();
  await api.close();
  await isOver;
  expect(performance.now() - from).toBeLessThan(2_000);
});

const POST = { description: "What it says.", content: "Words.", keywords: [] };

function read(block: string): Heard | null {
  const value = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
  const event = value("event");
  return event ? { event, id: Number(value("id") ?? 0), data: JSON.parse(value("data") ?? "{}") } : null;
}
