import { expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { published, type WrittenRecord } from "#tests/support/published.ts";
import { contentCopy, copyNotice, siteSettings, supportAddress } from "./operations.server.ts";

const FILE = { name: "f", hash: "h", ext: ".mp4", mime: "video/mp4", size: 1, provider: "local" };
const files = ["logo", "film"].map((slug) => ({ slug, data: { ...FILE, url: `/files/${slug}.mp4` } }));

function site(saved?: Omit<WrittenRecord, "slug">, env: Record<string, string> = {}, now = "2026-11-21T12:00:00Z") {
  const content = published({ file: files, ...(saved && { "site-settings": [{ slug: "site-settings", ...saved }] }) });
  const config = readConfig({ SITE_LOGO: "/own.svg", SITE_X: "https://x.example/old", ...env });
  return { config, content, clock: { now: () => new Date(now) } } as unknown as Context;
}

const NAMES = { ar: { name: "دليل" }, en: { name: "Guide" } };

test("without a record the settings of whoever runs the site hold", () => {
  const ctx = site(undefined, { SITE_NAME_EN: "Paths", SITE_INTRO_VIDEO: "/video/own.mp4" });
  expect(siteSettings(ctx, "en")).toEqual({
    name: "Paths",
    logo: "/own.svg",
    supportAddress: "support@wijha.example",
    social: { instagram: "", x: "https://x.example/old", linkedin: "" },
    announcement: null,
    contentServiceDown: false,
    consultationsUnderConstruction: false,
    consultationsClosed: false,
    introVideo: "/video/own.mp4",
  });
  expect(siteSettings(ctx, "ar").name).toBe("وِجهة");
});

test("what an editor saved wins field by field; what is left empty stays with the settings", () => {
  const ctx = site(
    {
      ...NAMES,
      data: {
        support_email: "help@guide.example",
        linkedin: "https://l.example/g",
        consultations_closed: true,
        content_service_down: true,
      },
      links: { logo: ["logo"], intro_video: ["film"] },
    },
    { SITE_INTRO_VIDEO: "/video/own.mp4" },
  );
  expect(siteSettings(ctx, "ar")).toMatchObject({
    name: "دليل",
    logo: "/files/logo.mp4",
    introVideo: "/files/film.mp4",
    supportAddress: "help@guide.example",
    social: { instagram: "", x: "https://x.example/old", linkedin: "https://l.example/g" },
    consultationsClosed: true,
    consultationsUnderConstruction: false,
    contentServiceDown: true,
  });
  expect(supportAddress(ctx)).toBe("help@guide.example");
  expect(siteSettings(ctx, "en").name).toBe("Guide");
});

test("a name in the other language alone does not stand for this one", () => {
  expect(siteSettings(site({ ar: { name: "دليل" } }), "en").name).toBe("Wijha");
});

test("an announcement stands until its last day ends where the site is, in the language it was written in", () => {
  const text = "نعود يوم الأحد";
  const saved = { data: { announcement_until: "2026-11-21" }, ar: { name: "دليل", announcement: text } };
  expect(siteSettings(site(saved), "ar").announcement).toMatchObject({ text, otherLocale: null });
  expect(siteSettings(site(saved), "en").announcement).toMatchObject({ text, otherLocale: "ar" });
  // 19:59 UTC is the last minute of the day in Muscat.
  expect(siteSettings(site(saved, {}, "2026-11-21T19:59:00Z"), "ar").announcement).not.toBeNull();
  expect(siteSettings(site(saved, {}, "2026-11-21T20:00:00Z"), "ar").announcement).toBeNull();
});

test("another text has another id, so hiding one does not hide the next", () => {
  const idOf = (announcement: string) =>
    siteSettings(site({ en: { name: "Guide", announcement } }), "en").announcement?.id;
  expect(idOf("One")).toMatch(/^[\w-]{8}$/);
  expect(idOf("One")).toBe(idOf("One"));
  expect(idOf("One")).not.toBe(idOf("Two"));
});

test("a copy is named while the content cannot be read, or while an editor says so", () => {
  const stateOf = (isStale: boolean, down: boolean) => {
    const ctx = site({ ...NAMES, data: { content_service_down: down } });
    const heldSince = down ? "2026-11-20T08:00:00.000Z" : null;
    return { ...ctx, content: { ...ctx.content, isStale, lastGood: "2026-11-19T08:00:00.000Z", heldSince } };
  };
  expect(contentCopy(stateOf(false, false))).toBeNull();
  expect(copyNotice(stateOf(false, false), "ar")).toBeNull();
  const declared = stateOf(false, true);
  expect(contentCopy(declared)).toEqual({ why: "declared", updatedAt: "2026-11-20T08:00:00.000Z" });
  expect(copyNotice(declared, "en")?.title).toBe("This page shows a copy kept on 20 November 2026");
  expect(copyNotice(declared, "ar")?.title).toContain("20 نوفمبر 2026");
  expect(contentCopy(stateOf(true, true))).toEqual({ why: "unread", updatedAt: "2026-11-19T08:00:00.000Z" });
  expect(copyNotice(stateOf(true, true), "en")?.text).toContain("go on reading");
});
