import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppServer, runProgram } from "../support/app-server.ts";
import { freePort } from "../support/free-port.ts";
import { Visitor } from "../support/visitor.ts";

const folder = mkdtempSync(path.join(tmpdir(), "wijha-program-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a start that cannot be", () => {
  const cannot: [string, Record<string, string>, RegExp][] = [
    ["DEMO=1 beside a public address", { DEMO: "1", PUBLIC_URL: "https://a.example" }, /DEMO=1 contradicts PUBLIC_URL/],
    ["DEMO=1 in production", { DEMO: "1", NODE_ENV: "production" }, /DEMO=1 contradicts NODE_ENV=production/],
    ["DEMO=1 beside a mail server", { DEMO: "1", SMTP_URL: "smtp://127.0.0.1" }, /DEMO=1 contradicts SMTP_URL/],
    ["no mail server outside of demo mode", { DEMO: "0" }, /set SMTP_URL/],
    [
      "a proxy trusted by everybody",
      { TRUST_PROXY: "true", SMTP_URL: "smtp://127.0.0.1" },
      /TRUST_PROXY must be a number/,
    ],
    ["a port that is none", { PORT: "http" }, /PORT/],
    ["a public address that is none", { PUBLIC_URL: "guidance" }, /PUBLIC_URL must be a whole address/],
    [
      "a database that is not there",
      { DATABASE_URL: "postgres://127.0.0.1:1/x", SMTP_URL: "smtp://127.0.0.1:1" },
      /database cannot be opened \(DATABASE_URL: connect ECONNREFUSED 127\.0\.0\.1:1\)/,
    ],
  ];
  it.each(cannot)("%s: one sentence, exit code 1", async (_name, settings, words) => {
    const port = String(await freePort());
    await expectSentence({ PORT: port, DATA_DIR: path.join(folder, "never"), ...settings }, words);
  });

  it("a port in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    await expectSentence({ PORT: String(port), DATA_DIR: path.join(folder, "port") }, /is in use/, true);
    other.close();
  });

  it("a data folder that cannot be written", async () => {
    const file = path.join(folder, "a-file");
    writeFileSync(file, "");
    await expectSentence({ DATA_DIR: path.join(file, "data") }, /cannot be written/);
  });

  it("a database that is newer than the program", async () => {
    const dataDir = path.join(folder, "newer");
    mkdirSync(dataDir);
    const settings = { DATA_DIR: dataDir };
    await runProgram(["grant", "--email", "a@b.example", "--role", "editor"], settings);
    const database = new DatabaseSync(path.join(dataDir, "wijha.sqlite"));
    database.exec("insert into migrations select 9999, 'later', applied_at from migrations limit 1");
    database.close();
    await expectSentence({ DATA_DIR: dataDir, PORT: String(await freePort()) }, /newer/);
  });

  async function expectSentence(settings: Record<string, string>, words: RegExp, mayReport = false): Promise<void> {
    const { code, said } = await runProgram(["serve"], settings);
    const lines = said
      .trimEnd()
      .split("\n")
      .filter((line) => !(mayReport && line.startsWith("      ")));
    expect(lines.join("\n")).toMatch(words);
    expect([code, lines.length], said).toEqual([1, 1]);
    expect(said).not.toMatch(/\n\s+at /);
  }
});

describe("a running server", () => {
  let server: AppServer;
  const secret = "a-token-for-metrics";
  beforeAll(async () => {
    server = await AppServer.start({ METRICS_TOKEN: secret, LOG_LEVEL: "info" });
  });
  afterAll(() => server?.remove());

  it("owns its data folder, for itself alone", async () => {
    expect(statSync(server.dataDir).mode & 0o777).toBe(0o700);
    const second = await runProgram(["serve"], { DATA_DIR: server.dataDir, PORT: String(await freePort()) });
    expect(second).toEqual({ code: 1, said: expect.stringMatching(/^Another running server uses the data folder/) });
  });

  it("tells that it lives, whether it is ready, and its figures to whom they are meant for", async () => {
    const get = async (where: string, authorization = "") => {
      const answer = await fetch(server.base + where, { headers: { authorization } });
      return { status: answer.status, text: await answer.text() };
    };
    expect((await get("/healthz")).status).toBe(200);
    expect(JSON.parse((await get("/readyz")).text).checks).toEqual({ database: true, migrations: true, content: true });
    expect([(await get("/metrics")).status, (await get("/metrics", "Bearer x")).status]).toEqual([401, 401]);
    const figures = await get("/metrics", `Bearer ${secret}`);
    expect(figures.text).toMatch(/http_request_duration_seconds_bucket\{.*route="\/readyz"/);
  });

  it("writes nothing personal to its log, whatever is sent", async () => {
    const private_ = {
      email: "logged@pupils.example",
      firstName: "Zulaykha",
      lastName: "Qamariyya",
      password: "lantern of the pier",
    };
    const visitor = new Visitor(server);
    const { email, firstName, lastName, password } = private_;
    const body = { email, password, firstname: firstName, lastname: lastName, terms: true };
    await visitor.call("/auth/local/register", body);
    const link = new URL(await server.linkTo(email));
    await visitor.get(link.pathname + link.search);
    expect((await visitor.post(link.pathname + link.search, { password })).status).toBe(303);
    const cookie = /wijha=([\w-]+)/.exec(visitor.cookie)?.[1] ?? "?";
    await visitor.get(`/home?email=${email}&name=${firstName}`, {
      "User-Agent": lastName,
      Referer: `http://x/${email}`,
    });
    await visitor.post("/signup", `{"email":"${email}"`, { "Content-Type": "application/json" });
    await visitor.post("/signin", { email, password: `${password}!` });
    await fetch(`${server.base}/api/auth/local`, {
      method: "POST",
      body: `{"identifier":"${email}"`,
      headers: { "Content-Type": "application/json" },
    });
    await fetch(`${server.base}/api/jobs?filters[email]=${email}`);
    await fetch(`${server.base}/${email}`);
    const logged = () =>
      server
        .said()
        .split("\n")
        .filter((line) => line.startsWith("{") && line.endsWith("}") && !line.includes("Server listening at"));
    // An answer may arrive before its log line does.
    await expect.poll(() => logged().length, { timeout: 10_000 }).toBeGreaterThan(8);
    const lines = logged();
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) });
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
    for (const line of answered) expect(line.request).toMatch(/^[0-9a-f]{12}$/);
    const token = link.searchParams.get("token") ?? "?";
    for (const word of [...Object.values(private_), cookie, token, "127.0.0.1", "pupils.example"])
      expect(
        lines.filter((line) => line.includes(word)),
        word,
      ).toEqual([]);
  });

  it("lets its folder go when it is killed, and finishes in good order when it is asked to", async () => {
    await server.end("SIGKILL");
    await server.begin();
    // The server has taken the request as soon as it asks for the rest of it.
    const body = JSON.stringify({ identifier: "student@wijha.example", password: "wijha-demo-2026" });
    const headers = { "content-type": "application/json", "content-length": body.length, expect: "100-continue" };
    const slow = request(`${server.base}/api/auth/local`, { method: "POST", headers });
    const answered = once(slow, "response");
    slow.flushHeaders();
    await once(slow, "continue");
    const from = Date.now();
    const ended = server.end("SIGTERM");
    slow.end(body);
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect(await ended).toBe(0);
    expect(Date.now() - from).toBeLessThan(10_000);
    await expect(fetch(`${server.base}/healthz`)).rejects.toThrow();
    await server.begin();
  });
});

it("has no figures where no token is set", async () => {
  const server = await AppServer.start();
  const { status } = await fetch(`${server.base}/metrics`);
  await server.remove();
  expect(status).toBe(404);
});
