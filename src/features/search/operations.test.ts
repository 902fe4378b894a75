import { afterAll, beforeAll, expect, test } from "vitest";
import { createDraft, publish, saveDraft, unpublish } from "#content/edit.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { answerAsDemo } from "#features/scales/tendencies/operations/demo-answers.server.ts";
import { hasNearestJobs, nearestJobs } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import { readSkill, wayByFit } from "#features/skills/operations.server.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { testEditor, testVisitor } from "#tests/support/content.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { signedInPerson } from "#tests/support/people.ts";
import { readResults, search } from "./operations.server.ts";
import { HitTeller } from "./presenter/tell-hits.server.ts";
import { plainText } from "./rules/cut-marks.ts";
import { readQuestion } from "./rules/read-query.ts";
import { readNarrowing } from "./rules/search-groups.ts";

onOneEngine("search", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    await loadInstruments(api.ctx, "db/seed");
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

  test("tells of a hit that only a name in the other language answers by that name, by no address", async () => {
    const teller = new HitTeller(api.ctx, "ar", readQuestion("nurse"));
    const told = (await ask("nurse")).hits.map((hit) => teller.hit({ ...hit, address: "", mark: null, family: null }));
    const reasons = told.map(({ slug, why, whyIn }) => [slug, why && plainText(why), whyIn]);
    expect(reasons).toContainEqual(["midwife", expect.stringMatching(/nurse-midwife/i), "en"]);
  });

  test("answers with counts, marks and related words", async () => {
    const answer = await ask("ممرضة");
    expect(answer.hits[0]).toMatchObject({ type: "job", slug: "nurse", locale: "ar" });
    expect(answer.hits[0]?.title).toEqual([{ text: "ممرض", isMatch: true }]);
    expect(answer.counts.job).toBeGreaterThan(0);
    expect(answer.total).toBe(Object.values(answer.counts).reduce((sum, count) => sum + count, 0));
    expect(answer.related.length).toBeGreaterThan(0);
    expect((await ask("ممرضة", { types: ["blog"] })).hits.every(({ type }) => type === "blog")).toBe(true);
  });

  test("orders professions by the asker's own clear result, and others' by nothing", async () => {
    const { actor } = await signedInPerson(api.ctx, { locale: "en" });
    const narrowing = readNarrowing("jobs");
    const read = (sort: "fit" | null, who: Actor = actor) =>
      readResults(api.ctx, who, { word: "health", keywords: [], narrowing, page: 1, sort });
    const slugs = async (sort: "fit" | null) => (await read(sort))?.found?.hits.map(({ address }) => address) ?? [];
    const best = await slugs(null);
    expect((await read("fit"))?.found?.orders).toBeNull();
    expect(await slugs("fit")).toEqual(best);

    await answerAsDemo(api.ctx, actor as Person, { R: 9, I: 5, A: 8, S: 0, E: 1, C: 2 });
    const near = (await nearestJobs(api.ctx, actor))?.slugs.map((slug) => `/jobs/${slug}`) ?? [];
    expect((await read(null))?.found?.orders?.current).toBe("best");
    expect(await slugs(null)).toEqual(best);
    const byFit = await slugs("fit");
    const places = byFit.map((address) => near.indexOf(address)).filter((place) => place >= 0);
    expect(byFit).not.toEqual(best);
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(near).toContain(byFit[0]);
    expect((await read("fit", testVisitor))?.found?.orders).toBeNull();

    const skill = readSkill(api.ctx, actor, "communication");
    if (!skill) throw new Error("There is no skill.");
    const wayOf = async (who: Actor, of = skill) => wayByFit(of, await hasNearestJobs(api.ctx, who));
    expect(await wayOf(actor)).toBe("/jobs?skill=communication&sort=fit");
    const few = { ...skill, related: { ...skill.related, jobs: skill.related.jobs.slice(0, 5) } };
    expect(await wayOf(actor, few)).toBeNull();
    expect(await wayOf(testVisitor)).toBeNull();
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
