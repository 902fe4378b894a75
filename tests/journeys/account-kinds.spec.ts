import { m } from "#i18n/paraglide/messages.js";
import { ORDINARY_ACCOUNT_TYPES } from "#shared/actor.ts";
import { expect, expectWholePage, speak, test } from "../support/browser.ts";
import { activate, arriveAt, newcomer, type Walk } from "../support/steps.ts";

const WORDS = {
  Student: m.people_type_student,
  Guardian: m.people_type_guardian,
  "Job Seeker": m.people_type_job_seeker,
  Employee: m.people_type_employee,
  "Freelancer/Entrepreneur": m.people_type_freelancer,
} as const;

for (const type of ORDINARY_ACCOUNT_TYPES)
  test(`sign-up, activation and own account of a ${type}`, async ({ page, server, lang, say, expected }) => {
    const walk: Walk = { page, server, lang, say, expected };
    const person = newcomer(lang, type.toLowerCase().replace(/\W/g, "-"));
    await speak(page, server, lang);
    await page.goto(`${server.base}/signup`);
    const field = (message: () => string) => page.getByRole("textbox", { name: say(message) }).first();
    await field(m.accounts_field_first_name).fill(person.firstName);
    await field(m.accounts_field_last_name).fill(person.lastName);
    await field(m.accounts_field_email).fill(person.email);
    await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill(person.password);
    await page.getByLabel(say(m.accounts_field_confirm_password), { exact: true }).fill(person.password);
    await page.getByRole("combobox", { name: say(m.accounts_field_account_type) }).selectOption(type);
    await page.getByRole("checkbox", { name: say(m.accounts_signup_consent_agree) }).check();
    await page.getByRole("button", { name: say(m.accounts_signup_action) }).click();
    await arriveAt(walk, say(m.accounts_sent_title));
    await activate(walk, person);
    await page.goto(`${server.base}/account`);
    await expect(page.getByRole("main").locator("dl").getByText(say(WORDS[type]), { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText(person.email)).toBeVisible();
    await expectWholePage(page, lang);
  });

test("sign-in, own account and way to the classes of a Consultant, whom an administrator has made one", async ({
  page,
  server,
  lang,
  say,
}) => {
  await speak(page, server, lang);
  await page.goto(`${server.base}/signin?next=/account`);
  await page.getByLabel(say(m.accounts_field_email), { exact: true }).fill("advisor@wijha.example");
  await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill("wijha-demo-2026");
  await page.getByRole("button", { name: say(m.accounts_signin_action), exact: true }).click();
  const main = page.getByRole("main");
  await expect(main.locator("dl").getByText(say(m.people_type_consultant), { exact: true })).toBeVisible();
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: say(m.layouts_account) }).click();
  await header.getByRole("link", { name: say(m.schools_menu), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: say(m.schools_classes_title) })).toBeVisible();
});
