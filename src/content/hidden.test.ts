import { afterAll, beforeAll, expect, it } from "vitest";
import { feedRoutes } from "#server/feeds.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { testEditor } from "#tests/support/content.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { signedInAs, signedInPerson, type TestPerson } from "#tests/support/people.ts";
import { createDraft, publish, remove, saveDraft, unpublish } from "./edit.server.ts";
import { schedulePublication, submitForReview } from "./review.server.ts";
import { seedId } from "./seed.server.ts";

const SECRET = "Zanzibar";
const STATES = ["draft", "submitted", "scheduled", "unpublished", "removed", "changed"] as const;
const NURSE = seedId("job", "nurse");

onOneEngine("what is not published", (engine) => {
  let api: TestApi;
  let person: TestPerson;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    api = await createTestApi(engine, { pages: feedRoutes, isShipped: true });
    person = await signedInPerson(api.ctx);
    for (const state of STATES) await hide(state);
  });
  afterAll(() => api?.close());

  const body = (state: string, word: string) => ({
    slug: `hidden-${state}`,
    data: {},
    en: { title: `${word} ${state}`, description: `${word} text`, content: `${word} content`, keywords: [word] },
    links: { jobs: [NURSE] },
  });

  /** A blog and a profession that points at it by hand, in each state in which readers must not see its words. */
  async function hide(state: (typeof STATES)[number]): Promise<void> {
    const { ctx } = api;
    const isOut = state === "unpublished" || state === "removed";
    const first = body(state, isOut ? SECRET : state === "changed" ? "Plain" : SECRET);
    const started = await createDraft(ctx, testEditor, { type: "blog", body: first });
    ids.set(state, started.documentId);
    if (state === "submitted") await submitForReview(ctx, testEditor, started);
    if (state === "scheduled")
      await schedulePublication(ctx, testEditor, { ...started, publishAt: "2027-01-01T00:00:00Z" });
    if (!isOut && state !== "changed") return;
    const out = await publish(ctx, testEditor, started);
    if (state === "unpublished") await unpublish(ctx, testEditor, out);
    else if (state === "removed") await remove(ctx, testEditor, out);
    else await saveDraft(ctx, testEditor, { ...out, body: { ...body(state, SECRET), slug: "hidden-moved" } });
  }

  const get = async (path: string, headers = {}) => {
    const answer = await api.app.inject({ url: path, headers });
    return { status: answer.statusCode, text: answer.body, json: () => answer.json() };
  };
  const total = async (query: string) => (await get(`/api${query}`)).json().meta.pagination.total as number;

  it("is in no list, count, order or page", async () => {
    const { json, text } = await get("/api/blogs?pagination[limit]=1000&sort=title:desc&populate=*");
    expect(text).not.toContain(SECRET);
    const shown = json().data.map(({ slug }: { slug: string }) => slug);
    expect(shown.filter((slug: string) => slug.startsWith("hidden"))).toEqual(["hidden-changed"]);
    expect(json().meta.pagination.total).toBe(shown.length);
    expect(await total("/blogs?filters[title][$containsi]=zanzibar")).toBe(0);
    expect(await total("/blogs?filters[$not][title][$contains]=Zanzibar")).toBe(shown.length);
    expect(await total("/blogs?filters[publishedAt][$null]=true")).toBe(0);
  });

  it.each(STATES)("%s: is not at its address, by slug, document id or number", async (state) => {
    const id = ids.get(state) ?? "";
    const { id: number } = await api.ctx.db
      .selectFrom("content_records")
      .select("id")
      .where("document_id", "=", id)
      .executeTakeFirstOrThrow();
    const isThere = state === "changed";
    expect((await get(`/api/blogs/${id}`)).status).toBe(isThere ? 200 : 404);
    for (const filter of [`documentId]=${id}`, `slug]=hidden-${state}`, `id]=${number}`, `id][$in][0]=${number}`])
      expect(await total(`/blogs?filters[${filter}`), filter).toBe(isThere ? 1 : 0);
    expect(await total("/blogs?filters[slug]=hidden-moved")).toBe(0);
  });

  it("is reached by no relation: populate, filters, counts, both ways", async () => {
    const queries = [
      "populate=*",
      "populate=blogs",
      "populate[blogs][filters][title][$contains]=Z&populate[blogs][sort]=title",
      "populate[blogs][populate][jobs][populate][blogs][populate]=*",
      "populate[blogs][fields]=title",
    ];
    for (const query of queries) {
      const { status, text } = await get(`/api/jobs/${NURSE}?${query}`);
      expect([status, text.includes(SECRET), text.includes("hidden-moved")], query).toEqual([200, false, false]);
    }
    const { data } = (await get(`/api/jobs/${NURSE}?populate=blogs`)).json();
    expect(data.blogs.filter(({ slug }: { slug: string }) => /^hidden/.test(slug))).toMatchObject([
      { slug: "hidden-changed", title: "Plain changed" },
    ]);
  });

  it("tells nothing to whoever guesses its words letter by letter", async () => {
    for (const field of ["title", "description", "content", "keywords"])
      for (const operator of ["$contains", "$containsi", "$startsWith", "$eqi"]) {
        const guess = operator === "$eqi" ? `${SECRET} draft` : "Zan";
        expect(await total(`/jobs?filters[blogs][${field}][${operator}]=${guess}`), `${field} ${operator}`).toBe(0);
        expect(await total(`/jobs?filters[$or][0][blogs][${field}][${operator}]=${guess}`)).toBe(0);
        expect(await total(`/sectors?filters[jobs][blogs][${field}][${operator}]=${guess}`)).toBe(0);
      }
    for (const state of STATES.filter((one) => one !== "changed")) {
      expect(await total(`/jobs?filters[blogs]=${ids.get(state)}`)).toBe(0);
      expect(await total(`/jobs?filters[blogs][slug]=hidden-${state}`)).toBe(0);
    }
    expect(await total("/jobs?filters[blogs][slug]=hidden-changed")).toBe(1);
  });

  it("is in no site map", async () => {
    const { status, text } = await get("/sitemap.xml");
    expect([status, text.match(/hidden-(?!changed)/)]).toEqual([200, null]);
  });

  it.each(["status=draft", "publicationState=preview", "%73tatus=draft", "status=draft&populate=*"])(
    "?%s is for those who write: nobody and a person get 403",
    async (query) => {
      for (const path of ["/api/blogs", `/api/blogs/${ids.get("draft")}`, "/api/featured-blog"])
        for (const headers of [{}, { ...person.headers }])
          expect((await get(`${path}?${query}`, headers)).status, path).toBe(403);
    },
  );

  it("is seen by an author and an editor who ask for drafts, and is not kept by anybody between", async () => {
    for (const role of ["author", "editor", "admin"] as const) {
      const { headers } = await signedInAs(api.ctx, role);
      const answer = await api.app.inject({ url: "/api/blogs?status=draft&pagination[limit]=1000", headers });
      expect(answer.headers["cache-control"]).toBe("no-store");
      const slugs = answer.json().data.map(({ slug }: { slug: string }) => slug);
      expect(slugs).toEqual(expect.arrayContaining(["hidden-draft", "hidden-scheduled", "hidden-moved"]));
      expect(slugs).not.toContain("hidden-removed");
      expect((await get("/api/blogs?pagination[limit]=1000", headers)).text).not.toContain(SECRET);
    }
    expect((await get("/api/blogs?pagination[limit]=1000&status=published")).text).not.toContain(SECRET);
  });
});
