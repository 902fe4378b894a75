import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { shippedText } from "../support/published.ts";
import { arriveAt, awake } from "../support/steps.ts";
import { Visitor } from "../support/visitor.ts";

const SETS = 12;

/** Somebody new who came for it: asked about age first, then back where they wanted to be. */
async function grownUp(walk: Walk, mark: string): Promise<void> {
  const { page, server, say } = walk;
  await member(walk, mark);
  await page.goto(`${server.base}/career-test/activities/1`);
  await arriveAt(walk, say(m.scales_about_title));
  await page.locator("#ageBand").selectOption("25-plus");
  await page.getByRole("button", { name: say(m.scales_about_go_back) }).click();
  await arriveAt(walk, say(m.scales_choices_title));
}

/** Chooses the first row as the nearest and the last one as the farthest. */
async function chooseOne({ page, say }: Walk): Promise<void> {
  await page.locator('input[name="best"]').first().check();
  await page.locator('input[name="worst"]').last().check();
  await page.getByRole("button", { name: say(m.scales_next) }).click();
}

async function walkSets(walk: Walk, from: number): Promise<void> {
  const { page } = walk;
  for (let set = from; set <= SETS; set += 1) {
    await expect(page).toHaveURL(new RegExp(`/activities/(${set}|values)$`));
    if (page.url().endsWith("values")) return;
    await chooseOne(walk);
  }
  await expect(page).toHaveURL(/values$/);
}

test("from the first four activities by keyboard to an end, back, and everything deleted", async ({ walk }) => {
  const { page, say } = walk;
  await grownUp(walk, "ways");
  await page.getByRole("link", { name: say(m.scales_choices_begin) }).click();
  await arriveAt(walk, say(m.scales_choices_question));
  await awake(walk);
  // One group of radios is one stop; arrows choose within it.
  await page.locator('input[name="best"]').first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator('input[name="best"]').nth(1)).toBeChecked();
  // What becomes the farthest is the nearest no more.
  await page.locator('input[name="worst"]').nth(1).focus();
  await page.keyboard.press("Space");
  await expect(page.locator('input[name="best"]:checked')).toHaveCount(0);
  await page.locator('input[name="best"]').first().focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: say(m.scales_next) }).focus();
  await page.keyboard.press("Enter");
  await walkSets(walk, 2);
  await arriveAt(walk, say(m.scales_choices_values_title));
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.locator('input[name="one-or-many"]').first().check();
  await page.getByRole("button", { name: say(m.scales_next) }).click();
  await arriveAt(walk, say(m.scales_choices_conditions_title));
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.locator('input[name="hours"][value="regular"]').check();
  await page.getByRole("button", { name: say(m.scales_choices_to_end) }).click();
  await arriveAt(walk, say(m.scales_choices_end_title));
  expect.soft(await axeFaults(page)).toEqual([]);
  await expect(page.locator(".cards > .card")).toHaveCount(6);
  await expect(page.locator('main a[href^="/jobs?environment="]')).toHaveCount(6);
  await page.getByRole("link", { name: say(m.scales_choices_again) }).click();
  await expect(page.locator('input[name="best"]').first()).toBeChecked();
  await awake(walk);
  await page.locator('input[name="best"]').last().check();
  await page.locator('input[name="worst"]').first().check();
  await page.getByRole("button", { name: say(m.scales_next) }).click();
  await expect(page.getByText(say(m.scales_choices_changed))).toBeVisible();
  await page.getByRole("link", { name: say(m.scales_save_leave) }).click();
  await arriveAt(walk, say(m.scales_choices_title));
  await page.getByText(say(m.scales_choices_manage), { exact: true }).click();
  await page.getByRole("button", { name: say(m.scales_choices_delete) }).click();
  await expect(page.getByText(say(m.scales_choices_deleted))).toBeVisible();
  await expect(page.getByRole("link", { name: say(m.scales_choices_begin) })).toBeVisible();
});

test("an opinion folds a profession away and brings it back, and eight are asked about", async ({ walk }) => {
  const { page, server, lang, say, expected } = walk;
  const visitor = new Visitor(server, lang);
  await visitor.signIn("student@wijha.example");
  await page.context().addCookies(visitor.ofBrowser);
  await page.goto(`${server.base}/career-test/results`);
  await page.locator('main a[href^="/career-test/results/"]').first().click();
  await expect(page.locator(".result")).toBeVisible();
  await awake(walk);
  const cards = page.locator("#jobs ~ .cards > .card");
  const first = (await cards.first().getByRole("heading").textContent())?.trim() ?? "";
  // Its name stands for women and men on the card, and short in what is pressed.
  const href = (await cards.first().getByRole("heading").getByRole("link").getAttribute("href")) ?? "";
  const title = shippedText("job", /^\/jobs\/([^?]+)/.exec(href)?.[1] ?? "", lang).title ?? "";
  const not = page.getByRole("button", { name: say(m.scales_opinions_not_of, { title }) }).first();
  await not.click();
  await expect(cards.first().getByRole("heading")).not.toHaveText(first);
  await expect(cards).toHaveCount(3);
  const fold = page.locator("#aside-result");
  await fold.locator("summary").click();
  await fold.getByRole("button", { name: say(m.scales_opinions_back_of, { title }) }).click();
  await expect(cards.first().getByRole("heading")).toHaveText(first);
  const like = page.getByRole("button", { name: say(m.scales_opinions_like_of, { title }) }).first();
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: say(m.scales_eight_invite) }).click();
  // The demo pupil's name is Arabic on English pages too: this page is not looked at whole.
  await expect(page.getByRole("heading", { level: 1, name: say(m.scales_eight_title) })).toBeVisible();
  expect.soft(await axeFaults(page)).toEqual([]);
  const asked = page.locator(".eight .card");
  await expect(asked).toHaveCount(8);
  for (let at = 0; at < 8; at += 1) {
    const button = asked
      .nth(at)
      .locator('button[name="opinion"]')
      .nth(at % 2);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
  }
  await expect(page.getByText(say(m.scales_eight_done))).toBeVisible();
  expected.add(404);
  expect((await page.goto(`${server.base}/career-test/activities/99`))?.status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same activity twice is refused clearly, and the walk goes on", async ({ walk }) => {
    const { page, server, say, expected } = walk;
    await grownUp(walk, "chooser");
    await page.goto(`${server.base}/career-test/activities/1`);
    await arriveAt(walk, say(m.scales_choices_question));
    expected.add(400);
    await page.locator('input[name="best"]').nth(2).check();
    await page.locator('input[name="worst"]').nth(2).check();
    await page.getByRole("button", { name: say(m.scales_next) }).click();
    await expect(page.getByRole("alert")).toContainText(say(m.fault_field_scales_choices_same));
    await expect(page.locator('input[name="best"]').nth(2)).toBeChecked();
    await page.locator('input[name="worst"]').first().check();
    await page.getByRole("button", { name: say(m.scales_next) }).click();
    await expect(page).toHaveURL(/activities\/2$/);
    await walkSets(walk, 2);
  });
});
