import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { sharePicturePath } from "./job-share-picture.server.ts";
import { drawSharePicture, letters } from "./share-picture.server.ts";

onOneEngine("the picture of a profession's shared link", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  afterAll(() => api?.close());

  const get = (url: string) => api.app.inject({ url });
  function pathOf(locale: "ar" | "en"): string {
    const job = api.ctx.content.bySlug("job", "nurse", locale);
    if (!job) throw new Error("There is no nurse.");
    return sharePicturePath(api.ctx, job, locale);
  }

  it("is a PNG of 1200 × 630 in each language, kept for ever under its own address", async () => {
    for (const locale of ["ar", "en"] as const) {
      const answer = await get(pathOf(locale));
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(answer.rawPayload.length).toBeLessThan(60_000);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    }
    const [arabic, english] = await Promise.all([get(pathOf("ar")), get(pathOf("en"))]);
    expect(arabic.rawPayload.equals(english.rawPayload)).toBe(false);
  });

  it("shows today's picture under an earlier address, for an hour", async () => {
    const answer = await get("/share/jobs/nurse/ar-abcdefghijk.png");
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
  });

  it.each(["nobody/ar-abcdefghijk.png", "nurse/fr-abcdefghijk.png", "nurse/ar.png", "nurse/ar-abcdefghijk.jpg"])(
    "knows no %s",
    async (path) => {
      expect((await get(`/share/jobs/${path}`)).statusCode).toBe(404);
    },
  );
});

describe("the words on it", () => {
  const ink = async (text: string) => (await letters(text, 62, "#fff", true)).data;
  const widthOf = async (text: string) => (await letters(text, 62, "#fff", true)).info.width;

  it("are Arabic letters joined, not one by one, and no empty boxes", async () => {
    const joined = "ممرض";
    const apart = [...joined].join("\u200c");
    expect(await widthOf(joined)).not.toBe(await widthOf(apart));
    expect((await ink(joined)).equals(await ink("\u{10fffd}".repeat(4)))).toBe(false);
    expect((await ink("ممرض")).equals(await ink("مدرس"))).toBe(false);
  });

  it("may hold what markup means something by, and be long", async () => {
    const title = `Buyer & <seller> ${"of many things ".repeat(30)}`;
    const bytes = await drawSharePicture({ title, scene: "9 nowhere", hue: "E", mark: "A & B", locale: "en" });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});
