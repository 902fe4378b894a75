import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageBudget } from "#shared/page-kinds.ts";
import { SCREENS, type ScreenId } from "#shared/screens.ts";
import { AppServer } from "#tests/support/app-server.ts";
import { foreignWords, LANGUAGES, pageBytes, scriptBytesOf, scriptsOf, weighed, wordsIn } from "./client-bytes.ts";
import { budgetOf, foreignTo, KINDS, NOT_OPENED, OWN_LATE, Readers, screensOf } from "./pages.ts";

let server: AppServer;
const readers: Partial<Record<(typeof LANGUAGES)[number], Readers>> = {};

beforeAll(async () => {
  server = await AppServer.start();
  for (const language of LANGUAGES) readers[language] = await Readers.of(server, language);
}, 120_000);

afterAll(async () => {
  await server?.remove();
});

describe.each(LANGUAGES)("what a browser downloads in %s", (language) => {
  const open = (id: ScreenId) => (readers[language] as Readers).open(id);

  describe.each(KINDS)("for a page of the kind %s", (kind) => {
    it.each(screensOf(kind))("%s stays within its budget and loads nothing of another kind", async (id) => {
      const { path, html } = await open(id);
      const bytes = pageBytes(html, kind === "own" ? OWN_LATE : []);
      expect(bytes.scripts).toBeGreaterThan(10_000);
      expect(bytes.styles).toBeGreaterThan(1_000);
      expect(bytes.html).toBeGreaterThan(500);
      const { over, near } = weighed(bytes, budgetOf(kind));
      if (near.length > 0) console.warn(`${path} in ${language} is near its budget: ${near.join(", ")}`);
      expect(over, path).toEqual([]);
      expect(foreignWords(html, foreignTo(id), language), path).toEqual([]);
    });
  });
});

it.each(NOT_OPENED)("the scripts of %s stay within the bound of its kind", async (id) => {
  const html = await (await fetch(`${server.base}/faq`)).text();
  expect(scriptBytesOf(html, id)).toBeLessThanOrEqual(budgetOf(SCREENS[id].kind).scripts);
  expect(scriptBytesOf(html, "faq")).toBe(pageBytes(html).scripts);
});

it("opens every screen but the steps that need a flow around them", () => {
  const opened = KINDS.flatMap(screensOf);
  expect([...opened, ...NOT_OPENED].sort()).toEqual(Object.keys(SCREENS).sort());
});

it("counts every file a page names and what it fetches in any case, and refuses a page that names none", async () => {
  const html = await (await fetch(`${server.base}/faq`)).text();
  const [script] = html.match(/\/assets\/(?:ar|en)\/[\w.-]+\.js/) ?? [];
  const all = pageBytes(html);
  expect(pageBytes(`<script type="module" src="${script}"></script>`).scripts).toBeLessThan(all.scripts);
  expect(pageBytes(html, OWN_LATE).scripts).toBeGreaterThan(all.scripts);
  expect(() => pageBytes("<p>Nothing</p>")).toThrow("no script");
});

it("names scripts in a page and lets them be fetched once it has been painted", async () => {
  const html = await (await fetch(`${server.base}/faq`)).text();
  expect(html).toMatch(/<script src="\/assets\/wake\/[\w-]{7}" defer><\/script>/);
  expect(html).not.toMatch(
    /<link[^>]* rel="modulepreload"|<script[^>]* src="(?!\/assets\/wake\/)|<script[^>]*type="module"/,
  );
  expect(html.match(/<script nonce="[^"]+" type="later">/g)).toHaveLength(1);
});

it("has every drawing of a list in its place, for whom no script brings it there", async () => {
  const html = await (await fetch(`${server.base}/resources`)).text();
  expect(html.match(/<svg[^>]* class="drawing /g)?.length).toBeGreaterThan(5);
  expect(html).not.toMatch(/<template id="B:|<div hidden="" id="S:/);
});

it("gives each language scripts of its own, without the words of the other", async () => {
  const html = await (await fetch(`${server.base}/faq`, { headers: { cookie: "lang=ar" } })).text();
  expect([...scriptsOf(html)].every((file) => file.startsWith("/assets/ar/"))).toBe(true);
  expect(foreignWords(html, ["legal", "layouts"], "ar").length).toBeGreaterThan(5);
  expect(foreignWords(html, ["legal", "layouts"], "en")).toEqual([]);
});

describe("a room with a bound of its own", () => {
  const room: PageBudget = { scripts: 200_000, styles: 10_000, html: 12_000, features: ["booking"] };

  it("may weigh more than other pages, up to its bound", () => {
    const bytes = { scripts: 150_000, styles: 9_000, html: 9_000 };
    expect(weighed(bytes, room)).toEqual({ over: [], near: [] });
    expect(weighed(bytes, budgetOf("own")).over).toEqual(["scripts: 150000 of 130000 bytes"]);
  });

  it("warns from 98 % on and fails above 100 %", () => {
    const weigh = (scripts: number) => weighed({ scripts, styles: 1, html: 1 }, room);
    expect(weigh(196_000)).toEqual({ over: [], near: [] });
    expect(weigh(196_001)).toEqual({ over: [], near: ["scripts: 196001 of 200000 bytes"] });
    expect(weigh(200_000).over).toEqual([]);
    expect(weigh(200_001)).toEqual({ over: ["scripts: 200001 of 200000 bytes"], near: [] });
  });

  it("is seen where its words come with a page of another kind", () => {
    const words = new Map([
      ["booking_title", "Book a consultation"],
      ["booking_short", "Book"],
    ]);
    expect(wordsIn("var e=()=>`Book a consultation`", words)).toEqual(["booking_title"]);
    expect(wordsIn("var e=()=>`Bookshelf`", words)).toEqual([]);
  });
});
