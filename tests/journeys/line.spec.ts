import { m } from "#i18n/paraglide/messages.js";
import { expect, NO_LINE, test } from "../support/browser.ts";

test("a link is followed by itself once the line is back, its code included", async ({ walk, context }) => {
  const { page, server, say, expected } = walk;
  expected.add(NO_LINE);
  await page.goto(`${server.base}/faq`);
  await page.waitForTimeout(2500);
  await page.evaluate(() => {
    document.documentElement.dataset.mark = "same";
  });
  await context.setOffline(true);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: say(m.layouts_menu_terms) })
    .click();
  await expect(page.getByRole("status").filter({ hasText: say(m.ui_line_lost) })).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  await page.getByRole("button", { name: say(m.ui_line_again) }).click();
  await expect(page.getByText(say(m.ui_line_still))).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/terms-of-use/);
  await expect(page.getByText(say(m.ui_line_back))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-mark", "same");
});
