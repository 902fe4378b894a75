import sharp from "sharp";
import { expect, it } from "vitest";
import { readEnding } from "#features/accounts/operations/end-account.server.ts";
import { eraseAccount } from "#features/privacy/operations/erase-account.server.ts";
import { eachOwnFiles } from "#tests/support/own-files.ts";
import { signedInAs, type TestPerson } from "#tests/support/people.ts";
import { drawing, type FormFile, hugePng, MP4, PDF } from "#tests/support/uploads.ts";
import { sweepOwnFiles } from "./jobs.server.ts";
import type { OwnFile } from "./schema.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ARABIC = /[\u0600-\u06ff]/;

eachOwnFiles((use) => {
  const take = async (who: TestPerson, files: readonly FormFile[], fields = {}, query = "") => {
    const answer = await use().send(who, files, fields, query);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json() as OwnFile[];
  };
  const one = async (who: TestPerson, file: FormFile, fields = {}): Promise<OwnFile> => {
    const [made] = await take(who, [file], fields);
    if (!made) throw new Error("nothing was kept");
    return made;
  };
  const show = async (who: TestPerson, body: object) => {
    const answer = await use().ask(who, "POST", "showpieces", body);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().data.documentId as string;
  };
  const listed = async (who: TestPerson) => (await use().ask(who, "GET", "showpieces")).json().data;

  it("keeps a picture made anew and a PDF as it came, for their owner alone", async () => {
    const [who, other] = [await use().somebody(), await use().somebody()];
    const editor = await signedInAs(use().api.ctx, "editor");
    const secret = "A garden in Nizwa";
    const shot = await drawing(4000, 900)
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    const [picture, pdf] = await take(who, [
      ["../../صورتي.jpg", shot],
      ["x\u202Efdp.pdf", PDF],
    ]);
    expect(picture).toMatchObject({ name: "صورتي.jpg", mime: "image/webp", width: 1600, height: 360, ext: ".webp" });
    expect(pdf).toMatchObject({ name: "xfdp.pdf", mime: "application/pdf", width: null, formats: null });
    const whole = await use().ask(who, "GET", String(picture?.url));
    expect(whole.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-disposition": expect.stringMatching(/^inline; filename\*=UTF-8''/),
    });
    expect((await sharp(whole.rawPayload).metadata()).exif).toBeUndefined();
    expect(whole.rawPayload.includes(secret)).toBe(false);
    const small = await use().ask(who, "GET", String(picture?.formats?.thumbnail.url));
    expect((await sharp(small.rawPayload).metadata()).width).toBe(192);
    const read = await use().ask(who, "GET", String(pdf?.url));
    expect([read.rawPayload, read.headers["content-disposition"]]).toEqual([
      PDF,
      "attachment; filename*=UTF-8''xfdp.pdf",
    ]);
    for (const path of [picture?.url, pdf?.url, picture?.formats?.thumbnail.url, `files/${pdf?.documentId}`]) {
      expect((await use().ask(other, "GET", String(path))).statusCode).toBe(404);
      expect((await use().ask(editor, "GET", String(path))).statusCode).toBe(404);
      expect((await use().ask(null, "GET", String(path))).statusCode).toBe(401);
    }
    for (const path of [`/files/${pdf?.hash}.pdf`, `/api/upload/files/${pdf?.hash}`])
      expect((await use().api.app.inject({ url: path, headers: { ...editor.headers } })).statusCode).toBe(404);
    const library = await use().api.app.inject({ url: "/api/upload/files", headers: { ...editor.headers } });
    expect(library.json().filter(({ hash }: OwnFile) => hash.startsWith("own-"))).toEqual([]);
    expect((await use().ask(who, "GET", "files")).json().data.map(({ documentId }: OwnFile) => documentId)).toEqual([
      pdf?.documentId,
      picture?.documentId,
    ]);
    expect((await use().ask(other, "GET", "files")).json().data).toEqual([]);
  });

  it("hands a PDF out in parts, and to HEAD its length alone", async () => {
    const who = await use().somebody();
    const { url } = await one(who, ["a.pdf", PDF]);
    const part = await use().api.app.inject({ url, headers: { ...who.headers, range: "bytes=1-3" } });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([
      206,
      "PDF",
      `bytes 1-3/${PDF.length}`,
    ]);
    const none = await use().api.app.inject({ url, headers: { ...who.headers, range: "bytes=999999-" } });
    expect(none.statusCode).toBe(416);
    const head = await use().ask(who, "HEAD", url);
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", String(PDF.length)]);
  });

  it("is the library for authors unless they say own=true, and their own for everybody else", async () => {
    const author = await signedInAs(use().api.ctx, "author");
    const [library] = await take(author, [["a.pdf", PDF]]);
    const [own] = await take(author, [["a.pdf", PDF]], {}, "?own=true");
    expect([library?.hash, own?.hash]).toEqual([expect.stringMatching(/^media-/), expect.stringMatching(/^own-/)]);
    const who = await use().somebody();
    for (const query of ["?own=false", "?own=true"])
      expect((await take(who, [["a.pdf", PDF]], {}, query))[0]?.hash).toMatch(/^own-/);
    for (const query of ["?own=1", "?ref=2", "?own=true&own=false"])
      expect((await use().send(who, [["a.pdf", PDF]], {}, query)).statusCode).toBe(400);
    expect((await use().api.app.inject({ method: "POST", url: "/api/upload" })).statusCode).toBe(401);
  });

  it("changes what is said of a file for its owner alone, and removes it with its bytes", async () => {
    const [who, other] = [await use().somebody(), await use().somebody()];
    const file = await one(who, ["a.png", use().picture], { fileInfo: '{"alternativeText":"Me"}' });
    expect(file.alternativeText).toBe("Me");
    const said = { fileInfo: '{"name":"../new\\u202e.webp","alternativeText":null}' };
    const query = `?id=${file.documentId}`;
    expect((await use().send(other, [], said, query)).statusCode).toBe(404);
    const changed = await use().send(who, [], said, query);
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { name: "new.webp", alternativeText: null }]);
    expect((await use().ask(other, "DELETE", `files/${file.documentId}`)).statusCode).toBe(404);
    const names = (await use().stored()).filter((name) => name.includes(file.hash));
    expect(names).toEqual([`private/${file.hash}-thumbnail.webp`, `private/${file.hash}.webp`]);
    expect((await use().ask(who, "DELETE", `files/${file.documentId}`)).statusCode).toBe(200);
    expect((await use().stored()).filter((name) => name.includes(file.hash))).toEqual([]);
    expect((await use().ask(who, "GET", file.url)).statusCode).toBe(404);
  });

  const html = "<!doctype html><script>alert(1)</script>";
  it.each<[string, () => FormFile | Promise<FormFile>, number, string]>([
    ["an SVG", () => ["a.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml"], 400, "kind"],
    ["HTML named .pdf", () => ["a.pdf", html, "application/pdf"], 400, "kind"],
    ["HTML after the head of a PDF", () => ["a.pdf", `%PDF-1.4\n${html}\n%%EOF`], 400, "kind"],
    ["a PDF that is a ZIP too", () => ["a.pdf", Buffer.concat([PDF, Buffer.from("PK\x05\x06")])], 400, "kind"],
    ["a PDF without an end", () => ["a.pdf", "%PDF-1.4\n1 0 obj"], 400, "kind"],
    ["a PDF named .html", () => ["a.html", PDF], 400, "kind"],
    ["a PDF named .pdf.exe", () => ["a.pdf.exe", PDF], 400, "kind"],
    ["a film", () => ["a.mp4", MP4], 400, "kind"],
    ["a moving picture", async () => ["a.gif", await drawing(20, 20).gif().toBuffer()], 400, "kind"],
    ["HEIC", () => ["a.heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")], 400, "kind"],
    ["1,600,000,000 pixels", () => ["a.png", hugePng(40_000)], 400, "library_too_many_pixels"],
    [
      "half a JPEG",
      async () => ["a.jpg", (await drawing(900, 900).jpeg().toBuffer()).subarray(0, 3000)],
      400,
      "broken",
    ],
    ["no bytes", () => ["a.pdf", ""], 400, "files_empty"],
    ["3 MB", () => ["a.pdf", Buffer.concat([PDF, Buffer.alloc(3 * 1024 * 1024)])], 413, "too_large"],
    ["60 MB", () => ["a.pdf", Buffer.alloc(60 * 1024 * 1024, 1)], 413, "too_large"],
  ])("refuses %s in words and keeps nothing", async (_name, file, status, code) => {
    const who = await use().somebody();
    const before = await use().stored();
    const answer = await use().send(who, [await file()]);
    expect(answer.statusCode, answer.body).toBe(status);
    if (code === "kind") expect(answer.json().error.message).toContain("PDF file");
    else if (!code.startsWith("library") && code !== "broken") expect(answer.json().error.details.code).toBe(code);
    expect(await use().stored()).toEqual(before);
    expect((await use().ask(who, "GET", "files")).json().data).toEqual([]);
  });

  it("refuses in Arabic too, and takes none when one of several is refused", async () => {
    const who = await use().somebody();
    const arabic = { ...who, headers: { ...who.headers, "accept-language": "ar" } };
    const answer = await use().send(arabic, [
      ["a.pdf", PDF],
      ["b.pdf", html],
    ]);
    expect([answer.statusCode, answer.json().error.details.errors[0].path]).toEqual([400, ["files", "1"]]);
    expect(answer.json().error.message).toMatch(ARABIC);
    expect((await use().ask(who, "GET", "files")).json().data).toEqual([]);
  });

  it("shows certificates, résumés and work, each with files of one's own only", async () => {
    const [who, other] = [await use().somebody(), await use().somebody()];
    const pdf = (await one(who, ["a.pdf", PDF])).documentId;
    const picture = (await one(who, ["a.png", use().picture])).documentId;
    const foreign = (await one(other, ["a.pdf", PDF])).documentId;
    const certificate = { kind: "certificate", name: "Network basics", issuer: "Cisco", issued_on: "2024-03-27" };
    const id = await show(who, { ...certificate, file: pdf, logo: picture });
    expect(await listed(who)).toMatchObject([
      { ...certificate, documentId: id, file: { documentId: pdf }, logo: { documentId: picture } },
    ]);
    for (const [body, code] of [
      [{ ...certificate, file: picture }, "upload only PDF files"],
      [{ ...certificate, file: foreign }, "no such file"],
      [{ ...certificate, file: pdf, logo: foreign }, "no such file"],
      [{ ...certificate, file: pdf, logo: pdf }, "picture"],
      [{ ...certificate, file: pdf, issued_on: "soon" }, "day, month and year"],
      [{ ...certificate, file: pdf, name: " " }, ""],
      [{ ...certificate, file: pdf, user_id: 1 }, ""],
      [{ kind: "photo", file: pdf }, "picture"],
      [{ kind: "work", name: "x", link: "javascript:alert(1)" }, "https://"],
      [{ kind: "work", name: "x", link: "https://user:pass@example.org" }, "https://"],
      [{ kind: "work", name: "x", text: "y".repeat(1_000_000) }, "1000"],
    ] as const) {
      const answer = await use().ask(who, "POST", "showpieces", body);
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(code)]);
    }
    for (const method of ["PUT", "DELETE"] as const) {
      const payload = method === "PUT" ? { ...certificate, file: foreign } : undefined;
      expect((await use().ask(other, method, `showpieces/${id}`, payload)).statusCode).toBe(404);
    }
    const changed = await use().ask(who, "PUT", `showpieces/${id}`, { ...certificate, name: "Networks", file: pdf });
    expect(changed.statusCode).toBe(200);
    expect(await listed(who)).toMatchObject([{ name: "Networks", logo: null, file: { documentId: pdf } }]);
    expect((await use().ask(who, "GET", `files/${picture}`)).statusCode).toBe(404);
  });

  it("has one current résumé, and gives back within a day what was taken away", async () => {
    const who = await use().somebody();
    const files = await take(who, [
      ["a.pdf", PDF],
      ["b.pdf", PDF],
    ]);
    const [first, second] = [
      await show(who, { kind: "resume", name: "First", file: files[0]?.documentId }),
      await show(who, { kind: "resume", name: "Second", file: files[1]?.documentId }),
    ];
    const current = async () => (await listed(who)).filter(({ is_current }: { is_current: boolean }) => is_current);
    expect(await current()).toMatchObject([{ documentId: first }]);
    expect((await use().ask(who, "POST", `showpieces/${second}/current`)).statusCode).toBe(200);
    expect(await current()).toMatchObject([{ documentId: second }]);
    expect((await use().ask(who, "DELETE", `showpieces/${second}`)).statusCode).toBe(200);
    expect((await use().ask(who, "DELETE", `showpieces/${second}`)).statusCode).toBe(404);
    expect((await use().ask(who, "GET", "showpieces")).json().data.length).toBe(1);
    await sweepOwnFiles(use().api.ctx);
    expect((await use().ask(who, "POST", `showpieces/${second}/restore`)).statusCode).toBe(200);
    expect((await current()).length).toBe(1);
    await use().ask(who, "DELETE", `showpieces/${second}`);
    use().api.clock.advance(DAY + 1000);
    await sweepOwnFiles(use().api.ctx);
    expect((await use().ask(who, "POST", `showpieces/${second}/restore`)).statusCode).toBe(404);
    const stored = await use().stored();
    expect([files[0], files[1]].map((file) => stored.some((name) => name.includes(String(file?.hash))))).toEqual([
      true,
      false,
    ]);
  });

  it("tells all of it to me under the names of the specification", async () => {
    const who = await use().somebody();
    const photo = (await one(who, ["a.png", use().picture])).documentId;
    await show(who, { kind: "photo", file: photo });
    await show(who, { kind: "work", name: "An app", link: "https://example.org/app" });
    const url = "/api/users/me?populate=profile_picture,certifications,portfolio,resume,resumes";
    expect((await use().ask(who, "GET", url)).json()).toMatchObject({
      profile_picture: { documentId: photo },
      certifications: [],
      portfolio: [{ name: "An app", link: "https://example.org/app" }],
      resume: null,
      resumes: [],
    });
  });

  it("keeps no more than there is room for, also when many arrive at once; what was taken away makes room", async () => {
    const who = await use().somebody();
    const large = (name: string): FormFile => [
      name,
      Buffer.concat([PDF, Buffer.alloc(1.4 * 1024 * 1024, " "), Buffer.from("%%EOF")]),
    ];
    const sent = await Promise.all(["a.pdf", "b.pdf", "c.pdf", "d.pdf"].map((name) => use().send(who, [large(name)])));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 400, 400]);
    expect(sent.find(({ statusCode }) => statusCode === 400)?.json().error.message).toContain("3 MB");
    const [file] = (await use().ask(who, "GET", "files")).json().data;
    const id = await show(who, { kind: "resume", name: "Old", file: file.documentId });
    expect((await use().send(who, [large("e.pdf")])).statusCode).toBe(400);
    await use().ask(who, "DELETE", `showpieces/${id}`);
    expect((await use().send(who, [large("e.pdf")])).statusCode).toBe(201);
    const count = (await use().stored()).length;
    await use().ask(who, "DELETE", `files/${file.documentId}`);
    expect((await use().stored()).length).toBe(count);
  });

  it("is counted", async () => {
    const who = await use().somebody();
    const answers: number[] = [];
    for (let at = 0; at < 61; at += 1) answers.push((await use().send(who, [["a.pdf", html]])).statusCode);
    expect(answers.slice(0, 60).every((status) => status === 400)).toBe(true);
    expect(answers[60]).toBe(429);
  });

  it("keeps no bytes of what could not be written, and sweeps what an ended process left", async () => {
    const who = await use().somebody();
    const before = await use().stored();
    const { ctx, clock } = use().api;
    const { put } = ctx.files;
    let puts = 0;
    Object.assign(ctx.files, {
      put: (...args: Parameters<typeof put>) => {
        puts += 1;
        return puts === 2 ? Promise.reject(new Error("gone")) : put(...args);
      },
    });
    expect((await use().send(who, [["a.png", use().picture]])).statusCode).toBe(500);
    Object.assign(ctx.files, { put });
    expect(await use().stored()).toEqual(before);
    const orphan = `own-${"1".repeat(32)}-thumbnail.webp`;
    await ctx.files.put("private", orphan, use().picture, "image/webp");
    await sweepOwnFiles(ctx);
    expect(await use().stored()).toContain(`private/${orphan}`);
    clock.advance(Date.now() - clock.now().getTime() + 25 * HOUR);
    await sweepOwnFiles(ctx);
    expect(await use().stored()).toEqual(before);
  });

  it("stands in the whole record: a list that is sent takes the place of the one before", async () => {
    const who = await use().somebody();
    const other = await use().somebody();
    const me = "/api/users-permissions/users/me";
    const put = (payload: object) => use().ask(who, "PUT", me, payload);
    const parts = async () =>
      (await use().ask(who, "GET", "/api/users/me?populate=profile_picture,certifications,portfolio,resumes")).json();
    const pdf = (await one(who, ["a.pdf", PDF])).documentId;
    const picture = (await one(who, ["a.png", use().picture])).documentId;
    const foreign = (await one(other, ["a.pdf", PDF])).documentId;
    const certificate = { name: "Network basics", issuer: "Cisco", issued_on: "2024-03-27", file: pdf };
    const whole = {
      city: "Sur",
      profile_picture: picture,
      certifications: [certificate, { ...certificate, name: "Routing", logo: picture }],
      portfolio: [{ name: "My first app", link: "https://example.org/app" }],
      resumes: [
        { name: "Short", file: pdf },
        { name: "Long", file: pdf },
      ],
    };
    expect((await put(whole)).statusCode).toBe(200);
    const first = await parts();
    expect(first.profile_picture.documentId).toBe(picture);
    expect(first.certifications.map(({ name }: { name: string }) => name)).toEqual(["Network basics", "Routing"]);
    expect(first.portfolio).toMatchObject([{ name: "My first app", link: "https://example.org/app" }]);
    expect(first.resumes).toHaveLength(2);
    const [kept, dropped] = first.certifications;
    const [, second] = first.resumes;
    const changed = {
      certifications: [{ documentId: kept.documentId, ...certificate, name: "Networks" }],
      portfolio: null,
      resume: second.documentId,
    };
    expect((await put(changed)).statusCode).toBe(200);
    const then = await parts();
    expect(then.certifications).toMatchObject([{ documentId: kept.documentId, name: "Networks" }]);
    expect(then.portfolio).toEqual([]);
    expect(then.resumes[0]).toMatchObject({ documentId: second.documentId, is_current: true });
    expect((await use().ask(who, "POST", `showpieces/${dropped.documentId}/restore`)).statusCode).toBe(200);
    const before = await parts();
    for (const [payload, path] of [
      [{ city: "Nizwa", certifications: [{ ...certificate, file: foreign }] }, "certifications.0.file"],
      [{ certifications: [{ ...certificate, file: picture }] }, "certifications.0.file"],
      [{ certifications: [kept.documentId, kept.documentId] }, "certifications"],
      [{ portfolio: [kept.documentId] }, "portfolio"],
      [{ profile_picture: pdf }, "profile_picture"],
      [{ resume: kept.documentId }, "resume"],
    ] as const) {
      const answer = await put(payload);
      expect(answer.statusCode, path).toBe(400);
      expect(answer.json().error.details.errors[0].path.join("."), path).toBe(path);
    }
    expect(await parts()).toEqual(before);
    expect((await use().ask(who, "GET", "/api/users/me?populate=profile")).json().profile.city).toBe("Sur");
    expect((await put({ profile_picture: null })).statusCode).toBe(200);
    expect((await parts()).profile_picture).toBeNull();
  });

  it("goes with the account, bytes and all", async () => {
    const who = await use().somebody();
    const file = await one(who, ["a.png", use().picture]);
    await show(who, { kind: "photo", file: file.documentId });
    const account = await readEnding(use().api.ctx.db, who.id);
    if (!account) throw new Error("the account is not there");
    await eraseAccount(use().api.ctx, account);
    expect((await use().stored()).filter((name) => name.includes(file.hash))).toEqual([]);
    for (const table of ["own_files", "showpieces"] as const)
      expect(await use().api.ctx.db.selectFrom(table).selectAll().where("user_id", "=", who.id).execute()).toEqual([]);
  });
});
