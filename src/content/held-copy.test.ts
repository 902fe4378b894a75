import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestContent, type TestContent, testEditor } from "#tests/support/content.ts";
import { eachEngine } from "#tests/support/database.ts";
import type { Body } from "./body.ts";
import { createDraft, type Editing, publish, remove, saveDraft, unpublish } from "./edit.server.ts";
import { answerContent } from "./query/answer.ts";

const START = "2026-11-20T08:00:00.000Z";
const DAY = 86_400_000;
const later = (days: number) => new Date(Date.parse(START) + days * DAY).toISOString();

const skill = (slug: string, title: string) => ({
  slug,
  data: { category: "applied" },
  ar: null,
  en: { title, summary: "Making cloth.", description: "Over and under.", keywords: ["cloth"] },
});
const settings = (isDown: boolean, name = "Wijha") => ({
  slug: "site-settings",
  data: { content_service_down: isDown },
  ar: null,
  en: { name },
});

eachEngine((engine, use) => {
  let site: TestContent;
  let other: TestContent;
  beforeEach(async () => {
    await use().database.kysely.deleteFrom("content_records").execute();
    site = await openTestContent(use());
    other = await openTestContent(use());
  });
  afterEach(async () => {
    await site.close();
    await other.close();
  });

  const put = async (body: object, type = "future-skill", before?: Editing) =>
    publish(
      site.ctx,
      testEditor,
      before
        ? await saveDraft(site.ctx, testEditor, { ...before, body: body as Body })
        : await createDraft(site.ctx, testEditor, { type, body }),
    );
  const seen = ({ content }: TestContent) =>
    content.list("future-skill", { locale: "en" }).items.map(({ title }) => title);
  const named = ({ content }: TestContent) => content.list("site-settings", { locale: "en" }).items[0]?.name;
  /** What another process sees once it has heard. */
  const heard = async ({ content }: TestContent) => {
    if (engine === "sqlite") await content.refresh();
  };

  test("readers stay at what was published when the service was declared down, until that is taken back", async () => {
    let weaving = await put(skill("weaving", "Weaving"));
    const dyeing = await put(skill("dyeing", "Dyeing"));
    let state = await put(settings(false), "site-settings");
    expect(site.content.heldSince).toBeNull();
    site.advance(DAY);
    state = await put(settings(true), "site-settings", state);
    await heard(other);
    let changes = 0;
    site.content.onChange(() => {
      changes += 1;
    });
    site.advance(DAY);
    weaving = await put(skill("weaving", "Weaving anew"), "future-skill", weaving);
    await put(skill("carving", "Carving"));
    const hidden = await unpublish(site.ctx, testEditor, dyeing);
    await heard(other);
    expect(changes, "pages are not drawn again for what nobody sees").toBe(0);
    for (const process of [site, other]) {
      await expect.poll(() => process.content.heldSince).toBe(later(1));
      expect(seen(process).sort()).toEqual(["Dyeing", "Weaving"]);
      expect(process.content.bySlug("future-skill", "carving", "en")).toBeNull();
    }
    const answer = answerContent(site.content, "future-skills", "filters[slug]=weaving", { locale: "en", v4: false });
    expect(answer.body.toString()).not.toContain("anew");
    // Who writes sees what was written: it is published, only not shown.
    const newest = () => site.content.newest.shelf("future-skill").records.map((one) => one.body.en?.title);
    expect(newest().sort()).toEqual(["Carving", "Weaving anew"]);

    // The settings themselves go on being shown, and do not move the day.
    state = await put(settings(true, "Paths"), "site-settings", state);
    await heard(other);
    for (const process of [site, other]) {
      await expect.poll(() => named(process)).toBe("Paths");
      expect(seen(process)).toContain("Weaving");
      expect(process.content.heldSince).toBe(later(1));
    }

    await remove(site.ctx, testEditor, hidden);
    await put(settings(false, "Paths"), "site-settings", state);
    await heard(other);
    for (const process of [site, other]) {
      await expect.poll(() => seen(process).sort()).toEqual(["Carving", "Weaving anew"]);
      expect(process.content.heldSince).toBeNull();
      expect(process.content.newest).toBe(process.content.snapshot);
    }
    await put(skill("weaving", "Weaving again"), "future-skill", weaving);
    expect(seen(site)).toContain("Weaving again");
  });

  test("a process that starts meanwhile shows what is published then, of that day", async () => {
    const weaving = await put(skill("weaving", "Weaving"));
    await put(settings(true), "site-settings");
    const changed = await put(skill("weaving", "Weaving anew"), "future-skill", weaving);
    const late = await openTestContent(use());
    expect(seen(site)).toEqual(["Weaving"]);
    expect(seen(late)).toEqual(["Weaving anew"]);
    expect(late.content.heldSince).toBe(START);
    await put(skill("weaving", "Weaving again"), "future-skill", changed);
    await late.content.refresh();
    expect(seen(late)).toEqual(["Weaving anew"]);
    await late.close();
  });

  test("a process that hears late keeps what it knew of what changed after the switch", async () => {
    const weaving = await put(skill("weaving", "Weaving"));
    await heard(other);
    await expect.poll(() => seen(other)).toEqual(["Weaving"]);
    // Nothing tells it of what is written here.
    const { events } = site.ctx;
    Object.assign(site.ctx, { events: { ...events, publish: async () => undefined } });
    site.advance(DAY);
    await put(skill("dyeing", "Dyeing"));
    site.advance(DAY);
    await put(settings(true), "site-settings");
    site.advance(DAY);
    await put(skill("weaving", "Weaving anew"), "future-skill", weaving);
    await put(skill("carving", "Carving"));
    expect(seen(other)).toEqual(["Weaving"]);
    await other.content.refresh();
    expect(seen(other).sort()).toEqual(["Dyeing", "Weaving"]);
    expect(other.content.heldSince).toBe(later(2));
  });
});
