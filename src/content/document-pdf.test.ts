import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { testEditor } from "#tests/support/content.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { readPdf } from "#tests/support/pdf-text.ts";
import { createDraft, publish } from "./edit.server.ts";

const GUIDE = "/resources/documents/guardians-guide-to-the-choosing-years";

onOneEngine("the PDF of a document", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  afterAll(() => api?.close());

  const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

  async function published(slug: string, content: string | null, title = 'ورقة <script>; "x"\r\n'): Promise<string> {
    const ar = { title: title.trim(), description: "وصف", ...(content && { content }) };
    const body = { slug, data: { icon: "guide" }, ar, en: null, links: {} };
    const draft = await createDraft(api.ctx, testEditor, { type: "document", body });
    await publish(api.ctx, testEditor, draft);
    return `/resources/documents/${slug}`;
  }

  it("is served in both languages with a readable name", async () => {
    const arabic = await get(`${GUIDE}/ar.pdf`);
    expect(arabic.statusCode).toBe(200);
    expect(arabic.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-language": "ar",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
    const disposition = String(arabic.headers["content-disposition"]);
    expect(disposition).toMatch(
      /^inline; filename="guardians-guide-to-the-choosing-years\.pdf"; filename\*=UTF-8''%D8/,
    );
    expect(decodeURIComponent(disposition)).toContain("دليل أولياء الأمور لسنوات الاختيار.pdf");
    const pdf = await readPdf(arabic.rawPayload);
    expect(pdf).toMatchObject({ tagged: true, lang: "ar", title: "دليل أولياء الأمور لسنوات الاختيار" });
    const english = await readPdf((await get(`${GUIDE}/en.pdf`)).rawPayload);
    expect(english.lang).toBe("en");
    expect(english.text).toContain("guide to the choosing years");
  });

  it("is not sent again to who has it, and not made again", async () => {
    const first = await get(`${GUIDE}/en.pdf`);
    const etag = String(first.headers.etag);
    expect((await get(`${GUIDE}/en.pdf`)).rawPayload.equals(first.rawPayload)).toBe(true);
    const again = await get(`${GUIDE}/en.pdf`, { "if-none-match": etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await api.app.inject({ method: "HEAD", url: `${GUIDE}/en.pdf` })).statusCode).toBe(200);
  });

  it.each(["/en.txt", "/fr.pdf", "/.pdf", "/pdf", "/en.pdf.pdf", "x/en.pdf"])("knows no %s", async (end) => {
    expect((await get(GUIDE + end)).statusCode).toBe(404);
  });

  it("comes in the other language where one is missing, and not at all without content", async () => {
    const address = await published(`arabic-only-${engine}`, "## نص\n\nعربي");
    const answer = await get(`${address}/en.pdf`);
    expect([answer.statusCode, answer.headers["content-language"]]).toEqual([200, "ar"]);
    expect(answer.headers["content-disposition"]).toContain("%3Cscript%3E%3B%20%22x%22");
    expect((await get(`${await published(`empty-${engine}`, null)}/ar.pdf`)).statusCode).toBe(404);
  });

  it("is refused where the document would fill the machine's memory, each time", async () => {
    const table = `|${"a|".repeat(12)}\n|${"-|".repeat(12)}\n${"|1|2|3|\n".repeat(2000)}`;
    const address = await published(`vast-${engine}`, table);
    for (const _try of [1, 2]) expect((await get(`${address}/ar.pdf`)).statusCode).toBe(413);
  });

  it("stands in the answers of the API as a file of its document, with the size it has", async () => {
    const { data } = (await get("/api/documents?populate=media&pagination[pageSize]=50&locale=ar")).json();
    const shipped = data.filter((document: { media: unknown[] }) => document.media?.length > 0);
    expect(shipped.length).toBeGreaterThanOrEqual(6);
    for (const document of shipped) {
      expect(document.media).toHaveLength(2);
      for (const file of document.media) {
        expect(file).toMatchObject({ mime: "application/pdf", ext: ".pdf", provider: "wijha" });
        const { statusCode, rawPayload } = await get(file.url);
        expect(statusCode).toBe(200);
        expect(Math.abs(file.size - rawPayload.length / 1000) / file.size).toBeLessThan(0.03);
      }
    }
  });
});
