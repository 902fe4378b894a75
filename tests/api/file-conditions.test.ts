import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pagesPart } from "#server/pages.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { conditions } from "../support/conditions.ts";

const SCRIPT = "export const a = 1;\n".repeat(50);

describe("files sent as they are", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "wijha-client-"));
  let api: TestApi;
  beforeAll(async () => {
    for (const name of ["assets", "video"]) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, "assets/app.js"), SCRIPT);
    writeFileSync(path.join(folder, "assets/app.js.br"), brotliCompressSync(SCRIPT));
    writeFileSync(path.join(folder, "assets/empty.css"), "");
    writeFileSync(path.join(folder, "video/intro.mp4"), Buffer.alloc(3000, 7));
    writeFileSync(path.join(folder, "favicon.svg"), "<svg/>");
    const build = () => Promise.reject(new Error("no page is asked for"));
    api = await createTestApi("sqlite", { isShipped: true, pages: pagesPart({ build, clientFolder: folder }) });
  });
  afterAll(async () => {
    await api?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (url: string, headers: Record<string, string>, method: "GET" | "HEAD" = "GET") =>
    api.app.inject({ method, url, headers });

  it.each(["/assets/app.js", "/video/intro.mp4", "/favicon.svg"])(
    "%s answers 416 with its length where the part is none of it, 412 where it is another",
    async (url) => {
      const none = await ask(url, { range: "bytes=99999999-" });
      expect([none.statusCode, none.headers["content-range"]]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
      expect(none.headers["cache-control"] ?? "no-store").not.toMatch(/immutable|max-age=[1-9]/);
      expect((await ask(url, { "if-match": '"another"' })).statusCode).toBe(412);
      expect((await ask(url, { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" })).statusCode).toBe(412);
      expect((await ask(url, { range: "bytes=0-3" })).statusCode).toBe(206);
    },
  );

  it("no condition of a request is a fault of ours", async () => {
    const pdf = `/resources/documents/${api.ctx.content.all("document", { locale: "ar" })[0]?.slug}/ar.pdf`;
    const urls = ["/assets/app.js", "/assets/empty.css", "/video/intro.mp4", "/favicon.svg", pdf, "/sitemap.xml"];
    const asked = fc.asyncProperty(fc.constantFrom(...urls), conditions, fc.boolean(), async (url, headers, isHead) => {
      const answer = await ask(url, headers, isHead ? "HEAD" : "GET");
      expect([200, 206, 304, 412, 416]).toContain(answer.statusCode);
    });
    await fc.assert(asked, { numRuns: 300 });
  });
});
