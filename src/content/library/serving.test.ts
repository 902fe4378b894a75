import fc from "fast-check";
import { expect, it } from "vitest";
import { conditions } from "#tests/support/conditions.ts";
import { eachLibrary, type Headers } from "#tests/support/library.ts";
import { signedInAs } from "#tests/support/people.ts";
import { drawing, MP4, PDF } from "#tests/support/uploads.ts";
import { createDraft, publish, readRecord } from "../edit.server.ts";
import { bringBack } from "../history.server.ts";
import { schedulePublication, submitForReview } from "../review.server.ts";

eachLibrary((use) => {
  it("shows names without what is hidden in them", async () => {
    const taken = await use().take([
      ["دليل الطالب.pdf", PDF],
      ["invoice\u202Efdp.exe", PDF],
      ["../../etc/passwd", PDF],
      ["C:\\Users\\salma\\خطة.pdf", PDF],
      ["\u202E\u0000.pdf", PDF],
      ["a\"b;c'd.pdf", PDF],
    ]);
    expect(taken.map(({ name }) => name)).toEqual([
      "دليل الطالب.pdf",
      "invoicefdp.exe",
      "passwd",
      "خطة.pdf",
      "file",
      "a\"b;c'd.pdf",
    ]);
    const { headers } = await use().get(taken[0]?.url ?? "");
    expect(headers["content-disposition"]).toBe(`inline; filename*=UTF-8''${encodeURIComponent("دليل الطالب.pdf")}`);
    const trick = (await use().get(taken[1]?.url ?? "")).headers["content-disposition"];
    expect(trick).toBe("inline; filename*=UTF-8''invoicefdp.exe.pdf");
  });

  it("hands files out for ever, in part when asked, and never as a page", async () => {
    const [file] = await use().take([["clip.mp4", MP4]]);
    const url = file?.url ?? "";
    const whole = await use().get(url);
    expect(whole.rawPayload).toEqual(MP4);
    expect(whole.headers).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(MP4.length),
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
    });
    const etag = String(whole.headers.etag);
    const part = await use().get(url, { range: "bytes=4-7" });
    expect([part.statusCode, part.body, part.headers["content-range"], part.headers["content-length"]]).toEqual([
      206,
      "ftyp",
      `bytes 4-7/${MP4.length}`,
      "4",
    ]);
    expect((await use().get(url, { range: "bytes=-3" })).rawPayload).toEqual(MP4.subarray(-3));
    expect((await use().get(url, { range: `bytes=${MP4.length - 2}-` })).rawPayload).toEqual(MP4.subarray(-2));
    expect((await use().get(url, { range: "bytes=0-999999999" })).statusCode).toBe(206);
    for (const range of ["bytes=0-1,5-6", "bytes=9-3", "bytes=-", "lines=1-2", "bytes=a-b"])
      expect([range, (await use().get(url, { range })).statusCode]).toEqual([range, 200]);
    for (const range of [`bytes=${MP4.length}-`, "bytes=-0"]) {
      const none = await use().get(url, { range });
      expect([none.statusCode, none.headers["content-range"], none.body]).toEqual([416, `bytes */${MP4.length}`, ""]);
    }
    expect((await use().get(url, { range: "bytes=0-3", "if-range": etag })).statusCode).toBe(206);
    expect((await use().get(url, { range: "bytes=0-3", "if-range": '"other"' })).statusCode).toBe(200);
    const same = await use().get(url, { "if-none-match": `"x", W/${etag}` });
    expect([same.statusCode, same.body]).toEqual([304, ""]);
    expect((await use().get(url, { "if-match": '"other"' })).statusCode).toBe(412);
    expect((await use().get(url, { "if-match": etag, range: "bytes=0-3" })).statusCode).toBe(206);
    const asked = fc.asyncProperty(conditions, fc.boolean(), async (headers, isHead) => {
      const answer = await use().api.app.inject({ method: isHead ? "HEAD" : "GET", url, headers });
      expect([200, 206, 304, 412, 416]).toContain(answer.statusCode);
    });
    await fc.assert(asked, { numRuns: 60 });
    const head = await use().api.app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", String(MP4.length)]);
  });

  it("answers 404 for every other name", async () => {
    for (const name of ["x", "..%2f..%2fsecret", "media-1.webp", `media-${"0".repeat(32)}.webp`, "%00", "..", ""]) {
      const answer = await use().get(`/files/${name}`);
      expect([name, answer.statusCode]).toEqual([name, 404]);
    }
    const unknown = await use().get("/files/x");
    expect(unknown.headers["cache-control"]).not.toMatch(/immutable/);
  });

  it("hides private files from everybody but those who may publish", async () => {
    const [file] = await use().take([["draft.pdf", PDF]], { fileInfo: '{"private":true,"name":"سرّي"}' });
    expect(file).toMatchObject({ publishedAt: null, url: `/api/upload/files/${file?.hash}/download` });
    expect(await use().stored()).toContain(`private/${file?.hash}.pdf`);
    expect((await use().get(`/files/${file?.hash}.pdf`)).statusCode).toBe(404);
    expect((await use().get(`/files/${file?.hash}.pdf`, use().editor)).statusCode).toBe(404);
    expect(use().api.ctx.content.byDocumentId("file", file?.documentId ?? "", "en")).toBeNull();
    expect([
      (await use().get(file?.url ?? "")).statusCode,
      (await use().get(file?.url ?? "", use().author)).statusCode,
    ]).toEqual([401, 404]);
    for (const id of [file?.id, file?.documentId, file?.hash]) {
      const answer = await use().get(`/api/upload/files/${id}/download`, use().editor);
      expect(answer.rawPayload).toEqual(PDF);
      expect(answer.headers).toMatchObject({
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent("سرّي.pdf")}`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      });
    }
    const head = await use().api.app.inject({ method: "HEAD", url: file?.url ?? "", headers: use().editor });
    expect([head.statusCode, head.headers["content-length"]]).toEqual([200, String(PDF.length)]);
    const [hidden] = await use().take([["p.png", use().picture]], { fileInfo: '{"private":true}' });
    expect(hidden?.formats).toBeNull();
  });

  it("publishes, plans and submits no private file", async () => {
    const [file] = await use().take([["plan.pdf", PDF]], { fileInfo: '{"private":true}' });
    const { ctx } = use().api;
    const { actor } = await signedInAs(ctx, "editor");
    const editing = { documentId: file?.documentId ?? "", version: 1 };
    const publishAt = new Date(ctx.clock.now().getTime() + 60_000).toISOString();
    const refused = { code: "form_invalid", details: { fields: [{ path: "data", code: "content_private" }] } };
    await expect(publish(ctx, actor, editing)).rejects.toMatchObject(refused);
    await expect(schedulePublication(ctx, actor, { ...editing, publishAt })).rejects.toMatchObject(refused);
    await expect(submitForReview(ctx, actor, editing)).rejects.toMatchObject(refused);
    expect(ctx.content.byDocumentId("file", editing.documentId, "en")).toBeNull();
  });

  it("takes a file away from readers at once, and gives it back with its record", async () => {
    const [file] = await use().take([["a.pdf", PDF]]);
    const url = `/api/upload/files/${file?.documentId}`;
    const gone = await use().api.app.inject({ method: "DELETE", url, headers: use().editor });
    expect([gone.statusCode, gone.json()]).toMatchObject([200, { id: file?.id, url: file?.url }]);
    expect([(await use().get(file?.url ?? "")).statusCode, (await use().get(url, use().editor)).statusCode]).toEqual([
      404, 404,
    ]);
    expect((await use().api.app.inject({ method: "DELETE", url, headers: use().editor })).statusCode).toBe(404);
    const id = file?.documentId ?? "";
    const { actor } = await signedInAs(use().api.ctx, "editor");
    const { version } = await readRecord(use().api.ctx, actor, id);
    await publish(use().api.ctx, actor, await bringBack(use().api.ctx, actor, { documentId: id, version }));
    expect((await use().get(file?.url ?? "")).rawPayload).toEqual(PDF);
  });

  it("is populated by what points at it, in both of Strapi's shapes", async () => {
    const [file] = await use().take([["cover.png", await drawing(300, 300).png().toBuffer()]]);
    const { actor } = await signedInAs(use().api.ctx, "editor");
    const body = {
      slug: "book-of-palms",
      ar: { title: "كتاب النخل", summary: "عن النخل", description: "كتاب عن النخل وأهله." },
      links: { cover: [file?.documentId] },
    };
    const book = await createDraft(use().api.ctx, actor, { type: "book", body: { ...body, data: {} } });
    await publish(use().api.ctx, actor, book);
    const ask = async (headers: Headers) =>
      (await use().get("/api/books?populate=cover&locale=ar&filters[slug]=book-of-palms", headers)).json().data[0];
    expect((await ask({})).cover).toMatchObject({ id: file?.id, url: file?.url });
    expect((await ask({ "strapi-response-format": "v4" })).attributes.cover.data).toMatchObject({
      id: file?.id,
      attributes: { url: file?.url, formats: { thumbnail: { width: 156 } } },
    });
  });
});
