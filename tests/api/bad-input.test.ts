import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppServer } from "../support/app-server.ts";

const MINE = "/users-permissions/users/me/personality-test";
const ARABIC = /[\u0600-\u06ff]/;
const GOOD = { email: "a@pupils.example", password: "palm shade", firstname: "Salma", lastname: "Harthi", terms: true };

let server: AppServer;
let token: string;
let ids: string[];

interface Refusal {
  readonly status: number;
  readonly error: {
    readonly status: number;
    readonly name: string;
    readonly message: string;
    readonly details: object;
  };
}

async function ask(path: string, init: RequestInit = {}, lang = "en") {
  const headers = { "Accept-Language": lang, "Content-Type": "application/json", ...(init.headers as object) };
  const answer = await fetch(`${server.base}/api${path}`, { redirect: "manual", ...init, headers });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

/** A refusal in Strapi's body, in the language of the asker. */
async function refusal(path: string, init: RequestInit = {}): Promise<Refusal> {
  const arabic = await ask(path, init, "ar");
  const { status, body } = await ask(path, init, "en");
  const what = `${init.method ?? "GET"} ${path}: ${JSON.stringify(body)}`;
  expect(status, what).toBeGreaterThanOrEqual(400);
  expect(status, what).toBeLessThan(500);
  expect(body, what).toMatchObject({ data: null, error: { status, name: expect.any(String), details: {} } });
  expect(body.error.message, what).toMatch(/[a-z]/i);
  expect([arabic.status, arabic.body.error.status], what).toEqual([status, status]);
  return { status, error: { ...body.error, arabic: arabic.body.error.message } };
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers,
  body: typeof body === "string" || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
});
const signedIn = (body: unknown) => post(body, { Authorization: `Bearer ${token}` });

beforeAll(async () => {
  server = await AppServer.start();
  const { body } = await ask("/auth/local", post({ identifier: "editor@wijha.example", password: "wijha-demo-2026" }));
  token = body.jwt;
  ids = (await ask("/personality-tests?pageSize=54")).body.data.map((one: { documentId: string }) => one.documentId);
});
afterAll(async () => {
  const faults = server.said().match(/^\{.*"level":(50|60).*$/gm) ?? [];
  await server.remove();
  expect(faults, "faults in the log").toEqual([]);
});

const REGISTER = "/auth/local/register";

describe("bodies", () => {
  it.each<[string, RequestInit, number]>([
    ["nothing", { method: "POST" }, 400],
    ["empty JSON", post(""), 400],
    ["broken JSON", post('{"email": '), 400],
    ["JSON that is no object", post("[1,2]"), 400],
    ["JSON null", post("null"), 400],
    ["JSON text", post('"x"'), 400],
    ["2 MB of JSON", post({ ...GOOD, firstname: "x".repeat(2 * 1024 * 1024) }), 413],
    ["an unknown key", post({ ...GOOD, role: "admin" }), 400],
    ["a key of the prototype", post('{"__proto__": {"terms": true}, "email": "a@b.example"}'), 400],
    ["numbers for text", post({ ...GOOD, email: 5, firstname: {}, password: [] }), 400],
    ["a name too long", post({ ...GOOD, lastname: "x".repeat(21) }), 400],
    ["an e-mail too long", post({ ...GOOD, email: `${"x".repeat(400)}@pupils.example` }), 400],
    ["an e-mail with a line break", post({ ...GOOD, email: "a@pupils.example\r\nBcc: b@pupils.example" }), 400],
    ["a role that is not for everybody", post({ ...GOOD, account_type: "Consultant" }), 400],
    ["no consent", post({ ...GOOD, terms: "maybe" }), 400],
    ["latin-1 bytes", post(Buffer.from(JSON.stringify({ ...GOOD, firstname: "Zoë" }), "latin1")), 400],
    [
      "broken UTF-8",
      post(Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')])),
      400,
    ],
    ["another kind of content", post("<x/>", { "Content-Type": "application/xml" }), 415],
    [
      "another charset",
      post(Buffer.from(JSON.stringify(GOOD), "utf16le"), { "Content-Type": "application/json; charset=utf-16" }),
      400,
    ],
  ])("%s", async (_name, init, status) => {
    const { error } = await refusal(REGISTER, init);
    expect(error.status).toBe(status);
    expect((error as unknown as { arabic: string }).arabic).toMatch(ARABIC);
  });

  it("a field's fault carries its code, the same in both languages, beside the sentence", async () => {
    const init = post({ ...GOOD, email: 5, firstname: "", lastname: "x".repeat(21), terms: false, more: 1 });
    const inLanguage = async (lang: string) => {
      const { errors } = (await ask(REGISTER, init, lang)).body.error.details as {
        errors: { path: string[]; message: string; name: string; code: string }[];
      };
      for (const fault of errors) expect(fault).toMatchObject({ name: "ValidationError", message: expect.any(String) });
      return Object.fromEntries(errors.map(({ path, code }) => [path.join("."), code]));
    };
    const codes = await inLanguage("en");
    expect(codes).toEqual({
      email: "wrong_type",
      firstname: "required",
      lastname: "last_name_length",
      terms: "terms_required",
      more: "unknown_key",
    });
    expect(await inLanguage("ar")).toEqual(codes);
  });

  it("makes no account of any of them", async () => {
    const { status } = await ask("/auth/local", post({ identifier: GOOD.email, password: GOOD.password }));
    expect(status).toBe(400);
  });
});

describe("queries", () => {
  it.each([
    "/jobs?nonsense=1",
    "/jobs?pagination[page]=1.5",
    "/jobs?pagination[page]=x",
    "/jobs?pagination[pageSize]=x",
    "/jobs?pagination[nonsense]=1",
    "/jobs?filters[nonsense][$eq]=1",
    "/jobs?filters[slug][$nonsense]=1",
    "/jobs?filters[password][$startsWith]=a",
    "/jobs?sort=nonsense",
    "/jobs?sort=slug:sideways",
    "/jobs?populate=nonsense",
    "/jobs?fields=nonsense",
    "/jobs?locale=fr",
    "/jobs?status=maybe",
    "/jobs?personality=XYZ",
    `/jobs?${"filters[slug][$in]=a&".repeat(600)}`,
    "/jobs?__proto__[x]=1",
    "/personality-tests?page=x",
    "/personality-tests?nonsense=1",
    "/personalities?nonsense=1",
    "/users/me?nonsense=1",
  ])("%s", async (path) => {
    const { status } = await refusal(path, { headers: { Authorization: `Bearer ${token}` } });
    expect([400, 404]).toContain(status);
  });

  it.each(["/nonsense", "/jobs/nonsense", "/jobs/%ff", "/jobs/..%2f..%2fetc", "/jobs/a/b", "/"])(
    "404 or 400 for %s",
    async (path) => {
      expect([400, 404]).toContain((await refusal(path)).status);
    },
  );

  it("405 for a method no call has", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"]) expect((await refusal("/jobs", { method })).status).toBe(405);
  });

  it("an empty answer far past the end, as Strapi", async () => {
    const { status, body } = await ask("/jobs?pagination[page]=1000000000");
    expect([status, body.data]).toEqual([200, []]);
    const none = await ask("/jobs?filters[slug][$eq]=nonsense");
    expect([none.status, none.body.data]).toEqual([200, []]);
  });
});

describe("answers of the scale", () => {
  const answers = () => Object.fromEntries(ids.map((id) => [id, true])) as Record<string, unknown>;
  it("53 of 54, 55, maybe, a foreign statement, and what is no list of answers", async () => {
    const { [ids[53] as string]: _, ...short } = answers();
    const bodies: [string, unknown][] = [
      ["53", { answers: short }],
      ["55", { answers: { ...answers(), Z9: true } }],
      ["maybe", { answers: { ...answers(), [ids[0] as string]: "maybe" } }],
      ["a foreign statement", { answers: { ...short, X99: true } }],
      ["a number", { answers: { ...answers(), [ids[0] as string]: 1 } }],
      ["null", { answers: null }],
      ["a list", { answers: ids }],
      ["nothing", {}],
      ["scores", { answers: answers(), scores: { R: 9 } }],
      ["a thousand", { answers: Object.fromEntries(Array.from({ length: 1000 }, (_one, at) => [`S${at}`, true])) }],
    ];
    for (const [name, body] of bodies)
      expect(`${name}: ${(await refusal(MINE, signedIn(body))).status}`).toBe(`${name}: 400`);
    const { error } = await refusal(MINE, signedIn({ answers: short }));
    expect(error.details).toMatchObject({ missing: [ids[53]] });
    expect((await ask(MINE, { method: "DELETE", headers: { Authorization: `Bearer ${token}` } })).status).toBe(404);
  });
});

describe("who asks", () => {
  it.each(["Bearer", "Bearer x", "Basic abc", "Bearer \u00ff", `Bearer ${"x".repeat(2000)}`, "Bearer a b", "x"])(
    "401 for the credentials %.20s",
    async (authorization) => {
      expect((await refusal("/users/me", { headers: { Authorization: authorization } })).status).toBe(401);
    },
  );

  it("a forged activation link leads to the page that says so", async () => {
    const { status } = await ask("/auth/email-confirmation?confirmation=forged");
    expect(status).toBe(302);
  });

  it("wrong credentials never tell which half was wrong", async () => {
    const known = await refusal("/auth/local", post({ identifier: "student@wijha.example", password: "wrong one" }));
    const unknown = await refusal("/auth/local", post({ identifier: "nobody@pupils.example", password: "wrong one" }));
    expect(known).toEqual(unknown);
  });
});
