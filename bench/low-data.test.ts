import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PICTURED } from "#layouts/low-data-line.tsx";
import type { ScreenId } from "#shared/screens.ts";
import { AppServer } from "#tests/support/app-server.ts";
import { firstViewBytes, LANGUAGES, MOST_FIRST_VIEW } from "./client-bytes.ts";
import { KINDS, Readers, screensOf } from "./pages.ts";

/** What opens in demo mode only shows every drawing there is. */
const SCREENS_HERE = KINDS.filter((kind) => kind !== "demo")
  .flatMap(screensOf)
  // It is there for somebody new, and once.
  .filter((id) => id !== "welcome");
/** Has pictures once something is in it. */
const IN_TIME: ReadonlySet<ScreenId> = new Set<ScreenId>(["favorites", "profile"]);
const PICTURE = /<img\b|<picture\b|\sposter=|\/assets\/motifs\//;
const SCRIPT = /<script\b|modulepreload|\sonclick=/;

let server: AppServer;
const readers: Partial<Record<(typeof LANGUAGES)[number], Readers>> = {};

beforeAll(async () => {
  server = await AppServer.start();
  for (const language of LANGUAGES) readers[language] = await Readers.of(server, language, { data: "little" });
}, 120_000);

afterAll(async () => {
  await server?.remove();
});

describe.each(LANGUAGES)("with little data, in %s", (language) => {
  const open = (id: ScreenId, query?: string) => (readers[language] as Readers).open(id, query);

  it.each(SCREENS_HERE)("%s brings no script, no font and no picture, and is small", async (id) => {
    const { path, html } = await open(id);
    expect(html.match(SCRIPT), path).toBeNull();
    expect(html.match(/\.woff2|rel="manifest"/), path).toBeNull();
    expect(html.match(PICTURE), path).toBeNull();
    expect(html).toContain('data-data="little"');
    const bytes = firstViewBytes(html);
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes, path).toBeLessThanOrEqual(MOST_FIRST_VIEW);
  });

  it.each(SCREENS_HERE)("%s shows its pictures when asked, and asks only where it has some", async (id) => {
    const plain = await open(id);
    const { path, html } = await open(id, "?pictures=yes");
    expect(plain.html.includes("pictures=yes"), path).toBe(PICTURED.has(id));
    if (PICTURED.has(id) && !IN_TIME.has(id)) expect(html, path).toMatch(PICTURE);
    if (!PICTURED.has(id)) expect(html.match(PICTURE), path).toBeNull();
    expect(html.match(SCRIPT), path).toBeNull();
  });
});

it("weighs no page that names no styles", () => {
  expect(() => firstViewBytes("<p>Nothing</p>")).toThrow("no style");
});
