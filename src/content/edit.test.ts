import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { openTestContent, type TestContent, testEditor, testPerson, testVisitor } from "#tests/support/content.ts";
import { eachEngine } from "#tests/support/database.ts";
import { createDraft, type Editing, publish, remove, saveDraft, unpublish } from "./edit.server.ts";

const skill = (slug: string, title = "Weaving", changes: object = {}) => ({
  slug,
  data: { category: "applied" },
  ar: null,
  en: { title, summary: "Making cloth.", description: "Over and under.", keywords: ["cloth"] },
  ...changes,
});

eachEngine((engine, use) => {
  describe("an editor", () => {
    let site: TestContent;
    beforeEach(async () => {
      await use().database.kysely.deleteFrom("content_records").execute();
      site = await openTestContent(use());
    });
    afterEach(() => site.close());

    const draft = (body: object, type = "future-skill") => createDraft(site.ctx, testEditor, { type, body });
    const published = async (body: object, type?: string) => publish(site.ctx, testEditor, await draft(body, type));
    const seen = (slug = "weaving") => site.content.bySlug("future-skill", slug, "en");
    const refusal = (work: Promise<unknown>) =>
      work.then(
        () => "none",
        (error: AppError) => [
          error.code,
          ...(error.details.fields ?? []).map((fault) => `${fault.path}:${fault.code}`),
        ],
      );

    it("keeps a draft to themselves until it is published", async () => {
      const editing = await draft(skill("weaving"));
      expect(seen()).toBeNull();
      await publish(site.ctx, testEditor, editing);
      expect(seen()).toMatchObject({ title: "Weaving", locale: "en", category: "applied" });
      expect(site.content.bySlug("future-skill", "weaving", "ar")).toMatchObject({ title: "Weaving", locale: "en" });
    });

    it("changes what readers see only by publishing, and then its time", async () => {
      const first = await published(skill("weaving"));
      const before = seen()?.updatedAt;
      site.advance(60_000);
      const second = await saveDraft(site.ctx, testEditor, { ...first, body: skill("weaving", "Loom work") });
      expect(seen()).toMatchObject({ title: "Weaving", updatedAt: before });
      await publish(site.ctx, testEditor, second);
      expect(seen()?.title).toBe("Loom work");
      expect(Date.parse(seen()?.updatedAt ?? "")).toBe(Date.parse(before ?? "") + 60_000);
    });

    it("cannot save over somebody else's change", async () => {
      const first = await published(skill("weaving"));
      await saveDraft(site.ctx, testEditor, { ...first, body: skill("weaving", "Mine") });
      for (const late of [
        () => saveDraft(site.ctx, testEditor, { ...first, body: skill("weaving", "Late") }),
        () => publish(site.ctx, testEditor, first),
        () => unpublish(site.ctx, testEditor, first),
        () => remove(site.ctx, testEditor, first),
      ])
        expect(await refusal(late())).toEqual(["conflict"]);
    });

    it("wins or loses whole when two save at once", async () => {
      const first = await draft(skill("weaving"));
      const tries = await Promise.allSettled(
        Array.from({ length: 5 }, (_, at) =>
          saveDraft(site.ctx, testEditor, { ...first, body: skill("weaving", `Try ${at}`) }),
        ),
      );
      expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    });

    it("cannot publish what is incomplete, in no language, or not of the type", async () => {
      const bare = await draft({ slug: "bare", data: {}, en: { title: "Bare" } });
      expect(await refusal(publish(site.ctx, testEditor, bare))).toEqual([
        "form_invalid",
        "data.category:required",
        "en.summary:required",
        "en.description:required",
      ]);
      const silent = await draft({ slug: "silent", data: { category: "basic" } });
      expect(await refusal(publish(site.ctx, testEditor, silent))).toEqual([
        "form_invalid",
        "ar:content_needs_language",
      ]);
      expect(await refusal(draft(skill("weaving", "W", { rank: 1 })))).toEqual(["form_invalid", "rank:unknown_key"]);
      expect(await refusal(draft(skill("Not a slug")))).toEqual(["form_invalid", "slug:content_slug_invalid"]);
      expect(await refusal(draft(skill("weaving"), "spell"))).toEqual(["not_found"]);
    });

    it("cannot take another record's address, but a deleted one's", async () => {
      const first = await published(skill("weaving"));
      expect(await refusal(draft(skill("weaving")))).toEqual(["form_invalid", "slug:content_slug_taken"]);
      const other = await draft(skill("other"));
      expect(await refusal(saveDraft(site.ctx, testEditor, { ...other, body: skill("weaving") }))).toEqual([
        "form_invalid",
        "slug:content_slug_taken",
      ]);
      await remove(site.ctx, testEditor, first);
      expect(seen()).toBeNull();
      await published(skill("weaving", "Again"));
      expect(seen()?.title).toBe("Again");
      expect(await refusal(publish(site.ctx, testEditor, { ...first, version: first.version + 1 }))).toEqual([
        "not_found",
      ]);
    });

    it("takes a record away from readers and from every relation", async () => {
      const weaving = await published(skill("weaving"));
      const body = {
        slug: "weaver",
        data: { job_type: "craft" },
        en: { title: "Weaver", summary: "Weaves.", description: "All day." },
        links: { future_skills: [weaving.documentId] },
      };
      await published(body, "job");
      const linked = () => site.content.bySlug("job", "weaver", "en")?.future_skills.map((one) => one.slug);
      expect(linked()).toEqual(["weaving"]);
      const hidden = await unpublish(site.ctx, testEditor, weaving);
      expect([seen(), linked()]).toEqual([null, []]);
      await publish(site.ctx, testEditor, hidden);
      expect(linked()).toEqual(["weaving"]);
    });

    it("is seen by every process", async () => {
      const other = await openTestContent(use());
      let calls = 0;
      other.content.onChange(() => {
        calls += 1;
      });
      await published(skill("weaving"));
      if (engine === "sqlite") await other.content.refresh();
      await expect.poll(() => other.content.bySlug("future-skill", "weaving", "en")?.title).toBe("Weaving");
      expect(calls).toBe(1);
      await other.close();
    });
  });

  describe("somebody who is no editor", () => {
    const editing: Editing = { documentId: "0123456789abcdef01234567", version: 1 };
    it.each<[string, Actor, string]>([
      ["a visitor", testVisitor, "unauthorized"],
      ["a person without the role", testPerson, "forbidden"],
    ])("%s cannot write, publish or take away", async (_name, actor, code) => {
      const site = await openTestContent(use());
      for (const work of [
        () => createDraft(site.ctx, actor, { type: "faq", body: {} }),
        () => saveDraft(site.ctx, actor, { ...editing, body: {} }),
        () => publish(site.ctx, actor, editing),
        () => unpublish(site.ctx, actor, editing),
        () => remove(site.ctx, actor, editing),
      ])
        await expect(work()).rejects.toMatchObject({ code });
      await site.close();
    });
  });
});
