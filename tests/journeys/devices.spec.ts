import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, speak, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { arriveAt, type Newcomer, signOut } from "../support/steps.ts";

const STEP = 30_000;
const CODES = 10;

/** Types address and password, from wherever a sign-in is asked for. */
async function signIn({ page, server, say }: Walk, { email, password }: Newcomer): Promise<void> {
  await page.goto(`${server.base}/signin?next=%2Faccount%2Fdevices`);
  await page.getByRole("textbox", { name: say(m.accounts_field_email) }).fill(email);
  await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill(password);
  await page.getByRole("button", { name: say(m.accounts_signin_action), exact: true }).click();
}

async function typeCode({ page, say }: Walk, code: string): Promise<void> {
  await page.getByLabel(say(m.accounts_field_code), { exact: true }).fill(code);
  await page.getByRole("button", { name: say(m.accounts_signin_action), exact: true }).click();
}

/** From the own account to the ten codes. @returns the app that was set up and the codes. */
async function turnOn(walk: Walk, { password }: Newcomer): Promise<{ app: TOTP; codes: string[] }> {
  const { page, say, server } = walk;
  await page.goto(`${server.base}/account`);
  await page
    .getByRole("main")
    .getByRole("link", { name: say(m.accounts_hub_two_step_title) })
    .click();
  await arriveAt(walk, say(m.accounts_hub_two_step_title));
  await page.getByLabel(say(m.accounts_field_current_password), { exact: true }).fill(password);
  await page.getByRole("button", { name: say(m.accounts_two_step_start) }).click();
  await expect(page.getByRole("img", { name: say(m.accounts_two_step_qr) })).toBeVisible();
  await arriveAt(walk, say(m.accounts_hub_two_step_title));
  expect.soft(await axeFaults(page)).toEqual([]);
  const words = (await page.locator("main code").textContent()) ?? "";
  const app = new TOTP({ secret: Secret.fromBase32(words.replaceAll(" ", "")) });
  const code = page.getByLabel(say(m.accounts_field_code), { exact: true });
  const confirm = page.getByRole("button", { name: say(m.accounts_two_step_confirm) });
  walk.expected.add(400);
  await code.fill("000000");
  await confirm.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "#confirm-code");
  walk.expected.delete(400);
  await code.fill(app.generate());
  await confirm.click();
  await expect(page.getByRole("heading", { name: say(m.accounts_two_step_codes_title) })).toBeVisible();
  expect.soft(await axeFaults(page)).toEqual([]);
  const codes = await page.locator("main ol code").allTextContents();
  expect(new Set(codes).size).toBe(CODES);
  await page.getByRole("link", { name: say(m.accounts_two_step_codes_done) }).click();
  await expect(page.getByText(say(m.accounts_two_step_codes_left, { count: CODES }))).toBeVisible();
  await expect(page.locator("main")).not.toContainText(words);
  return { app, codes };
}

/** The same person in another browser, without scripts, with a recovery code. */
async function elsewhere(browser: Browser, walk: Walk, person: Newcomer, code: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await speak(page, walk.server, walk.lang);
  const there = { ...walk, page };
  await signIn(there, person);
  await arriveAt(there, walk.say(m.accounts_code_title));
  await typeCode(there, code.toLowerCase());
  await expect(page.getByText(walk.say(m.accounts_notice_recovery_used))).toBeVisible();
  await page.getByRole("link", { name: walk.say(m.accounts_two_step_onward) }).click();
  await arriveAt(there, walk.say(m.accounts_devices_title));
  return page;
}

test("two steps to sign in, and an end to what was left open elsewhere", async ({ walk, browser }) => {
  test.setTimeout(180_000);
  const { page, server, say, expected } = walk;
  const person = await member(walk, "two-step");
  const { app, codes } = await turnOn(walk, person);
  await signOut(walk, person);

  await signIn(walk, person);
  await arriveAt(walk, say(m.accounts_code_title));
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.goto(`${server.base}/home`);
  await expect(page).toHaveURL(/\/signin\?next=%2Fhome/);
  await page.goto(`${server.base}/signin/code`);
  expected.add(400);
  await typeCode(walk, "000000");
  await expect(page.getByRole("alert")).toBeFocused();
  await arriveAt(walk, say(m.accounts_code_title));
  expected.delete(400);
  // The code of the moment was used when the app was set up: each counts once.
  await typeCode(walk, app.generate({ timestamp: Date.now() + STEP }));
  await arriveAt(walk, say(m.accounts_devices_title));
  expect.soft(await axeFaults(page)).toEqual([]);

  const other = await elsewhere(browser, walk, person, codes[0] ?? "");
  await page.reload();
  const devices = page.getByRole("list", { name: say(m.accounts_devices_list) }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await devices
    .nth(1)
    .getByRole("button", { name: say(m.accounts_devices_end) })
    .click();
  await expect(page.getByText(say(m.accounts_notice_sign_in_ended))).toBeVisible();
  await expect(devices).toHaveCount(1);
  await other.goto(`${server.base}/home`);
  await expect(other).toHaveURL(/\/signin\?next=%2Fhome/);
  await other.context().close();

  const again = await elsewhere(browser, walk, person, codes[1] ?? "");
  await again.getByRole("button", { name: say(m.accounts_devices_all) }).click();
  await expect(again.getByText(say(m.accounts_notice_signed_out))).toBeVisible();
  await again.context().close();
  await page.goto(`${server.base}/home`);
  await expect(page).toHaveURL(/\/signin\?next=%2Fhome/);
});

test("two tabs that sign out one after the other", async ({ walk, context }) => {
  const { server, say } = walk;
  const person = await member(walk, "two-tabs");
  const second = await context.newPage();
  await second.goto(`${server.base}/account/devices`);
  await signOut(walk, person);
  await second.getByRole("button", { name: say(m.accounts_devices_all) }).click();
  await expect(second).toHaveURL(/\/signin\?next=%2Faccount%2Fdevices/);
  await second.goto(`${server.base}/signin`);
  await expect(second.getByRole("heading", { level: 1, name: say(m.accounts_signin_title) })).toBeVisible();
});
