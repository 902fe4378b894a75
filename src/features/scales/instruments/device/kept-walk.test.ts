import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeviceCaches } from "#tests/support/device-caches.ts";
import type { KeptDraft } from "../schema.ts";
import { KeptWalk } from "./kept-walk.ts";
import { sendWaiting } from "./send-answers.ts";

const DRAFT: KeptDraft = {
  about: {
    scale: "tendencies",
    version: 1,
    title: "title",
    lead: "lead",
    audience: "audience",
    minutes: 1,
    kind: "true-false",
    items: 3,
  },
  attempt: "a1",
  signIn: "mine",
  items: ["R1", "I1", "A1"].map((id) => ({ id, text: `text of ${id}`, example: "such as" })),
  options: ["true", "false"].map((value) => ({ value, label: value })),
  answers: { R1: "true" },
};
const given = (item: string, answer: "true" | "false", at: number, isWaiting = true) =>
  ({ item, answer, ms: null, given: at, isWaiting }) as const;

const OURS = { "X-Request-Id": "1" };

describe("a scale on the device", () => {
  let sent: { status: number; body: { answers: { item: string; ago: number }[] } | null }[];
  let answer: () => Promise<Response>;
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
    vi.stubGlobal("caches", new DeviceCaches());
    sent = [];
    answer = async () => Response.json({ data: {} }, { headers: OURS });
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      sent.push({ status: 0, body: JSON.parse(body) });
      return answer();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("shows statements and review as the server would, with the answers given here", async () => {
    const walk = await KeptWalk.take(DRAFT, "en");
    await walk.put(given("I1", "false", 1));
    const again = await KeptWalk.open("mine");
    expect(again?.questionView(2, null)).toMatchObject({ number: 2, answered: 2, chosen: "false" });
    expect(again?.questionView(2, null)?.leaves).toBe("xx-");
    expect(again?.questionView(4, null)).toBeNull();
    expect(again?.review().items.map(({ answer }) => answer)).toEqual(["true", "false", null]);
    expect(again?.nextStep).toBe("/career-test/statements/3");
  });

  it("sends what waits in the order given, by how long ago it was", async () => {
    const walk = await KeptWalk.take(DRAFT, "en");
    await walk.put(given("A1", "true", 999_000));
    await walk.put(given("I1", "true", 998_000));
    expect(await sendWaiting(walk)).toBe("sent");
    expect(sent[0]?.body?.answers.map(({ item, ago }) => [item, ago])).toEqual([
      ["I1", 2000],
      ["A1", 1000],
    ]);
    expect((await KeptWalk.open("mine"))?.waiting).toEqual([]);
    expect(await sendWaiting(walk)).toBe("sent");
    expect(sent).toHaveLength(1);
  });

  it("keeps an answer that was changed while it was being sent", async () => {
    const walk = await KeptWalk.take(DRAFT, "en");
    await walk.put(given("A1", "true", 1));
    answer = async () => {
      await walk.put(given("A1", "false", 2));
      return Response.json({ data: {} }, { headers: OURS });
    };
    await sendWaiting(walk);
    expect(walk.waiting.map(({ answer }) => answer)).toEqual(["false"]);
  });

  it.each([
    [503, "later", 1],
    [401, "later", 1],
    [403, "over", undefined],
    [409, "over", undefined],
  ] as const)("answered by %s, it is %s", async (status, outcome, waiting) => {
    const walk = await KeptWalk.take(DRAFT, "en");
    await walk.put(given("A1", "true", 1));
    answer = async () => new Response(null, { status, headers: OURS });
    expect(await sendWaiting(walk)).toBe(outcome);
    expect((await KeptWalk.open("mine"))?.waiting.length).toBe(waiting);
  });

  it.each([200, 403, 404])("believes no %s of a proxy: the answers wait on", async (status) => {
    const walk = await KeptWalk.take(DRAFT, "en");
    await walk.put(given("A1", "true", 1));
    answer = async () => new Response("<html>", { status });
    expect(await sendWaiting(walk)).toBe("later");
    expect(walk.waiting).toHaveLength(1);
  });

  it("waits while there is no line", async () => {
    const walk = await KeptWalk.take(DRAFT, "en");
    await walk.put(given("A1", "true", 1));
    answer = () => Promise.reject(new TypeError("no line"));
    expect(await sendWaiting(walk)).toBe("later");
    expect(walk.waiting).toHaveLength(1);
  });

  it("is nobody else's: taking a draft forgets what another sign-in had, and never opens it", async () => {
    const walk = await KeptWalk.take(DRAFT, "en");
    await walk.put(given("A1", "true", 1));
    expect(await KeptWalk.open("other")).toBeNull();
    await KeptWalk.take({ ...DRAFT, signIn: "other" }, "en");
    expect(await KeptWalk.open("mine")).toBeNull();
    expect(await walk.isThere()).toBe(false);
  });

  it("keeps what waits when the words are taken anew in another language, not when another scale is begun", async () => {
    const walk = await KeptWalk.take(DRAFT, "en");
    await walk.put(given("A1", "true", 1));
    expect((await KeptWalk.take(DRAFT, "ar")).waiting).toHaveLength(1);
    expect((await KeptWalk.take({ ...DRAFT, attempt: "a2" }, "ar")).waiting).toEqual([]);
  });

  it("is gone after seven days", async () => {
    await KeptWalk.take(DRAFT, "en");
    vi.setSystemTime(1_000_000 + 7 * 24 * 3_600_000);
    expect(await KeptWalk.open("mine")).toBeNull();
    expect(await caches.keys()).toEqual([]);
  });
});
