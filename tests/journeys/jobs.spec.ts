import { clockTime } from "#i18n/clock-time.ts";
import { m } from "#i18n/paraglide/messages.js";
import { expect, expectWholePage, speak, test } from "../support/browser.ts";

/** A typical profession within about three screens of a usual desk, the footer included. */
const MOST_AT_1280 = 2600;

test("a profession is told in one view: its day, its path, what is near", async ({ page, server, lang, say }) => {
  await speak(page, server, lang);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.base}/jobs/nurse`);
  const day = page.getByRole("region", { name: say(m.jobs_day_title) });
  await expect(day.getByRole("listitem").first().locator("time")).toHaveText(clockTime("06:45", lang));
  const gates = page.getByRole("region", { name: say(m.jobs_path_title) }).getByRole("heading", { level: 3 });
  await expect(gates.first()).toHaveText(say(m.jobs_path_subjects));
  await expectWholePage(page, lang);
  // The page as it stays: with what scripts bring, and in its own faces, for another one breaks the lines.
  await expect(page.locator(".detail .print-button")).toBeVisible();
  const height = () => page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));
  await expect.poll(height).toBeLessThanOrEqual(MOST_AT_1280);
  // The sources are folded, and there for who looks.
  await expect(page.getByText("29-1141.00")).toBeHidden();
  await page.getByRole("heading", { name: new RegExp(`^${say(m.ui_detail_sources)}`) }).click();
  await expect(page.getByText("29-1141.00")).toBeVisible();
  // So is the rest of the story.
  const rest = page.locator(".detail-story details p").first();
  await expect(rest).toBeHidden();
  await page.getByText(say(m.ui_detail_read_on)).click();
  await expect(rest).toBeVisible();
  const near = page.getByRole("region", { name: say(m.jobs_near_title) });
  await near.getByRole("link").first().click();
  await expect(page).not.toHaveURL(/nurse/);
  await expectWholePage(page, lang);
});

test("on a phone the story waits in a fold, and on paper a profession takes two sheets", async ({
  page,
  server,
  lang,
  say,
}) => {
  await speak(page, server, lang);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.base}/jobs/nurse`);
  await expect(page.getByRole("region", { name: say(m.ui_detail_facts) })).toBeInViewport();
  const rest = page.locator(".detail-story details p").first();
  await expect(rest).toBeHidden();
  await page.getByText(say(m.ui_detail_read_on)).click();
  await expect(rest).toBeVisible();
  // On paper two sheets: a short one, and two of the longest.
  for (const slug of ["nurse", "photographer", "real-estate-agent"]) {
    await page.goto(`${server.base}/jobs/${slug}`);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g);
    expect(sheets?.length, slug).toBeLessThanOrEqual(2);
  }
});
