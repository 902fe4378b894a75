import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { expect, expectWholePage, type Walk } from "./browser.ts";
import { shippedText } from "./published.ts";

export interface Newcomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export const STATEMENTS = 54;

/** Somebody new, with a name in the language of the journey. */
export function newcomer(lang: Locale, mark: string): Newcomer {
  const name = lang === "ar" ? { firstName: "سلمى", lastName: "الحارثية" } : { firstName: "Salma", lastName: "Harthi" };
  return { ...name, email: `${mark}-${lang}@pupils.example`, password: "palm shade at noon" };
}

/** A newcomer whom no other journey of the same server can be: a worker's server serves many files. */
export const stranger = (lang: Locale, mark: string): Newcomer => newcomer(lang, `${mark}-${randomUUID().slice(0, 8)}`);

/** The name of a work environment as it is shipped. */
export function environmentName(slug: string, lang: Locale): string {
  const file = new URL(`../../db/seed/content/work-environment/${slug}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"))[lang].title;
}

/** Waits until the scripts of a page have taken it over: they come after the first paint. */
export async function awake({ page }: Pick<Walk, "page">): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { movementX: 1 })));
  await page.waitForFunction(() => {
    interface Fiber {
      readonly return: Fiber | null;
      readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
    }
    const main = document.querySelector("main");
    const [, known] = Object.entries(main ?? {}).find(([key]) => key.startsWith("__reactFiber")) ?? [];
    if (!known) return false;
    // An element is known while the page is still being taken over; presses are heard from the end of that on.
    let fiber = known as Fiber;
    while (fiber.return) fiber = fiber.return;
    return !fiber.stateNode.current.memoizedState.isDehydrated;
  });
}

/** The heading of the page, which is then looked at whole. */
export async function arriveAt({ page, lang }: Walk, title: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expectWholePage(page, lang);
}

/** From the landing page to a profession of one work environment, reading the list on the way. */
export async function findProfession(walk: Walk, apply: (name: string) => Promise<void>): Promise<void> {
  const { page, say, lang } = walk;
  await arriveAt(walk, say(m.home_hero_title));
  await page
    .getByRole("main")
    .getByRole("link", { name: say(m.home_browse_jobs) })
    .first()
    .click();
  await arriveAt(walk, say(m.jobs_title));
  const name = environmentName("investigative", lang);
  await apply(name);
  await expect(page).toHaveURL(/environment=investigative/);
  await expect(page.getByRole("list", { name: say(m.ui_list_active) }).getByRole("link", { name })).toBeVisible();
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  const shown = await cards.count();
  expect(shown).toBeGreaterThan(0);
  expect(await cards.filter({ hasText: name }).count()).toBe(shown);
  await expectWholePage(page, lang);
  await openFirstJob(walk, cards.first().getByRole("heading").getByRole("link"));
  await expect(page.getByRole("heading", { name: say(m.jobs_asks_title) })).toBeVisible();
}

/** Opens a profession by its card; gives what its title reads, where the word for a woman may stand after that for a man. */
export async function openFirstJob(walk: Walk, card: Locator): Promise<RegExp> {
  const slug = (await card.getAttribute("href"))?.split("/").at(-1) ?? "";
  const words = (shippedText("job", slug, walk.lang).title ?? "").split(" ");
  const title = new RegExp(words.map((word) => word.replace(/[()]/g, "\\$&")).join(".*"));
  await card.click();
  await arriveAt(walk, title);
  return title;
}

/** Says what kind of account it is, which is one tap. */
export async function chooseKind({ page, say }: Walk, kind: () => string = m.people_type_student): Promise<void> {
  await page
    .getByRole("group", { name: say(m.accounts_signup_kind_legend) })
    .getByRole("button", { name: say(kind) })
    .click();
}

const field = ({ page, say }: Walk, message: () => string) => page.getByRole("textbox", { name: say(message) }).first();

/** Goes on to the next step of a sign-up. */
export async function goOn({ page, say }: Walk): Promise<void> {
  await page.getByRole("button", { name: say(m.accounts_signup_go_on) }).click();
}

/** The steps from the name to the last one, which stands open then. */
export async function sayName(walk: Walk, { firstName, lastName }: Newcomer, isPupil = true): Promise<void> {
  const { say } = walk;
  await arriveAt(walk, say(m.accounts_signup_name_title));
  await field(walk, m.accounts_field_first_name).fill(firstName);
  await field(walk, m.accounts_field_last_name).fill(lastName);
  await goOn(walk);
  if (isPupil) {
    await arriveAt(walk, say(m.accounts_signup_about_title));
    await goOn(walk);
  }
  await arriveAt(walk, say(m.accounts_signup_account_title));
}

/** Fills in the last step of a sign-up. */
export async function fillAccount(walk: Walk, { email, password }: Newcomer): Promise<void> {
  const { page, say } = walk;
  await field(walk, m.accounts_field_email).fill(email);
  await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill(password);
  await page.getByLabel(say(m.accounts_field_confirm_password), { exact: true }).fill(password);
  await page.getByRole("checkbox", { name: say(m.accounts_signup_consent_agree) }).check();
}

/** All steps of a sign-up, from its first page to the page about the mail. */
export async function takeSteps(walk: Walk, person: Newcomer): Promise<void> {
  const { page, say } = walk;
  await arriveAt(walk, say(m.accounts_signup_title));
  await chooseKind(walk);
  await sayName(walk, person);
  await fillAccount(walk, person);
  await page.getByRole("button", { name: say(m.accounts_signup_action) }).click();
  await arriveAt(walk, say(m.accounts_sent_title));
}

/** Sign-up from the header, with a step that is refused first: what was typed is still there. */
export async function signUp(walk: Walk, person: Newcomer): Promise<void> {
  const { page, say, expected } = walk;
  await page
    .getByRole("banner")
    .getByRole("link", { name: say(m.layouts_sign_up) })
    .click();
  await arriveAt(walk, say(m.accounts_signup_title));
  await chooseKind(walk);
  await arriveAt(walk, say(m.accounts_signup_name_title));
  expected.add(400);
  const firstName = field(walk, m.accounts_field_first_name);
  await firstName.fill(person.firstName);
  await goOn(walk);
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);
  await expectWholePage(page, walk.lang);
  await expect(firstName).toHaveValue(person.firstName);
  await sayName(walk, person);
  const submit = page.getByRole("button", { name: say(m.accounts_signup_action) });
  await submit.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(4);
  await expectWholePage(page, walk.lang);
  expected.delete(400);
  await fillAccount(walk, person);
  await submit.click();
  await arriveAt(walk, say(m.accounts_sent_title));
  await expect(page.getByText(/^\S{1,2}•••\S?@pupils\.example$/)).toBeVisible();
}

/** Follows the link in the mail, which is written in the language of the sign-up, and gives the password. */
export async function activate(walk: Walk, person: Newcomer): Promise<void> {
  const { page, say, lang, server } = walk;
  const mail = await server.mailTo(person.email);
  expect(mail.language).toBe(lang);
  expect(/[\u0600-\u06ff]/.test(mail.subject)).toBe(lang === "ar");
  await page.goto(await server.linkTo(person.email));
  await arriveAt(walk, say(m.accounts_activate_title));
  await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: say(m.accounts_activate_action) }).click();
  await expect(page.getByText(say(m.accounts_notice_activated))).toBeVisible();
  await arriveAt(walk, new RegExp(person.firstName));
}

/** From the menu to the first statement, past the questions about oneself. */
export async function beginScale(walk: Walk): Promise<void> {
  const { page, say } = walk;
  const menu = page.getByRole("navigation", { name: say(m.layouts_main_menu) });
  await menu.getByText(say(m.layouts_menu_tools), { exact: true }).click();
  await menu.getByRole("link", { name: say(m.layouts_menu_career_test) }).click();
  await arriveAt(walk, say(m.scales_title));
  await page.getByRole("button", { name: say(m.scales_start_begin) }).click();
  await arriveAt(walk, say(m.scales_about_title));
  await page.getByRole("combobox", { name: say(m.scales_about_grade) }).selectOption("10");
  await page.getByRole("button", { name: say(m.scales_about_continue) }).click();
  // Nothing was said about age, so the question about a guardian comes.
  await arriveAt(walk, say(m.guardians_question_title));
  await page.getByRole("button", { name: say(m.guardians_question_skip) }).click();
  await atStatement(walk, 1);
}

export async function atStatement(walk: Walk, number: number, timeout?: number): Promise<void> {
  await expect(statementHeading(walk, number)).toBeVisible({ timeout });
}

/** Whether a statement is shown now. */
export function onStatement(walk: Walk, number: number): Promise<boolean> {
  return statementHeading(walk, number).isVisible();
}

function statementHeading({ page, say }: Walk, number: number) {
  return page.getByRole("heading", { level: 1, name: say(m.scales_statement_of, { number, total: STATEMENTS }) });
}

/** True for statements of two environments that stand side by side, so that the result is a clear one. */
export function answerTo(id: string): "true" | "false" {
  return /^[SI]/.test(id) ? "true" : "false";
}

/** From here on answers are chosen first and then continued with. */
export async function chooseFirst({ page, server }: Walk): Promise<void> {
  await page.context().addCookies([{ name: "answer-way", value: "choose", url: server.base }]);
}

/** Opens what is seldom needed while statements are answered. */
export async function openOptions({ page, say }: Walk): Promise<void> {
  await page
    .getByRole("main")
    .locator("summary")
    .filter({ hasText: say(m.scales_options) })
    .click();
}

/** Presses the answer of the statement on the screen, which leads on to the next. By keyboard its time does not count: nobody reads as fast as a journey. */
export async function press({ page, say }: Walk, by: "mouse" | "keyboard" = "mouse"): Promise<void> {
  const id = await page.locator('input[name="item"]').inputValue();
  const name = say(answerTo(id) === "true" ? m.scales_true : m.scales_false);
  const button = page.getByRole("button", { name, exact: true });
  await (by === "mouse" ? button.click() : button.press("Enter"));
}

/** Chooses the answer of the statement on the screen. */
export async function choose({ page, say }: Walk): Promise<void> {
  const id = await page.locator('input[name="item"]').inputValue();
  const name = say(answerTo(id) === "true" ? m.scales_true : m.scales_false);
  // A key may stand after the word, and one word may stand in the other.
  await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
}

export async function next({ page, say }: Walk): Promise<void> {
  await page.getByRole("button", { name: say(m.scales_next) }).click();
}

/** From the review to a result that says why, for each profession. */
export async function seeResult(walk: Walk): Promise<void> {
  const { page, say, lang } = walk;
  await arriveAt(walk, say(m.scales_review_title));
  await expect(page.getByText(say(m.scales_walk_complete))).toBeVisible();
  await page.getByRole("button", { name: say(m.scales_review_submit) }).click();
  await arriveAt(walk, say(m.scales_result_title));
  const lead = page.getByText(environmentName("social", lang)).first();
  await expect(lead).toBeVisible();
  const near = page.getByRole("region", { name: say(m.scales_match_jobs) });
  await expect(near.getByRole("listitem").filter({ has: page.getByRole("heading") })).toHaveCount(3);
  await expect(near.getByRole("navigation", { name: say(m.scales_match_further) }).getByRole("link")).toHaveCount(4);
  await page.getByText(say(m.scales_match_more)).click();
  const professions = page.locator("#matches");
  // Those told in full; the short ones follow in a list of their own.
  const full = professions.locator(".matches").first();
  const matches = full.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 4 }) });
  await expect(matches).toHaveCount(8);
  for (const match of (await matches.all()).slice(0, 5)) {
    await match.locator("summary").click();
    await expect(match.getByText(say(m.scales_match_terms_heading))).toBeVisible();
  }
  await expect(professions.getByText(say(m.scales_match_reasons)).first()).toBeVisible();
  await expectWholePage(page, lang);
}

/** Out, and not in again by the way back. */
export async function signOut(walk: Walk, person: Newcomer): Promise<void> {
  const { page, say, server } = walk;
  const name = `${person.firstName} ${person.lastName}`;
  const banner = page.getByRole("banner");
  await banner.locator("summary").filter({ hasText: name }).click();
  await banner.getByRole("button", { name: say(m.layouts_sign_out) }).click();
  await expect(page.getByText(say(m.accounts_notice_signed_out))).toBeVisible();
  await arriveAt(walk, say(m.accounts_signin_title));
  await page.goto(`${server.base}/home`);
  await expect(page).toHaveURL(/\/signin\?next=%2Fhome/);
}
