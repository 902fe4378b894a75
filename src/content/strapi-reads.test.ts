import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { testEditor } from "#tests/support/content.ts";
import { createDraft, publish } from "./edit.server.ts";
import { REGISTRY } from "./registry.ts";
import { seedId } from "./seed.server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi("sqlite", { isShipped: true });
});
afterAll(() => api?.close());

// biome-ignore lint/suspicious/noExplicitAny: the answers of many calls
async function get(path: string, headers: Record<string, string> = {}): Promise<any> {
  const { statusCode, body } = await api.app.inject({ url: `/api${path}`, headers });
  return { status: statusCode, ...JSON.parse(body) };
}
const V4 = { "strapi-response-format": "v4" };
const NURSE = `/jobs/${seedId("job", "nurse")}`;

/** Specification §7: content and academic programmes. */
const LISTS = [...REGISTRY.values()].flatMap(({ type }) => (type.api && !type.single ? [type.api.plural] : []));
const SINGLES = ["featured-blog", "tips-and-trick", "privacy-and-policy", "terms-of-usage"];

describe("keywords", () => {
  it.each([...LISTS, ...SINGLES, "academic-program/merit-programs"])("are a filter of /%s", async (plural) => {
    const { status, data, error } = await get(`/${plural}?filters[keywords][$contains]=nobody-wrote-this`);
    if (SINGLES.includes(plural)) expect(status).toBe(404);
    else expect([status, data], error?.message).toEqual([200, []]);
    const { data: found } = await get(`/${plural}?filters[keywords][$notContains]=nobody-wrote-this&fields=keywords`);
    for (const one of [found].flat()) expect(one.keywords).toEqual(expect.any(String));
  });

  it("are found and searched where they were written", async () => {
    const body = { slug: "by-word", data: {}, en: { title: "Sea", summary: "At sea.", keywords: ["dhow", "sail"] } };
    await publish(api.ctx, testEditor, await createDraft(api.ctx, testEditor, { type: "sector", body }));
    for (const asked of ["filters[keywords][$containsi]=DHOW", "_q=dhow"])
      expect((await get(`/sectors?${asked}`)).data).toMatchObject([{ slug: "by-word", keywords: "dhow,sail" }]);
  });
});

describe("populate=localizations", () => {
  it("shows the record in its other language", async () => {
    const { data } = await get(`${NURSE}?populate=localizations`);
    const arabic = (await get(`${NURSE}?locale=ar`)).data;
    expect(data.locale).toBe("en");
    expect(data.localizations).toEqual([arabic]);
    const other = (await get(`${NURSE}?locale=ar&populate[0]=localizations&populate[1]=sectors`)).data;
    expect(other).toMatchObject({ locale: "ar", localizations: [{ locale: "en", title: "Nurse" }] });
    expect(other.sectors.length).toBeGreaterThan(0);
  });

  it("takes fields, relations and a level more, in lists and in the older shape", async () => {
    const asked = "populate[localizations][fields]=title&populate[localizations][populate][sectors][fields]=slug";
    const [job] = (await get(`/jobs?${asked}&pagination[pageSize]=1&fields=slug`)).data;
    expect(Object.keys(job)).toEqual(["id", "documentId", "slug", "localizations"]);
    expect(job.localizations).toMatchObject([
      { title: expect.stringMatching(/[\u0600-\u06ff]/), sectors: expect.any(Array) },
    ]);
    const nested = (await get(`${NURSE}?populate[sectors][populate]=localizations`)).data;
    expect(nested.sectors[0].localizations).toMatchObject([{ locale: "ar" }]);
    const older = (await get(`${NURSE}?populate=localizations`, V4)).data.attributes.localizations;
    expect(older.data).toMatchObject([{ attributes: { locale: "ar" } }]);
    expect((await get("/featured-blog?populate=localizations&locale=ar")).data.localizations).toMatchObject([
      { locale: "en" },
    ]);
    const counted = await get(`${NURSE}?populate[localizations][count]=true`);
    expect(counted.data.localizations).toEqual({ count: 1 });
    expect((await get(`${NURSE}?populate[localizations][filters][locale]=fr`)).data.localizations).toEqual([]);
    expect((await get(`${NURSE}?populate[localizations][foo]=1`)).status).toBe(400);
  });

  it("is empty where there is one language only, and no part of a star", async () => {
    const body = { slug: "one-tongue", data: {}, ar: { title: "بحر", summary: "في البحر." } };
    await publish(api.ctx, testEditor, await createDraft(api.ctx, testEditor, { type: "sector", body }));
    const [one] = (await get("/sectors?filters[slug]=one-tongue&populate=localizations")).data;
    expect(one).toMatchObject({ locale: "ar", localizations: [] });
    expect((await get(`${NURSE}?populate=*`)).data).not.toHaveProperty("localizations");
  });
});

it("GET /i18n/locales names both languages, and the one that is answered without asking", async () => {
  const answer = await api.app.inject("/api/i18n/locales");
  expect(answer.json()).toMatchObject([
    { id: 1, code: "ar", name: "العربية", isDefault: false },
    { id: 2, code: "en", name: "English", isDefault: true },
  ]);
  expect((await api.app.inject("/api/i18n/locales?foo=1")).statusCode).toBe(400);
});

describe("{support} in a text", () => {
  it.each(["terms-of-usage", "privacy-and-policy"])("of /%s is the address people write to", async (name) => {
    for (const locale of ["ar", "en"]) {
      for (const [asked, headers] of [
        ["", {}],
        ["&fields=content", {}],
        ["&populate=*", V4],
        ["&populate=localizations", {}],
      ] as const) {
        const answer = JSON.stringify(await get(`/${name}?locale=${locale}${asked}`, headers));
        expect(answer).toContain("support@wijha.example");
        expect(answer).not.toMatch(/\{\w+\}/);
      }
    }
  });

  it("follows the settings that editors publish", async () => {
    const body = { slug: "site-settings", data: { support_email: 'he"lp@wijha.example' }, en: { name: "Wijha" } };
    await publish(api.ctx, testEditor, await createDraft(api.ctx, testEditor, { type: "site-settings", body }));
    expect((await get("/terms-of-usage")).data.content).toContain('he"lp@wijha.example');
  });
});
