import { m } from "#i18n/paraglide/messages.js";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { shippedText } from "../support/published.ts";
import { arriveAt } from "../support/steps.ts";

const TECHNICAL = `/future-skills/skills/${encodeURIComponent("تقنية")}`;
const CARDS = ".card-link";

/** From the menu to a category, a page of it, a skill and a profession that needs it. */
async function readAboutSkills(walk: Walk): Promise<void> {
  const { page, server, lang, say } = walk;
  await page.goto(server.base);
  const menu = page.getByRole("navigation", { name: say(m.layouts_main_menu) });
  await menu.getByText(say(m.skills_title), { exact: true }).click();
  await menu.getByRole("link", { name: say(m.skills_category_technical) }).click();
  await arriveAt(walk, say(m.skills_category_technical));
  expect(new URL(page.url()).pathname).toBe(TECHNICAL);
  await expect(page.locator(CARDS)).toHaveCount(12);
  await page.getByRole("link", { name: say(m.ui_page_number, { page: 2 }) }).click();
  await expect(page).toHaveURL(`${server.base}${TECHNICAL}?page=2`);
  await expect(page.locator(CARDS)).toHaveCount(3);
  const title = (await page.locator(CARDS).first().textContent()) ?? "";
  await page.locator(CARDS).first().click();
  await arriveAt(walk, title);
  await expect(page.getByRole("heading", { name: say(m.skills_section_learn) })).toBeVisible();
  await page
    .getByRole("navigation", { name: say(m.ui_breadcrumb) })
    .getByRole("link", { name: say(m.skills_title) })
    .click();
  await arriveAt(walk, say(m.skills_title));
  await page.goto(`${server.base}/future-skills/communication`);
  // Of many ways to learn it the first stand, and the others are folded.
  for (const fold of await page.locator("main details.more > summary").all()) await fold.click();
  await page.getByRole("main").locator('a[href="/jobs/nurse"]').first().click();
  await arriveAt(walk, shippedText("job", "nurse", lang).title ?? "");
  await page.getByRole("main").locator('a[href="/future-skills/communication"]').click();
  await arriveAt(walk, shippedText("future-skill", "communication", lang).title ?? "");
}

/** Parts of the overview switched on and off by their links. */
async function choosePartsByLinks(walk: Walk): Promise<void> {
  const { page, server, lang, say } = walk;
  const sections = page.getByRole("main").getByRole("heading", { level: 2 });
  const toggles = page.getByRole("navigation", { name: say(m.skills_parts) });
  await page.goto(`${server.base}/future-skills`);
  await expect(sections).toHaveCount(5);
  await toggles.getByRole("link", { name: say(m.skills_category_applied) }).click();
  await expect(page).toHaveURL(/\?show=practical$/);
  await expect(sections).toHaveText([say(m.skills_category_applied)]);
  await toggles.getByRole("link", { name: say(m.skills_documents) }).click();
  await expect(page).toHaveURL(/\?show=practical,docs$/);
  await expect(sections).toHaveText([say(m.skills_category_applied), say(m.skills_documents_title)]);
  await expectWholePage(page, lang);
  await toggles.getByRole("link", { name: say(m.skills_category_applied) }).click();
  await expect(sections).toHaveText([say(m.skills_documents_title)]);
}

test("from the menu to a skill, and the parts of the overview kept on the device", async ({ walk }) => {
  const { page, server, say } = walk;
  await readAboutSkills(walk);
  await choosePartsByLinks(walk);

  await page.goto(`${server.base}/future-skills`);
  await expect(page).toHaveURL(/\?show=docs$/);
  await page.goto(`${server.base}/future-skills?show=basic`);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([say(m.skills_category_basic)]);
  await page
    .getByRole("navigation", { name: say(m.skills_parts) })
    .getByRole("link", { name: say(m.skills_parts_all), exact: true })
    .click();
  await expect(page).toHaveURL(`${server.base}/future-skills`);
  await page.reload();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
  await expect(page).toHaveURL(`${server.base}/future-skills`);
});

test("a category by its English name, in the other language, by a profession, and one that is none", async ({
  page,
  server,
  lang,
  say,
  expected,
}) => {
  const walk: Walk = { page, server, lang, say, expected };
  await page.goto(`${server.base}/future-skills/skills/technical?lang=${lang}`);
  await arriveAt(walk, say(m.skills_category_technical));
  expect(new URL(page.url()).pathname).toBe(TECHNICAL);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${TECHNICAL}$`));
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute("href", new RegExp(`${TECHNICAL}\\?lang=en$`));

  await page.locator("summary", { hasText: say(m.skills_filter_job) }).click();
  const choice = page.getByRole("checkbox").first();
  await choice.check();
  await expect(page).toHaveURL(/\?job=[a-z-]+$/);
  await expect(page.getByRole("list", { name: say(m.ui_list_active) })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(TECHNICAL);

  const other = lang === "ar" ? "en" : "ar";
  const name = lang === "ar" ? "English" : "العربية";
  await page.getByRole("banner").getByRole("link", { name }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  expect(new URL(page.url()).pathname).toBe(TECHNICAL);

  expected.add(404);
  await page.goto(`${server.base}/future-skills/skills/soft?lang=${lang}`);
  await arriveAt(walk, say(m.errors_404_title));
  await page.goto(`${server.base}/future-skills/programing`);
  await arriveAt(walk, say(m.skills_missing_title));
  await expect(page.getByRole("main").locator('a[href="/future-skills/programming"]')).toBeVisible();
});

test("every skill of the overview is shown by its tool", async ({ page, server }) => {
  await page.goto(`${server.base}/future-skills`);
  const tools = page.getByRole("main").locator(".tool");
  await expect(tools).toHaveCount(9);
  for (const tool of await tools.all())
    await expect(tool.locator("svg.tool-figure use, svg.drawing use").first()).toBeAttached();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole way, the parts, and the filter as a form", async ({ walk }) => {
    const { page, server, lang, say } = walk;
    await readAboutSkills(walk);
    await choosePartsByLinks(walk);
    await page.goto(`${server.base}${TECHNICAL}`);
    await page.locator("summary", { hasText: say(m.skills_filter_job) }).click();
    await page.getByRole("checkbox").first().check();
    await page
      .getByRole("button", { name: say(m.ui_list_apply) })
      .first()
      .click();
    await expect(page).toHaveURL(/\?(sort=newest&)?job=[a-z-]+/);
    expect(new URL(page.url()).pathname).toBe(TECHNICAL);
    await expectWholePage(page, lang);
  });
});
