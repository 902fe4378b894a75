import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AppError } from "#platform/errors.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { openTestContent, type TestContent, testEditor, testPerson, testVisitor } from "#tests/support/content.ts";
import { eachEngine } from "#tests/support/database.ts";
import { createDraft, type Editing, publish, readRecord, remove, saveDraft, unpublish } from "./edit.server.ts";
import { bringBack, readHistory, restoreVersion } from "./history.server.ts";
import {
  cancelSchedule,
  publishDue,
  readEditorsNews,
  returnDraft,
  schedulePublication,
  stageOf,
  submitForReview,
} from "./review.server.ts";
import { loadSeed, seedId } from "./seed.server.ts";

const author: Person = { ...testPerson, id: 8, roles: ["author"] };
const HOUR = 3_600_000;
const LATER = "2026-11-20T10:00:00.000Z";

const skill = (slug: string, title = "Weaving", changes: object = {}) => ({
  slug,
  data: { category: "applied" },
  ar: null,
  en: { title, summary: "Making cloth.", description: "Over and under.", keywords: ["cloth"] },
  ...changes,
});

eachEngine((_engine, use) => {
  let site: TestContent;
  beforeEach(async () => {
    for (const table of ["content_history", "content_records", "content_seed"] as const)
      await use().database.kysely.deleteFrom(table).execute();
    site = await openTestContent(use());
  });
  afterEach(() => site.close());

  const draft = (body: object = skill("weaving")) => createDraft(site.ctx, author, { type: "future-skill", body });
  const seen = (slug = "weaving") => site.content.bySlug("future-skill", slug, "en")?.title ?? null;
  const row = ({ documentId }: Editing) => readRecord(site.ctx, testEditor, documentId);
  const stage = async (editing: Editing) => stageOf(await row(editing));
  const code = (work: Promise<unknown>) =>
    work.then(
      () => "none",
      (error: AppError) => error.code,
    );
  const actions = async (editing: Editing) =>
    (await readHistory(site.ctx, author, editing.documentId)).map(({ version, action, doneBy }) => [
      version,
      action,
      doneBy,
    ]);
  const at = (publishAt: string) => (editing: Editing) =>
    schedulePublication(site.ctx, testEditor, { ...editing, publishAt });

  it("tells those who write how much is at each stop, a draft of what readers see as both, and nobody else", async () => {
    const [waiting, written] = [await draft(), await draft(skill("sewing", "Sewing"))];
    await submitForReview(site.ctx, author, waiting);
    await draft(skill("dyeing", "Dyeing"));
    const shown = await publish(site.ctx, testEditor, written);
    await saveDraft(site.ctx, author, { ...shown, body: skill("sewing", "Sewing by hand") });
    const news = await readEditorsNews(site.ctx, testEditor);
    expect(Object.entries(news?.stops ?? {}).map(([stop, { count }]) => [stop, count])).toEqual([
      ["draft", 2],
      ["review", 1],
      ["scheduled", 0],
      ["published", 1],
    ]);
    expect(news?.stops.review.newest).toMatchObject([{ title: "Weaving", isPublished: false }]);
    expect(news?.stops.draft.newest.map(({ title }) => title).sort()).toEqual(["Dyeing", "Sewing by hand"]);
    expect(news?.latest).toMatchObject([{ type: "future-skill", slug: "sewing" }]);
    expect(await readEditorsNews(site.ctx, testPerson)).toBeNull();
  });

  describe("a review", () => {
    it("goes from the author to an editor and to readers", async () => {
      const started = await draft();
      expect(await stage(started)).toBe("draft");
      const submitted = await submitForReview(site.ctx, author, started);
      expect(await stage(submitted)).toBe("in_review");
      expect(await row(submitted)).toMatchObject({ submitted_by: author.id });
      expect(seen()).toBeNull();
      const out = await publish(site.ctx, testEditor, submitted);
      expect([await stage(out), seen()]).toEqual(["published", "Weaving"]);
      expect(await actions(out)).toEqual([
        [3, "published", testEditor.id],
        [2, "submitted", author.id],
        [1, "created", author.id],
      ]);
    });

    it("goes back with a note, which stands until it is submitted again", async () => {
      const submitted = await submitForReview(site.ctx, author, await draft());
      const returned = await returnDraft(site.ctx, testEditor, { ...submitted, note: "  Say where.  " });
      expect(await stage(returned)).toBe("draft");
      expect(await row(returned)).toMatchObject({ review_note: "Say where.", submitted_at: null });
      const saved = await saveDraft(site.ctx, author, { ...returned, body: skill("weaving", "Weaving in Sur") });
      expect(await row(saved)).toMatchObject({ review_note: "Say where." });
      const again = await submitForReview(site.ctx, author, saved);
      expect(await row(again)).toMatchObject({ review_note: null });
    });

    it("takes only what is complete, and ends when the draft is written again", async () => {
      const bare = await draft({ slug: "bare", data: {}, en: { title: "Bare" } });
      expect(await code(submitForReview(site.ctx, author, bare))).toBe("form_invalid");
      expect(await code(returnDraft(site.ctx, testEditor, { ...bare, note: "No." }))).toBe("conflict");
      const submitted = await submitForReview(site.ctx, author, await draft());
      expect(await code(returnDraft(site.ctx, testEditor, { ...submitted, note: " " }))).toBe("form_invalid");
      const saved = await saveDraft(site.ctx, author, { ...submitted, body: skill("weaving", "Changed") });
      expect(await stage(saved)).toBe("draft");
      const out = await publish(site.ctx, testEditor, saved);
      expect(await code(submitForReview(site.ctx, author, out))).toBe("conflict");
    });
  });

  describe("a planned publication", () => {
    it("goes out at its moment, not before, in the name of who planned it", async () => {
      const planned = await at(LATER)(await draft());
      expect(await stage(planned)).toBe("scheduled");
      expect(await publishDue(site.ctx)).toBe(0);
      site.advance(HOUR * 2 - 1);
      expect(await publishDue(site.ctx)).toBe(0);
      site.advance(1);
      expect([await publishDue(site.ctx), await publishDue(site.ctx)]).toEqual([1, 0]);
      expect([await stage(planned), seen()]).toEqual(["published", "Weaving"]);
      expect((await actions(planned))[0]).toEqual([3, "published", testEditor.id]);
    });

    it("takes any way of writing the moment, but a later one and a time", async () => {
      const started = await draft();
      for (const wrong of ["2026-11-20T07:59:00.000Z", "2026-11-20T08:00:00.000Z", "tomorrow", "2026-11-21", null])
        expect(await code(at(wrong as string)(started)), String(wrong)).toBe("form_invalid");
      const planned = await at("2026-11-20T10:00:00Z")(started);
      expect((await row(planned)).publish_at).toBe(LATER);
    });

    it("ends when the draft is saved, restored, taken away or the plan is dropped", async () => {
      const none = { publish_at: null, publish_by: null };
      const planned = await at(LATER)(await draft());
      const saved = await saveDraft(site.ctx, testEditor, { ...planned, body: skill("weaving", "Newer") });
      expect(await row(saved)).toMatchObject(none);
      const again = await at(LATER)(saved);
      const restored = await restoreVersion(site.ctx, testEditor, { ...again, from: 1 });
      expect(await row(restored)).toMatchObject(none);
      const dropped = await cancelSchedule(site.ctx, testEditor, await at(LATER)(restored));
      expect([await stage(dropped), await code(cancelSchedule(site.ctx, testEditor, dropped))]).toEqual([
        "draft",
        "conflict",
      ]);
      const removed = await remove(site.ctx, testEditor, await at(LATER)(dropped));
      expect(await row(removed)).toMatchObject(none);
      site.advance(3 * HOUR);
      expect([await publishDue(site.ctx), seen()]).toEqual([0, null]);
    });

    it("that cannot go out ends, and holds back no other", async () => {
      const first = await publish(site.ctx, testEditor, await draft(skill("loom")));
      const moved = await saveDraft(site.ctx, author, { ...first, body: skill("knitting") });
      await at("2026-11-20T09:00:00.000Z")(moved);
      await draft(skill("knitting", "Somebody else's"));
      await at(LATER)(await draft());
      site.advance(3 * HOUR);
      expect([await publishDue(site.ctx), seen(), seen("loom")]).toEqual([1, "Weaving", "Weaving"]);
      expect(await stage(first)).toBe("changed");
      expect((await actions(first))[0]?.slice(1)).toEqual(["unscheduled", null]);
      expect(await publishDue(site.ctx)).toBe(0);
    });
  });

  describe("history", () => {
    it("keeps every version, and an earlier one can be the draft again", async () => {
      const first = await publish(site.ctx, testEditor, await draft());
      const second = await saveDraft(site.ctx, testEditor, { ...first, body: skill("weaving", "Loom work") });
      const out = await publish(site.ctx, testEditor, second);
      expect(seen()).toBe("Loom work");
      const restored = await restoreVersion(site.ctx, author, { ...out, from: first.version });
      expect([await stage(restored), seen()]).toEqual(["changed", "Loom work"]);
      await publish(site.ctx, testEditor, restored);
      expect(seen()).toBe("Weaving");
      expect(await code(restoreVersion(site.ctx, author, { ...restored, from: 1 }))).toBe("conflict");
      const { version } = await row(restored);
      expect(await code(restoreVersion(site.ctx, author, { ...restored, version, from: 99 }))).toBe("not_found");
    });

    it("gives an unpublished record the slug of the version that came back", async () => {
      const first = await draft(skill("weaving"));
      const second = await saveDraft(site.ctx, author, { ...first, body: skill("spinning") });
      const back = await restoreVersion(site.ctx, author, { ...second, from: 1 });
      expect((await row(back)).slug).toBe("weaving");
      await draft(skill("spinning"));
      expect(await code(draft(skill("weaving")))).toBe("form_invalid");
      const other = await saveDraft(site.ctx, author, { ...back, body: skill("other") });
      await draft(skill("weaving"));
      expect(await code(restoreVersion(site.ctx, author, { ...other, from: 1 }))).toBe("form_invalid");
    });

    it("brings a removed record back as a draft, if its address is free", async () => {
      const out = await publish(site.ctx, testEditor, await draft());
      const gone = await remove(site.ctx, testEditor, out);
      expect([await stage(gone), seen()]).toEqual(["removed", null]);
      expect(await code(saveDraft(site.ctx, author, { ...gone, body: skill("weaving") }))).toBe("not_found");
      expect(await code(restoreVersion(site.ctx, author, { ...gone, from: 1 }))).toBe("not_found");
      const back = await bringBack(site.ctx, testEditor, gone);
      expect([await stage(back), seen()]).toEqual(["draft", null]);
      expect(await code(bringBack(site.ctx, testEditor, back))).toBe("conflict");
      await publish(site.ctx, testEditor, back);
      expect(seen()).toBe("Weaving");
      const again = await remove(site.ctx, testEditor, { ...back, version: back.version + 1 });
      await draft(skill("weaving", "In its place"));
      expect(await code(bringBack(site.ctx, testEditor, again))).toBe("form_invalid");
      expect((await actions(again)).map(([, action]) => action)).toEqual([
        "removed",
        "published",
        "restored",
        "removed",
        "published",
        "created",
      ]);
    });

    it("keeps what was shipped before the first change", async () => {
      await loadSeed(site.ctx, "db/seed");
      const documentId = seedId("future-skill", "teamwork");
      const shipped = { documentId, version: 1 };
      expect(await actions(shipped)).toEqual([]);
      const title = seen("teamwork");
      const saved = await saveDraft(site.ctx, testEditor, { ...shipped, body: skill("teamwork", "Ours") });
      await publish(site.ctx, testEditor, saved);
      expect(seen("teamwork")).toBe("Ours");
      expect((await actions(shipped)).map(([version, action]) => [version, action])).toEqual([
        [3, "published"],
        [2, "saved"],
        [1, "shipped"],
      ]);
      const back = await restoreVersion(site.ctx, testEditor, { documentId, version: 3, from: 1 });
      await publish(site.ctx, testEditor, back);
      expect(seen("teamwork")).toBe(title);
    });
  });

  describe("drafts as writers see them", () => {
    const titles = async () => {
      const { records } = (await site.content.drafts()).shelf("future-skill");
      return records.map((record) => record.body.en?.title).sort();
    };

    it("follow every change, also of another process", async () => {
      expect(await titles()).toEqual([]);
      const first = await publish(site.ctx, testEditor, await draft());
      const second = await saveDraft(site.ctx, author, { ...first, body: skill("weaving", "Loom work") });
      await draft(skill("knitting", "Knitting"));
      expect(await titles()).toEqual(["Knitting", "Loom work"]);
      const other = await openTestContent(use());
      const hidden = await unpublish(other.ctx, testEditor, second);
      expect(await titles()).toEqual(["Knitting", "Loom work"]);
      const gone = await remove(other.ctx, testEditor, hidden);
      expect(await titles()).toEqual(["Knitting"]);
      await bringBack(other.ctx, testEditor, gone);
      expect(await titles()).toEqual(["Knitting", "Loom work"]);
      await use().database.kysely.deleteFrom("content_history").execute();
      await use().database.kysely.deleteFrom("content_records").where("slug", "=", "knitting").execute();
      expect(await titles()).toEqual(["Loom work"]);
      await other.close();
    });

    it("are the same for those who ask at once", async () => {
      await draft();
      const [a, b] = await Promise.all([site.content.drafts(), site.content.drafts()]);
      expect(a).toBe(b);
      expect(await titles()).toEqual(["Weaving"]);
    });
  });

  describe("nobody without the right", () => {
    const editing = { documentId: "0123456789abcdef01234567", version: 1 };
    const writing = (actor: Actor) => [
      () => submitForReview(site.ctx, actor, editing),
      () => restoreVersion(site.ctx, actor, { ...editing, from: 1 }),
      () => readHistory(site.ctx, actor, editing.documentId),
      () => readRecord(site.ctx, actor, editing.documentId),
    ];
    const publishing = (actor: Actor) => [
      () => publish(site.ctx, actor, editing),
      () => unpublish(site.ctx, actor, editing),
      () => remove(site.ctx, actor, editing),
      () => returnDraft(site.ctx, actor, { ...editing, note: "No." }),
      () => schedulePublication(site.ctx, actor, { ...editing, publishAt: LATER }),
      () => cancelSchedule(site.ctx, actor, editing),
      () => bringBack(site.ctx, actor, editing),
    ];
    it.each<[string, Actor, string, string]>([
      ["a visitor", testVisitor, "unauthorized", "unauthorized"],
      ["a person", testPerson, "forbidden", "forbidden"],
      ["an author, who writes but does not decide,", author, "not_found", "forbidden"],
      ["an editor", testEditor, "not_found", "not_found"],
    ])("%s writes or decides", async (_name, actor, written, decided) => {
      for (const work of writing(actor)) expect(await code(work())).toBe(written);
      for (const work of publishing(actor)) expect(await code(work())).toBe(decided);
    });
  });
});
