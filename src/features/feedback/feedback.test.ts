import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import { parseInput } from "#platform/http/input.ts";
import type { Actor } from "#shared/actor.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { signedInAs, signedInPerson, visitor } from "#tests/support/people.ts";
import { sweepFeedback } from "./jobs.server.ts";
import { giveFeedback, readFeedback } from "./operations.server.ts";
import { feedbackForm } from "./schema.ts";

const DAY_MS = 86_400_000;
const RECORD = "abc123";
const from = (device: string, address = "192.0.2.9"): Actor => ({
  ...visitor,
  origin: { address, device, userAgent: "" },
});

onOneEngine("feedback", (engine) => {
  let api: TestApi;
  let ctx: Context;
  let editor: Actor;
  beforeAll(async () => {
    api = await createTestApi(engine);
    const byDocumentId = (type: string, id: string) => (type === "blog" && /^(abc123|other)$/.test(id) ? {} : null);
    ctx = { ...api.ctx, content: { ...api.ctx.content, byDocumentId } } as unknown as Context;
    editor = (await signedInAs(ctx, "editor")).actor;
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await api.ctx.db.deleteFrom("feedback").execute();
    await api.ctx.db.deleteFrom("tries").execute();
  });

  const say = (actor: Actor, useful: "yes" | "no", word?: string, documentId = RECORD) =>
    giveFeedback(ctx, actor, parseInput(feedbackForm, { documentId, useful, ...(word !== undefined && { word }) }));
  const heard = async (documentId = RECORD) => readFeedback(ctx, editor, documentId);

  it("counts one vote of each device and each person for each record; another replaces it", async () => {
    const { actor: person } = await signedInPerson(ctx);
    await say(from("one"), "yes", "clear");
    await say(from("one"), "no", "not clear");
    await say(from("two"), "yes");
    await say(person, "yes");
    await say({ ...person, origin: { ...person.origin, device: "elsewhere" } }, "no");
    await say(from("one"), "yes", undefined, "other");
    expect(await heard()).toMatchObject({
      counts: { useful: 1, notUseful: 2 },
      words: [{ is_useful: false, word: "not clear" }],
    });
    expect((await heard("other")).counts).toEqual({ useful: 1, notUseful: 0 });
  });

  it("keeps neither device nor address, and no trail from record to record", async () => {
    await say(from("a-device"), "yes");
    await say(from("a-device"), "yes", undefined, "other");
    const rows = await api.ctx.db.selectFrom("feedback").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/a-device|192\.0\.2/);
    expect(new Set(rows.map((row) => row.voter_hash)).size).toBe(2);
    expect(rows.map((row) => row.user_id)).toEqual([null, null]);
  });

  it("takes hostile words as words", async () => {
    const words = ["'; drop table feedback; --", "<script>alert(1)</script>", "\u0000نص\u202e مقلوب", "👩‍🔬"];
    for (const [at, word] of words.entries()) await say(from(`d${at}`), "no", word);
    const kept = (await heard()).words.map(({ word }) => word);
    expect(kept.sort()).toEqual([...words.slice(0, 2), "نص\u202e مقلوب", "👩‍🔬"].sort());
  });

  it.each([
    [{ documentId: RECORD }, "useful", "feedback_choose"],
    [{ documentId: RECORD, useful: "maybe" }, "useful", "feedback_choose"],
    [{ documentId: RECORD, useful: "yes", word: "x".repeat(501) }, "word", "feedback_word_long"],
    [{ documentId: "../etc", useful: "yes" }, "documentId", "feedback_record"],
    [{ documentId: RECORD, useful: "yes", user_id: "1" }, "user_id", "unknown_key"],
  ])("refuses %j", (form, path, code) => {
    expect(() => parseInput(feedbackForm, form)).toThrow(
      expect.objectContaining({ details: { fields: [expect.objectContaining({ path, code })] } }),
    );
  });

  it("counts a line end once and takes five hundred characters", () => {
    const word = `${"x".repeat(498)}\r\ny`;
    expect(parseInput(feedbackForm, { documentId: RECORD, useful: "yes", word }).word).toHaveLength(500);
  });

  it("cannot be given about what is not published", async () => {
    await expect(say(from("one"), "yes", undefined, "unknown")).rejects.toMatchObject({ code: "not_found" });
  });

  it("cannot be given without end by one device", async () => {
    const many = async () => {
      for (let at = 0; at <= 300; at += 1) await say(from("one"), at % 2 ? "yes" : "no");
    };
    await expect(many()).rejects.toMatchObject({ code: "too_many" });
    await say(from("another"), "yes");
  });

  it("cannot be given without end from one address under ever new marks", async () => {
    await say(from("one"), "yes");
    const later = new Date(ctx.clock.now().getTime() + DAY_MS / 2).toISOString();
    const day = api.ctx.db.updateTable("tries").set({ count: 5000 }).where("ends_at", ">", later);
    expect((await day.executeTakeFirstOrThrow()).numUpdatedRows).toBe(1n);
    await expect(say(from("two"), "no")).rejects.toMatchObject({ code: "too_many" });
    await say(from("two", "192.0.2.10"), "no");
  });

  it("cannot be read by a guest, an ordinary person or an author", async () => {
    const url = `/api/feedback?documentId=${RECORD}`;
    expect((await api.app.inject(url)).statusCode).toBe(401);
    for (const person of [await signedInPerson(ctx), await signedInAs(ctx, "author")])
      expect((await api.app.inject({ url, headers: { ...person.headers } })).statusCode).toBe(403);
  });

  it("is read by editors as counts and words, never who", async () => {
    const { actor } = await signedInPerson(ctx);
    await say(actor, "yes", "thanks");
    const { headers } = await signedInAs(ctx, "editor");
    const answer = await api.app.inject({ url: `/api/feedback?documentId=${RECORD}`, headers: { ...headers } });
    expect(answer.json()).toEqual({
      data: [{ id: expect.any(Number), useful: true, word: "thanks", createdAt: api.clock.now().toISOString() }],
      meta: { useful: 1, notUseful: 0 },
    });
    const bad = await api.app.inject({ url: "/api/feedback?documentId=%00", headers: { ...headers } });
    expect(bad.statusCode).toBe(400);
  });

  it("goes with the account, and after its time", async () => {
    const person = await signedInPerson(ctx);
    await say(person.actor, "yes", "mine");
    await say(from("one"), "no");
    await api.ctx.db.deleteFrom("users").where("id", "=", person.id).execute();
    expect((await heard()).counts).toEqual({ useful: 0, notUseful: 1 });
    api.clock.advance(api.ctx.config.feedbackDays * DAY_MS);
    await sweepFeedback(ctx);
    expect((await heard()).counts.notUseful).toBe(1);
    api.clock.advance(1);
    await sweepFeedback(ctx);
    expect((await heard()).counts.notUseful).toBe(0);
  });
});
