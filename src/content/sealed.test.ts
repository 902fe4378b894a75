import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentApp } from "#tests/support/content-app.ts";
import { snapshotOf, syntheticRecords } from "../../bench/synthetic.ts";

let app: Awaited<ReturnType<typeof contentApp>>;
beforeAll(async () => {
  app = await contentApp(snapshotOf(syntheticRecords(30, 9)));
});
afterAll(() => app.close());

const LONG = "/jobs?populate=*&pagination[pageSize]=30";
const SHORT = "/jobs?fields=title&pagination[pageSize]=1";
const get = (url: string, headers = {}) => app.inject({ url: `/api${url}`, headers });

describe("answers about content", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("go out as %s to who takes it, the same bytes inside, long and kept or not", async (encoding, open) => {
    for (const url of [LONG, "/jobs?populate=*&pagination[pageSize]=2"]) {
      const plain = await get(url);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      for (const asked of [1, 2]) {
        const answer = await get(url, { "accept-encoding": encoding });
        expect([asked, answer.headers["content-encoding"]]).toEqual([asked, encoding]);
        expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
        expect(Number(answer.headers["content-length"])).toBe(answer.rawPayload.length);
        expect(open(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
        expect(answer.headers.vary).toContain("Accept-Encoding");
      }
    }
    expect((await get(SHORT, { "accept-encoding": encoding })).headers["content-encoding"]).toBeUndefined();
  });

  it("carry a tag that is another for another answer and another encoding, and are sent once", async () => {
    const tags = await Promise.all(
      [LONG, SHORT, `${SHORT}&locale=ar`].map(async (url) => String((await get(url)).headers.etag)),
    );
    const packed = await get(LONG, { "accept-encoding": "br" });
    expect(new Set([...tags, packed.headers.etag]).size).toBe(4);
    const again = await get(LONG, { "accept-encoding": "br", "if-none-match": String(packed.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await get(LONG, { "if-none-match": String(packed.headers.etag) })).statusCode).toBe(200);
    expect((await get(LONG, { "if-none-match": `W/${tags[0]}, "x"` })).statusCode).toBe(304);
    expect((await get(LONG, { "if-match": '"x"' })).statusCode).toBe(412);
    expect((await get("/jobs?populate=*&sort=nothing:asc")).headers.etag).toBeUndefined();
  });

  it("are compressed once for many who ask at the same moment", async () => {
    const url = `${LONG}&sort=slug:desc`;
    const answers = await Promise.all(Array.from({ length: 200 }, () => get(url, { "accept-encoding": "br" })));
    const plain = (await get(url)).rawPayload;
    for (const { rawPayload } of answers) expect(brotliDecompressSync(rawPayload).equals(plain)).toBe(true);
  });
});
