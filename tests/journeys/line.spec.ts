import type { BrowserContext, Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { expect, expectWholePage, NO_LINE, test, type Walk } from "../support/browser.ts";
import { shippedSlug } from "../support/published.ts";
import { arriveAt, chooseKind, fillAccount, newcomer, sayName } from "../support/steps.ts";
import { Visitor } from "../support/visitor.ts";

const WORDS = {
  ar: { first: "ممرض", second: "معلم", pupil: "سلمى ح", class: "صف انقطاع" },
  en: { first: "nurse", second: "teacher", pupil: "Salma H", class: "The lost line" },
};
/** With a name in the language of the journey. */
const TEACHERS = { ar: "advisor@wijha.example", en: "admin@wijha.example" };
const SMALL = { width: 320, height: 568 };

function notice({ page, say }: Walk) {
  const words = page.getByRole("status").filter({ hasText: say(m.ui_line_lost) });
  return {
    words,
    again: page.getByRole("button", { name: say(m.ui_line_again) }),
    send: page.getByRole("button", { name: say(m.ui_line_send_again) }),
    still: page.getByText(say(m.ui_line_still)),
    back: page.getByText(say(m.ui_line_back)),
  };
}

/** The server carries out what is posted there, and the browser never hears of it, once. */
async function loseAnswer(page: Page, path: string): Promise<() => number> {
  let posted = 0;
  await page.route(`**${path}.data*`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    posted += 1;
    if (posted > 1) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  return () => posted;
}

/** The page is still the same document after that. */
async function inOneDocument(page: Page, walkOn: () => Promise<void>): Promise<void> {
  const root = page.locator("html");
  await root.evaluate((element) => element.setAttribute("data-mark", "same"));
  await walkOn();
  await expect(root).toHaveAttribute("data-mark", "same");
}

/** A page whose notice has come, as it has a little after every load. */
async function open({ page, server, expected }: Walk, path: string): Promise<void> {
  expected.add(NO_LINE);
  const ready = page.waitForResponse(/\/assets\/\w+\/lost-line-/);
  await page.goto(server.base + path);
  await ready;
}

async function classOf(walk: Walk) {
  const teacher = await new Visitor(walk.server, walk.lang).signIn(TEACHERS[walk.lang]);
  const { data } = await teacher.call<{ data: { documentId: string; code: string } }>("/school-classes", {
    name: WORDS[walk.lang].pupil,
    places: 5,
    days: 5,
  });
  const pupils = async () =>
    (await teacher.call<{ data: { pupils: unknown[] } }>(`/school-classes/${data.documentId}`)).data.pupils.length;
  return { teacher, code: data.code, pupils };
}

test("a sign-up without a line keeps what was typed, and is sent once", async ({ walk, context }) => {
  const { page, say, lang, server } = walk;
  const person = newcomer(lang, "line");
  await page.setViewportSize(SMALL);
  await open(walk, "/signup");
  await chooseKind(walk, m.people_type_job_seeker);
  await sayName(walk, person, false);
  const field = (message: () => string) => page.getByRole("textbox", { name: say(message) }).first();
  const password = page.getByLabel(say(m.accounts_field_password), { exact: true });
  const submit = page.getByRole("main").getByRole("button", { name: say(m.accounts_signup_action) });
  await fillAccount(walk, person);
  await context.setOffline(true);
  await submit.click();
  const { words, send, still } = notice(walk);
  await expect(words).toBeVisible();
  await expectWholePage(page, lang);
  // Neither the button that was pressed nor any field lies under the notice.
  const isUncovered = (element: Element) => {
    element.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height - 2));
  };
  expect(await submit.evaluate(isUncovered)).toBe(true);
  expect(await password.evaluate(isUncovered)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL.width);
  await send.click();
  await expect(still).toBeVisible();
  await expect(field(m.accounts_field_email)).toHaveValue(person.email);
  await expect(password).toHaveValue(person.password);
  const posted = await loseAnswer(page, "/signup/account");
  await context.setOffline(false);
  await arriveAt(walk, say(m.accounts_sent_title));
  expect(posted()).toBe(2);
  await server.mailTo(person.email);
  expect(await server.mailsTo(person.email)).toHaveLength(1);
});

test("a link is followed by itself once the line is back, its code included", async ({ walk, context }) => {
  const { page, say } = walk;
  await open(walk, "/faq");
  const { words, again, still, back } = notice(walk);
  await inOneDocument(page, async () => {
    await context.setOffline(true);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say(m.layouts_menu_terms) })
      .click();
    await expect(words).toBeVisible();
    await expect(page).toHaveURL(/\/faq$/);
    await again.click();
    await expect(still).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/terms-of-use/);
    await expect(back).toBeVisible();
    await arriveAt(walk, say(m.layouts_menu_terms));
  });
});

test("a search goes on as it was typed, under the field and on its page", async ({ walk, context }) => {
  const { page, lang } = walk;
  const { first, second } = WORDS[lang];
  await open(walk, "/jobs");
  const { words, back } = notice(walk);
  const field = page.locator("#site-search input");
  const options = page.locator("#site-search").getByRole("option");
  await field.click();
  await expect(field).toHaveRole("combobox");
  await field.fill(first);
  await expect(options.first()).toBeVisible();
  await context.setOffline(true);
  await field.fill(second);
  await expect(words).toBeVisible();
  await context.setOffline(false);
  await expect(options.filter({ hasText: new RegExp(second, "i") }).first()).toBeVisible();
  await expect(back).toBeVisible();
  await context.setOffline(true);
  await field.press("Enter");
  await field.press("Enter");
  await expect(words).toBeVisible();
  await expect(field).toHaveValue(second);
  await context.setOffline(false);
  await expect(page).toHaveURL(/searchResults\?word=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("signing in, joining a class and opening one are carried out once when the answer is lost", async ({
  walk,
  context,
}) => {
  const { page, say, lang } = walk;
  const { send } = notice(walk);
  const { teacher, code, pupils } = await classOf(walk);
  await open(walk, "/join");
  await page.getByRole("textbox", { name: say(m.schools_field_code) }).fill(code);
  await page.getByRole("textbox", { name: say(m.schools_field_short_name) }).fill(WORDS[lang].pupil);
  const joined = await loseAnswer(page, "/join");
  await page.getByRole("button", { name: say(m.schools_join_action) }).click();
  await send.click();
  await arriveAt(walk, say(m.schools_paper_title));
  expect([joined(), await pupils()]).toEqual([2, 1]);

  await context.clearCookies({ name: "wijha" });
  await open(walk, "/signin?next=%2Fclasses");
  await page.getByLabel(say(m.accounts_field_email), { exact: true }).fill(TEACHERS[lang]);
  await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill("wijha-demo-2026");
  const signedIn = await loseAnswer(page, "/signin");
  await page
    .getByRole("main")
    .getByRole("button", { name: say(m.accounts_signin_action), exact: true })
    .click();
  await send.click();
  await arriveAt(walk, say(m.schools_classes_title));
  expect(signedIn()).toBe(2);

  const opened = await loseAnswer(page, "/classes");
  // Who has a class already finds the form for another one folded.
  const folded = page.locator(".class-more > summary");
  if (await folded.isVisible()) await folded.click();
  await page.getByRole("textbox", { name: say(m.schools_field_name) }).fill(WORDS[lang].class);
  await page.getByRole("button", { name: say(m.schools_open_action) }).click();
  await send.click();
  await arriveAt(walk, WORDS[lang].class);
  expect(opened()).toBe(2);
  const { data } = await teacher.call<{ data: { name: string }[] }>("/school-classes");
  expect(data.filter(({ name }) => name === WORDS[lang].class)).toHaveLength(1);
});

test("a word about a page stays while one reads on, and is said once", async ({ walk, context }) => {
  const { page, say } = walk;
  await open(walk, `/jobs/${shippedSlug("job")}`);
  const { words, back } = notice(walk);
  const box = page.getByRole("textbox", { name: say(m.feedback_word) });
  await page.getByRole("button", { name: say(m.feedback_yes), exact: true }).click();
  await expect(page.getByText(say(m.feedback_thanks_yes))).toBeVisible();
  await box.fill(WORDS[walk.lang].class);
  await cut(context, async () => {
    await page.getByRole("button", { name: say(m.feedback_send) }).click();
    await expect(words).toBeVisible();
    await expect(box).toHaveValue(WORDS[walk.lang].class);
  });
  await expect(page.getByText(say(m.feedback_thanks_word))).toBeVisible();
  await expect(back).toBeVisible();
});

async function cut(context: BrowserContext, meanwhile: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await meanwhile();
  await context.setOffline(false);
}
