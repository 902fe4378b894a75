import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppServer } from "../support/app-server.ts";
import { askPage, difference, type Page, seenOf } from "../support/reader-page.ts";
import { Visitor } from "../support/visitor.ts";

/** One page of each stored screen, with a second of those whose address holds a choice. */
const PAGES = [
  ...["/faq", "/intro", "/terms-of-use", "/privacy-policy", "/privacy-policy/kept-data"],
  ...["/jobs", "/jobs?page=1&sector=health", "/jobs/nurse", "/future-skills", "/future-skills/skills/basic"],
  ...["/academic-profile/degree", "/academic-profile/degree?view=areas", "/academic-profile/certification"],
  ...["/academic-profile/programs", "/academic-profile/programs/merit", "/resources", "/resources?show=books"],
  ...["/job-comparison?a=nurse&b=accountant", "/career-test", "/"],
];
const EMAILS = ["student", "advisor", "guardian", "admin"].map((name) => `${name}@wijha.example`);

let server: AppServer;
const people = new Map<string, Visitor>();
beforeAll(async () => {
  server = await AppServer.start({ ASKS_PER_MINUTE: "100000", ADDRESS_ASKS_PER_MINUTE: "100000", WORK_AT_ONCE: "64" });
  for (const email of EMAILS) people.set(email, await new Visitor(server).signIn(email));
}, 60_000);
afterAll(() => server?.remove());

const as = (email: string) => people.get(email)?.cookie.replace(/\blang=\w+/, "") ?? "";

const ask = (path: string, cookie: string, headers: Record<string, string> = {}) =>
  askPage(server, path, cookie, headers);

/** A browser that holds the key to a form gets its pages drawn for itself alone. */
const alone = () => `unsent=${randomBytes(32).toString("base64url")}`;

const namesAnybody = (text: string, but = "") => EMAILS.filter((email) => email !== but && text.includes(email));

describe.each(EMAILS)("%s", (email) => {
  it.each(["ar", "en"])(
    "reads on every stored page in %s what would be drawn for them alone",
    async (lang) => {
      const shared: string[] = [];
      for (const path of PAGES) {
        const cookie = `lang=${lang}; ${as(email)}`;
        const own = await ask(path, `${cookie}; ${alone()}`);
        const filled = [await ask(path, cookie), await ask(path, cookie)];
        expect(own.isShared, path).toBe(false);
        for (const page of filled) {
          expect(page.status, path).toBe(own.status);
          expect(difference(seenOf(page), seenOf(own)), path).toBe("");
          expect(page.headers.get("cache-control"), path).toBe("private, no-store");
          if (page.isShared) expect(/ nonce=|own-part/.test(page.text), path).toBe(false);
        }
        if (filled[1]?.isShared) shared.push(path);
      }
      expect(shared).toEqual(
        expect.arrayContaining([
          "/faq",
          "/academic-profile/degree",
          "/resources",
          "/future-skills",
          "/jobs/nurse",
          "/",
        ]),
      );
      expect(shared).not.toContain("/career-test");
    },
    120_000,
  );
});

it("is drawn for its reader alone where more is asked than the page is stored by", async () => {
  const cookie = `lang=en; ${as("student@wijha.example")}`;
  expect((await ask("/faq?lang=en", cookie)).isShared).toBe(true);
  for (const query of ["?result=abc", "?notice=saved", "?utm_source=x"])
    expect((await ask(`/faq${query}`, cookie)).isShared, query).toBe(false);
});

it("holds nothing of anybody else, whoever asks for everything at the same moment", async () => {
  const asked = Array.from({ length: 240 }, (_, at) => ({
    email: EMAILS[at % EMAILS.length] as string,
    path: PAGES[(at * 7) % PAGES.length] as string,
    lang: at % 3 === 0 ? "ar" : "en",
  }));
  const pages = await Promise.all(asked.map(({ email, path, lang }) => ask(path, `lang=${lang}; ${as(email)}`)));
  for (const [at, { email, path, lang }] of asked.entries()) {
    const { text, status } = pages[at] as Page;
    if (status !== 200) continue;
    expect([text.includes(`<html lang="${lang}"`), text.includes(email), namesAnybody(text, email)], path).toEqual([
      true,
      true,
      [],
    ]);
  }
  expect(pages.filter(({ status }) => status === 200).length).toBeGreaterThan(200);
}, 120_000);

it("a thousand askers of one page each get theirs", async () => {
  const own = EMAILS.map((email) => as(email));
  const pages = await Promise.all(
    Array.from({ length: 1000 }, (_, at) => ask("/faq", `lang=en; ${own[at % own.length]}`)),
  );
  for (const [at, page] of pages.entries()) {
    expect(page.status).toBe(200);
    expect(namesAnybody(page.text)).toEqual([EMAILS[at % EMAILS.length]]);
  }
}, 120_000);

it("what was saved is marked in the page itself, from the next request on", async () => {
  const person = await new Visitor(server).signIn("guardian@wijha.example");
  const mark = async () =>
    /<button[^>]*form="save"[^>]*>/.exec((await ask("/resources", person.cookie)).text)?.[0] ?? "";
  const button = await mark();
  const address = /id="([^"]+)"/.exec(button)?.[1] as string;
  expect(button).toContain('aria-pressed="false"');
  await person.post("/subscription", { save: address, back: "/resources" });
  for (const _ of [1, 2]) expect(await mark()).toMatch(/aria-pressed="true".*name="remove"/);
  await person.post("/subscription", { remove: address, back: "/resources" });
  expect(await mark()).toBe(button);
});

it("who has signed out is nobody at once, also with the page stored", async () => {
  const person = await new Visitor(server).signIn("student@wijha.example");
  const { cookie } = person;
  expect(namesAnybody((await ask("/faq", cookie)).text)).toEqual(["student@wijha.example"]);
  const asks = Promise.all(Array.from({ length: 20 }, () => ask("/faq", cookie)));
  await person.post("/signout");
  await asks;
  const after = await ask("/faq", cookie);
  expect(namesAnybody(after.text)).toEqual([]);
  expect(after.isShared).toBe(false);
});

it("is compressed for who takes that, and whole for who does not", async () => {
  const cookie = `lang=en; ${as(EMAILS[0] as string)}`;
  const plain = await ask("/faq", cookie, { "accept-encoding": "identity" });
  const { get } = await import("node:http");
  const packed = await new Promise<Buffer>((resolve, reject) => {
    get(`${server.base}/faq`, { headers: { cookie, "accept-encoding": "gzip, br" } }, (answer) => {
      expect(answer.headers["content-encoding"]).toBe("gzip");
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
    }).on("error", reject);
  });
  expect(difference(gunzipSync(packed).toString(), plain.text)).toBe("");
  expect(packed.length).toBeLessThan(plain.text.length / 3);
});

it.each(["wijha=", "wijha=x", `wijha=${"A".repeat(43)}`, "wijha=a; wijha=b", `wijha=%00${"ز".repeat(20)}`])(
  "an odd cookie (%s) is answered as a visitor's",
  async (cookie) => {
    const { status, text, isShared } = await ask("/faq", encodeURI(`lang=en; ${cookie}`));
    expect([status, isShared]).toEqual([200, false]);
    expect(namesAnybody(text)).toEqual([]);
  },
);

it("an edit is there at the next request", async () => {
  const admin = people.get("admin@wijha.example") as Visitor;
  const { data } = await admin.call<{ data: { documentId: string; title: string }[] }>(
    "/faqs?locale=en&pagination[pageSize]=1",
  );
  const [first] = data as [{ documentId: string; title: string }];
  const asks = () => ask("/faq", `lang=en; ${as("student@wijha.example")}`);
  expect((await asks()).text.includes(first.title)).toBe(true);
  const title = `${first.title} (changed)`;
  const flying = Promise.all(Array.from({ length: 30 }, asks));
  const answer = await fetch(`${server.base}/api/faqs/${first.documentId}?locale=en`, {
    method: "PUT",
    headers: { Cookie: admin.cookie, Origin: server.base, "Content-Type": "application/json" },
    body: JSON.stringify({ data: { title } }),
  });
  expect(answer.status).toBe(200);
  expect((await asks()).text.includes("(changed)")).toBe(true);
  expect((await flying).every(({ status }) => status === 200)).toBe(true);
});
