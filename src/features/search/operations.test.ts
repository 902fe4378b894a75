import { afterAll, beforeAll, expect, test } from "vitest";
import { createDraft, publish, saveDraft, unpublish } from "#content/edit.server.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { testEditor, testVisitor } from "#tests/support/content.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { search } from "./operations.server.ts";

onOneEngine("search", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  afterAll(() => api?.close());
  const ask = (words: string, more = {}) => search(api.ctx, testVisitor, { words, locale: "ar", ...more });
  const first = async (words: string) => (await ask(words)).hits[0]?.slug;
  const row = (slug: string) =>
    api.ctx.db
      .selectFrom("content_records")
      .selectAll()
      .where("type", "=", "job")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();

  test("answers with counts, marks and related words", async () => {
    const answer = await ask("ممرضة");
    expect(answer.hits[0]).toMatchObject({ type: "job", slug: "nurse", locale: "ar" });
    expect(answer.hits[0]?.title).toEqual([{ text: "ممرض", isMatch: true }]);
    expect(answer.counts.job).toBeGreaterThan(0);
    expect(answer.total).toBe(Object.values(answer.counts).reduce((sum, count) => sum + count, 0));
    expect(answer.related.length).toBeGreaterThan(0);
    expect((await ask("ممرضة", { types: ["blog"] })).hits.every(({ type }) => type === "blog")).toBe(true);
  });

  test("finds an edit at once and what is taken away no more", async () => {
    const nurse = await row("nurse");
    const body = { ...nurse.published_json, ar: { ...nurse.published_json?.ar, title: "حارس النجوم" } };
    const at = { documentId: nurse.document_id, version: nurse.version };
    const published = await publish(api.ctx, testEditor, await saveDraft(api.ctx, testEditor, { ...at, body }));
    expect(await first("حارس النجوم")).toBe("nurse");
    await unpublish(api.ctx, testEditor, published);
    expect((await ask("حارس النجوم")).hits.map(({ slug }) => slug)).not.toContain("nurse");
    await api.ctx.search.build();
    expect((await ask("حارس النجوم")).hits.map(({ slug }) => slug)).not.toContain("nurse");
    expect(await first("محاسب")).toBe("accountant");
  });

  test("never shows a draft", async () => {
    const pilot = await row("accountant");
    const at = { documentId: pilot.document_id, version: pilot.version };
    const body = { ...pilot.published_json, ar: { ...pilot.published_json?.ar, title: "قارئ الغيوم" } };
    await saveDraft(api.ctx, testEditor, { ...at, body });
    expect((await ask("قارئ الغيوم")).hits.map(({ slug }) => slug)).not.toContain("accountant");
  });

  test("finds the kept copy while an editor has declared the content down, and the edits after it", async () => {
    const settings = { slug: "site-settings", data: { content_service_down: true }, en: { name: "Wijha" } };
    const down = await publish(
      api.ctx,
      testEditor,
      await createDraft(api.ctx, testEditor, { type: "site-settings", body: settings }),
    );
    const lawyer = await row("lawyer");
    const body = { ...lawyer.published_json, ar: { ...lawyer.published_json?.ar, title: "راوي الرمال" } };
    const at = { documentId: lawyer.document_id, version: lawyer.version };
    await publish(api.ctx, testEditor, await saveDraft(api.ctx, testEditor, { ...at, body }));
    const found = async () => (await ask("راوي الرمال")).hits.map(({ slug }) => slug);
    expect(await found()).not.toContain("lawyer");
    expect(await first("محام")).toBe("lawyer");
    // A whole build reads what is published, and still shows the copy.
    await api.ctx.search.build();
    expect(await found()).not.toContain("lawyer");
    expect(await first("محام")).toBe("lawyer");
    const up = { ...settings, data: { content_service_down: false } };
    await publish(api.ctx, testEditor, await saveDraft(api.ctx, testEditor, { ...down, body: up }));
    expect(await found()).toContain("lawyer");
  });

  test("is soon done with a text of brackets", async () => {
    const ar = { title: "أقواس غريبة", description: "وصف", content: "[ ".repeat(29_000) };
    const body = { slug: "brackets", data: {}, ar, en: null, links: {} };
    await publish(api.ctx, testEditor, await createDraft(api.ctx, testEditor, { type: "blog", body }));
    await ask("محاسب");
    const began = performance.now();
    expect((await ask("أقواس غريبة")).hits[0]?.slug).toBe("brackets");
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test.each(["a", "x".repeat(300)])("refuses %j in words", async (words) => {
    await expect(ask(words)).rejects.toMatchObject({ code: "form_invalid" });
  });
});
