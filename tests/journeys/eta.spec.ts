import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";

const ITEMS = 38;
/** As far as it is answered by hand; the rest goes the shortest way. */
const BY_HAND = 4;

const heading = ({ page }: Walk) => page.getByRole("heading", { level: 1 });
const atSituation = async (walk: Walk, number: number) => {
  await expect(walk.page).toHaveURL(new RegExp(`/${number}$`));
  await expect(heading(walk)).toContainText(walk.say(m.scales_situation_of, { number, total: ITEMS }));
};

/** Answers of the device up to a situation: as answering them gives. */
async function giveOnDevice({ page, server }: Walk, count: number): Promise<void> {
  const day = Math.floor(Date.now() / 86_400_000);
  const letters = Array.from({ length: count }, (_, at) => (at % 3) + 1).join("");
  await page.context().addCookies([{ name: "scale-eta", value: `1.${day}.${letters}`, url: server.base }]);
}

/** The questions that come once, before the first scale: of age, and no grade. They lead back to the start. */
async function sayAge({ page, say }: Walk): Promise<void> {
  await page.getByLabel(say(m.scales_about_age), { exact: true }).selectOption("25-plus");
  await page.getByRole("button", { name: say(m.scales_about_go_back) }).click();
  await expect(page).toHaveURL(/\/eta$/);
  await page
    .getByRole("main")
    .getByRole("button", { name: say(m.scales_start_begin) })
    .click();
}

/** The rest of somebody's draft, by the forms of its pages. */
async function answerDraft({ page, server }: Walk): Promise<void> {
  const attempt = (await page.locator('input[name="attempt"]').getAttribute("value")) ?? "";
  const { data } = await (await page.request.get(`${server.base}/api/eta-questions`)).json();
  for (const [at, { documentId: item }] of (data as { documentId: string }[]).entries())
    await page.request.post(`${server.base}/scales/eta/questions/${at + 1}`, {
      form: { attempt, item, answer: "ABC"[at % 3] ?? "A" },
      headers: { Origin: server.base },
      maxRedirects: 0,
    });
}

/** A side's answer stands; what it means and what to try wait in a fold on a phone and stand where there is room; paper takes two sheets. */
async function expectShort({ page }: Walk): Promise<void> {
  const tries = page.locator(".item-sides .item-try").first();
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(tries).toBeHidden();
  await page.locator(".item-more > summary").first().click();
  await expect(tries).toBeVisible();
  await page.locator(".item-more > summary").first().click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(tries).toBeVisible();
  await page.setViewportSize(size);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
}

test("a guest answers by mouse, reads the result, compares, and keeps it in an account", async ({ walk }) => {
  test.setTimeout(120_000);
  const { page, server, lang, say } = walk;
  await page.goto(`${server.base}/eta`);
  await expectWholePage(page, lang);
  await page
    .getByRole("main")
    .getByRole("link", { name: say(m.scales_start_begin) })
    .click();
  for (let number = 1; number <= BY_HAND; number += 1) {
    await atSituation(walk, number);
    await page
      .locator("button.answer")
      .nth(number % 3)
      .click();
  }
  await atSituation(walk, BY_HAND + 1);
  await page.getByRole("link", { name: say(m.scales_previous), exact: true }).click();
  await expect(page.locator('button.answer[aria-pressed="true"]')).toHaveCount(1);
  await giveOnDevice(walk, ITEMS);
  await page.goto(`${server.base}/scales/eta/try/next`);
  // Without a grade the scores stand alone.
  await expect(heading(walk)).toContainText(say(m.scales_walk_result_raw));
  await expect(page.getByText(say(m.scales_rank_provisional))).toHaveCount(0);
  await page.getByLabel(say(m.scales_about_grade)).selectOption("9");
  await page.getByRole("button", { name: say(m.scales_compare_show) }).click();
  await expect(page.getByText(say(m.scales_rank_provisional))).toHaveCount(1);
  await expect(page.getByText(say(m.scales_provisional_ranks))).toBeVisible();
  await expectShort(walk);
  expect.soft(await axeFaults(page)).toEqual([]);
  await member(walk, "eta");
  await page.goto(`${server.base}/eta`);
  await expect(heading(walk)).toHaveText(say(m.scales_join_title));
  await page.getByRole("button", { name: say(m.scales_join_mine) }).click();
  await sayAge(walk);
  await expect(page).toHaveURL(/\/scales\/eta\/review$/);
  await page.getByRole("button", { name: say(m.scales_review_submit) }).click();
  await expect(page).toHaveURL(/\/scales\/eta\/results\/\w+$/);
  await page.getByRole("link", { name: say(m.scales_results_history) }).click();
  await expect(page.getByRole("main").locator('a[href^="/scales/eta/results/"]')).toHaveCount(1);
});

test("by keyboard alone: keys answer, chosen first and continued on wish, nothing moves by choosing", async ({
  walk,
}) => {
  const { page, server, say } = walk;
  await page.goto(`${server.base}/scales/eta/try/1`);
  await page.waitForLoadState("networkidle");
  await page.locator("button.answer").first().focus();
  await page.keyboard.press("2");
  await atSituation(walk, 2);
  await page.goto(`${server.base}/scales/eta/try/2?way=choose`);
  await atSituation(walk, 2);
  await page.waitForLoadState("networkidle");
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("3");
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
  await atSituation(walk, 2);
  await page.getByRole("button", { name: say(m.scales_next), exact: true }).press("Enter");
  await atSituation(walk, 3);
  await page.getByRole("button", { name: say(m.scales_next), exact: true }).press("Enter");
  await expect(page.getByRole("link", { name: say(m.fault_field_scales_choose) })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody signed in answers, reviews, reads the result and withdraws it", async ({ walk }) => {
    test.setTimeout(120_000);
    const { page, server, say } = walk;
    await member(walk, "plain-eta");
    await page.goto(`${server.base}/eta`);
    await page
      .getByRole("main")
      .getByRole("button", { name: say(m.scales_start_begin) })
      .click();
    await sayAge(walk);
    await atSituation(walk, 1);
    await page.locator("button.answer").nth(1).click();
    await atSituation(walk, 2);
    await answerDraft(walk);
    await page.goto(`${server.base}/scales/eta/review`);
    await page.getByRole("button", { name: say(m.scales_review_submit) }).click();
    await expect(page).toHaveURL(/\/scales\/eta\/results\/\w+$/);
    // Who says no grade is compared with nobody.
    await expect(page.getByText(say(m.scales_no_rank_title))).toBeVisible();
    await page.getByText(say(m.scales_walk_manage)).click();
    await page.getByRole("button", { name: say(m.scales_withdraw) }).click();
    await page.getByRole("button", { name: say(m.scales_restore) }).click();
    await expect(page.getByText(say(m.scales_restored))).toBeVisible();
  });

  test("a guest answers, page by page", async ({ walk }) => {
    const { page, server } = walk;
    await page.goto(`${server.base}/scales/eta/try/next`);
    await atSituation(walk, 1);
    await page.locator("button.answer").first().click();
    await atSituation(walk, 2);
    await giveOnDevice(walk, ITEMS);
    await page.goto(`${server.base}/scales/eta/try/done?grade=12&gender=female`);
    await expect(page.locator(".item-provisional")).toHaveCount(1);
  });
});
