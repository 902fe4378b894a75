import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { testEditor } from "#tests/support/content.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { signedInAs, type TestPerson } from "#tests/support/people.ts";
import { createDraft, publish } from "../edit.server.ts";
import { seedId } from "../seed.server.ts";

const DAY_MS = 86_400_000;
const NURSE = seedId("job", "nurse");

onOneEngine("what a write may say", (engine) => {
  let api: TestApi;
  let editor: TestPerson;
  let author: TestPerson;
  let serial = 0;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    editor = await signedInAs(api.ctx, "editor");
    author = await signedInAs(api.ctx, "author");
  });
  afterAll(() => api?.close());

  type Method = "GET" | "POST" | "PUT" | "DELETE";
  async function call(method: Method, path: string, payload?: object, who: TestPerson | null = editor) {
    const answer = await api.app.inject({ method, url: `/api${path}`, headers: { ...who?.headers }, payload });
    const body = answer.body === "" ? null : answer.json();
    const faults = (body?.error?.details.errors ?? []).map(
      (fault: { path: string[]; message: string }) => `${fault.path.join(".")}: ${fault.message}`,
    );
    return { status: answer.statusCode, data: body?.data, error: body?.error, faults: faults as string[] };
  }
  const put = (path: string, data: object, who?: TestPerson) => call("PUT", path, { data }, who);
  const slugged = (stem: string) => {
    serial += 1;
    return `${stem}-${serial}`;
  };
  const act = (id: string, action: string, body: object) => call("POST", `/content-records/${id}/${action}`, body);
  const state = async (id: string) => (await call("GET", `/content-records/${id}`)).data;
  async function made(path: string, data: object, who?: TestPerson): Promise<{ documentId: string; slug: string }> {
    const answer = await call("POST", path, { data }, who);
    expect(answer.status, JSON.stringify(answer.error)).toBe(201);
    return answer.data;
  }

  describe("of a record's relations", () => {
    it("never that it is related to itself: published or not, by document id, number or one more", async () => {
      const before = (await call("GET", `/jobs/${NURSE}?populate=related_jobs`, undefined, null)).data;
      const words = ["related_jobs: A record cannot be related to itself."];
      for (const related_jobs of [
        [NURSE],
        [before.id],
        { connect: [{ documentId: NURSE }] },
        [seedId("job", "lawyer"), NURSE],
      ])
        for (const [query, who] of [
          ["", editor],
          ["?status=draft", editor],
          ["", author],
        ] as const) {
          const answer = await put(`/jobs/${NURSE}${query}`, { related_jobs }, who);
          expect([answer.status, answer.faults]).toEqual([400, words]);
        }
      expect((await call("GET", `/jobs/${NURSE}?populate=related_jobs`, undefined, null)).data).toEqual(before);
      const around = await put(`/jobs/${seedId("job", "lawyer")}`, { related_jobs: { connect: [NURSE] } });
      const back = await put(`/jobs/${NURSE}`, { related_jobs: { connect: [seedId("job", "lawyer")] } });
      expect([around.status, back.status]).toEqual([200, 200]);
    });

    it("how many published records lose it", async () => {
      const skill = { title: "Knots", summary: "S.", description: "D.", category: "basic" };
      const { documentId } = await made("/future-skills", { slug: slugged("knots"), ...skill });
      expect((await state(documentId)).shownBy).toBe(0);
      const blog = { title: "T", description: "D", content: "C", future_skills: [documentId] };
      await made("/blogs", { slug: slugged("knots-blog"), ...blog });
      await made("/blogs", { slug: slugged("knots-draft"), ...blog }, author);
      await put(`/jobs/${NURSE}`, { future_skills: { connect: [documentId] } });
      expect((await state(documentId)).shownBy).toBe(2);
    });
  });

  describe("of the rules of a programme", () => {
    const program = (subjects: readonly string[], changes: object = {}) => ({
      slug: slugged("program"),
      title: "Boats & <b>",
      program_code: "WJ900",
      summary: "S.",
      description: "D.",
      study_mode: "full_time",
      duration: 12,
      entry_rules: { rule: { allOf: subjects.map((subject) => ({ subject, minimum: 60 })) } },
      ...changes,
    });
    const subject = (who?: TestPerson) =>
      made("/academic-subject-options", { slug: slugged("subject"), title: "Sailing" }, who);

    it("only subjects that are listed, and on the way to readers only published ones", async () => {
      for (const [query, who] of [
        ["", editor],
        ["?status=draft", editor],
        ["", author],
      ] as const) {
        const { status, faults } = await call(
          "POST",
          `/academic-programs${query}`,
          { data: program(["no-such-subject"]) },
          who,
        );
        expect([status, faults]).toEqual([
          400,
          ["entry_rules: Nothing is listed under the name \u2068no-such-subject\u2069. Choose one that is."],
        ]);
      }
      const hidden = await subject(author);
      const refused = await call("POST", "/academic-programs", { data: program([hidden.slug]) });
      expect([refused.status, refused.faults[0]]).toEqual([400, expect.stringContaining(hidden.slug)]);
      const drafted = await made("/academic-programs", program([hidden.slug]), author);
      for (const [action, more] of [
        ["submit", {}],
        ["publish", {}],
        ["schedule", { publishAt: "2027-01-01T00:00:00Z" }],
      ] as const)
        expect((await act(drafted.documentId, action, { version: 1, ...more })).faults[0], action).toMatch(
          /^data\.entry_rules/,
        );
      await act(hidden.documentId, "publish", { version: 1 });
      expect((await act(drafted.documentId, "publish", { version: 1 })).status).toBe(200);
    });

    it("puts their subjects into the relation, where the filter finds them", async () => {
      const [first, second] = [await subject(), await subject()];
      const { documentId } = await made(
        "/academic-programs",
        program([first.slug, second.slug], { subject: [second.documentId] }),
      );
      const found = async (slug: string) =>
        (await call("GET", `/academic-programs?filters[subject][slug]=${slug}`, undefined, null)).data.length;
      expect([await found(first.slug), await found(second.slug)]).toEqual([1, 1]);
      await put(`/academic-programs/${documentId}`, { subject: [] });
      expect([await found(first.slug), await found(second.slug)]).toEqual([1, 1]);
    });

    it("holds their subjects: none is removed, hidden or renamed while a published rule names it", async () => {
      const named = await subject();
      const { documentId } = await made("/academic-programs", program([named.slug]));
      const path = `/academic-subject-options/${named.documentId}`;
      const told = "Published records still name this one: \u2068Boats & <b>\u2069. Change them first.";
      const { version } = await state(named.documentId);
      for (const { status, error } of [
        await call("DELETE", path),
        await act(named.documentId, "unpublish", { version }),
        await put(path, { slug: slugged("renamed") }),
      ])
        expect([status, error.name, error.message]).toEqual([409, "ConflictError", told]);
      expect((await call("GET", path, undefined, null)).data.slug).toBe(named.slug);
      expect((await put(path, { title: "Sailing boats" })).status).toBe(200);
      await put(`/academic-programs/${documentId}?status=draft`, {
        entry_rules: { rule: { subject: "biology", minimum: 1 } },
      });
      expect((await call("DELETE", path)).status).toBe(409);
      await act(documentId, "publish", { version: (await state(documentId)).version });
      expect((await call("DELETE", path)).status).toBe(204);
    });
  });

  describe("of files", () => {
    async function file(mime: string, isPrivate = false): Promise<string> {
      const hash = slugged("media");
      const url = isPrivate ? `/api/upload/files/${hash}/download` : `/files/${hash}`;
      const data = { name: "File", hash, ext: ".x", mime, size: 1, url, provider: "local" };
      const draft = await createDraft(api.ctx, testEditor, { type: "file", body: { slug: hash, data, en: {} } });
      if (!isPrivate) await publish(api.ctx, testEditor, draft);
      return draft.documentId;
    }
    const blog = (data: object) => ({ slug: slugged("filed"), title: "T", description: "D", content: "C", ...data });

    it("only what its place can show, in drafts too", async () => {
      await put("/site-settings", { name: "Wijha" });
      const [picture, video, pdf] = [await file("image/webp"), await file("video/mp4"), await file("application/pdf")];
      const hidden = await file("image/webp", true);
      const picturesOnly = "This place takes a picture. Choose another file.";
      for (const query of ["", "?status=draft"]) {
        const post = async (data: object) => (await call("POST", `/blogs${query}`, { data: blog(data) })).faults;
        expect(await post({ banner: pdf, thumbnail: video })).toEqual([
          `thumbnail: ${picturesOnly}`,
          `banner: ${picturesOnly}`,
        ]);
        expect(await post({ thumbnail: hidden })).toEqual([expect.stringMatching(/^thumbnail: This file is private/)]);
        expect(await post({ banner: picture, thumbnail: picture })).toEqual([]);
        const film = (await put(`/site-settings${query}`, { intro_video: picture })).faults;
        expect(film).toEqual(["intro_video: This place takes a video. Choose another file."]);
      }
      const book = (await call("GET", "/books?pagination[limit]=1")).data[0];
      expect((await put(`/books/${book.documentId}`, { media: pdf, cover: picture })).status).toBe(200);
    });

    it("and a file that was taken away holds back nothing", async () => {
      const picture = await file("image/avif");
      const { documentId } = await made("/blogs", blog({ banner: picture }));
      expect((await call("DELETE", `/upload/files/${picture}`)).status).toBe(200);
      expect((await put(`/blogs/${documentId}`, { title: "Later" })).status).toBe(200);
    });
  });

  it("no announcement of a day that has passed, but one that passed since", async () => {
    await put("/site-settings", { name: "Wijha" });
    const today = api.clock.now().toISOString().slice(0, 10);
    const words = ["announcement_until: This day has passed. Choose today or a later one."];
    for (const query of ["", "?status=draft"])
      expect((await put(`/site-settings${query}`, { announcement_until: "2020-01-01" })).faults).toEqual(words);
    expect((await put("/site-settings", { announcement_until: "soon" })).status).toBe(400);
    expect((await put("/site-settings", { announcement_until: today })).status).toBe(200);
    api.clock.advance(3 * DAY_MS);
    [editor, author] = [await signedInAs(api.ctx, "editor"), await signedInAs(api.ctx, "author")];
    expect((await put("/site-settings", { announcement: "Over", announcement_until: today })).status).toBe(200);
    expect((await put("/site-settings", { name: "Wijha!" })).status).toBe(200);
  });
});
