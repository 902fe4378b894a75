import type { Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import type { AppServer } from "../support/app-server.ts";
import { expect, expectWholePage, type Say, test } from "../support/browser.ts";
import { awake } from "../support/steps.ts";

const POST = "/resources/blogpost/a-week-of-job-shadowing";

interface Opened {
  readonly page: Page;
  readonly server: AppServer;
  readonly lang: "ar" | "en";
  readonly say: Say;
}

const toggle = ({ page, say }: Opened, name: string) =>
  page.getByRole("navigation", { name: say(m.resources_kinds) }).getByRole("link", { name });

/** From the list over its kinds to a book and back, and to a course opened in its place. */
async function browse(opened: Opened): Promise<void> {
  const { page, server, lang, say } = opened;
  await page.goto(`${server.base}/resources`);
  await expectWholePage(page, lang);
  await toggle(opened, say(m.resources_books)).click();
  await expect(page).toHaveURL(/show=books/);
  // The address changes a moment before the links that build on it.
  await expect(toggle(opened, say(m.resources_courses))).toHaveAttribute("href", /books/);
  await toggle(opened, say(m.resources_courses)).click();
  await expect(page).toHaveURL(/show=books,courses/);
  const cards = page.getByRole("main").locator(".res-list > li");
  await expect(cards.filter({ hasText: say(m.resources_blog) })).toHaveCount(0);
  await cards
    .filter({ hasText: say(m.resources_course) })
    .first()
    .getByRole("link")
    .click();
  await expect(page.getByText(say(m.resources_gained))).toBeVisible();
  expect(new URL(page.url()).hash.length).toBeGreaterThan(2);
  await expectWholePage(page, lang);
  await page.goBack();
  await expect(page.getByText(say(m.resources_gained))).toHaveCount(0);
  await cards
    .filter({ hasNotText: say(m.resources_course) })
    .first()
    .getByRole("link")
    .click();
  await expect(page.getByRole("heading", { name: say(m.resources_section_why) })).toBeVisible();
  await expectWholePage(page, lang);
}

/** Says no, then why; too long a word comes back with what was typed. */
async function judge({ page, server, lang, say }: Opened): Promise<void> {
  await page.goto(server.base + POST);
  const word = page.getByLabel(say(m.feedback_word));
  const send = page.getByRole("button", { name: say(m.feedback_send) });
  await expect(word).toHaveCount(0);
  await page.getByRole("button", { name: say(m.feedback_no), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: say(m.feedback_thanks_no) })).toBeVisible();
  await word.evaluate((field) => field.removeAttribute("maxlength")).catch(() => undefined);
  await word.fill(`${lang} `.repeat(200));
  await send.click();
  await expect(page.getByText(say(m.fault_field_feedback_word_long))).toBeVisible();
  await expect(word).toHaveValue(/^(ar|en) /);
  await word.fill(lang === "ar" ? "ينقصه مثال" : "An example is missing");
  await send.click();
  await expect(page.getByRole("status").filter({ hasText: say(m.feedback_thanks_word) })).toBeVisible();
  await expect(word).toHaveCount(0);
  await page.getByRole("button", { name: say(m.feedback_yes), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: say(m.feedback_thanks_yes) })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${POST}(#feedback)?$`));
}

test("resources, kind by kind", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  await browse({ page, server, lang, say });
});

test("every resource shows what it is about, the first article largest", async ({ walk }) => {
  const { page, server } = walk;
  await page.goto(`${server.base}/resources`);
  const cards = page.getByRole("main").locator(".res-list > li");
  await expect(cards).toHaveCount(12);
  for (const card of await cards.all()) await expect(card.locator("svg.drawing use").first()).toBeAttached();
  const wide = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
  expect(Math.max(...wide.slice(1))).toBeLessThan(wide[0] ?? 0);
});

test("the kinds chosen last are shown again", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  const opened = { page, server, lang, say };
  await page.goto(`${server.base}/resources`);
  await awake(walk);
  await toggle(opened, say(m.resources_documents)).click();
  await expect(page).toHaveURL(/show=documents/);
  await page.goto(`${server.base}/resources`);
  await expect(page).toHaveURL(/show=documents/);
  await toggle(opened, say(m.resources_kinds_all)).click();
  await expect(page).toHaveURL(/\/resources$/);
});

test("a document and its PDF in both languages", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  await page.goto(`${server.base}/resources/documents/cv-template-with-notes`);
  await expectWholePage(page, lang);
  for (const words of [m.resources_download_ar, m.resources_download_en]) {
    const file = await page.getByRole("link", { name: say(words) }).getAttribute("href");
    const answer = await page.request.get(server.base + file);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
  }
});

test("was this useful? in place", async ({ walk }) => {
  const { page, server, lang, say, expected } = walk;
  expected.add(400);
  await judge({ page, server, lang, say });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("resources, kind by kind", async ({ walk }) => {
    const { page, server, lang, say } = walk;
    await browse({ page, server, lang, say });
  });

  test("was this useful? by the page itself", async ({ walk }) => {
    const { page, server, lang, say, expected } = walk;
    expected.add(400);
    await judge({ page, server, lang, say });
  });
});
