import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureDemoPeople } from "#features/accounts/demo.server.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { AppServer, runProgram } from "../support/app-server.ts";
import { Visitor } from "../support/visitor.ts";

const ADMIN = ["admin:create", "--email", "head@ministry.example", "--first-name", "Huda", "--last-name", "Kindi"];
const EDITOR = { identifier: "editor@wijha.example", password: "wijha-demo-2026" };

/** A request as it is written, and the first line and body of the answer. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(text));
    socket.on("data", (part) => (said += String(part)));
    socket.on("close", () => resolve(said));
    socket.on("error", reject);
  });
}

describe("demo mode on SQLite, in the program itself", () => {
  let server: AppServer;
  beforeAll(async () => {
    server = await AppServer.start();
  });
  afterAll(() => server?.remove());

  it("refuses what does not come straight from this machine, with a sentence", async () => {
    const lines = (more: string, version = "1.1") =>
      `GET /api/jobs HTTP/${version}\r\nConnection: close\r\n${more}\r\n\r\n`;
    const own = `Host: 127.0.0.1:${server.port}`;
    const foreign = [
      lines("Host: guidance.example"),
      lines("Host: 127.0.0.1.evil.example"),
      lines("Host: evil.example:80"),
      lines(own, "1.0"),
      ...[
        "X-Forwarded-For: 10.0.0.1",
        "X-Forwarded-Host: a.example",
        "X-Forwarded-Proto: https",
        "Forwarded: for=10.0.0.1",
        "X-Real-IP: 10.0.0.1",
        "Via: 1.1 proxy",
      ].map((header) => lines(`${own}\r\n${header}`)),
    ];
    for (const request of foreign) {
      const answer = await raw(server.port, request);
      expect(answer, request).toMatch(/^HTTP\/1\.1 403 /);
      expect(answer, request).toContain("Demo mode works on this machine only.");
    }
    expect(await raw(server.port, lines(own))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw(server.port, lines(`Host: localhost:${server.port}`))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw(server.port, lines(`Host: [::1]:${server.port}`))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("gives a role beside the running server; it counts at the next request", async () => {
    const email = "student@wijha.example";
    const before = await new Visitor(server).signIn(email);
    const roles = async () => (await before.call<{ role: { names: string[] } }>("/users/me?populate=role")).role.names;
    expect(await roles()).toEqual([]);
    const settings = { DATA_DIR: server.dataDir };
    const done = await runProgram(["grant", "--email", email, "--role", "editor"], settings);
    expect(done).toEqual({ code: 0, said: expect.stringContaining("editor") });
    expect(await roles()).toEqual(["editor"]);
    const taken = await runProgram(["grant", "--email", email, "--role", "editor", "--remove"], settings);
    expect(taken).toEqual({ code: 0, said: expect.stringContaining("does not have") });
    expect(await roles()).toEqual([]);
    const last = ["grant", "--email", "admin@wijha.example", "--role", "admin", "--remove"];
    expect(await runProgram(last, settings)).toEqual({ code: 1, said: expect.stringContaining("administrator") });
    expect((await runProgram(["two-step:off", "--email", email], settings)).code).toBe(1);
    expect((await runProgram(["two-step:off"], settings)).said).toContain("npm run two-step:off");
    expect((await runProgram(["grant", "--email", email, "--role", "queen"], settings)).code).toBe(1);
    expect((await runProgram(["grant", "--email", "nobody@a.example", "--role", "editor"], settings)).code).toBe(1);
  }, 120_000);

  it("ends at the request after a real administrator is made beside it", async () => {
    const visitor = await new Visitor(server).signIn();
    expect((await visitor.get("/dev/mail")).status).toBe(200);
    const done = await runProgram(ADMIN, { DATA_DIR: server.dataDir }, "a long enough password\n");
    expect(done).toEqual({ code: 0, said: expect.stringContaining("administrator") });
    expect((await visitor.get("/dev/mail")).status).toBe(404);
    expect((await visitor.get("/dev/ui")).status).toBe(404);
    expect((await visitor.get("/home")).location).toMatch(/^\/signin/);
    expect(
      (await new Visitor(server).post("/signin", { email: "student@wijha.example", password: "wijha-demo-2026" }))
        .status,
    ).toBe(400);
    await new Visitor(server).signIn("head@ministry.example", "a long enough password");
    expect(
      await raw(server.port, "GET /api/jobs HTTP/1.1\r\nConnection: close\r\nHost: guidance.example\r\n\r\n"),
    ).toMatch(/ 200 /);
  });

  it("says nothing of accounts at the next start", async () => {
    const before = server.said().length;
    await server.end();
    await expect(server.begin()).resolves.toBeUndefined();
    expect(server.said().slice(before)).not.toContain("wijha-demo-2026");
  });
});

describe("demo mode on PostgreSQL", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi("postgres", { config: { demo: true }, seed: ensureDemoPeople });
  });
  afterAll(() => api?.close());

  it("ends at the request after a real administrator is made by the command", async () => {
    const headers = { host: "127.0.0.1:3000" };
    const signIn = () => api.app.inject({ method: "POST", url: "/api/auth/local", headers, payload: EDITOR });
    const { jwt } = (await signIn()).json();
    const me = () => api.app.inject({ url: "/api/users/me", headers: { ...headers, authorization: `Bearer ${jwt}` } });
    expect((await me()).statusCode).toBe(200);
    const settings = { DATA_DIR: api.test.dataDir, DATABASE_URL: api.test.url, SMTP_URL: "smtp://127.0.0.1:1" };
    const done = await runProgram(ADMIN, settings, "a long enough password\n");
    expect(done).toEqual({ code: 0, said: expect.stringContaining("administrator") });
    expect([(await me()).statusCode, (await signIn()).statusCode]).toEqual([401, 400]);
    const granted = await runProgram(["grant", "--email", "head@ministry.example", "--role", "editor"], settings);
    expect(granted.code).toBe(0);
  });
});
