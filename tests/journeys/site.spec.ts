import type { Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, speak, test } from "../support/browser.ts";
import { awake } from "../support/steps.ts";
import { Visitor } from "../support/visitor.ts";

const SECONDS = 32;
const NAME = { ar: "وِجهة", en: "Wijha" } as const;

/** Addresses of films the page has asked for. */
function films(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/video/")) asked.push(request.url());
  });
  return asked;
}

test("the film opens over the landing page, by keyboard, and gives the focus back", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  const asked = films(page);
  await page.goto(server.base);
  await awake({ page });
  const trigger = page.getByRole("link", { name: say(m.site_intro_watch) });
  await trigger.focus();
  expect(asked, "before it is asked for").toEqual([]);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: say(m.site_intro_title) });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`${server.base}/`);
  const film = dialog.locator("video");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(SECONDS);
  const state = await film.evaluate((video: HTMLVideoElement) => ({
    paused: video.paused,
    showing: [...video.textTracks].filter(({ mode }) => mode === "showing").map(({ language }) => language),
  }));
  expect(state).toEqual({ paused: true, showing: [lang] });
  await expect(dialog.getByRole("listitem")).toHaveCount(6);
  await dialog.getByText(say(m.site_intro_play), { exact: true }).click();
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(trigger).toBeFocused();

  await trigger.click();
  await dialog.getByRole("button", { name: say(m.ui_close) }).click();
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("on a phone the drawer leads to the film's own page", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(server.base);
  await page.getByRole("button", { name: say(m.layouts_menu_open) }).click();
  await page.getByRole("link", { name: say(m.site_intro_watch) }).click();
  await expect(page).toHaveURL(/\/intro$/);
  await expectWholePage(page, lang);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the trigger is a link to a page with the same film and its text", async ({ walk }) => {
    const { page, server, lang, say } = walk;
    await page.goto(server.base);
    await page.getByRole("link", { name: say(m.site_intro_watch) }).click();
    await expect(page).toHaveURL(/\/intro$/);
    await expectWholePage(page, lang);
    await page.getByText(say(m.site_intro_play), { exact: true }).click();
    await expect(page.locator("video")).toBeVisible();
    await expect(page.locator("main li:not(nav *)")).toHaveCount(6);
  });

  test("the landing page tells of the day", async ({ walk }) => {
    const { page, server, say } = walk;
    await page.goto(server.base);
    const featured = page.getByRole("region", { name: say(m.home_featured_title) });
    await expect(featured.getByRole("heading", { level: 3 })).toHaveCount(3);
    // What one leaves with: a result, professions with reasons, a plan.
    const leave = page.getByRole("region", { name: say(m.home_leave_title) });
    await expect(leave.getByRole("heading", { level: 3 })).toHaveCount(3);
    const reading = page.getByRole("region", { name: say(m.home_reading_title), exact: true });
    await expect(page.locator(".tip")).toHaveCount(1);
    await reading.getByRole("link").click();
    await expect(page).toHaveURL(/\/resources\/blogpost\/[\w-]+$/);
  });
});

test("an announcement is hidden for good on this device, another one comes back", async ({
  browser,
  server,
  lang,
  say,
}) => {
  const editor = await new Visitor(server).signIn("editor@wijha.example");
  const announce = async (announcement: string | null) => {
    const answer = await fetch(`${server.base}/api/site-settings?locale=${lang}`, {
      method: "PUT",
      headers: { Cookie: editor.cookie, Origin: server.base, "Content-Type": "application/json" },
      body: JSON.stringify({ data: { name: NAME[lang], announcement } }),
    });
    expect(answer.ok).toBe(true);
  };
  const words = { ar: ["نعود يوم الأحد", "عدنا"], en: ["Back on Sunday", "We are back"] }[lang];
  const context = await browser.newContext();
  const page = await context.newPage();
  await speak(page, server, lang);
  const bar = page.getByRole("region", { name: say(m.site_announcement) });
  try {
    await announce(words[0] ?? "");
    await page.goto(`${server.base}/jobs`);
    await expect(bar).toContainText(words[0] ?? "");
    expect(await axeFaults(page)).toEqual([]);
    await bar.getByRole("button", { name: say(m.site_announcement_close) }).press("Enter");
    await expect(bar).toBeHidden();
    await expect(page.locator("#main")).toBeFocused();
    await page.goto(server.base);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
    await announce(words[1] ?? "");
    await page.goto(server.base);
    await expect(bar).toContainText(words[1] ?? "");
  } finally {
    await announce(null);
    await context.close();
  }
});
