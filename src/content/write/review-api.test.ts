import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { signedInAs, signedInPerson, type TestPerson } from "#tests/support/people.ts";
import { freshSkill, recordFor } from "#tests/support/review-records.ts";
import { publishDue, STAGES } from "../review.server.ts";
import { seedId } from "../seed.server.ts";
import { reviewCalls } from "./review-api.server.ts";

const HOUR = 3_600_000;
const LIST = "/content-records";
const WHO = new Map(
  reviewCalls.filter(({ method }) => method === "POST").map(({ path, who }) => [path.split("/").at(-1) ?? "", who]),
);
const ACTIONS = [...WHO.keys()];

onOneEngineRacesOnBoth("review, plans and history over the API", (engine, { describe, it, race }) => {
  let api: TestApi;
  let editor: TestPerson;
  let author: TestPerson;
  let person: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  beforeEach(async () => {
    editor = await signedInAs(api.ctx, "editor");
    author = await signedInAs(api.ctx, "author");
    person = await signedInPerson(api.ctx);
  });
  afterAll(() => api?.close());

  async function call(method: "GET" | "POST" | "DELETE", path: string, who?: TestPerson | null, payload?: object) {
    const headers = { ...who?.headers };
    const answer = await api.app.inject({ method, url: `/api${path}`, headers, payload });
    const { data, error, meta } = answer.body === "" ? {} : answer.json();
    return { status: answer.statusCode, data, error, meta, headers: answer.headers };
  }
  const get = (path: string, who: TestPerson | null = author) => call("GET", path, who);
  const act = (documentId: string, action: string, body: object, who: TestPerson | null = editor) =>
    call("POST", `${LIST}/${documentId}/${action}`, who, body);
  const seen = async (documentId: string) => (await get(`/future-skills/${documentId}`, null)).status === 200;
  const inAnHour = () => new Date(api.clock.now().getTime() + HOUR).toISOString();
  const paths = (error: { details: { errors?: { path: string[] }[] } }) =>
    (error.details.errors ?? []).map(({ path }) => path.join("."));

  describe("who may", () => {
    it.each(ACTIONS)("%s: not nobody, not anybody, not an author what an editor decides", async (action) => {
      const { documentId, body } = await recordFor(api.ctx, action);
      const byAuthor = WHO.get(action) === "authors";
      // Also with a body that is refused, and where nothing stands.
      for (const [id, sent] of [
        [documentId, body],
        [documentId, {}],
        ["nobody", body],
      ] as const) {
        expect(await act(id, action, sent, null)).toMatchObject({ status: 401, error: { name: "UnauthorizedError" } });
        expect(await act(id, action, sent, person)).toMatchObject({ status: 403, error: { name: "ForbiddenError" } });
        if (!byAuthor) expect((await act(id, action, sent, author)).status).toBe(403);
      }
      expect((await act(documentId, action, body, byAuthor ? author : editor)).status).toBe(200);
    });

    it.each([LIST, `${LIST}/nobody`, `${LIST}?foo=1`])("GET %s: those who write", async (path) => {
      expect([(await get(path, null)).status, (await get(path, person)).status]).toEqual([401, 403]);
      const right = path === LIST ? 200 : path.includes("?") ? 400 : 404;
      expect([(await get(path, author)).status, (await get(path, editor)).status]).toEqual([right, right]);
    });
  });

  describe("the list", () => {
    it("says of a shipped record where it stands", async () => {
      const { data, meta, headers } = await get(`${LIST}?type=future-skill&stage=published&pageSize=100`);
      expect(data.find(({ slug }: { slug: string }) => slug === "teamwork")).toEqual({
        documentId: seedId("future-skill", "teamwork"),
        type: "future-skill",
        slug: "teamwork",
        title: { ar: expect.stringMatching(/[ء-ي]/), en: "Teamwork" },
        version: 1,
        stage: "published",
        translation: { ar: "complete", en: "complete" },
        publishAt: null,
        reviewNote: null,
        editedAt: null,
      });
      expect(meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 1, total: data.length });
      expect(headers["cache-control"]).toBe("no-store");
    });

    it("has every record on one page only, the last edited first", async () => {
      // Past the day of every shipped text.
      api.clock.advance(3 * 86_400_000);
      const { documentId } = await freshSkill(api.ctx);
      api.clock.advance(1000);
      const later = await freshSkill(api.ctx);
      const ids: string[] = [];
      const { meta } = await get(`${LIST}?pageSize=100`);
      for (let page = 1; page <= meta.pagination.pageCount; page += 1)
        ids.push(
          ...(await get(`${LIST}?pageSize=100&page=${page}`)).data.map((one: { documentId: string }) => one.documentId),
        );
      expect([new Set(ids).size, ids.length]).toEqual([meta.pagination.total, meta.pagination.total]);
      expect(ids.slice(0, 2)).toEqual([later.documentId, documentId]);
      expect((await get(LIST)).meta.pagination.pageSize).toBe(25);
      expect((await get(`${LIST}?page=1000000`)).data).toEqual([]);
      for (const [query, page, pageSize] of [
        ["page=0&pageSize=101", 1, 100],
        ["page=1000001&pageSize=0", 1_000_000, 1],
        ["page=-5", 1, 25],
      ] as const)
        expect((await get(`${LIST}?${query}`)).meta.pagination).toMatchObject({ page, pageSize });
    });

    it("tells stages apart as a record alone does, and shows removed ones when they are asked for", async () => {
      const all: Record<string, string> = { draft: (await freshSkill(api.ctx)).documentId };
      const [submitted, scheduled, published, removed, changed] = await Promise.all(
        ["return", "unschedule", "unpublish", "bring-back", "unpublish"].map((name) => recordFor(api.ctx, name)),
      );
      Object.assign(all, { in_review: submitted?.documentId, scheduled: scheduled?.documentId });
      Object.assign(all, { published: published?.documentId, removed: removed?.documentId });
      const again = { version: 2, from: 1 };
      all.changed = (await act(changed?.documentId ?? "", "restore", again)).data.documentId;
      // Two reasons at once: a plan for what was submitted, a review of what is published, a removal of what was planned.
      const publishAt = inAnHour();
      const [plan, review, end] = await Promise.all(
        ["return", "unpublish", "unschedule"].map((it) => recordFor(api.ctx, it)),
      );
      await act(plan?.documentId ?? "", "schedule", { version: 2, publishAt });
      await act(review?.documentId ?? "", "restore", again);
      expect((await act(review?.documentId ?? "", "submit", { version: 3 })).data.stage).toBe("in_review");
      await call("DELETE", `/future-skills/${end?.documentId}`, editor);
      const listed = new Map<string, string[]>();
      for (const stage of STAGES) {
        const { data } = await get(`${LIST}?type=future-skill&stage=${stage}&pageSize=100`);
        expect(new Set(data.map((one: { stage: string }) => one.stage)), stage).toEqual(new Set([stage]));
        listed.set(
          stage,
          data.map((one: { documentId: string }) => one.documentId),
        );
        expect(listed.get(stage)).toContain(all[stage]);
        expect((await get(`${LIST}/${all[stage]}`)).data.stage).toBe(stage);
      }
      const { data } = await get(`${LIST}?type=future-skill&pageSize=100`);
      const present = STAGES.filter((stage) => stage !== "removed").flatMap((stage) => listed.get(stage) ?? []);
      expect(data.map((one: { documentId: string }) => one.documentId).sort()).toEqual(present.sort());
    });

    it("says what is not translated, and names a record that has one name in both languages", async () => {
      const { documentId } = await freshSkill(api.ctx);
      expect((await get(`${LIST}/${documentId}`)).data).toMatchObject({
        title: { ar: null, en: "Weaving" },
        translation: { ar: "missing", en: "complete" },
      });
      const { data } = await get(`${LIST}?type=file&pageSize=1`);
      expect(data[0].title.ar).toEqual(expect.any(String));
      expect(data[0].title.ar).toBe(data[0].title.en);
    });

    it.each([
      ["type=nothing", "type"],
      ["type=job&type=blog", "type"],
      ["stage=hidden", "stage"],
      ["page=1.5", "page"],
      ["pageSize=many", "pageSize"],
      ["pageSize=1.5", "pageSize"],
      ["page=x", "page"],
      ["colour=red", "colour"],
      ["constructor=1", "constructor"],
    ])("refuses ?%s", async (query, path) => {
      const { status, error } = await get(`${LIST}?${query}`);
      expect([status, error.name, paths(error)]).toEqual([400, "ValidationError", [path]]);
    });
  });

  it("a draft goes through review, back with a note, and out at its moment", async () => {
    const { documentId } = await freshSkill(api.ctx);
    const submitted = await act(documentId, "submit", { version: 1 }, author);
    expect(submitted).toMatchObject({ status: 200, data: { version: 2, stage: "in_review" } });
    const returned = await act(documentId, "return", { version: 2, note: " أين؟ " });
    expect(returned.data).toMatchObject({ version: 3, stage: "draft", reviewNote: "أين؟" });
    await act(documentId, "submit", { version: 3 }, author);
    const publishAt = inAnHour();
    const planned = await act(documentId, "schedule", { version: 4, publishAt });
    expect(planned.data).toMatchObject({ version: 5, stage: "scheduled", publishAt, reviewNote: null });
    expect((await act(documentId, "unschedule", { version: 5 })).data).toMatchObject({ publishAt: null, version: 6 });
    await act(documentId, "schedule", { version: 6, publishAt });
    expect(await seen(documentId)).toBe(false);
    api.clock.advance(HOUR);
    await publishDue(api.ctx);
    editor = await signedInAs(api.ctx, "editor");
    expect((await get(`${LIST}/${documentId}`, editor)).data).toMatchObject({ stage: "published", publishAt: null });
    expect(await seen(documentId)).toBe(true);
  });

  it("what was published can be taken back, restored, removed and brought back; its history says by whom", async () => {
    const { documentId } = await freshSkill(api.ctx);
    const out = await act(documentId, "publish", { version: 1 });
    expect([out.data.stage, await seen(documentId)]).toEqual(["published", true]);
    expect((await act(documentId, "unpublish", { version: 2 })).data.stage).toBe("draft");
    expect(await seen(documentId)).toBe(false);
    expect((await act(documentId, "restore", { version: 3, from: 1 }, author)).data).toMatchObject({ version: 4 });
    const gone = await call("DELETE", `/future-skills/${documentId}`, editor);
    expect(gone.status).toBe(204);
    for (const action of ["submit", "publish", "unpublish"])
      expect((await act(documentId, action, { version: 5 })).status).toBe(404);
    expect((await act(documentId, "bring-back", { version: 5 })).data).toMatchObject({ stage: "draft", version: 6 });
    const { data } = await get(`${LIST}/${documentId}`);
    expect(data.body).toMatchObject({ en: { title: "Weaving" }, ar: null, data: { category: "applied" }, links: {} });
    const [editorId, authorId] = [editor.id, author.id];
    expect(data.history.slice(0, 5)).toMatchObject([
      { version: 6, action: "restored", doneBy: editorId, doneAt: api.clock.now().toISOString() },
      { version: 5, action: "removed", doneBy: editorId },
      { version: 4, action: "restored", doneBy: authorId },
      { version: 3, action: "unpublished", doneBy: editorId },
      { version: 2, action: "published", doneBy: editorId },
    ]);
    expect(data.history).toHaveLength(6);
  });

  describe("what is refused", () => {
    it.each(ACTIONS)("%s of an old version, of nothing, or with what it does not know", async (action) => {
      const { documentId, body } = await recordFor(api.ctx, action);
      const before = (await get(`${LIST}/${documentId}`)).data;
      const old = await act(documentId, action, { ...body, version: before.version + 1 });
      expect(old).toMatchObject({ status: 409, error: { name: "ConflictError" } });
      for (const id of ["nobody", "no-id", "%00", "x".repeat(200)])
        expect((await act(id, action, body)).status, id).toBe(404);
      const wrong: [object, string][] = [
        [{ ...body, colour: "red" }, "colour"],
        [{ ...body, documentId }, "documentId"],
        [{ ...body, version: undefined }, "version"],
        [{ ...body, version: "1" }, "version"],
        [{ ...body, version: 0 }, "version"],
        [{ ...body, version: 2 ** 31 }, "version"],
      ];
      for (const [sent, path] of wrong) {
        const { status, error } = await act(documentId, action, sent);
        expect([status, paths(error)], path).toEqual([400, [path]]);
      }
      for (const sent of [undefined, [], [body]])
        expect((await call("POST", `${LIST}/${documentId}/${action}`, editor, sent)).status).toBe(400);
      expect((await act(documentId, `${action}?force=1`, body)).status).toBe(400);
      expect((await get(`${LIST}/${documentId}`)).data).toEqual(before);
      expect((await act(documentId, action, body)).status).toBe(200);
      expect((await act(documentId, action, body)).status).toBe(409);
    });

    it.each<[string, object, string]>([
      ["return", { note: " " }, "note"],
      ["return", { note: undefined }, "note"],
      ["return", { note: "a\u0000b" }, "note"],
      ["schedule", { publishAt: "2026-01-01T00:00:00Z" }, "publishAt"],
      ["schedule", { publishAt: "tomorrow" }, "publishAt"],
      ["schedule", { publishAt: null }, "publishAt"],
      ["restore", { from: 0 }, "from"],
      ["restore", { from: 2 ** 31 }, "from"],
    ])("%s with %j", async (action, changes, path) => {
      const { documentId, body } = await recordFor(api.ctx, action);
      const { status, error } = await act(documentId, action, { ...body, ...changes });
      expect([status, paths(error)]).toEqual([400, [path]]);
    });

    it("a note that is too long", async () => {
      const { documentId, body } = await recordFor(api.ctx, "return");
      expect((await act(documentId, "return", { ...body, note: "x".repeat(2001) })).status).toBe(400);
      expect((await act(documentId, "return", { ...body, note: "x".repeat(2000) })).status).toBe(200);
    });

    it("a version that is not kept, a draft that is not complete, and an unknown step", async () => {
      const { documentId } = await freshSkill(api.ctx);
      expect((await act(documentId, "restore", { version: 1, from: 9 })).status).toBe(404);
      expect((await act(documentId, "approve", { version: 1 })).status).toBe(404);
      const made = await call("POST", "/future-skills", author, {
        data: { slug: `bare-${randomUUID()}`, title: "Bare" },
      });
      const bare = made.data.documentId;
      for (const [action, more] of [["submit"], ["publish"], ["schedule", { publishAt: inAnHour() }]] as const) {
        const { status, error } = await act(bare, action, { version: 1, ...more });
        expect([status, paths(error)]).toEqual([400, expect.arrayContaining(["data.category", "en.summary"])]);
      }
      expect((await get(`${LIST}/${bare}?populate=*`)).status).toBe(400);
    });

    race("one of two who act at once", async () => {
      const { documentId } = await freshSkill(api.ctx);
      const both = await Promise.all([1, 2].map(() => act(documentId, "publish", { version: 1 })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it("in the asker's language", async () => {
      const { documentId, body } = await recordFor(api.ctx, "schedule");
      const url = `/api${LIST}/${documentId}/schedule`;
      const payload = { ...body, publishAt: "2026-01-01T00:00:00Z" };
      const headers = { ...editor.headers, "accept-language": "ar" };
      const { error } = (await api.app.inject({ method: "POST", url, headers, payload })).json();
      expect(error.message).toBe("هذا الوقت مضى، فاختاروا وقتًا لاحقًا.");
    });
  });
});
