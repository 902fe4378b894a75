import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { AppError } from "#platform/errors.ts";
import { eachLibrary, type Headers, type ShownFile } from "#tests/support/library.ts";
import { signedInAs, signedInPerson } from "#tests/support/people.ts";
import { drawing, type FormFile, MP4, PDF, upload, WEBM } from "#tests/support/uploads.ts";
import { sweepArrivals, sweepFiles } from "./jobs.server.ts";

eachLibrary((use) => {
  it("takes a use().picture, makes it anew with its smaller copies, and shows it to everybody", async () => {
    const info = JSON.stringify({ name: "واحة.png", alternativeText: "An oasis", caption: null });
    const [file] = await use().take([["x.png", use().picture]], { fileInfo: info });
    expect(file).toMatchObject({
      name: "واحة.png",
      alternativeText: "An oasis",
      caption: null,
      width: 1200,
      height: 900,
      ext: ".webp",
      mime: "image/webp",
      provider: use().provider,
      previewUrl: null,
      provider_metadata: null,
    });
    expect(file?.hash).toMatch(/^media-[0-9a-f]{32}$/);
    expect(file?.url).toBe(`/files/${file?.hash}.webp`);
    expect(Object.keys(file?.formats ?? {}).sort()).toEqual(
      ["thumbnail", "small", "medium", "large", "avif_small", "avif_medium", "avif_large"].sort(),
    );
    expect(file?.formats?.thumbnail).toMatchObject({ name: "thumbnail_واحة.png", width: 208, height: 156, path: null });
    for (const [name, format] of Object.entries(file?.formats ?? {})) {
      const answer = await use().get(String(format.url));
      expect([name, answer.statusCode, answer.headers["content-type"]]).toEqual([name, 200, format.mime]);
      expect(answer.rawPayload.length).toBe(format.sizeInBytes);
      const made = await sharp(answer.rawPayload).metadata();
      expect([made.width, made.height]).toEqual([format.width, format.height]);
    }
    expect(Object.keys(file ?? {}).sort()).toMatchInlineSnapshot(`
      [
        "alternativeText",
        "caption",
        "createdAt",
        "documentId",
        "ext",
        "formats",
        "hash",
        "height",
        "id",
        "locale",
        "mime",
        "name",
        "previewUrl",
        "provider",
        "provider_metadata",
        "publishedAt",
        "size",
        "slug",
        "source",
        "updatedAt",
        "url",
        "width",
      ]
    `);
  });

  it("gives a small picture no copy larger than it", async () => {
    const [file] = await use().take([["small.jpg", await drawing(300, 40).jpeg().toBuffer()]]);
    expect(Object.keys(file?.formats ?? {})).toEqual(["thumbnail"]);
    const [tiny] = await use().take([["tiny.gif", await drawing(20, 20).gif().toBuffer()]]);
    expect(tiny).toMatchObject({ formats: null, width: 20, mime: "image/webp" });
  });

  it("takes pictures of all five formats, PDF and videos; the name does not matter", async () => {
    const drawn = drawing(64, 48);
    const files: FormFile[] = [
      ["a.txt", await drawn.clone().png().toBuffer()],
      ["b.html", await drawn.clone().jpeg().toBuffer(), "text/html"],
      ["c", await drawn.clone().webp().toBuffer()],
      ["d.svg", await drawn.clone().avif().toBuffer()],
      ["e.exe", await drawn.clone().gif().toBuffer()],
      ["f.png", PDF],
      ["g.png", MP4],
      ["h", WEBM],
    ];
    const taken = await use().take(files);
    expect(taken.map(({ name, ext, mime, width }) => [name, ext, mime, width])).toEqual([
      ["a.txt", ".webp", "image/webp", 64],
      ["b.html", ".webp", "image/webp", 64],
      ["c", ".webp", "image/webp", 64],
      ["d.svg", ".webp", "image/webp", 64],
      ["e.exe", ".webp", "image/webp", 64],
      ["f.png", ".pdf", "application/pdf", null],
      ["g.png", ".mp4", "video/mp4", null],
      ["h", ".webm", "video/webm", null],
    ]);
    expect((await use().get(taken[5]?.url ?? "")).rawPayload).toEqual(PDF);
  });

  it("leaves nothing of what a camera wrote, and turns the picture upright", async () => {
    const secret = "A garden in Nizwa";
    const shot = await drawing(800, 400)
      .withExif({ IFD0: { ImageDescription: secret, Orientation: "6" }, IFD3: { GPSLatitude: "22/1 56/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(shot.includes(secret)).toBe(true);
    const turned = await sharp(shot).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const [file] = await use().take([["shot.jpg", turned]]);
    expect([file?.width, file?.height]).toEqual([400, 800]);
    for (const { url } of [{ url: file?.url }, ...Object.values(file?.formats ?? {})]) {
      const { rawPayload } = await use().get(String(url));
      const made = await sharp(rawPayload).metadata();
      expect([made.exif, made.xmp, made.iptc, made.orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(rawPayload.includes(secret)).toBe(false);
    }
  });

  it("makes a wide picture 2560 wide, and one of a strange shape too", async () => {
    const [wide, high] = await use().take([
      ["wide.png", await drawing(4000, 1000).png().toBuffer()],
      ["high.png", await drawing(10, 17_000).png().toBuffer()],
    ]);
    expect([wide?.width, wide?.height]).toEqual([2560, 640]);
    expect([high?.width, high?.height]).toEqual([6, 10_240]);
  });

  it("is for those who write", async () => {
    const before = await use().stored();
    const nobody = await upload(use().api.app, {}, [["x.png", use().picture]]);
    expect([nobody.statusCode, nobody.json().error.name]).toEqual([401, "UnauthorizedError"]);
    const person = (await signedInPerson(use().api.ctx)).headers;
    const other = await upload(use().api.app, { ...person }, [["x.png", use().picture]]);
    expect([other.statusCode, other.json()[0].hash]).toEqual([201, expect.stringMatching(/^own-/)]);
    const [file] = await use().take([["x.pdf", PDF]]);
    for (const url of ["/api/upload/files", `/api/upload/files/${file?.id}`, `/api/upload/files/${file?.id}/download`])
      expect([(await use().get(url)).statusCode, (await use().get(url, { ...person })).statusCode]).toEqual([401, 403]);
    const change = await upload(use().api.app, { ...person }, [], { fileInfo: "{}" }, `/api/upload?id=${file?.id}`);
    expect(change.statusCode).toBe(404);
    for (const [headers, status] of [
      [{}, 401],
      [person, 403],
      [use().author, 403],
    ] as const) {
      const gone = await use().api.app.inject({
        method: "DELETE",
        url: `/api/upload/files/${file?.id}`,
        headers: { ...headers },
      });
      expect(gone.statusCode).toBe(status);
    }
    expect((await use().stored()).length).toBe(before.length + 1);
  });

  it("lists files as every content is asked for", async () => {
    const word = `word${Math.floor(use().api.clock.now().getTime() / 1000)}`;
    await use().take(
      [
        ["a.pdf", PDF],
        ["b.pdf", PDF],
        ["c.pdf", PDF],
      ],
      {
        fileInfo: ["b", "c", "a"].map((name) => JSON.stringify({ name: `${word} ${name}` })),
      },
    );
    const list = async (query: string) =>
      (await use().get(`/api/upload/files?${query}`, use().editor)).json() as ShownFile[];
    const mine = `filters[name][$startsWith]=${word}`;
    expect((await list(`${mine}&sort=name`)).map(({ name }) => name.slice(-1))).toEqual(["a", "b", "c"]);
    const page = await list(`${mine}&sort=name:desc&pagination[page]=2&pagination[pageSize]=2`);
    expect(page.map(({ name }) => name.slice(-1))).toEqual(["a"]);
    expect((await list("filters[mime][$contains]=video")).every(({ ext }) => /mp4|webm/.test(ext))).toBe(true);
    expect((await list("")).length).toBeGreaterThan(10);
    expect((await use().get("/api/upload/files?nonsense=1", use().editor)).statusCode).toBe(400);
    expect((await use().get("/api/upload/files?filters[nonsense]=1", use().editor)).statusCode).toBe(400);
    const [one] = page;
    for (const id of [one?.id, one?.documentId])
      expect((await use().get(`/api/upload/files/${id}`, use().author)).json()).toMatchObject({ name: one?.name });
    for (const id of ["0", "none", "999999999999999999"])
      expect((await use().get(`/api/upload/files/${id}`, use().editor)).statusCode).toBe(404);
  });

  it("changes what is said of a file, in the language of who says it", async () => {
    const [file] = await use().take([["a.pdf", PDF]], { fileInfo: '{"alternativeText":"A guide","caption":"Old"}' });
    const say = (fields: Record<string, string>, headers: Headers = use().editor) =>
      upload(use().api.app, headers, [], fields, `/api/upload?id=${file?.id}`);
    const english = await say({ fileInfo: '{"name":"Guide.pdf","caption":null}' });
    expect([english.statusCode, english.json()]).toMatchObject([
      200,
      { id: file?.id, name: "Guide.pdf", alternativeText: "A guide", caption: null, url: file?.url },
    ]);
    await say({ fileInfo: '{"alternativeText":"دليل"}' }, { ...use().editor, "accept-language": "ar" });
    const { content } = use().api.ctx;
    expect(content.byDocumentId("file", file?.documentId ?? "", "ar")?.alternativeText).toBe("دليل");
    expect(content.byDocumentId("file", file?.documentId ?? "", "en")?.alternativeText).toBe("A guide");
    expect((await say({ fileInfo: '{"caption":"From an author"}' }, use().author)).statusCode).toBe(200);
    expect(content.byDocumentId("file", file?.documentId ?? "", "en")?.caption).toBeNull();
    await say({ fileInfo: '{"alternativeText":"Our guide"}' });
    const shown = content.byDocumentId("file", file?.documentId ?? "", "en");
    expect([shown?.alternativeText, shown?.caption]).toEqual(["Our guide", null]);
    const { records } = (await content.drafts()).shelf("file");
    const waiting = records.find(({ documentId }) => documentId === file?.documentId)?.body.en;
    expect(waiting).toEqual({ alternativeText: "Our guide", caption: "From an author" });
    expect(
      (await upload(use().api.app, use().editor, [["b.pdf", PDF]], {}, `/api/upload?id=${file?.id}`)).statusCode,
    ).toBe(400);
    expect((await upload(use().api.app, use().editor, [], { fileInfo: "{}" }, "/api/upload?id=none")).statusCode).toBe(
      404,
    );
  });

  it("keeps no bytes when they or their record cannot be written", async () => {
    const before = await use().stored();
    const { files } = use().api.ctx;
    const put = files.put;
    let puts = 0;
    Object.assign(files, {
      put: (...args: Parameters<typeof put>) => {
        puts += 1;
        return puts === 3 ? Promise.reject(new AppError("unavailable")) : put(...args);
      },
    });
    const refused = await upload(use().api.app, use().editor, [["a.png", use().picture]]);
    Object.assign(files, { put });
    expect([refused.statusCode, puts]).toEqual([503, 3]);
    expect(await use().stored()).toEqual(before);
    const { random } = use().api.ctx;
    Object.assign(use().api.ctx, { random: { ...random, bytes: () => Buffer.alloc(16) } });
    await use().take([["a.pdf", PDF]]);
    const again = await upload(use().api.app, use().editor, [["a.pdf", MP4]]);
    Object.assign(use().api.ctx, { random });
    expect(again.statusCode).toBeGreaterThanOrEqual(400);
    expect((await use().stored()).filter((name) => !before.includes(name))).toEqual([
      `public/media-${"0".repeat(32)}.pdf`,
    ]);
  });

  describe("an author's file", () => {
    const idsIn = async (headers: Headers, url: string) => {
      const body = (await use().get(url, headers)).json();
      return (body.data ?? body).map((one: { documentId: string }) => one.documentId);
    };
    const RECORDS = "/api/content-records?type=file&pageSize=100";

    it("waits: its author and editors see it, nobody else does, by no list and no id", async () => {
      const [file] = await use().take([["a.png", use().picture]], {}, use().author);
      const other = { ...(await signedInAs(use().api.ctx, "author")).headers };
      expect(file?.publishedAt).toBeNull();
      const names = [file?.url, ...Object.values(file?.formats ?? {}).map(({ url }) => String(url))];
      for (const url of names) expect((await use().get(url ?? "")).statusCode).toBe(404);
      expect(use().api.ctx.content.byDocumentId("file", file?.documentId ?? "", "en")).toBeNull();
      for (const list of ["/api/upload/files", RECORDS]) {
        expect(await idsIn(use().author, list)).toContain(file?.documentId);
        expect(await idsIn(use().editor, list)).toContain(file?.documentId);
        expect(await idsIn(other, list)).not.toContain(file?.documentId);
      }
      for (const id of [file?.id, file?.documentId, file?.hash])
        for (const url of [`/api/upload/files/${id}`, `/api/upload/files/${id}/download`]) {
          expect((await use().get(url, use().author)).statusCode).toBe(200);
          expect((await use().get(url, use().editor)).statusCode).toBe(200);
          expect((await use().get(url, other)).statusCode).toBe(404);
          expect((await use().get(url)).statusCode).toBe(401);
        }
      expect((await use().get(`/api/content-records/${file?.documentId}`, other)).statusCode).toBe(404);
      const said = await upload(
        use().api.app,
        other,
        [],
        { fileInfo: '{"caption":"mine"}' },
        `/api/upload?id=${file?.id}`,
      );
      expect(said.statusCode).toBe(404);
    });

    it("is named in no record of another author, unless its own author put it there", async () => {
      const [file] = await use().take([["a.png", use().picture]], {}, use().author);
      const other = { ...(await signedInAs(use().api.ctx, "author")).headers };
      const write = async (method: "POST" | "PUT", path: string, headers: Headers, data: object) => {
        const url = `/api/${path}?locale=en&status=draft&populate=banner`;
        const answer = await use().api.app.inject({ method, url, headers: { ...headers }, payload: { data } });
        return { status: answer.statusCode, data: answer.json().data, message: answer.json().error?.message };
      };
      const body = (slug: string, banner: unknown) => ({
        slug: `${slug}-${file?.id}`,
        name: "Of the sea",
        summary: "At sea.",
        description: "Long.",
        location: "Sohar",
        banner,
      });
      const own = await write("POST", "universities", other, body("other", null));
      expect(own.status).toBe(201);
      for (const named of [file?.id, file?.documentId])
        for (const banner of [named, [named], { id: named }, { connect: [named] }, { set: [named] }]) {
          const made = await write("POST", "universities", other, body("taken", banner));
          const changed = await write("PUT", `universities/${own.data.documentId}`, other, { banner });
          for (const { status, message } of [made, changed])
            expect([status, message]).toEqual([400, expect.stringContaining(`No file ${named} at banner`)]);
        }
      const shown = await write("POST", "universities", use().author, body("shown", file?.id));
      expect([shown.status, shown.data.banner.documentId]).toEqual([201, file?.documentId]);
      const kept = await write("PUT", `universities/${shown.data.documentId}`, other, {
        banner: shown.data.banner,
        summary: "On land.",
      });
      expect(kept).toMatchObject({ status: 200, data: { banner: { documentId: file?.documentId } } });
      const chosen = await write("PUT", `universities/${own.data.documentId}`, use().editor, { banner: file?.id });
      expect(chosen).toMatchObject({ status: 200, data: { banner: { documentId: file?.documentId } } });
    });

    it("goes out with the record that shows it, once an editor publishes that, or by itself", async () => {
      const { ctx } = use().api;
      const [shown, alone] = await use().take(
        [
          ["a.png", use().picture],
          ["b.pdf", PDF],
        ],
        {},
        use().author,
      );
      const write = (method: "POST" | "PUT", path: string, headers: Headers, data: object) =>
        use().api.app.inject({ method, url: `/api/${path}`, headers: { ...headers }, payload: { data } });
      const body = {
        slug: `shown-${shown?.id}`,
        name: "Of the sea",
        summary: "At sea.",
        description: "Long.",
        location: "Sohar",
        banner: shown?.id,
      };
      const made = await write("POST", "universities?locale=en", use().author, body);
      expect(made.statusCode, made.body).toBe(201);
      expect((await use().get(shown?.url ?? "")).statusCode).toBe(404);
      const documentId = made.json().data.documentId;
      for (const id of [documentId, alone?.documentId]) {
        const { version } = (await use().get(`/api/content-records/${id}`, use().editor)).json().data;
        const url = `/api/content-records/${id}/publish`;
        const answer = await use().api.app.inject({ method: "POST", url, headers: use().editor, payload: { version } });
        expect(answer.statusCode, answer.body).toBe(200);
      }
      for (const file of [shown, alone]) expect((await use().get(file?.url ?? "")).statusCode).toBe(200);
      expect(ctx.content.byDocumentId("file", shown?.documentId ?? "", "en")).not.toBeNull();
      const record = (await use().get(`/api/universities/${documentId}?populate=banner&locale=en`)).json();
      expect(record.data.banner?.url).toBe(shown?.url);
    });
  });

  it("405 for what no call does", async () => {
    const put = await use().api.app.inject({ method: "PUT", url: "/api/upload/files/1", headers: use().editor });
    expect(put.statusCode).toBe(405);
  });

  // Last: it moves the time so far that every sign-in has ended.
  it("sweeps away, a day later, what no record names", async () => {
    const [kept, hidden, removed] = [
      ...(await use().take([["a.png", use().picture]])),
      ...(await use().take([["b.pdf", PDF]], { fileInfo: '{"private":true}' })),
      ...(await use().take([["c.pdf", PDF]])),
    ];
    const url = `/api/upload/files/${removed?.id}`;
    await use().api.app.inject({ method: "DELETE", url, headers: use().editor });
    const orphan = `media-${"1".repeat(32)}.webp`;
    const foreign = `other-${"1".repeat(32)}.webp`;
    for (const name of [orphan, foreign]) await use().api.ctx.files.put("private", name, use().picture, "image/webp");
    use().api.clock.advance(Date.now() - use().api.clock.now().getTime() + 3_600_000);
    const arrival = path.join(use().api.test.dataDir, "uploads", "form-left");
    mkdirSync(arrival);
    await sweepArrivals(use().api.ctx);
    expect([await sweepFiles(use().api.ctx), existsSync(arrival)]).toEqual([0, true]);
    use().api.clock.advance(24 * 3_600_000);
    await sweepArrivals(use().api.ctx);
    expect([await sweepFiles(use().api.ctx), existsSync(arrival)]).toEqual([1, false]);
    expect(await use().api.ctx.files.exists("private", orphan)).toBe(false);
    expect(await use().api.ctx.files.exists("private", foreign)).toBe(true);
    for (const format of [kept, ...Object.values(kept?.formats ?? {})])
      expect((await use().get(String(format?.url))).statusCode).toBe(200);
    expect(await use().stored()).toEqual(
      expect.arrayContaining([`private/${hidden?.hash}.pdf`, `public/${removed?.hash}.pdf`]),
    );
    use().api.clock.advance(31 * 24 * 3_600_000);
    await sweepFiles(use().api.ctx);
    expect(await use().stored()).not.toContain(`public/${removed?.hash}.pdf`);
    expect(await use().stored()).toContain(`public/${kept?.hash}.webp`);
  });
});
