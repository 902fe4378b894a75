import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppServer } from "../support/app-server.ts";

const PUBLIC = "https://guidance.example";
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

let server: AppServer;
beforeAll(async () => {
  server = await AppServer.start({ DEMO: "0", SMTP_URL: "smtp://127.0.0.1:9", PUBLIC_URL: PUBLIC });
});
afterAll(async () => {
  const faults = server.said().match(/^\{.*"level":(50|60).*$/gm) ?? [];
  await server.remove();
  expect(faults, "faults in the log").toEqual([]);
});

/** Sends what no client of ours would: `line` and headers as they are. @returns the whole answer. */
function raw(line: string, headers: Record<string, string> = {}, body = ""): Promise<string> {
  const all = {
    Host: "guidance.example",
    "Content-Length": String(Buffer.byteLength(body)),
    ...headers,
    Connection: "close",
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () =>
      socket.write(`${[line, ...head].join("\r\n")}\r\n\r\n${body}`),
    );
    let answer = "";
    socket.setEncoding("utf8").on("data", (part) => (answer += part));
    socket.on("error", reject).on("end", () => resolve(answer));
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe("at a public address behind TLS", () => {
  // The proxy may pass the name people use, or its own name for this server.
  it.each(["guidance.example", "127.0.0.1:3000", "10.0.0.7"])(
    "forms of our own pages arrive (Host: %s)",
    async (Host) => {
      for (const path of ["/signin", "/signin.data"]) {
        const headers = { Host, Origin: PUBLIC, "Sec-Fetch-Site": "same-origin", ...FORM };
        const answer = await raw(`POST ${path} HTTP/1.1`, headers, "email=nobody&password=x");
        expect(statusOf(answer)).toBe(400);
        expect(answer).toContain("email_invalid");
      }
    },
  );

  it("forms of others do not", async () => {
    for (const Origin of ["https://evil.example", "http://guidance.example", "https://guidance.example.evil.example"])
      expect(statusOf(await raw("POST /signin HTTP/1.1", { Origin, ...FORM }, "email=a&password=b"))).toBe(403);
  });

  it("a proxy's own sign-in does not stand in the way of pages", async () => {
    for (const path of ["/", "/signin"])
      expect(statusOf(await raw(`GET ${path} HTTP/1.1`, { Authorization: "Basic eDp5" }))).toBe(200);
    expect(statusOf(await raw("GET /api/users/me HTTP/1.1", { Authorization: "Basic eDp5" }))).toBe(401);
  });
});

describe("what no browser sends", () => {
  it.each<[string, Record<string, string>?]>([
    ["TRACE / HTTP/1.1"],
    ["OPTIONS * HTTP/1.1"],
    ["GET // HTTP/1.1"],
    ["GET //[ HTTP/1.1"],
    ["GET //evil.example:99999/ HTTP/1.1"],
    ["GET //evil.example/jobs HTTP/1.1"],
    ["GET http://evil.example/signin HTTP/1.1"],
    ["GET /jobs/%E0%A4%A HTTP/1.1"],
    ["GET /assets/ HTTP/1.1"],
    ["GET /assets/%00 HTTP/1.1"],
    ["GET /assets/../../server/index.js HTTP/1.1"],
    ["GET /assets/%2e%2e/%2e%2e/server/index.js HTTP/1.1"],
    ["GET /assets/..%2f..%2fserver/index.js HTTP/1.1"],
  ])("%s is refused and no fault of ours", async (line, headers) => {
    const answer = await raw(line, headers);
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(statusOf(answer)).toBeLessThan(500);
  });

  it("a head that is too long is refused in words", async () => {
    const answer = await raw(`GET /search/searchResults?word=${"%D8%A7".repeat(10_000)} HTTP/1.1`);
    expect(statusOf(answer)).toBe(431);
    expect(answer).toContain("fewer words");
    expect(statusOf(await raw("GET / HTTP/9.9"))).toBe(400);
  });

  it.each(["a b", "[", "x:99999", "evil.example/x?", ""])("the Host “%s” changes nothing", async (Host) => {
    const answer = await raw("GET /signin HTTP/1.1", { Host });
    expect(statusOf(answer)).toBe(200);
    expect(answer).not.toContain("evil.example");
  });

  it("fields named like an object's own parts are unknown fields", async () => {
    for (const name of ["__proto__", "constructor", "toString"])
      expect(statusOf(await raw("POST /signin HTTP/1.1", FORM, `${name}=1&email=a&password=b`))).toBe(400);
  });
});
