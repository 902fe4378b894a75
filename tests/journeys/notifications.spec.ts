import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { AppServer } from "../support/app-server.ts";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { arriveAt } from "../support/steps.ts";
import { Visitor } from "../support/visitor.ts";

const WORDS: Readonly<Record<Locale, { title: string; description: string; content: string }>> = {
  ar: { title: "يوم مفتوح في الكلية", description: "ما ترونه فيه ومن يجيبكم.", content: "تفاصيل اليوم." },
  en: { title: "An open day at the college", description: "What you see and who answers.", content: "All about it." },
};

/** An editor publishes a post through the API. */
async function publishPost(server: AppServer, lang: Locale, title = WORDS[lang].title): Promise<void> {
  const editor = await new Visitor(server).signIn("editor@wijha.example");
  const answer = await fetch(`${server.base}/api/blogs?locale=${lang}&status=published`, {
    method: "POST",
    headers: { Cookie: editor.cookie, Origin: server.base, "Content-Type": "application/json" },
    body: JSON.stringify({ data: { ...WORDS[lang], title, slug: `open-day-${lang}-${Date.now()}` } }),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

const menu = ({ page }: Pick<Walk, "page">) => page.locator("details.news");
const badge = (walk: Pick<Walk, "page">) => menu(walk).locator(".news-count");

/** How many are new, as the bar says. */
async function countOf(walk: Walk): Promise<number> {
  await expect(menu(walk)).toBeVisible();
  return (await badge(walk).count()) === 0 ? 0 : Number(await badge(walk).textContent());
}

/** Without any the bar says no number. */
async function expectCount(walk: Walk, count: number): Promise<void> {
  if (count === 0) await expect(badge(walk)).toHaveCount(0);
  else await expect(badge(walk)).toHaveText(String(count), { timeout: 10_000 });
}

/** Demo people have names of one language. */
async function signIn({ page, server, lang }: Walk, names = { ar: "student", en: "editor" }): Promise<void> {
  const name = names[lang];
  const { ofBrowser } = await new Visitor(server).signIn(`${name}@wijha.example`);
  await page.context().addCookies(ofBrowser.filter((cookie) => cookie.name !== "lang"));
}

test("a post that is published is told on the open page; pressing it opens it, and it is read", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  await signIn(walk);
  const streaming = page.waitForResponse((answer) => answer.url().includes("/notifications/stream"));
  await page.goto(`${server.base}/faq`);
  await streaming;
  const before = await countOf(walk);
  await publishPost(server, lang);
  await expectCount(walk, before + 1);
  await expect(page.getByRole("status").filter({ hasText: WORDS[lang].title })).toHaveCount(1);
  await menu(walk).locator("summary").click();
  await expect(menu(walk).getByRole("listitem")).toHaveCount(Math.min(3, before + 1));
  expect(await axeFaults(page)).toEqual([]);
  await menu(walk)
    .getByRole("button", { name: new RegExp(WORDS[lang].title) })
    .click();
  await arriveAt(walk, WORDS[lang].title);
  await expectCount(walk, before);
  await menu(walk).locator("summary").click();
  await menu(walk)
    .getByRole("link", { name: say(m.notifications_bar_all) })
    .click();
  await arriveAt(walk, say(m.notifications_title));
});

test("all are marked at once, that is taken back, and one chooses what to get", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  await signIn(walk, { ar: "guardian", en: "admin" });
  await publishPost(server, lang);
  await page.goto(`${server.base}/notifications`);
  await expectWholePage(page, lang);
  await expect(page.locator(".news-unread")).not.toHaveCount(0);
  await page.getByRole("button", { name: say(m.notifications_mark_all) }).click();
  await expect(page.getByText(say(m.notifications_marked_all))).toBeVisible();
  await expect(page.locator(".news-unread")).toHaveCount(0);
  await expectCount(walk, 0);
  await page.getByRole("link", { name: say(m.notifications_tab_unread, { count: 0 }) }).click();
  await expect(page.getByRole("heading", { name: say(m.notifications_none) })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: say(m.notifications_undo) }).click();
  await expect(page.locator(".news-unread")).not.toHaveCount(0);
  await page.getByRole("link", { name: say(m.notifications_settings) }).click();
  await arriveAt(walk, say(m.notifications_settings));
  const posts = page
    .getByRole("group", { name: say(m.notifications_settings_legend) })
    .getByRole("checkbox", { name: say(m.notifications_kind_blog_post) });
  await posts.uncheck();
  await page.getByRole("button", { name: say(m.notifications_settings_save) }).click();
  await expect(page.getByText(say(m.notifications_settings_saved))).toBeVisible();
  await expect(posts).not.toBeChecked();
  await page.goto(`${server.base}/notifications`);
  await expect(page.getByText(WORDS[lang].title)).toHaveCount(0);
  await page.goto(`${server.base}/notifications/settings`);
  await posts.check();
  await page.getByRole("button", { name: say(m.notifications_settings_save) }).click();
  await expect(page.getByText(say(m.notifications_settings_saved))).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar says how many are new, and each opens what it is about", async ({ walk }) => {
    const { page, server, lang, say } = walk;
    const title = `${WORDS[lang].title} 2`;
    await signIn(walk);
    await page.goto(`${server.base}/faq`);
    const before = await countOf(walk);
    await publishPost(server, lang, title);
    await page.reload();
    await expectCount(walk, before + 1);
    await menu(walk).locator("summary").click();
    await menu(walk)
      .getByRole("link", { name: say(m.notifications_bar_all) })
      .click();
    await arriveAt(walk, say(m.notifications_title));
    await page
      .getByRole("button", { name: new RegExp(title) })
      .first()
      .click();
    await arriveAt(walk, title);
    await expectCount(walk, before);
  });
});
