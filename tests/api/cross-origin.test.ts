import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import type { Config } from "#platform/config.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { signedInAs, signedInPerson, type TestPerson } from "../support/people.ts";
import { PDF, upload } from "../support/uploads.ts";

const SITE = "https://app.example";
const OTHER = "https://other.example";

/** The cross-origin headers of an answer. */
function cors(headers: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(headers).filter(([name]) => name.startsWith("access-control-"));
  return Object.fromEntries(shown.map(([name, value]) => [name.replace("access-control-", ""), value]));
}

function suite(title: string, changes: Partial<Config["cors"]>, body: (ask: Ask, known: () => Known) => void): void {
  describe(title, () => {
    let api: TestApi;
    let known: Known;
    beforeAll(async () => {
      const config = { cors: { reads: "*", origins: [], cookies: false, ...changes } };
      api = await createTestApi("sqlite", { isShipped: true, config, seed: (ctx) => loadInstruments(ctx, "db/seed") });
      known = { api, person: await signedInPerson(api.ctx), editor: await signedInAs(api.ctx, "editor") };
    });
    afterAll(() => api?.close());
    const ask: Ask = async (method, url, headers, payload) => {
      const answer = await api.app.inject({ method, url: `/api${url}`, headers, payload } as InjectOptions);
      return { status: answer.statusCode, cors: cors(answer.headers), vary: String(answer.headers.vary ?? "") };
    };
    body(ask, () => known);
  });
}
interface Known {
  readonly api: TestApi;
  readonly person: TestPerson;
  readonly editor: TestPerson;
}
type Ask = (
  method: string,
  url: string,
  headers: Record<string, string>,
  payload?: object,
) => Promise<{ status: number; cors: Record<string, unknown>; vary: string }>;

/** The cross-origin headers of a published file, one that waits, a private one, a document's PDF and one that is not there. */
async function filesAsked({ api, editor }: Known, headers: Record<string, string>) {
  const author = await signedInAs(api.ctx, "author");
  const take = async (who: TestPerson, fields = {}) => {
    const sent = await upload(api.app, { ...who.headers }, [["a.pdf", PDF]], fields);
    return `/files/${sent.json()[0].hash}.pdf`;
  };
  const document = "/resources/documents/guardians-guide-to-the-choosing-years";
  const asked = {
    published: await take(editor),
    waiting: await take(author),
    private: await take(editor, { fileInfo: '{"private":true}' }),
    document: `${document}/ar.pdf`,
    unknown: `${document}-of-nobody/ar.pdf`,
  };
  const seen = Object.entries(asked).map(async ([name, url]) => {
    const answer = await api.app.inject({ url, headers });
    const origin = answer.headers["access-control-allow-origin"];
    expect(answer.headers, name).not.toHaveProperty("access-control-allow-credentials");
    return [name, [answer.statusCode, origin, answer.headers.vary]] as const;
  });
  return Object.fromEntries(await Promise.all(seen));
}
const NOT_THERE = {
  waiting: [404, undefined, undefined],
  private: [404, undefined, undefined],
  unknown: [404, undefined, undefined],
};

const preflight = (origin: string, method: string, headers = "content-type,strapi-response-format") => ({
  origin,
  "access-control-request-method": method,
  "access-control-request-headers": headers,
});

suite("as shipped", {}, (ask, known) => {
  it("what anybody may read can be read by pages of any site, refusals too", async () => {
    const reads = [
      "/jobs",
      "/featured-blog",
      "/personality-tests",
      "/personalities",
      "/search?q=nurse",
      "/openapi.json",
    ];
    for (const url of [...reads, "/academic-program/merit-programs", "/i18n/locales"])
      expect(await ask("GET", url, { origin: OTHER }), url).toMatchObject({
        status: 200,
        cors: { "allow-origin": "*", "expose-headers": expect.stringContaining("Retry-After") },
      });
    expect(await ask("GET", "/jobs?foo=1", { origin: OTHER })).toMatchObject({
      status: 400,
      cors: { "allow-origin": "*" },
    });
    expect(await ask("HEAD", "/jobs", { origin: OTHER })).toMatchObject({ cors: { "allow-origin": "*" } });
  });

  it("never with a sign-in: no credentials, no personal answer, no token", async () => {
    const { person } = known();
    const cookie = `wijha=${person.token}`;
    expect((await ask("GET", "/jobs", { origin: OTHER, cookie })).cors).not.toHaveProperty("allow-credentials");
    const signedIn: Record<string, string>[] = [{ cookie }, { ...person.headers }];
    for (const headers of signedIn)
      expect((await ask("GET", "/users/me", { origin: OTHER, ...headers })).cors).toEqual({});
    expect((await ask("GET", "/connect/google", { origin: OTHER })).cors).toEqual({});
  });

  it("public files can be read by pages of any site, also where a browser kept them before; no others can", async () => {
    const open = [200, "*", undefined];
    const cookie = `wijha=${known().editor.token}`;
    const asking: Record<string, string>[] = [{}, { origin: OTHER }, { origin: OTHER, cookie }];
    for (const headers of asking)
      expect(await filesAsked(known(), headers)).toEqual({ ...NOT_THERE, published: open, document: open });
  });

  it("a page of another site may ask before it reads, and not before it writes", async () => {
    const asked = await ask("OPTIONS", "/jobs", preflight(OTHER, "GET"));
    expect(asked).toMatchObject({ status: 204, cors: { "allow-origin": "*", "allow-methods": "GET, HEAD" } });
    expect(String(asked.cors["allow-headers"]).toLowerCase()).toContain("strapi-response-format");
    for (const header of ["authorization", "idempotency-key"])
      expect(String(asked.cors["allow-headers"]).toLowerCase()).not.toContain(header);
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await ask("OPTIONS", "/auth/local", preflight(OTHER, method))).cors).toEqual({});
    expect((await ask("POST", "/auth/local", { origin: OTHER }, {})).status).toBe(403);
  });

  it("is told nothing without an Origin", async () => {
    expect((await ask("OPTIONS", "/jobs", {})).status).toBe(405);
    expect((await ask("GET", "/jobs", {})).status).toBe(200);
  });
});

suite("with no reads for others", { reads: "off" }, (ask, known) => {
  it("keeps files from pages of other sites too", async () => {
    const closed = [200, undefined, undefined];
    expect(await filesAsked(known(), { origin: OTHER })).toEqual({ ...NOT_THERE, published: closed, document: closed });
  });

  it("answers, and tells no browser that it may be read", async () => {
    expect(await ask("GET", "/jobs", { origin: OTHER })).toMatchObject({ status: 200, cors: {} });
    expect((await ask("OPTIONS", "/jobs", preflight(OTHER, "GET"))).cors).toEqual({});
  });
});

suite("with a site named", { origins: [SITE] }, (ask, known) => {
  it("its pages make every call with a token, and say so in what they ask first", async () => {
    const { editor } = known();
    const asked = await ask("OPTIONS", "/blogs/x", preflight(SITE, "DELETE", "authorization"));
    expect(asked).toMatchObject({ status: 204, cors: { "allow-origin": SITE }, vary: expect.stringMatching(/Origin/) });
    expect(String(asked.cors["allow-methods"])).toContain("DELETE");
    for (const header of ["authorization", "idempotency-key"])
      expect(String(asked.cors["allow-headers"]).toLowerCase()).toContain(header);
    expect(asked.cors).not.toHaveProperty("allow-credentials");
    const from = { origin: SITE, "sec-fetch-site": "cross-site", ...editor.headers };
    expect(await ask("GET", "/users/me", from)).toMatchObject({ status: 200, cors: { "allow-origin": SITE } });
    const blog = { slug: "from-afar", title: "From afar", description: "Short.", content: "Long." };
    expect(await ask("POST", "/blogs", from, { data: blog })).toMatchObject({
      status: 201,
      cors: { "allow-origin": SITE },
    });
  });

  it("its pages make a write safe, and see that its answer is told again", async () => {
    const from = { origin: SITE, "sec-fetch-site": "cross-site", ...known().person.headers };
    const headers = { ...from, "idempotency-key": "a-write-from-afar-told-twice" };
    const call = { method: "PUT", url: "/api/users-permissions/users/me", payload: { firstname: "Salma" } } as const;
    const send = () => known().api.app.inject({ ...call, headers });
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(again.headers["access-control-expose-headers"]).toContain("Idempotent-Replayed");
  });

  it("its pages have no use of the cookie", async () => {
    const { person } = known();
    const cookie = `wijha=${person.token}`;
    const put = { firstname: "Taken" };
    expect((await ask("PUT", "/users-permissions/users/me", { origin: SITE, cookie }, put)).status).toBe(403);
    expect((await ask("GET", "/users/me", { origin: SITE, cookie })).cors).not.toHaveProperty("allow-credentials");
  });

  it("every other site is as strange as before", async () => {
    expect((await ask("OPTIONS", "/blogs", preflight(OTHER, "POST"))).cors).toEqual({});
    expect((await ask("POST", "/auth/local", { origin: OTHER }, {})).status).toBe(403);
    expect(await ask("GET", "/jobs", { origin: OTHER })).toMatchObject({ cors: { "allow-origin": "*" } });
    expect((await ask("GET", "/users/me", { origin: OTHER, ...known().person.headers })).cors).toEqual({});
    expect((await ask("GET", "/users/me", { origin: `${SITE}.evil.example`, ...known().person.headers })).cors).toEqual(
      {},
    );
  });
});

suite("with a site named and no reads for others", { reads: "off", origins: [SITE], cookies: true }, (_ask, known) => {
  it("its pages read public files, without the cookie", async () => {
    for (const [origin, allowed] of [
      [SITE, SITE],
      [OTHER, undefined],
    ] as const) {
      const seen = [200, allowed, "Origin"];
      expect(await filesAsked(known(), { origin })).toEqual({ ...NOT_THERE, published: seen, document: seen });
    }
  });
});

suite("with a site named that may use the cookie", { origins: [SITE], cookies: true }, (ask, known) => {
  it("its pages are like our own", async () => {
    const { person } = known();
    const from = { origin: SITE, "sec-fetch-site": "same-site", cookie: `wijha=${person.token}` };
    const changed = await ask("PUT", "/users-permissions/users/me", from, { firstname: "Salma" });
    expect(changed).toMatchObject({ status: 200, cors: { "allow-origin": SITE, "allow-credentials": "true" } });
    const asked = await ask("OPTIONS", "/users/me", preflight(SITE, "PUT"));
    expect(asked.cors).toMatchObject({ "allow-origin": SITE, "allow-credentials": "true" });
    expect((await ask("PUT", "/users-permissions/users/me", { ...from, origin: OTHER }, {})).status).toBe(403);
    expect((await ask("GET", "/jobs", { origin: OTHER })).cors).not.toHaveProperty("allow-credentials");
  });
});
