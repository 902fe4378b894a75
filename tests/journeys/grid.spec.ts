import type { Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { expect, speak, test } from "../support/browser.ts";

const PAGES = [
  "/jobs",
  "/jobs/nurse",
  "/future-skills",
  "/academic-profile/degree",
  "/resources",
  "/faq",
  "/intro",
  "/terms-of-use",
  "/privacy-policy/kept-data",
  "/join",
  "/join/continue",
  "/claim",
  "/career-test",
  "/signup",
  "/no-such-page",
];
const BARS = [320, 360, 390, 768, 920, 1024, 1200, 1280, 1920];
const BAR_HEIGHT = 68;

/** Where the title begins: its distance from the reading edge and from the top of the page. */
function titleAt(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const box = document.querySelector("main h1")?.getBoundingClientRect();
    if (!box) return [];
    const edge = document.dir === "rtl" ? document.documentElement.clientWidth - box.right : box.left;
    return [Math.round(edge), Math.round(box.top + scrollY)];
  });
}

test("the title stands at one place on every page", async ({ page, server, lang, expected }) => {
  test.setTimeout(180_000);
  expected.add(404);
  await speak(page, server, lang);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const found: Record<string, readonly number[]> = {};
    for (const path of PAGES) {
      await page.goto(server.base + path, { waitUntil: "domcontentloaded" });
      found[path] = await titleAt(page);
    }
    const [first] = Object.values(found);
    expect(first).toHaveLength(2);
    expect(found, `${width} px`).toEqual(Object.fromEntries(PAGES.map((path) => [path, first])));
  }
});

test("the bar is one row at every width, and nothing of it is cut off", async ({ page, server, lang }) => {
  await speak(page, server, lang);
  for (const path of ["/", "/jobs"]) {
    await page.goto(server.base + path);
    for (const width of BARS) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await page.locator("header.bar").evaluate((one) => ({
        height: one.getBoundingClientRect().height,
        cut: [...one.querySelectorAll(".bar-row > *")].filter((part) => {
          const { left, right, width: wide } = part.getBoundingClientRect();
          return wide > 0 && (left < 0 || right > innerWidth);
        }).length,
        over: document.documentElement.scrollWidth > innerWidth,
      }));
      // From 1,800 px on everything is an eighth larger.
      const height = BAR_HEIGHT * (width >= 1800 ? 1.125 : 1);
      expect.soft(bar, `${path} ${width} px`).toEqual({ height, cut: 0, over: false });
    }
  }
});

test("on a phone sign-in is one tap away, and the look stands in the drawer", async ({ page, server, lang, say }) => {
  await speak(page, server, lang);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${server.base}/jobs`);
  const banner = page.getByRole("banner");
  const signIn = banner.getByRole("link", { name: say(m.layouts_sign_in) });
  const box = await signIn.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await banner.getByRole("button", { name: say(m.layouts_menu_open) }).click();
  await banner.getByRole("button", { name: say(m.layouts_theme_dark) }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");
  await signIn.click();
  await expect(page).toHaveURL(/\/signin$/);
});
