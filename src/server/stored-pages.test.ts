import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { mediaOrigins } from "./security-policy.ts";
import { isReadingPage, NEAR_ONE_FLIGHT, StoredPages, storableAddress, storedScreen } from "./stored-pages.ts";

const address = (text: string) => {
  const url = new URL(text, "http://own.invalid");
  return storableAddress(url.pathname, url.searchParams);
};

describe("addresses of stored pages", () => {
  it("keep only declared query keys, in one order", () => {
    expect(address("/jobs?utm=1&sector=a&page=2&x=y")).toBe("/jobs?page=2&sector=a");
    expect(address("/jobs?sector=a&page=2")).toBe(address("/jobs?page=2&sector=a"));
  });
  it("may be spelt in Arabic", () => {
    const path = "/future-skills/skills/%D8%AA%D9%82%D9%86%D9%8A%D8%A9";
    expect(address(`${path}?page=2&show=basic`)).toBe(`${path}?page=2`);
    expect(address("/future-skills/skills/تقنية")).toBe(path);
    expect(address("/future-skills?show=basic,blogs&page=2")).toBe("/future-skills?show=basic%2Cblogs");
  });
  it("name their screen and what it is about", () => {
    expect(storedScreen("/")).toEqual({ id: "landing", params: {} });
    expect(storedScreen("/jobs/nurse")).toEqual({ id: "job", params: { slug: "nurse" } });
    expect(storedScreen("/jobs/%6Eurse")).toEqual(storedScreen("/jobs/nurse"));
    expect(storedScreen("/jobs/%FF")?.params).toEqual({ slug: "%FF" });
    expect(storedScreen("/home")).toBeNull();
  });
  it("leave the language to its own part of the key", () => expect(address("/?lang=en")).toBe("/"));
  it("refuse pages that are not declared", () => {
    for (const path of ["/home", "/signin", "/home.data", "/__manifest", "/jobs/x.data/y", "/career-test/results"])
      expect(address(path)).toBeNull();
  });
  it("are kept apart from what a move to the page fetches, with the parts of the page that it names", () => {
    expect(address("/academic-profile/degree.data?area=health&utm=1")).toBe(
      "/academic-profile/degree.data?area=health",
    );
    expect(address("/jobs/nurse.data?_routes=job&page=2")).toBe("/jobs/nurse.data?_routes=job");
    expect(address("/jobs/nurse?_routes=job")).toBe("/jobs/nurse");
    expect(address("/_.data")).toBe("/_.data");
    expect(address("/jobs/x_.data")).toBe("/jobs/x_.data");
  });
  it("refuse long values", () => expect(address(`/jobs?sector=${"x".repeat(500)}`)).toBeNull());
});

describe("pages that are read on while nobody can be told apart", () => {
  it.each(["/", "/jobs?page=2", "/jobs.data?_routes=jobs", "/search/searchResults?q=nurse"])("%s", (path) =>
    expect(isReadingPage(path)).toBe(true),
  );
  it.each(["/career-test", "/career-test?a=1", "/career-test.data", "/account"])("not %s", (path) =>
    expect(isReadingPage(path)).toBe(false),
  );
});

describe("the store", () => {
  const made = (text: string) => ({
    type: "text/html",
    html: Buffer.from(`<!doctype html><script>${text}</script>`),
    nonce: "known",
  });

  it("gives back what was stored", async () => {
    const pages = new StoredPages(1e6);
    await pages.store("ar|/", made("go()"), pages.generation);
    expect(pages.get("ar|/")?.plain.toString()).toContain("go()");
    expect(pages.get("en|/")).toBeUndefined();
  });
  it("allows the scripts of whoever made the page, and none that got into it", async () => {
    const pages = new StoredPages(1e6);
    const [own, other] = await Promise.all(
      ["go()", "steal()"].map((script) => pages.store(script, made(script), pages.generation)),
    );
    expect(own?.policy).toBe(other?.policy);
    expect(own?.policy).toMatch(/script-src 'self' 'nonce-known' 'sha256-[^' ]+';/);
    expect(own?.policy).not.toMatch(/sha256-.*sha256-|unsafe-(?!inline'; img)/);
  });
  it("forgets all when content changes, also what was begun before", async () => {
    const pages = new StoredPages(1e6);
    const before = pages.generation;
    await pages.store("a", made("1"), before);
    pages.clear();
    expect(pages.get("a")).toBeUndefined();
    await pages.store("a", made("1"), before);
    expect(pages.get("a")).toBeUndefined();
  });
  it("stays under its cap in bytes", async () => {
    const pages = new StoredPages(200_000);
    for (let index = 0; index < 200; index += 1)
      await pages.store(`k${index}`, made(`${"x".repeat(8000)}${index}`), pages.generation);
    expect(pages.get("k0")).toBeUndefined();
    expect(pages.get("k199")).toBeDefined();
  });

  it("is empty when another day begins where the site is", async () => {
    const pages = new StoredPages(1e6);
    const turn = (time: string) => pages.turnTo(new Date(time), "Asia/Muscat");
    turn("2026-11-21T19:00:00Z");
    await pages.store("ar|/", made("go()"), pages.generation);
    turn("2026-11-21T19:59:59Z");
    expect(pages.get("ar|/")).toBeDefined();
    turn("2026-11-21T20:00:00Z");
    expect(pages.get("ar|/")).toBeUndefined();
  });

  it("lets a film come from where the settings say", async () => {
    const pages = new StoredPages(1e6, mediaOrigins("https://films.example/welcome.mp4"));
    expect((await pages.store("ar|/", made("go()"), pages.generation)).policy).toContain(
      "media-src 'self' https://films.example;",
    );
    expect(mediaOrigins("/video/own.mp4")).toEqual([]);
  });
  it("are packed once more where they come near what a line carries at once", async () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, at) => ((at * 2_654_435_761) >>> 0).toString(36));
    const lengths = (html: Buffer) =>
      [10, 11].map((quality) => {
        const hints = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
        return brotliCompressSync(html, { params: hints }).length;
      });
    const pages = new StoredPages(1e6);
    for (const [count, isNear] of [
      [500, false],
      [6000, true],
    ] as const) {
      const page = await pages.store(String(count), made(words(count).join(" ")), pages.generation);
      const [usual = 0, most = 0] = lengths(page.plain);
      expect(usual > NEAR_ONE_FLIGHT).toBe(isNear);
      expect(most).toBeLessThan(usual);
      expect(page.br.length).toBe(isNear ? most : usual);
    }
  });
});
