import { afterAll, beforeAll, expect, it } from "vitest";
import { AppServer } from "../support/app-server.ts";
import { Visitor } from "../support/visitor.ts";

let server: AppServer;

beforeAll(async () => {
  server = await AppServer.start();
}, 120_000);
afterAll(() => server?.remove());

const SAVES = { "Save-Data": "on" };
const hasScripts = (html: string) => html.includes("<script");
const BY_DEVICE = "because your device asks to save data";
const BY_PERSON = "as you chose";

it("gives a device that saves data its own page, apart from everybody's stored one, and says why", async () => {
  const visitor = new Visitor(server);
  // Twice, so that each comes of the store as well.
  for (let turn = 0; turn < 2; turn += 1) {
    const full = await visitor.get("/jobs");
    const low = await visitor.get("/jobs", SAVES);
    expect([hasScripts(full.text), hasScripts(low.text)]).toEqual([true, false]);
    expect(low.text).toContain(BY_DEVICE);
    expect(full.text).not.toContain("data-data");
    expect(low.headers.get("vary")).toContain("Save-Data");
    expect(full.headers.get("etag")).not.toBe(low.headers.get("etag"));
    expect(low.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect([full, low].map(({ headers }) => headers.get("x-page")?.split(" ")[1])).toEqual([
      "en.auto.normal.auto.full",
      "en.auto.normal.auto.little",
    ]);
  }
});

it("puts the person's choice above the device's wish, both ways", async () => {
  const visitor = new Visitor(server);
  await visitor.post("/preferences", { data: "full", back: "/jobs" });
  expect(hasScripts((await visitor.get("/jobs", SAVES)).text)).toBe(true);
  await visitor.post("/preferences", { data: "little" });
  const chosen = await visitor.get("/jobs");
  expect(hasScripts(chosen.text)).toBe(false);
  expect(chosen.text).toContain(BY_PERSON);
  expect(chosen.text).not.toContain(BY_DEVICE);
  await visitor.post("/preferences", { data: "auto" });
  expect(hasScripts((await visitor.get("/jobs")).text)).toBe(true);
});

it("keeps theme, text size and motion with little data, on pages, forms that come back and errors", async () => {
  const visitor = new Visitor(server);
  await visitor.post("/preferences", { theme: "dark", text: "larger", motion: "calm", data: "little", form: "whole" });
  const marks = 'data-theme="dark" data-text="larger" data-motion="calm" data-data="little"';
  const refused = await visitor.post("/contact-us", { name: "Salma" });
  const missing = await visitor.get("/no-such-page");
  expect([refused.status, missing.status]).toEqual([400, 404]);
  for (const { text } of [await visitor.get("/faq"), await visitor.get("/signin"), refused, missing]) {
    expect(text).toContain(marks);
    expect(hasScripts(text)).toBe(false);
  }
  expect(refused.text).toContain('value="Salma"');
});

it("keeps text size and motion in the full version too, and brings their sheet only then", async () => {
  const visitor = new Visitor(server);
  expect((await visitor.get("/faq")).text).not.toContain("display-sheet");
  await visitor.post("/preferences", { text: "large", motion: "calm" });
  const { text } = await visitor.get("/faq");
  expect(text).toContain('data-text="large" data-motion="calm"');
  expect(text).toContain("display-sheet");
  expect(hasScripts(text)).toBe(true);
});
