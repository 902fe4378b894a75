import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppServer } from "#tests/support/app-server.ts";
import { BUDGETS, bytesOf, LANGUAGES, pageBytes, publicPaths } from "./client-bytes.ts";

const paths = publicPaths();
let server: AppServer;

beforeAll(async () => {
  server = await AppServer.start();
});

afterAll(async () => {
  await server?.remove();
});

describe.each(LANGUAGES)("what a browser downloads in %s", (language) => {
  it.each(paths)("for %s stays within the budgets", async (path) => {
    const bytes = await bytesOf(server.base, path, language);
    expect(bytes.scripts).toBeGreaterThan(10_000);
    expect(bytes.styles).toBeGreaterThan(1_000);
    expect(bytes.html).toBeGreaterThan(500);
    expect(bytes.scripts, "scripts").toBeLessThanOrEqual(BUDGETS.scripts);
    expect(bytes.styles, "styles").toBeLessThanOrEqual(BUDGETS.styles);
    expect(bytes.html, "html").toBeLessThanOrEqual(BUDGETS.html);
  });
});

it("counts every file a page names, and refuses a page that names none", async () => {
  const html = await (await fetch(`${server.base}/faq`)).text();
  const [script] = html.match(/\/assets\/(?:ar|en)\/[\w.-]+\.js/) ?? [];
  const all = pageBytes(html);
  expect(pageBytes(`<script type="module" src="${script}"></script>`).scripts).toBeLessThan(all.scripts);
  expect(() => pageBytes("<p>Nothing</p>")).toThrow("no script");
});
