import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppServer } from "../support/app-server.ts";
import { Visitor } from "../support/visitor.ts";

const MOVE = "/jobs/nurse.data";
let server: AppServer;
beforeAll(async () => {
  server = await AppServer.start({ ASKS_PER_MINUTE: "100000", ADDRESS_ASKS_PER_MINUTE: "100000" });
});
afterAll(() => server?.remove());

const move = (cookie = "", headers: Record<string, string> = {}) =>
  fetch(server.base + MOVE, { headers: { cookie, "accept-encoding": "identity", ...headers } });

it("what a move fetches is stored for visitors, in their language, and asked for again with its tag", async () => {
  const [arabic, english] = [await move("lang=ar"), await move("lang=en")];
  for (const answer of [arabic, english]) {
    expect([answer.status, answer.headers.get("x-remix-response")]).toEqual([200, "yes"]);
    expect(answer.headers.get("content-type")).toMatch(/^text\/x-script/);
  }
  const tag = String(arabic.headers.get("etag"));
  expect(tag).not.toBe(english.headers.get("etag"));
  expect(await arabic.text()).toContain("ممرض");
  expect(await english.text()).toContain("Nurse");
  expect((await move("lang=ar", { "if-none-match": tag })).status).toBe(304);
});

it("is compressed for who takes that", async () => {
  const plain = await (await move("lang=en")).arrayBuffer();
  const { rawBody } = await new Promise<{ rawBody: Buffer }>((resolve, reject) => {
    import("node:http").then(({ get }) =>
      get(server.base + MOVE, { headers: { cookie: "lang=en", "accept-encoding": "br" } }, (answer) => {
        expect(answer.headers["content-encoding"]).toBe("br");
        const parts: Buffer[] = [];
        answer
          .on("data", (part: Buffer) => parts.push(part))
          .on("end", () => resolve({ rawBody: Buffer.concat(parts) }));
      }).on("error", reject),
    );
  });
  expect(rawBody.length).toBeLessThan(plain.byteLength / 2);
  expect(brotliDecompressSync(rawBody).equals(Buffer.from(plain))).toBe(true);
});

it("holds nothing of anybody, whoever asks at the same moment", async () => {
  const [student, advisor] = [
    await new Visitor(server).signIn("student@wijha.example"),
    await new Visitor(server).signIn("advisor@wijha.example"),
  ];
  const asked = Array.from({ length: 30 }, (_, at) => [undefined, student, advisor][at % 3]);
  const answers = await Promise.all(asked.map((who) => move(who?.cookie ?? "lang=ar")));
  for (const [at, answer] of answers.entries()) {
    const text = await answer.text();
    const own = ["", "student@wijha.example", "advisor@wijha.example"][at % 3] as string;
    if (own) expect(text).toContain(own);
    for (const email of ["student@wijha.example", "advisor@wijha.example"])
      if (email !== own) expect(text).not.toContain(email);
    expect(answer.headers.get("etag") === null, own).toBe(own !== "");
    expect(answer.headers.get("cache-control"), own).toBe(own === "" ? "no-cache" : "private, no-store");
  }
}, 60_000);
