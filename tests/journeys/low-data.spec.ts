import type { Page, Response } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { arriveAt, awake, newcomer, signUp } from "../support/steps.ts";

const MOST_BYTES = 60_000;
/** Narrower than any phone that is sold. */
const NARROW = { width: 320, height: 700 };

test.use({ serviceWorkers: "allow" });

test.describe("with little data", () => {
  test.use({ serviceWorkers: "block" });

  test("a device that saves data: from the landing page to an account, and a choice that is kept", async ({ walk }) => {
    const { page, server, say } = walk;
    await page.setExtraHTTPHeaders({ "Save-Data": "on" });
    const fetched = await openFirst(page, server.base);
    expect(fetched.kinds).not.toContain("script");
    expect(fetched.kinds).not.toContain("font");
    expect(fetched.bytes).toBeLessThan(MOST_BYTES);
    await expect(page.getByText(say(m.layouts_low_data_device))).toBeVisible();
    await look(walk);

    const answer = () => page.getByRole("main").getByRole("button", { name: say(m.scales_true), exact: true });
    await answer().click();
    await expect(page).toHaveURL(/career-test\/try\/2/);
    await answer().click();
    await expect(page).toHaveURL(/career-test\/try\/3/);
    await look(walk);

    await page.goto(server.base);
    // Its second step comes back once with a fault, and keeps what was typed.
    await signUp(walk, newcomer(walk.lang, "little"));

    await page.goto(`${server.base}/preferences?back=%2Fjobs`);
    await page.getByRole("radio", { name: say(m.display_text_larger) }).check();
    await page.getByRole("radio", { name: say(m.display_motion_calm) }).check();
    await page.getByRole("radio", { name: say(m.display_theme_dark) }).check();
    await page.locator('input[name="data"][value="little"]').check();
    await page.getByRole("button", { name: say(m.display_save) }).click();
    await expect(page.getByText(say(m.accounts_notice_saved))).toBeVisible();
    for (const [mark, value] of [
      ["data-theme", "dark"],
      ["data-text", "larger"],
      ["data-motion", "calm"],
      ["data-data", "little"],
    ] as const)
      await expect(page.locator("html")).toHaveAttribute(mark, value);
    await expect(page.getByText(say(m.layouts_low_data_person))).toBeVisible();
    await look(walk);

    await page.getByRole("link", { name: say(m.display_back) }).click();
    await arriveAt(walk, say(m.jobs_title));
    await expect(page.locator("svg.drawing")).toHaveCount(0);
    await look(walk);
    await page.getByRole("link", { name: say(m.layouts_low_data_pictures) }).click();
    await expect(page.locator("svg.drawing").filter({ visible: true }).first()).toBeVisible();
    await look(walk);

    await page.getByRole("button", { name: say(m.layouts_low_data_full) }).click();
    await awake(walk);
    await expect(page.locator("html")).toHaveAttribute("data-text", "larger");
    await expect(page.locator("html")).not.toHaveAttribute("data-data");
    await expect(page.getByText(say(m.layouts_low_data_person))).toHaveCount(0);
  });
});

test("who saves data after a full visit: the service worker brings no scripts, and the full version comes back", async ({
  walk,
}) => {
  const { page, server, say } = walk;
  await page.goto(`${server.base}/jobs`);
  await awake(walk);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 });
  await page.goto(`${server.base}/preferences`);
  await awake(walk);
  await page.locator('input[name="data"][value="little"]').check();
  await page.getByRole("button", { name: say(m.display_save) }).click();
  await expect(page.getByText(say(m.layouts_low_data_person))).toBeVisible();
  expect(await page.locator("script").count()).toBe(0);
  const fetched = await openFirst(page, `${server.base}/jobs`);
  expect(fetched.kinds).not.toContain("script");
  await page.getByRole("button", { name: say(m.layouts_low_data_full) }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await awake(walk);
});

/** Opens a page and weighs everything that came over the line for it. */
async function openFirst(page: Page, address: string): Promise<{ bytes: number; kinds: string[] }> {
  const answers: Response[] = [];
  const note = (answer: Response) => answers.push(answer);
  page.on("response", note);
  await page.goto(address, { waitUntil: "networkidle" });
  page.off("response", note);
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  return {
    bytes: sizes.reduce(
      (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
      0,
    ),
    kinds: answers.map((answer) => answer.request().resourceType()),
  };
}

/** Whole, in one language, nothing wider than the narrowest screen, and clean to axe. */
async function look({ page, lang }: Walk): Promise<void> {
  await expectWholePage(page, lang);
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isTooWide(), `${page.url()} is wider than its screen`).toBe(false);
  if (before) await page.setViewportSize(before);
  expect(await axeFaults(page), page.url()).toEqual([]);
}
