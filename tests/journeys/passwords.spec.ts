import { m } from "#i18n/paraglide/messages.js";
import { expect, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { arriveAt } from "../support/steps.ts";

const NEW = "lantern of the pier";

const signOutHere = async ({ page, say }: Walk) => {
  const banner = page.getByRole("banner");
  await banner.locator("details:has(.avatar) > summary").click();
  await banner.getByRole("button", { name: say(m.layouts_sign_out) }).click();
  await expect(page.getByText(say(m.accounts_notice_signed_out))).toBeVisible();
};

const fill = ({ page, say }: Walk, message: () => string, value: string) =>
  page.getByLabel(say(message), { exact: true }).fill(value);
const press = ({ page, say }: Walk, message: () => string) =>
  page
    .getByRole("main")
    .getByRole("button", { name: say(message), exact: true })
    .click();

async function signInAs(walk: Walk, email: string, password: string): Promise<void> {
  await fill(walk, m.accounts_field_email, email);
  await fill(walk, m.accounts_field_password, password);
  await press(walk, m.accounts_signin_action);
}

test("a forgotten password: from the sign-in page by mail to a new one", async ({ walk }) => {
  const { page, server, lang, say, expected } = walk;
  const person = await member(walk, "forgets");
  await signOutHere(walk);
  await page.getByRole("link", { name: say(m.accounts_signin_forgot) }).click();
  await arriveAt(walk, say(m.accounts_forgot_title));
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expected.add(400);
  await press(walk, m.accounts_forgot_action);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText(say(m.ui_fill_all));
  await fill(walk, m.accounts_field_email, person.email);
  await press(walk, m.accounts_forgot_action);
  await expect(page.getByText(say(m.accounts_notice_reset_sent))).toBeVisible();
  await expect.poll(async () => (await server.mailTo(person.email)).text).toMatch(/code=/);
  const mail = await server.mailTo(person.email);
  expect(mail.language).toBe(lang);
  const link = /https?:\/\/[^\s\u2068\u2069<>"]+code=[\w-]+/.exec(mail.text)?.[0] ?? "";

  await page.goto(link);
  await arriveAt(walk, say(m.accounts_reset_title));
  await fill(walk, m.accounts_field_new_password, "password1");
  await fill(walk, m.accounts_field_new_password_again, "password1");
  await press(walk, m.accounts_reset_action);
  await expect(page.getByRole("alert")).toContainText(say(m.fault_field_password_common));
  await fill(walk, m.accounts_field_new_password, NEW);
  await fill(walk, m.accounts_field_new_password_again, NEW);
  await press(walk, m.accounts_reset_action);
  await expect(page.getByText(say(m.accounts_notice_saved))).toBeVisible();
  await arriveAt(walk, new RegExp(person.firstName));

  await page.goto(link);
  await arriveAt(walk, say(m.accounts_reset_used_title));
  await page.goto(`${server.base}/reset-password?code=forged`);
  await arriveAt(walk, say(m.accounts_activate_invalid_title));
  await signOutHereFrom(walk);
  await signInAs(walk, person.email, person.password);
  await expect(page.getByRole("alert")).toContainText(say(m.fault_bad_credentials));
  await signInAs(walk, person.email, NEW);
  await expect(page.getByText(say(m.accounts_notice_signed_in))).toBeVisible();
  await expect(page.locator("main :focus")).toContainText(say(m.accounts_notice_signed_in));
});

async function signOutHereFrom(walk: Walk): Promise<void> {
  await walk.page.goto(`${walk.server.base}/home`);
  await signOutHere(walk);
}

test("a change of password from the account page", async ({ walk }) => {
  const { page, say, expected } = walk;
  const person = await member(walk, "changes");
  await page.getByRole("banner").locator("details:has(.avatar) > summary").click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: say(m.layouts_my_account) })
    .first()
    .click();
  await arriveAt(walk, say(m.accounts_hub_title));
  await expect(page.getByRole("main")).toContainText(person.email);
  await page
    .getByRole("main")
    .getByRole("link", { name: say(m.accounts_hub_password_title) })
    .click();
  await arriveAt(walk, say(m.accounts_password_title));
  expected.add(400);
  await fill(walk, m.accounts_field_current_password, "wrong by far");
  await fill(walk, m.accounts_field_new_password, NEW);
  await fill(walk, m.accounts_field_new_password_again, NEW);
  await press(walk, m.accounts_reset_action);
  await expect(page.getByRole("alert")).toContainText(say(m.fault_field_password_not_current));
  await fill(walk, m.accounts_field_current_password, person.password);
  await fill(walk, m.accounts_field_new_password, NEW);
  await fill(walk, m.accounts_field_new_password_again, NEW);
  await press(walk, m.accounts_reset_action);
  await expect(page.getByText(say(m.accounts_notice_saved))).toBeVisible();
  await arriveAt(walk, say(m.accounts_hub_title));
});

test("a change of e-mail: link at the new address, and back from the old one", async ({ walk }) => {
  const { page, server, lang, say, expected } = walk;
  const person = await member(walk, "moves");
  const other = `moved-${lang}@pupils.example`;
  await page.goto(`${server.base}/account/email`);
  await arriveAt(walk, say(m.accounts_email_title));
  await fill(walk, m.accounts_field_new_email, other);
  await fill(walk, m.accounts_field_current_password, person.password);
  await press(walk, m.accounts_email_action);
  await expect(page.getByText(say(m.accounts_email_pending_title))).toBeVisible();
  await arriveAt(walk, say(m.accounts_email_title));

  const link = await server.linkTo(other);
  await page.goto(link);
  await arriveAt(walk, say(m.accounts_email_change_title));
  await expect(page.getByRole("main")).toContainText(other);
  await press(walk, m.accounts_mail_email_change_action);
  await arriveAt(walk, say(m.accounts_email_change_done_title));
  await page.goto(link);
  await arriveAt(walk, say(m.accounts_reset_used_title));

  await expect.poll(async () => (await server.mailTo(person.email)).text).toMatch(/email-undo/);
  expect((await server.mailTo(person.email)).language).toBe(lang);
  await page.goto(await server.linkTo(person.email));
  await arriveAt(walk, say(m.accounts_email_undo_title));
  await press(walk, m.accounts_email_undo_action);
  await arriveAt(walk, say(m.accounts_email_undo_done_title));
  await page.goto(`${server.base}/home`);
  await expect(page).toHaveURL(/\/signin\?next=%2Fhome/);
  await expect.poll(async () => (await server.mailTo(person.email)).text).toMatch(/reset-password\?code=/);
  expected.add(400);
  await page.goto(`${server.base}/email-undo?token=forged`);
  await arriveAt(walk, say(m.accounts_activate_invalid_title));
});

test("a sign-in that ends in another tab while a form is open loses nothing that was typed", async ({
  walk,
  context,
}) => {
  const { page, server, lang, say, expected } = walk;
  const person = await member(walk, "tabs");
  await page.goto(`${server.base}/account/email`);
  await fill(walk, m.accounts_field_new_email, `typed-${lang}@pupils.example`);
  await fill(walk, m.accounts_field_current_password, person.password);
  const second = await context.newPage();
  await second.goto(`${server.base}/home`);
  await signOutHere({ ...walk, page: second });
  await press(walk, m.accounts_email_action);
  await arriveAt(walk, say(m.accounts_signin_title));
  await expect(page.getByText(say(m.accounts_notice_sign_in_over))).toBeVisible();
  expected.add(400);
  await signInAs(walk, person.email, "not the right one");
  await expect(page.getByRole("alert")).toBeVisible();
  await signInAs(walk, person.email, person.password);
  for (const again of [() => arriveAt(walk, say(m.accounts_email_title)), () => page.reload()]) {
    await again();
    await expect(page.getByRole("alert")).toContainText(say(m.fault_not_sent));
    await expect(page.getByLabel(say(m.accounts_field_new_email), { exact: true })).toHaveValue(
      `typed-${lang}@pupils.example`,
    );
    await expect(page.getByLabel(say(m.accounts_field_current_password), { exact: true })).toHaveValue("");
  }

  // The questions before the scale are sent by script, not by the browser itself.
  await page.goto(`${server.base}/career-test/about-you`, { waitUntil: "networkidle" });
  await page.getByRole("combobox", { name: say(m.scales_about_grade) }).selectOption("11");
  await second.goto(`${server.base}/home`);
  await signOutHere({ ...walk, page: second });
  await press(walk, m.scales_about_continue);
  await arriveAt(walk, say(m.accounts_signin_title));
  await signInAs(walk, person.email, person.password);
  await expect(page.getByRole("alert")).toContainText(say(m.fault_not_sent));
  await expect(page.getByRole("combobox", { name: say(m.scales_about_grade) })).toHaveValue("11");

  // Another person at the same browser does not see it.
  await page.getByRole("combobox", { name: say(m.scales_about_grade) }).selectOption("12");
  await second.goto(`${server.base}/home`);
  await signOutHere({ ...walk, page: second });
  await press(walk, m.scales_about_continue);
  await arriveAt(walk, say(m.accounts_signin_title));
  await signInAs(walk, lang === "ar" ? "student@wijha.example" : "editor@wijha.example", "wijha-demo-2026");
  await arriveAt(walk, say(m.scales_about_title));
  await expect(page.getByRole("combobox", { name: say(m.scales_about_grade) })).not.toHaveValue("12");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
