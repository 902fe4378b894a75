import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "../support/api.ts";
import { signedInPerson, type TestPerson } from "../support/people.ts";

type Headers = Record<string, string>;

const CHANGING = ["POST", "PUT", "DELETE", "PATCH"] as const;
const HOST = "127.0.0.1:3000";
const OWN = `http://${HOST}`;

describe.each([
  ["on loopback", {}, HOST, OWN, "wijha"],
  [
    "at a public address",
    { publicUrl: "https://guidance.example" },
    "guidance.example",
    "https://guidance.example",
    "__Host-wijha",
  ],
] as const)("calls that change something, %s", (_where, config, host, own, cookieName) => {
  let api: TestApi;
  let person: TestPerson;
  beforeAll(async () => {
    api = await createTestApi("sqlite", { config });
    person = await signedInPerson(api.ctx);
  });
  afterAll(() => api?.close());

  async function refused(method: "GET" | (typeof CHANGING)[number], headers: Record<string, string>): Promise<boolean> {
    // One call and one address that is not there: the gate stands before both.
    const asked = ["/api/users-permissions/users/me/personality-test", "/nowhere"].map((url) =>
      api.app.inject({ method, url, headers: { host, ...headers } }),
    );
    const [call, page] = (await Promise.all(asked)).map(
      ({ statusCode, body }) => statusCode === 403 && /another site|not_same_origin|Origin/.test(body),
    );
    expect(call).toBe(page);
    return call === true;
  }

  const cookie = () => `${cookieName}=${person.token}`;
  it.each(CHANGING)("%s from elsewhere is refused, with and without the cookie", async (method) => {
    const { port } = new URL(own);
    const elsewhere: Headers[] = [
      { origin: "http://evil.example" },
      { origin: "null" },
      { origin: port ? own.replace(port, "3001") : `${own}:8443` },
      { origin: own.startsWith("https") ? own.replace("https", "http") : own.replace("http", "https") },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: own, "sec-fetch-site": "cross-site" },
    ];
    for (const headers of elsewhere) {
      expect(await refused(method, headers), JSON.stringify(headers)).toBe(true);
      expect(await refused(method, { ...headers, cookie: cookie() }), JSON.stringify(headers)).toBe(true);
      expect(await refused(method, { ...headers, ...person.headers }), JSON.stringify(headers)).toBe(true);
    }
    expect(await refused(method, { cookie: cookie() }), "the cookie and neither header").toBe(true);
    expect(await refused(method, { cookie: cookie(), "sec-fetch-site": "none" }), "the cookie and no page").toBe(true);
  });

  it.each(CHANGING)("%s from our own pages or from a program without cookies is let through", async (method) => {
    const here: Headers[] = [
      { origin: own },
      { origin: own, "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "same-origin" },
    ];
    for (const headers of here)
      expect(await refused(method, { ...headers, cookie: cookie() }), JSON.stringify(headers)).toBe(false);
    expect(await refused(method, {})).toBe(false);
    expect(await refused(method, { ...person.headers })).toBe(false);
  });

  it("GET is answered wherever it comes from", async () => {
    const anywhere: Headers[] = [
      { origin: "http://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of anywhere) expect(await refused("GET", { ...headers, cookie: cookie() })).toBe(false);
  });

  it("sign-in and sign-up are no exception, and nothing happens", async () => {
    const headers = { host, origin: "http://evil.example" };
    const payload = {
      email: "csrf@pupils.example",
      password: "palm shade",
      firstname: "Salma",
      lastname: "Harthi",
      terms: true,
    };
    const signUp = await api.app.inject({ method: "POST", url: "/api/auth/local/register", headers, payload });
    const signIn = await api.app.inject({
      method: "POST",
      url: "/api/auth/local",
      headers,
      payload: { identifier: "a", password: "b" },
    });
    expect([signUp.statusCode, signIn.statusCode]).toEqual([403, 403]);
    const made = await api.ctx.db.selectFrom("users").select("id").where("email", "=", payload.email).execute();
    expect(made).toEqual([]);
  });
});
