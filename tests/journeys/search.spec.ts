import type { Locator, Page, Request } from "@playwright/test";
import { SEARCH_DEBOUNCE_MS } from "#features/search/rules/search-limits.ts";
import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, speak, test, type Walk } from "../support/browser.ts";
import { shippedText } from "../support/published.ts";
import { arriveAt } from "../support/steps.ts";

const WORDS = {
  ar: { nurse: "ممرض", other: "محاسب", many: "عمل", none: "مصمم بالونات" },
  en: { nurse: "nurse", other: "accountant", many: "work", none: "balloon designer" },
} as const;

/** What there is of the overlay. */
function overlay(page: Page) {
  const box = page.locator("#site-search");
  return {
    box,
    field: box.locator("input"),
    panel: page.locator("#search-panel"),
    options: box.getByRole("option"),
    status: box.getByRole("status"),
    keywords: page.locator("#search-panel button[aria-pressed]"),
  };
}

/** Types as a person does; the overlay's code comes with the focus. */
async function type(field: Locator, words: string): Promise<void> {
  await field.click();
  await expect(field).toHaveRole("combobox");
  await field.pressSequentially(words, { delay: 20 });
}

test("typing opens groups of results, keywords narrow them, a click elsewhere closes", async ({
  page,
  server,
  lang,
  say,
}) => {
  const { field, panel, options, status, keywords } = overlay(page);
  const asked: URL[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/search")) asked.push(new URL(request.url()));
  });
  await speak(page, server, lang);
  await page.clock.install();
  await page.goto(`${server.base}/jobs`);
  await type(field, WORDS[lang].nurse.slice(0, 1));
  await page.clock.fastForward(2 * SEARCH_DEBOUNCE_MS);
  expect(asked, "one letter asks nothing").toEqual([]);
  // Well ahead: the page's clock goes on until it is paused.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await field.pressSequentially(WORDS[lang].nurse.slice(1), { delay: 20 });
  await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1);
  expect(asked, "typing has not rested for a second").toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(options.first()).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(status).toHaveText(/\d/);
  for (const group of await panel.getByRole("group").all())
    expect(await group.getByRole("option").count()).toBeLessThanOrEqual(3);
  for (const text of await options.locator("span").allTextContents()) expect([...text].length).toBeLessThanOrEqual(70);
  await expect(panel.locator("mark").first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await expectWholePage(page, lang);

  const name = (await keywords.nth(1).textContent()) ?? "";
  await keywords.nth(1).click();
  await expect(keywords.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => asked.at(-1)?.searchParams.get("keywords")).toBe(name);
  await expect(keywords.nth(1)).toBeFocused();
  await keywords.nth(2).click();
  await expect.poll(() => asked.at(-1)?.searchParams.get("keywords")?.split(",").length).toBe(2);
  await keywords.nth(2).click();
  await expect(panel).toHaveAttribute("aria-busy", "false");

  const heading = page.locator("h1");
  const { width = 0 } = (await heading.boundingBox()) ?? {};
  await heading.click({ position: { x: lang === "ar" ? width - 5 : 5, y: 5 } });
  await expect(panel).toBeHidden();
  await expect(field).toBeFocused();
  await field.press("ArrowDown");
  await panel.getByRole("link", { name: say(m.search_browse_all) }).click();
  await expect(page).toHaveURL(/\/search\/searchResults\?word=.+&keywords=/);
  await expect(panel).toBeHidden();
});

test("by keyboard: Enter asks, arrows choose, Esc closes, a second Enter shows all", async ({
  page,
  server,
  lang,
  say,
  expected,
}) => {
  const walk: Walk = { page, server, lang, say, expected };
  const { field, panel, options } = overlay(page);
  await speak(page, server, lang);
  await page.goto(`${server.base}/future-skills`);
  await type(field, WORDS[lang].nurse);
  await field.press("Enter");
  await expect(options.first()).toBeVisible({ timeout: 900 });
  await field.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
  await field.press("ArrowUp");
  await expect(field).toHaveAttribute("aria-activedescendant", (await options.last().getAttribute("id")) ?? "");
  await field.press("Home");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await field.press("End");
  await expect(options.last()).toBeInViewport();
  await field.press("Escape");
  await expect(panel).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(WORDS[lang].nurse);

  await field.press("ArrowDown");
  const title = shippedText("job", "nurse", lang).title ?? "";
  const job = panel
    .getByRole("group", { name: say(m.search_group_jobs) })
    .getByRole("option")
    .first();
  const wanted = (await job.getAttribute("id")) ?? "";
  const ids = await options.evaluateAll((all) => all.map(({ id }) => id));
  for (const _ of ids.slice(0, ids.indexOf(wanted) + 1)) await field.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-activedescendant", wanted);
  await field.press("Enter");
  await arriveAt(walk, title);

  await field.focus();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\/searchResults\?word=./);
  await arriveAt(walk, new RegExp(WORDS[lang].nurse));
});

test("late answers change nothing, failures say nothing, nothing found helps on", async ({
  page,
  server,
  lang,
  say,
  expected,
}) => {
  const { field, panel, options, status } = overlay(page);
  const { nurse, other, none } = WORDS[lang];
  await speak(page, server, lang);
  await page.goto(`${server.base}/jobs`);
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const isFirst = (request: Request) => new URL(request.url()).searchParams.get("q") === nurse;
  const over = new Promise<void>((done) => {
    for (const end of ["requestfinished", "requestfailed"] as const)
      page.on(end as "requestfinished", (request) => isFirst(request) && done());
  });
  await page.route("**/api/search*", async (route) => {
    if (isFirst(route.request())) await held;
    await route.continue().catch(() => undefined);
  });
  await type(field, nurse);
  await field.press("Enter");
  await expect(panel.getByText(say(m.search_loading))).toBeVisible();
  await field.fill(other);
  await field.press("Enter");
  await expect(options.filter({ hasText: shippedText("job", "accountant", lang).title ?? "" }).first()).toBeVisible();
  release();
  await over;
  await expect(options.filter({ hasText: shippedText("job", "accountant", lang).title ?? "" }).first()).toBeVisible();
  await field.fill("x");
  await expect(panel).toBeHidden();

  await field.fill(none);
  await field.press("Enter");
  await expect(panel.getByRole("heading", { name: none })).toBeVisible();
  await expect(panel.getByText(say(m.search_none_spelling))).toBeVisible();
  await expect(panel.locator('a[href^="/jobs/"]').first()).toBeVisible();
  await expect(status).toHaveText(say(m.search_none_announced));
  expect(await axeFaults(page)).toEqual([]);

  expected.add(503);
  await page.unroute("**/api/search*");
  await page.route("**/api/search*", (route) =>
    route.fulfill({ status: 503, headers: { "x-request-id": "ours" }, json: { error: { message: "" } } }),
  );
  await field.fill(`${nurse} ${other}`);
  await field.press("Enter");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\/searchResults\?word=/);
});

test("on a phone a button opens the field", async ({ page, server, lang, say }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await speak(page, server, lang);
  for (const path of ["/", "/jobs"]) {
    const { field, options } = overlay(page);
    await page.goto(server.base + path);
    await expect(field).toBeHidden();
    const opener = page.getByRole("button", { name: say(m.search_open) });
    await opener.click();
    await expect(field).toBeFocused();
    await type(field, WORDS[lang].nurse);
    await field.press("Enter");
    await expect(options.first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await field.press("Escape");
    await expect(options.first()).toBeHidden();
    // The browser's own field takes one Esc for emptying itself.
    await field.press("Escape");
    await expect(field).toHaveValue("");
    await field.press("Escape");
    await expect(field).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

/** Tabs, kinds, pages, keywords and what cannot be looked for, on the page of results. */
async function readResults(walk: Walk): Promise<void> {
  const { page, server, lang, say, expected } = walk;
  const { many, none } = WORDS[lang];
  const main = page.getByRole("main");
  await page.goto(`${server.base}/jobs`);
  await page.locator("#site-search input").fill(many);
  await page
    .getByRole("banner")
    .getByRole("button", { name: say(m.search_submit) })
    .click();
  await arriveAt(walk, new RegExp(many));
  await expect(page).toHaveTitle(new RegExp(`\u2068${many}\u2069`));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(main.locator("mark").first()).toBeVisible();
  const jobs = main.getByRole("region", { name: say(m.search_group_jobs) });
  await expect(jobs.getByRole("heading", { level: 3 })).toHaveCount(4);
  await jobs.getByRole("link", { name: say(m.search_group_all, { name: say(m.search_group_jobs) }) }).click();
  await expect(main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) })).toHaveCount(12);
  await page.getByRole("link", { name: say(m.ui_page_number, { page: 2 }) }).click();
  await expect(page).toHaveURL(/&page=2$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/searchResults\?word=[^&]+$/);

  const tabs = page.getByRole("navigation", { name: say(m.search_tabs) });
  const programs = tabs.getByRole("link", { name: say(m.search_group_programs) });
  await programs.click();
  await expect(page).toHaveURL(/searchType=programs/);
  await expect(programs).toHaveAttribute("aria-current", "true");
  const kinds = page.getByRole("navigation", { name: say(m.search_kinds) });
  const degrees = kinds.getByRole("link", { name: say(m.search_type_academic_degree) });
  await degrees.click();
  await expect(page).toHaveURL(/searchType=academic-degree/);
  // The address changes before the page does, and its keywords are others.
  await expect(degrees).toHaveAttribute("aria-current", /./);
  const keywords = page.getByRole("navigation", { name: say(m.search_related) }).getByRole("link");
  const chosen = (await keywords.first().textContent()) ?? "";
  await keywords.first().click();
  await expect(page).toHaveURL(/keywords=/);
  await expect(keywords.filter({ hasText: chosen }).first()).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(page).toHaveURL(/searchType=academic-degree$/);

  expected.add(400);
  // The bar's field holds the word, also one that was refused; the page has its own while nothing was found.
  const word = page.locator("#site-search input");
  const submit = page.locator("#site-search").getByRole("button", { name: say(m.search_submit) });
  await word.fill("x");
  await submit.click();
  await expect(main.getByText(say(m.fault_field_search_too_short))).toBeVisible();
  await expect(word).toHaveValue("x");
  // The field takes no more than that; an address may hold anything.
  await page.goto(`${server.base}/search/searchResults?word=${"y".repeat(300)}`);
  await expect(main.getByText(say(m.fault_field_search_too_long))).toBeVisible();
  await word.fill(none);
  await submit.click();
  await expect(main.getByRole("heading", { level: 2, name: none })).toBeVisible();
  await expect(main.getByRole("searchbox")).toHaveValue(none);
  await main.locator('a[href^="/jobs/"]').first().click();
  await expect(page).toHaveURL(/\/jobs\/[a-z-]+$/);
}

test("the page of results", async ({ page, server, lang, say, expected }) => {
  await speak(page, server, lang);
  await readResults({ page, server, lang, say, expected });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of results, and the field on a phone", async ({ page, server, lang, say, expected }) => {
    await speak(page, server, lang);
    await readResults({ page, server, lang, say, expected });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${server.base}/faq`);
    await page.getByRole("button", { name: say(m.search_open) }).click();
    await page.locator("#site-search input").fill(WORDS[lang].nurse);
    await page.locator("#site-search input").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: WORDS[lang].nurse })).toBeVisible();
  });
});
