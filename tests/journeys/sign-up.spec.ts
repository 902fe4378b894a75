import type { Locator, Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { activate, arriveAt, awake, chooseKind, fillAccount, goOn, newcomer, sayName } from "../support/steps.ts";

const PHONE = { width: 360, height: 740 };
const BORN = { ar: ["٢٧", "مارس", "٢٠١٠"], en: ["27", "March", "2010"] } as const;

const firstName = ({ page, say }: Walk) => page.getByRole("textbox", { name: say(m.accounts_field_first_name) });
const birthDate = ({ page, say }: Walk) => {
  const group = page.getByRole("group", { name: say(m.accounts_field_birth_date) });
  return [m.ui_date_day, m.ui_date_month, m.ui_date_year].map((part) => group.getByLabel(say(part), { exact: true }));
};

async function typeBirthDate(walk: Walk, parts: readonly string[]): Promise<void> {
  for (const [at, field] of birthDate(walk).entries()) await field.fill(parts[at] ?? "");
}

const isNoWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control, "reachable by Tab").toBeFocused();
}

/** A date that no month has is told where it was typed; what was typed stays. */
async function refuseDate(walk: Walk): Promise<void> {
  const { page, say, expected } = walk;
  expected.add(400);
  await typeBirthDate(walk, ["31", "2", "2010"]);
  await goOn(walk);
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link", { name: say(m.fault_field_birth_day_none, { max: 28 }) })).toBeVisible();
  await expect(summary).toBeFocused();
  expect(await page.title()).toMatch(new RegExp(`^${say(m.ui_error_prefix)} `));
  await expect(birthDate(walk)[0] as Locator).toHaveValue("31");
  expected.delete(400);
}

test("each step on a phone by the keyboard: back without loss, a password that is shown once", async ({ walk }) => {
  const { page, server, say, lang } = walk;
  const person = newcomer(lang, "steps");
  await page.setViewportSize(PHONE);
  await page.goto(`${server.base}/signup?next=/jobs`);
  await awake(walk);
  await tabTo(page, page.getByRole("button", { name: say(m.people_type_student) }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: say(m.accounts_signup_name_title) })).toBeFocused();
  await tabTo(page, firstName(walk));
  await page.keyboard.type(person.firstName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.lastName);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: say(m.accounts_signup_about_title) })).toBeFocused();
  expect(await isNoWider(page)).toBe(true);
  await refuseDate(walk);
  await typeBirthDate(walk, BORN[lang]);
  await goOn(walk);
  await arriveAt(walk, say(m.accounts_signup_account_title));
  // The browser's own way back, to the first page and forth again.
  await page.goBack();
  await expect(birthDate(walk)[2] as Locator).toHaveValue("2010");
  await page.goBack();
  await expect(firstName(walk)).toHaveValue(person.firstName);
  await page.goBack();
  await arriveAt(walk, say(m.accounts_signup_title));
  await chooseKind(walk);
  await expect(firstName(walk)).toHaveValue(person.firstName);
  await goOn(walk);
  await arriveAt(walk, say(m.accounts_signup_about_title));
  await goOn(walk);
  await arriveAt(walk, say(m.accounts_signup_account_title));
  const password = page.getByLabel(say(m.accounts_field_password), { exact: true });
  const again = page.getByLabel(say(m.accounts_field_confirm_password), { exact: true });
  await page.getByRole("textbox", { name: say(m.accounts_field_email) }).fill(person.email);
  await password.fill(person.password);
  await expect(again).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: say(m.ui_show_password) }).first());
  await page.keyboard.press("Space");
  await expect(again).toHaveCount(0);
  await expect(password).toHaveAttribute("type", "text");
  await expect(page.getByRole("status").filter({ hasText: say(m.ui_password_once) })).toBeVisible();
  await expectWholePage(page, lang);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("checkbox", { name: say(m.accounts_signup_consent_agree) }).check();
  await page.getByRole("button", { name: say(m.accounts_signup_action) }).click();
  await arriveAt(walk, say(m.accounts_sent_title));
  await page.goto(`${server.base}/signup/account`);
  await arriveAt(walk, say(m.accounts_signup_title));
  expect((await server.mailTo(person.email)).text).toMatch(/[?&]next=(%2F|\/)jobs/);
});

test("who comes to the device next finds an empty beginning", async ({ walk }) => {
  const { page, server, say, lang } = walk;
  await page.goto(`${server.base}/signup`);
  await chooseKind(walk);
  await firstName(walk).fill(newcomer(lang, "left").firstName);
  await page.getByRole("textbox", { name: say(m.accounts_field_last_name) }).fill(newcomer(lang, "left").lastName);
  await goOn(walk);
  await arriveAt(walk, say(m.accounts_signup_about_title));
  await page.getByRole("link", { name: say(m.accounts_signup_anew) }).click();
  await arriveAt(walk, say(m.accounts_signup_title));
  await chooseKind(walk);
  await arriveAt(walk, say(m.accounts_signup_name_title));
  await expect(firstName(walk)).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all steps, a refused date and the way back", async ({ walk }) => {
    const { page, server, say, lang } = walk;
    const person = newcomer(lang, "plain-steps");
    await page.setViewportSize(PHONE);
    await page.goto(`${server.base}/signup`);
    await chooseKind(walk, m.people_type_guardian);
    await sayName(walk, person, false);
    await page.getByRole("link", { name: say(m.accounts_step_back) }).click();
    await expect(firstName(walk)).toHaveValue(person.firstName);
    await page.getByRole("link", { name: say(m.accounts_step_back) }).click();
    await chooseKind(walk);
    await goOn(walk);
    await arriveAt(walk, say(m.accounts_signup_about_title));
    await refuseDate(walk);
    await typeBirthDate(walk, BORN[lang]);
    await goOn(walk);
    await arriveAt(walk, say(m.accounts_signup_account_title));
    expect(await isNoWider(page)).toBe(true);
    await fillAccount(walk, person);
    await page.getByRole("button", { name: say(m.accounts_signup_action) }).click();
    await arriveAt(walk, say(m.accounts_sent_title));
    await activate(walk, person);
  });
});
