import { globSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WAKE, WAKE_ADDRESS } from "#layouts/wake.server.ts";
import { AppError } from "#platform/errors.ts";
import { DRAWN_MOTIFS } from "#ui/drawings/drawn-motifs.server.ts";
import { motifFile, plainName } from "#ui/sprites.ts";
import { motifFiles, wakeFile } from "./made-files.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError && error.code === "not_found" ? 404 : 500).send("no"),
  );
  motifFiles(app);
  wakeFile(app);
  await app.ready();
});
afterAll(() => app.close());

const groupsIn = (svg: string) => Array.from(svg.matchAll(/<g id="([^"]+)"/g), ([, name]) => name);

it("a drawing's file holds its motifs and no others, whatever a scene says of them, and may be kept for ever", async () => {
  const { body, headers, statusCode } = await app.inject(motifFile(["ward", "p-nurse~", "laptop!", "p-nurse"]));
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(headers["cache-control"]).toContain("immutable");
  expect(body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" display="none"><g .*<\/g><\/svg>$/s);
  expect(groupsIn(body)).toEqual(["ward", "p-nurse", "laptop"]);
});

it("is packed for who takes that, the same the second time", async () => {
  const plain = (await app.inject(motifFile(["ward", "p-bag"]))).body;
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.inject({ url: motifFile(["ward", "p-bag"]), headers: { "accept-encoding": "br" } });
    expect(answer.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain);
    expect(answer.rawPayload.length).toBeLessThan(plain.length / 2);
  }
});

it("a page of another build gets what is drawn now, for a while", async () => {
  const { statusCode, headers } = await app.inject("/assets/motifs/older/ward.svg");
  expect(statusCode).toBe(200);
  expect(headers["cache-control"]).toBe("public, max-age=300");
});

it.each([
  "ward.nobody.svg",
  "ward.ward.svg",
  ".svg",
  "ward",
  "ward.svg.svg",
  "..%2Fmotifs.svg",
  "__proto__.svg",
  `${Array.from({ length: 25 }, (_, at) => `p${at}`).join(".")}.svg`,
])("what nobody drew is not found: %s", async (file) => {
  expect((await app.inject(`/assets/motifs/draft/${file}`)).statusCode).toBe(404);
});

it("every motif that a page names is drawn", () => {
  const named = globSync("src/**/*.{ts,tsx}").flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/["` ]([+=!~*]*[pt]-[a-z]{2,}[+=!~*]*)(?=["` ])/g),
      ([, name = ""]) => `${plainName(name)} in ${file}`,
    ),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((one) => !DRAWN_MOTIFS.has(one.split(" ")[0] ?? ""))).toEqual([]);
});

it("the first script of a page that is read may be kept for ever, and is what the page of another build gets too", async () => {
  const answer = await app.inject(WAKE_ADDRESS);
  expect(answer.body).toBe(WAKE);
  expect(answer.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(() => new Function(answer.body)).not.toThrow();
  const older = await app.inject("/assets/wake/older");
  expect([older.body, older.headers["cache-control"]]).toEqual([WAKE, "public, max-age=300"]);
});
