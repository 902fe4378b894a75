import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FILES_CACHE } from "#shared/device-caches.ts";
import { PAGE_MARK, writeMark } from "#shared/page-mark.ts";
import { DeviceCaches } from "#tests/support/device-caches.ts";
import { addressOf, keepPage, keptPage, listKept } from "./kept-pages.ts";
import { noteReader } from "./seen.ts";

const SITE = "http://own.invalid";
const mark = { build: "b1", view: "en.auto", reader: "visitor", isKept: true };
const page = (text: string, more: Partial<typeof mark> = {}) =>
  new Response(`<title>${text}</title>`, { headers: { [PAGE_MARK]: writeMark({ ...mark, ...more }) } });
const titles = async () => (await listKept()).map(({ title }) => title);

describe("pages kept on a device", () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.stubGlobal("caches", new DeviceCaches());
    await noteReader(mark);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("are those the server lets be kept, the last read first, thirty at the most", async () => {
    await keepPage(`${SITE}/home`, page("own", { isKept: false }));
    await keepPage(`${SITE}/robots.txt`, new Response("no page"));
    for (let number = 1; number <= 31; number += 1)
      await keepPage(`${SITE}/jobs?page=${number}`, page(`page ${number}`));
    await keepPage(`${SITE}/jobs?page=5`, page("page 5"));
    const kept = await titles();
    expect(kept).toHaveLength(30);
    expect(kept.slice(0, 2)).toEqual(["page 5", "page 31"]);
    expect(kept).not.toContain("own");
    expect(kept).not.toContain("page 1");
  });

  it("bring what their drawings show, once, since no build lists it", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (name: string) => {
      asked.push(name);
      return new Response("<svg/>", { headers: { "Cache-Control": "public, immutable" } });
    });
    const drawn = "/assets/motifs/abc-_12/ward.p-nurse.svg";
    const text = `<use href="${drawn}#ward"></use><use href="${drawn}#p-nurse"></use>`;
    for (const path of ["jobs/nurse", "jobs"]) await keepPage(`${SITE}/${path}`, page(text));
    expect(asked).toEqual([drawn]);
    expect(await (await caches.open(FILES_CACHE)).match(drawn)).toBeDefined();
  });

  it("leave out what is too long, and what is older than seven days", async () => {
    await keepPage(`${SITE}/faq`, page("x".repeat(170_000)));
    await keepPage(`${SITE}/jobs`, page("jobs"));
    expect(await titles()).toEqual(["jobs"]);
    vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000);
    expect(await keptPage(`${SITE}/jobs`)).toBeUndefined();
    expect(await titles()).toEqual([]);
  });

  it("are one for each address, whatever names the language or a notice", async () => {
    expect(addressOf(`${SITE}/jobs?page=2&lang=en&notice=saved#x`)).toBe(`${SITE}/jobs?page=2`);
    await keepPage(`${SITE}/jobs?lang=en`, page("jobs"));
    expect(await keptPage(`${SITE}/jobs`)).toBeDefined();
  });

  it("stay apart by language and appearance", async () => {
    await keepPage(`${SITE}/jobs`, page("jobs"));
    await noteReader({ ...mark, view: "ar.auto" });
    expect(await keptPage(`${SITE}/jobs`)).toBeUndefined();
  });

  it("read under a sign-in are its own: gone when it is over or another begins", async () => {
    await keepPage(`${SITE}/faq`, page("faq"));
    for (const next of ["bob", "visitor"]) {
      await noteReader({ ...mark, reader: "ann" });
      await keepPage(`${SITE}/jobs`, page("jobs of ann", { reader: "ann" }));
      await (await caches.open("scale:ann")).put("/x", new Response("x"));
      expect(await titles()).toEqual(["jobs of ann"]);
      await noteReader({ ...mark, reader: next });
      expect((await caches.keys()).filter((name) => name.includes("ann"))).toEqual([]);
      expect(await titles()).toEqual(next === "visitor" ? ["faq"] : []);
    }
  });
});
