import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentApp } from "#tests/support/content-app.ts";
import { snapshotOf, syntheticRecords } from "../../bench/synthetic.ts";
import type { ContentRanking } from "./api.server.ts";
import { seedId } from "./seed.server.ts";

const snapshot = snapshotOf(syntheticRecords(30, 9));
let app: FastifyInstance;

const jobs: ContentRanking = async (_ctx, _actor, value) =>
  value === "me" ? [3, 1, 2].map((at) => seedId("job", `profession-${at}`)) : [];
beforeAll(async () => {
  app = await contentApp(snapshot, { jobs });
});
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url: `/api${url}`, headers });

describe("the content API", () => {
  it.each(["jobs", "future-skills", "sectors", "work-environments", "workplaces", "qualifications"])(
    "GET /%s and one of it answer JSON",
    async (plural) => {
      const list = await get(`/${plural}?populate=*`);
      expect(list.statusCode).toBe(200);
      expect(list.headers["content-type"]).toBe("application/json; charset=utf-8");
      const [entry] = list.json().data;
      const single = await get(`/${plural}/${entry.documentId}?populate=*`);
      expect(single.json()).toEqual({ data: entry, meta: {} });
      expect((await get(`/${plural}/nobody`)).statusCode).toBe(404);
    },
  );

  it("is in English unless told otherwise", async () => {
    const headers = { "accept-language": "ar", cookie: "lang=ar" };
    expect((await get("/jobs", headers)).json().data[0].locale).toBe("en");
    expect((await get("/jobs?locale=ar")).json().data[0].locale).toBe("ar");
  });

  it("has Strapi 4's shape by header", async () => {
    const answer = await get("/jobs", { "Strapi-Response-Format": "v4" });
    expect(answer.json().data[0]).toHaveProperty("attributes.title");
  });

  it("refuses with Strapi's body", async () => {
    const answer = await get("/jobs?filters[secret][$eq]=1");
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      data: null,
      error: { status: 400, name: "ValidationError", message: "Invalid key secret", details: { key: "secret" } },
    });
    expect((await get("/jobs?pagination[page]=1&pagination[start]=1")).json().error.name).toBe("PaginationError");
    expect((await get("/jobs?status=draft")).statusCode).toBe(403);
    expect((await get("/jobs?pagination[page]=1000000000")).json()).toMatchObject({ data: [] });
    expect((await get("/jobs?locale=%FF%FE")).statusCode).toBe(400);
  });

  it("ranks by personality where a feature says how", async () => {
    const slugs = async (url: string) => (await get(url)).json().data.map((job: { slug: string }) => job.slug);
    const ranked = ["profession-3", "profession-1", "profession-2"];
    expect(await slugs("/jobs?personality=me&fields=slug")).toEqual(ranked);
    expect(await slugs("/jobs?personality=me&filters[slug][$ne]=profession-1")).toEqual([
      "profession-3",
      "profession-2",
    ]);
    expect(await slugs("/jobs?personality=me&sort=slug")).toEqual([...ranked].sort());
    expect((await get("/jobs?personality=me")).json().meta.pagination.pageSize).toBe(5);
    expect((await get("/jobs?personality=a&personality=b")).statusCode).toBe(400);
    expect((await get("/sectors?personality=me")).json().error.message).toBe("Invalid key personality");
  });
});
