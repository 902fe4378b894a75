import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppServer, runProgram } from "../support/app-server.ts";
import { Visitor } from "../support/visitor.ts";

const ASKS = 40;
const FIRST_PAGES = 8192;

let server: AppServer;
beforeAll(async () => {
  server = await AppServer.start({ ASKS_PER_MINUTE: String(ASKS) });
});
afterAll(() => server?.remove());

const page = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.base + address, { headers, redirect: "manual" });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

it.each(["/", "/jobs", "/home"])(
  "%s allows its own scripts by a nonce, and none that got into its HTML",
  async (address) => {
    const { text, headers } = await page(address);
    const policy = headers.get("content-security-policy") ?? "";
    const [, allowed] = /script-src 'self' ([^;]*)/.exec(policy) ?? [];
    const [, nonce = "?"] = /^'nonce-([\w+/=]{22,})' 'sha256-[^' ]+'$/.exec(allowed ?? "") ?? [];
    const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes = ""]) => attributes);
    const run = inline.filter((attributes) => !/application\/ld\+json|speculationrules/.test(attributes));
    const isAllowed = (attributes: string) => attributes.includes(`nonce="${nonce}"`);
    expect(run.filter((attributes) => !isAllowed(attributes))).toEqual([]);
    const injected = "<script>steal()</script>";
    expect(isAllowed(injected)).toBe(false);
  },
);

it("who asks for too much gets a calm page that says when to come back; others do not notice", async () => {
  const [greedy, other] = [
    await new Visitor(server).signIn(),
    await new Visitor(server).signIn("advisor@wijha.example"),
  ];
  const statuses: number[] = [];
  for (let at = 0; at <= ASKS; at += 1) statuses.push((await page("/home", { cookie: greedy.cookie })).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const calm = await page("/home?a=1", { cookie: greedy.cookie });
  expect(Number(calm.headers.get("retry-after"))).toBeGreaterThan(0);
  for (const part of ['lang="ar" dir="rtl"', 'lang="en" dir="ltr"', 'href="/home?a=1"', "429"])
    expect(calm.text).toContain(part);
  const search = await page("/api/search?q=nurse", { cookie: greedy.cookie, "accept-language": "en" });
  expect([search.status, JSON.parse(search.text).error.details.code]).toEqual([429, "too_many"]);
  expect((await page("/jobs", { cookie: `${greedy.cookie.replace(/wijha=[^;]*/, "")}` })).status).toBe(200);
  expect((await page("/home", { cookie: other.cookie })).status).toBe(200);
  // A cookie that is made up is nobody's: it counts by address, like that of everybody else without one.
  for (let at = 0; at <= ASKS; at += 1)
    expect((await page("/api/search?q=nurse", { cookie: `device=invented${at}` })).status).toBe(200);
});

it("while the database is damaged everybody reads on, what needs it says 503, and it is used again when it is put back", async () => {
  const reader = await new Visitor(server).signIn("editor@wijha.example");
  const file = path.join(server.dataDir, "wijha.sqlite");
  // Waits for the server's own reads: what it kept in memory is forgotten only when nobody read meanwhile.
  const database = new DatabaseSync(file, { timeout: 20_000 });
  expect(database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()).toEqual({ busy: 0, log: 0, checkpointed: 0 });
  database.close();
  const whole = readFileSync(file);
  const write = (bytes: Uint8Array) => {
    const place = openSync(file, "r+");
    writeSync(place, bytes, 0, bytes.length, FIRST_PAGES);
    closeSync(place);
  };
  write(Buffer.alloc(whole.length - FIRST_PAGES, 0xa5));
  const signIn = (email = "student@wijha.example") =>
    new Visitor(server).post("/signin", { email, password: "not this one" });
  // Another address at each try: one that is tried too often is refused for that.
  let tried = 0;
  const statusOfNext = async () => (await signIn(`nobody-${++tried}@wijha.example`)).status;
  await expect.poll(statusOfNext, { timeout: 20_000 }).toBe(503);
  const refused = await signIn();
  expect(refused.text).toContain('value="student@wijha.example"');
  expect(refused.text).toContain("paused for a moment");
  for (const cookie of ["", reader.cookie])
    for (const address of ["/", "/jobs?page=2", "/future-skills", "/faq", "/search/searchResults?q=nurse", "/api/jobs"])
      expect([cookie, address, (await page(address, { cookie })).status]).toEqual([cookie, address, 200]);
  const own = await page("/account/devices", { cookie: reader.cookie });
  expect([own.status, own.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(own.text).toContain("paused for a moment");
  expect((await page("/career-test", { cookie: reader.cookie })).status).toBe(503);
  const ready = await page("/readyz");
  expect([ready.status, JSON.parse(ready.text).database.fault]).toEqual([503, "damaged"]);
  // The log is written a little later than the answer.
  await expect.poll(() => server.said()).toContain('"database":"damaged"');
  write(whole.subarray(FIRST_PAGES));
  await expect.poll(statusOfNext, { timeout: 20_000 }).toBe(400);
  expect((await page("/account/devices", { cookie: reader.cookie })).status).toBe(200);
});

it("two commands on an empty folder prepare it one after the other", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wijha-together-"));
  const grant = () => runProgram(["grant", "--email", "a@b.example", "--role", "editor"], { DATA_DIR: dataDir });
  for (const { code, said } of await Promise.all([grant(), grant()]))
    expect([code, said]).toEqual([1, expect.not.stringMatching(/SQLITE|locked|\n\s+at /)]);
  rmSync(dataDir, { recursive: true, force: true });
});
