import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { groupOf } from "./rules/search-groups.ts";
import type { ApiAnswer } from "./schema.ts";

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi("sqlite", { isShipped: true });
});
afterAll(() => api?.close());

const ARABIC = /[\u0600-\u06ff]/;

async function get(path: string, language = "en") {
  const { statusCode, body } = await api.app.inject({ url: `/api${path}`, headers: { "accept-language": language } });
  return { status: statusCode, body: JSON.parse(body) };
}

async function ask(query: Record<string, string>): Promise<ApiAnswer> {
  const { status, body } = await get(`/search?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

describe("GET /api/search", () => {
  it("answers in the shape of a list, with marks, counts and related keywords", async () => {
    const { data, meta } = await ask({ q: "nurse" });
    const nurse = data.find(({ slug, type }) => type === "job" && slug === "nurse");
    expect(nurse).toMatchObject({
      documentId: expect.any(String),
      title: "Nurse",
      snippet: expect.any(String),
      locale: "en",
      address: "/jobs/nurse",
      marks: { title: [{ text: "Nurse", isMatch: true }] },
    });
    expect(meta.pagination).toEqual({ start: 0, limit: 12, total: expect.any(Number) });
    expect(Object.values(meta.counts).reduce((sum, count) => sum + count)).toBe(meta.pagination.total);
    expect(meta.related.length).toBeGreaterThan(0);
    expect(meta.suggestions).toEqual([]);
  });

  it("understands both languages at once and shows the asked one", async () => {
    const asArabic = await ask({ q: "nurse", locale: "ar", types: "job" });
    expect(asArabic.data[0]).toMatchObject({ slug: "nurse", locale: "ar" });
    expect(asArabic.data[0]?.title).toMatch(ARABIC);
    const inEnglish = await ask({ q: "ممرضة", types: "job" });
    expect(inEnglish.data[0]).toMatchObject({ slug: "nurse", locale: "en", title: "Nurse" });
  });

  it("pages, narrows to types, and gives a few of each group", async () => {
    const all = await ask({ q: "health", limit: "100" });
    const second = await ask({ q: "health", limit: "2", offset: "2" });
    expect(second.data.map(({ slug }) => slug)).toEqual(all.data.slice(2, 4).map(({ slug }) => slug));
    const jobs = await ask({ q: "health", types: "job,book" });
    expect(new Set(jobs.data.map(({ type }) => type)).has("academic-degree")).toBe(false);
    expect(jobs.meta.counts).toEqual(all.meta.counts);
    const groups = await ask({ q: "health", perGroup: "3" });
    const sizes = Map.groupBy(groups.data, ({ type }) => groupOf(type));
    expect(sizes.size).toBeGreaterThan(2);
    for (const [group, hits] of sizes) expect(hits.length, group).toBeLessThanOrEqual(3);
  });

  it("asks with chosen keywords beside the words", async () => {
    const alone = await ask({ q: "nurse" });
    const [keyword = ""] = alone.meta.related;
    const both = await ask({ q: "nurse", keywords: keyword });
    expect(both.data).toEqual((await ask({ q: `nurse ${keyword}` })).data);
    const all = await ask({ q: "nurse", keywords: alone.meta.related.slice(0, 5).join(",") });
    expect(all.meta.pagination.total).toBeGreaterThanOrEqual(both.meta.pagination.total);
    expect(all.meta.pagination.total).toBeLessThanOrEqual(alone.meta.pagination.total);
  });

  it("gives what is near when nothing answers, and nothing when nothing is", async () => {
    const { data, meta } = await ask({ q: "balloon designer", locale: "ar" });
    expect(data).toEqual([]);
    expect(meta.suggestions.map(({ address }) => address)).toContain("/jobs/graphic-designer");
    expect(meta.suggestions[0]?.title).toMatch(ARABIC);
    for (const q of ["zzqqxxvv", "football score"]) {
      const nothing = await ask({ q });
      expect([nothing.data, nothing.meta.suggestions]).toEqual([[], []]);
    }
  });

  it("puts the profession that is named first, whatever its group", async () => {
    const { data } = await ask({ q: "nurse", perGroup: "3" });
    expect(data[0]).toMatchObject({ type: "job", slug: "nurse" });
    const arabic = await ask({ q: "ابغى أصير ممرضة", perGroup: "3", locale: "ar" });
    expect(arabic.data[0]).toMatchObject({ type: "job", slug: "nurse" });
  });

  it("says which records are examples", async () => {
    const { data } = await ask({ q: "nursing", limit: "100" });
    const sample = (wanted: string) => data.find(({ type, slug }) => `${type}/${slug}` === wanted)?.sample;
    expect(sample("academic-program/nursing-coast-program")).toBe(true);
    expect(sample("job/nurse")).toBe(false);
  });

  it("leads to an address of the site for every type", async () => {
    const { data } = await ask({ q: "health", limit: "100" });
    for (const { address } of data) expect(address).toMatch(/^\/[a-z]/);
  });

  it.each([
    ["", "two letters"],
    ["q=", "two letters"],
    ["q=a", "two letters"],
    ["q=%20%20a%20", "two letters"],
    ["q=%00%00%00", "two letters"],
    [`q=${"a".repeat(201)}`, "200"],
    [`q=${"a".repeat(10_000)}`, "200"],
    [`q=${"word+".repeat(200)}`, "200"],
    ["q=nurse&types=password", ""],
    ["q=nurse&types=job,__proto__", ""],
    ["q=nurse&locale=fr", ""],
    ["q=nurse&limit=0", ""],
    ["q=nurse&limit=101", ""],
    ["q=nurse&limit=x", ""],
    ["q=nurse&offset=-1", ""],
    ["q=nurse&nonsense=1", ""],
    ["q=nurse&q=pilot", ""],
  ])("refuses %.40j in words of both languages", async (query, words) => {
    const english = await get(`/search?${query}`);
    const arabic = await get(`/search?${query}`, "ar");
    expect([english.status, arabic.status]).toEqual([400, 400]);
    expect(english.body).toMatchObject({ data: null, error: { status: 400, details: expect.any(Object) } });
    if (query !== "") expect(english.body.error.message).toContain(words);
    expect(arabic.body.error.message).toMatch(ARABIC);
  });

  it.each([
    "%25",
    "%25%25%25",
    "'%20OR%20'1'='1",
    "a%00b%00c",
    "%E2%80%AEnurse%E2%80%AC",
    "(a%2B)%2B%24",
    ".*%5B%5E%5D",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "%F0%9F%91%A9%E2%80%8D%E2%9A%95%EF%B8%8F",
    "%ED%A0%80%ED%BF%BF",
    "%FF%FE",
    "__proto__",
    "constructor",
    `${"ا".repeat(199)}ء`,
  ])("answers or refuses %.40s, quickly and never with a fault of ours", async (q) => {
    const begun = performance.now();
    const { status, body } = await get(`/search?q=${q}`);
    expect([200, 400, 404]).toContain(status);
    expect(performance.now() - begun).toBeLessThan(5_000);
    if (status === 200) expect(JSON.stringify(body)).not.toContain("<script");
    else expect(body.error.message).toMatch(/\w/);
  });
});

/** Specification §7: six GETs to the content service, each by title or description, or by keywords. */
describe("the six calls of the content service", () => {
  const query = (plural: string, filters: string, limit?: number) =>
    `/${plural}?locale=en&${filters}${limit ? `&pagination[limit]=${limit}` : ""}`;
  const contains = (text: string, word: string) =>
    `filters[$or][0][title][$containsi]=${word}&filters[$or][1][${text}][$containsi]=${word}`;

  it.each([
    ["future-skills", "description", "LISTEN", undefined],
    ["jobs", "description", "HOSPITAL", undefined],
    ["blogs", "description", "FUTURE", undefined],
    ["documents", "description", "INTERVIEW", 3],
    ["books", "description", "WORK", undefined],
    ["academic-degrees", "about", "HEALTH", 3],
  ] as const)("GET /%s by title or %s, whatever the case", async (plural, text, word, limit) => {
    const { status, body } = await get(query(plural, contains(text, word), limit));
    expect(status).toBe(200);
    expect(body.data.length, "something is found").toBeGreaterThan(0);
    if (limit) expect(body.data.length).toBeLessThanOrEqual(limit);
    for (const record of body.data) {
      expect(record.locale).toBe("en");
      expect(`${record.title} ${record[text]}`.toUpperCase()).toContain(word);
    }
  });

  it.each(["future-skills", "jobs", "blogs", "documents", "books", "academic-degrees"])(
    "GET /%s by keywords",
    async (plural) => {
      const whole = await get(`/${plural}?locale=en&pagination[limit]=100`);
      const keyword = whole.body.data.map((one: { keywords: string | null }) => one.keywords?.split(",")[0]?.trim())[0];
      const { status, body } = await get(
        query(plural, `filters[keywords][$contains]=${encodeURIComponent(keyword)}`, 3),
      );
      expect(status).toBe(200);
      expect(body.data.length).toBeGreaterThan(0);
      expect(body.data.length).toBeLessThanOrEqual(3);
      for (const record of body.data) expect(record.keywords).toContain(keyword);
    },
  );
});
