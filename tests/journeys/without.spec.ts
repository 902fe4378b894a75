import type { Locator, Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { expect, expectWholePage, speak, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import {
  activate,
  answerTo,
  arriveAt,
  atStatement,
  beginScale,
  choose,
  chooseFirst,
  findProfession,
  newcomer,
  next,
  STATEMENTS,
  seeResult,
  signOut,
  signUp,
} from "../support/steps.ts";

const BY_HAND = 10;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole way from the landing page to the result", async ({ walk }) => {
    test.setTimeout(180_000);
    const { page, server, lang, say, expected } = walk;
    const person = newcomer(lang, "plain");
    await chooseFirst(walk);
    await page.goto(server.base);
    await findProfession(walk, async (name) =>
      page
        .getByRole("main")
        .getByRole("link", { name: new RegExp(`^${name}`) })
        .first()
        .click(),
    );
    await signUp(walk, person);
    await activate(walk, person);
    await beginScale(walk);
    expected.add(400);
    await next(walk);
    await expect(page.getByRole("alert").getByRole("link", { name: say(m.fault_field_scales_choose) })).toBeVisible();
    expected.delete(400);
    for (let number = 1; number <= BY_HAND; number += 1) {
      await atStatement(walk, number);
      await choose(walk);
      await next(walk);
    }
    await atStatement(walk, BY_HAND + 1);
    await answerTheRest(walk);
    await page.goto(`${server.base}/career-test/review`);
    await seeResult(walk);
    await signOut(walk, person);
  });
});

test.describe("without JavaScript, a form sent after the sign-in ended", () => {
  test.use({ javaScriptEnabled: false });

  test("is there again for the one who typed it, and for nobody else", async ({ walk, context }) => {
    const { page, server, lang, say } = walk;
    const person = await member(walk, "unsent");
    const address = page.getByRole("textbox", { name: say(m.guardians_field_email) }).first();
    const signIn = async (email: string, password: string) => {
      await page.getByLabel(say(m.accounts_field_email), { exact: true }).fill(email);
      await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill(password);
      await page
        .getByRole("main")
        .getByRole("button", { name: say(m.accounts_signin_action), exact: true })
        .click();
    };
    /** Types an address and sends it after another tab has signed out. */
    const sendTooLate = async (email: string) => {
      await page.goto(`${server.base}/account/guardian`);
      await address.fill(email);
      const other = await context.newPage();
      await other.goto(`${server.base}/home`);
      await signOut({ ...walk, page: other }, person);
      await other.close();
      await page.getByRole("button", { name: say(m.guardians_consent_save) }).click();
      await expect(page.getByText(say(m.accounts_notice_sign_in_over))).toBeVisible();
    };
    // Longer than what a browser keeps in a cookie.
    const long = `${"mother".repeat(800)}@guardians.example`;
    await sendTooLate(long);
    await signIn(person.email, person.password);
    await expect(page.getByRole("alert")).toContainText(say(m.fault_not_sent));
    await expect(address).toHaveValue(long);
    await page.reload();
    await expect(address).toHaveValue(long);
    await address.fill("mother@guardians.example");
    await expectWholePage(page, lang);
    await page.getByRole("button", { name: say(m.guardians_consent_save) }).click();
    await expect(page.getByText(say(m.guardians_done_address))).toBeVisible();
    await expect(page.getByText("mo•••r@guardians.example").first()).toBeVisible();

    await sendTooLate("aunt@guardians.example");
    await signIn(lang === "ar" ? "student@wijha.example" : "editor@wijha.example", "wijha-demo-2026");
    await arriveAt(walk, say(m.guardians_account_title));
    await expect(page.getByText("aunt@guardians.example")).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

/** Sends the forms of the remaining statements without drawing their pages. */
async function answerTheRest({ page, server }: Walk): Promise<void> {
  const attempt = await page.locator('input[name="attempt"]').inputValue();
  const list = await page.request.get(`${server.base}/api/personality-tests?pageSize=${STATEMENTS}`);
  const ids: string[] = (await list.json()).data.map(({ documentId }: { documentId: string }) => documentId);
  for (const [at, item] of ids.entries()) {
    if (at < BY_HAND) continue;
    const answer = await page.request.post(`${server.base}/career-test/statements/${at + 1}`, {
      form: { attempt, item, answer: answerTo(item) },
      headers: { origin: server.base },
      maxRedirects: 0,
    });
    expect([302, 303]).toContain(answer.status());
  }
}

test("with the keyboard alone: sign-in, a filter and three statements", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  // Somebody of their own: others of this run may have answered as the demo's people.
  const person = await member(walk, "keyboard");
  await page.context().clearCookies();
  await speak(page, server, lang);
  await page.goto(`${server.base}/signin`);
  await tabTo(page, page.getByRole("textbox", { name: say(m.accounts_field_email) }));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel(say(m.accounts_field_password), { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(say(m.accounts_notice_signed_in), { exact: true })).toBeVisible();
  await expect(page.locator("main :focus")).toContainText(say(m.accounts_notice_signed_in));

  await page.goto(`${server.base}/jobs`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: say(m.ui_skip_to_content) })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("main").locator('a[href*="environment=social"]').first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/environment=social/);
  await expectWholePage(page, lang);

  await page.goto(`${server.base}/career-test`);
  await tabTo(page, page.getByRole("button", { name: say(m.scales_start_begin) }));
  await page.keyboard.press("Enter");
  await arriveAt(walk, say(m.scales_about_title));
  await tabTo(page, page.getByRole("button", { name: say(m.scales_about_continue) }));
  await page.keyboard.press("Enter");
  await arriveAt(walk, say(m.guardians_question_title));
  await tabTo(page, page.getByRole("button", { name: say(m.guardians_question_skip) }));
  await page.keyboard.press("Enter");
  for (const [number, key] of [
    [1, "1"],
    [2, "2"],
    [3, lang === "ar" ? "١" : "1"],
  ] as const) {
    await atStatement(walk, number);
    await tabTo(page, page.getByRole("button", { name: say(m.scales_true), exact: true }));
    await pressKey(page, key);
  }
  await atStatement(walk, 4);
  // The way back shows what was pressed.
  await tabTo(page, page.getByRole("link", { name: say(m.scales_previous) }));
  await page.keyboard.press("Enter");
  await atStatement(walk, 3);
  await expect(page.getByRole("button", { name: say(m.scales_true), exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("for a screen reader: a new page is its heading, a refused form keeps its faults", async ({ walk }) => {
  const { page, server, say, expected } = walk;
  expected.add(400);
  await page.goto(`${server.base}/jobs`);
  await tabTo(page, page.locator(".card-link").first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/jobs\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.goto(`${server.base}/signup`);
  await tabTo(page, page.getByRole("button", { name: say(m.people_type_employee) }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: say(m.accounts_signup_name_title) })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: say(m.accounts_signup_go_on) }));
  await page.keyboard.press("Enter");
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  expect(await page.title()).toMatch(new RegExp(`^${say(m.ui_error_prefix)} `));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const firstName = page.getByRole("textbox", { name: say(m.accounts_field_first_name) });
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAttribute("aria-invalid", "true");
  await expect(summary).toBeVisible();
});

/** Playwright's own keyboard has no Arabic digits. */
async function pressKey(page: Page, key: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", key });
  await devtools.detach();
}

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control, "reachable by Tab").toBeFocused();
}
