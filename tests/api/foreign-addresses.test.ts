import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { openApi } from "#server/api-docs/openapi.ts";
import { API_CALLS } from "#server/features.ts";
import { createTestApi, type TestApi } from "../support/api.ts";

interface Declared {
  readonly parameters: readonly { readonly name?: string; readonly in?: string }[];
}

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi("sqlite", { isShipped: true, seed: (ctx) => loadInstruments(ctx, "db/seed") });
});
afterAll(() => api?.close());

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url: `/api${url}`, headers });

describe("an address", () => {
  it.each([
    ["/jobs/", "/jobs"],
    ["/jobs//?fields=title", "/jobs?fields=title"],
    ["/featured-blog/", "/featured-blog"],
    ["/i18n/locales/", "/i18n/locales"],
    ["/personality-tests/?pageSize=2", "/personality-tests?pageSize=2"],
    ["/search/?q=nurse", "/search?q=nurse"],
  ])("%s is %s", async (written, meant) => {
    const [seen, expected] = await Promise.all([get(written), get(meant)]);
    expect([seen.statusCode, seen.body]).toEqual([200, expected.body]);
  });

  it("with 15,000 slashes at its end is the plain one", async () => {
    const slashes = "/".repeat(15_000);
    const [seen, expected] = await Promise.all([get(`/jobs${slashes}?fields=title`), get("/jobs?fields=title")]);
    expect([seen.statusCode, seen.body]).toEqual([200, expected.body]);
    expect((await get(`/${slashes}x`)).statusCode).toBe(404);
  });

  it("with a slash at its end takes what is sent, and is refused as the plain one", async () => {
    const sent = { method: "POST", payload: { identifier: "a@example.org", password: "wrong by far" } } as const;
    expect((await api.app.inject({ ...sent, url: "/api/auth/local/" })).statusCode).toBe(400);
    expect((await api.app.inject({ ...sent, url: "/api/jobs/" })).statusCode).toBe(401);
    expect((await api.app.inject({ method: "PUT", url: "/api/search/" })).statusCode).toBe(405);
    for (const url of ["/nowhere/", "/", ""]) expect((await get(url)).statusCode, url).toBe(404);
  });

  it.each([
    "_=1732257600000",
    "_t=1",
    "ts=1",
    "cb=x",
    "nocache",
    "utm_source=mail&utm_medium=e&utm_campaign=%D8%A7&utm%5Fid=2",
    "lang=ar",
    "fbclid=abc",
    "gclid=a&gbraid=b&wbraid=c&dclid=d",
    "msclkid=1&mc_cid=2&mc_eid=3&_ga=4&_gl=5",
    "igshid=1&ttclid=2&twclid=3&yclid=4&li_fat_id=5",
    "pk_campaign=1&mtm_source=2&_hsenc=3",
  ])("is the same with ?%s", async (noise) => {
    for (const path of ["/jobs?fields=title&pagination[pageSize]=3", "/personalities?locale=ar", "/search?q=nurse"]) {
      const [seen, expected] = await Promise.all([get(`${path}&${noise}`), get(path)]);
      expect([seen.statusCode, seen.body], path).toEqual([200, expected.body]);
      const first = await get(path.replace("?", `?${noise}&`));
      expect(first.body, path).toBe(expected.body);
    }
    expect((await get(`/academic-program/merit-programs?${noise}`)).statusCode).toBe(200);
    expect((await get(`/users/me?${noise}`)).statusCode).toBe(401);
  });

  it.each([
    "filter[title]=x",
    "filters[titel]=x",
    "_limit=5",
    "_sort=title",
    "_where[title]=x",
    "langs=ar",
    "language=ar",
    "utm=1",
    "page=2",
    "populates=*",
    "sorts=title",
  ])("with ?%s is refused all the same", async (misspelt) => {
    const { statusCode, body } = await get(`/jobs?${misspelt}`);
    expect([statusCode, body.includes("Invalid key")]).toEqual([400, true]);
  });

  it("has no key of its own among those that are passed over, but the language of the docs page", async () => {
    const { paths } = openApi(API_CALLS, api.ctx) as { paths: Record<string, Record<string, Declared>> };
    const keys = Object.values(paths)
      .flatMap((ways) => Object.values(ways).flatMap(({ parameters }) => parameters))
      .flatMap(({ name, in: where }) => (name && where === "query" ? [name] : []));
    const read = (key: string) => get(`/jobs?${key}=1`);
    const passedOver: string[] = [];
    for (const key of new Set(keys)) if ((await read(key)).statusCode === 200) passedOver.push(key);
    expect(keys.length).toBeGreaterThan(5);
    expect(passedOver).toEqual(["lang"]);
    expect((await get("/docs?lang=ar")).body).toContain('lang="ar"');
    expect((await get("/docs?lang=en")).body).toContain('lang="en"');
  });
});

describe("Accept-Language", () => {
  it.each([
    ["ar", "ar"],
    ["ar-OM", "ar"],
    ["AR-om", "ar"],
    ["en-US,en;q=0.9", "en"],
    ["en;q=0.4, ar;q=0.8", "ar"],
    ["ar;q=0.2,en;q=0.3", "en"],
    ["fr, ar;q=0.5, en;q=0.4", "ar"],
    ["fr;q=1, de", "en"],
    ["*", "en"],
    ["ar;q=0.5, *;q=0.9", "en"],
    ["en;q=0, *", "ar"],
    ["en;q=0", "ar"],
    ["ar;q=0", "en"],
    ["ar;q=0.000, en;q=0.001", "en"],
    ["en;q=0.8,ar", "ar"],
    ["arc, en;q=0.1", "en"],
    ["ar-Arab-OM;q=0.9;level=1, en;q=0.1", "ar"],
    ["ar;q=2, en", "en"],
    ["", "en"],
    [";;q=,,=", "en"],
  ])("%j is answered in %s", async (header, locale) => {
    const { message } = (await get("/users/me", { "accept-language": header })).json().error;
    expect(/[\u0600-\u06ff]/.test(message) ? "ar" : "en").toBe(locale);
  });

  it("gives way to the cookie", async () => {
    const { message } = (await get("/users/me", { cookie: "lang=ar", "accept-language": "en" })).json().error;
    expect(message).toMatch(/[\u0600-\u06ff]/);
  });
});
