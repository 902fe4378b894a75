import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppServer } from "../support/app-server.ts";
import { askPage, difference, type Page, seenOf } from "../support/reader-page.ts";
import { Visitor } from "../support/visitor.ts";

/** Pages that say how near somebody's own result is, or where the scale leads them; the last is in the reader's own order. */
const PAGES = [
  ...["/", "/jobs", "/jobs?sector=health", "/jobs/nurse", "/jobs/accountant", "/jobs/software-developer"],
  ...[
    "/future-skills/communication",
    "/future-skills/3d-printing",
    "/jobs?sort=fit",
    "/job-comparison?a=nurse&b=accountant",
  ],
];
const STORED = PAGES.slice(0, -2);
/** Whose result is what; no letters: the whole scale with nothing that fits. */
const RESULTS = { advisor: "SI", editor: "RC", admin: "" } as const;
const NAMES = ["student", "guardian", ...Object.keys(RESULTS)] as const;

let server: AppServer;
const people = new Map<string, Visitor>();
const attempts = new Map<string, string>();
beforeAll(async () => {
  server = await AppServer.start({ ASKS_PER_MINUTE: "100000", ADDRESS_ASKS_PER_MINUTE: "100000", WORK_AT_ONCE: "64" });
  for (const name of NAMES) people.set(name, await new Visitor(server).signIn(`${name}@wijha.example`));
  for (const [name, letters] of Object.entries(RESULTS)) attempts.set(name, await take(person(name), letters));
}, 90_000);
afterAll(() => server?.remove());

const person = (name: string) => people.get(name) as Visitor;
const ask = (path: string, name: string, lang = "en", isAlone = false): Promise<Page> => {
  const cookie = `lang=${lang}; ${person(name).cookie.replace(/\blang=\w+/, "")}`;
  return askPage(server, path, isAlone ? `${cookie}; unsent=${randomBytes(32).toString("base64url")}` : cookie);
};

/** Answers the whole scale, true where the statement is of one of the letters. @returns the result's name. */
async function take(visitor: Visitor, letters: string): Promise<string> {
  const headers = { Cookie: visitor.cookie, Origin: server.base, "Content-Type": "application/json" };
  const me = `${server.base}/api/users-permissions/users/me`;
  expect((await fetch(me, { method: "PUT", headers, body: '{"dob":"1985-03-02"}' })).status).toBe(200);
  const { data } = await visitor.call<{ data: { documentId: string }[] }>("/personality-tests?pageSize=54");
  const isTrue = (id: string) => String(letters.includes(id.charAt(0)));
  const body = { answers: Object.fromEntries(data.map(({ documentId }) => [documentId, isTrue(documentId)])) };
  const mine = "/users-permissions/users/me/personality-test";
  return (await visitor.call<{ data: { documentId: string } }>(mine, body)).data.documentId;
}

describe.each(NAMES)("%s", (name) => {
  it.each(["ar", "en"])(
    "reads in %s what would be drawn for them alone, also while others ask",
    async (lang) => {
      const shared: string[] = [];
      for (const path of PAGES) {
        const own = await ask(path, name, lang, true);
        expect(own.isShared, path).toBe(false);
        await Promise.all(NAMES.map((other) => ask(path, other, lang)));
        const pages = await Promise.all([...NAMES, name].map((one) => ask(path, one, lang)));
        const page = pages.at(-1) as Page;
        expect(difference(seenOf(page), seenOf(own)), path).toBe("");
        if (page.isShared) shared.push(path);
        for (const attempt of attempts.values())
          if (page.isShared) expect(page.text.includes(attempt), path).toBe(false);
      }
      expect(shared).toEqual(expect.arrayContaining(STORED));
      expect(shared).not.toContain("/job-comparison?a=nurse&b=accountant");
    },
    120_000,
  );
});

/** What a page says of the scale. */
const told = async (name: string, path = "/jobs/nurse") => {
  const page = await ask(path, name);
  expect(page.isShared).toBe(true);
  return /<section aria-labelledby="scale-call".*?<\/section>/s.exec(page.text)?.[0] ?? "";
};

it("tells each of their own result, and of nobody's where there is none", async () => {
  expect(await told("advisor")).toMatch(/href="\/career-test\/results\/newest"/);
  expect(await told("advisor")).not.toBe(await told("editor"));
  expect(await told("guardian")).toMatch(/href="\/account\/family"/);
  for (const [name, attempt] of attempts) {
    const answer = await person(name).get("/career-test/results/newest");
    expect([answer.status, answer.location]).toEqual([303, `/career-test/results/${attempt}`]);
  }
  expect((await person("guardian").get("/career-test/results/newest")).location).toBe("/career-test/results");
});

it("an order by the own result is offered to whom has one, and read by them alone", async () => {
  const offered = async (name: string) => (await ask("/jobs", name)).text.includes('value="fit"');
  expect([await offered("advisor"), await offered("guardian")]).toEqual([true, false]);
  const [first, second] = [await ask("/jobs?sort=fit", "advisor"), await ask("/jobs?sort=fit", "editor")];
  expect([first.isShared, second.isShared]).toEqual([false, false]);
  expect(difference(seenOf(first), seenOf(second))).not.toBe("");
});

it("a result that is shared is told on the pages of nobody else", async () => {
  const before = await told("student");
  const attempt = attempts.get("editor") as string;
  const form = { act: "make", with: "advisor", email: "advisor@wijha.example", days: "30" };
  await person("editor").post(`/career-test/results/${attempt}/share`, form);
  expect(await told("student")).toBe(before);
  for (const path of STORED) {
    const [page, own] = [await ask(path, "advisor"), await ask(path, "advisor", "en", true)];
    expect(difference(seenOf(page), seenOf(own)), path).toBe("");
    expect(page.text.includes(attempt), path).toBe(false);
  }
});

it("a result that is withdrawn, taken back or new is told from the next request on", async () => {
  const attempt = attempts.get("advisor") as string;
  const near = await told("advisor");
  const begin = /href="\/career-test"/;
  await person("advisor").post(`/career-test/results/${attempt}`, { intent: "withdraw" });
  expect(await told("advisor")).toMatch(begin);
  await person("advisor").post(`/career-test/results/${attempt}`, { intent: "restore" });
  expect(await told("advisor")).toBe(near);
  await take(person("advisor"), "RC");
  expect(await told("advisor")).toBe(await told("editor"));
});
