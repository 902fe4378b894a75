import type { Browser, Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { AppServer } from "../support/app-server.ts";
import { axeFaults } from "../support/axe.ts";
import { expect, speak, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { arriveAt, atStatement, awake, environmentName, STATEMENTS } from "../support/steps.ts";

/** A name as it stands in a sentence. */
const named = (firstName: string) => ({ name: `\u2068${firstName}\u2069` });

const button = ({ page, say }: Walk, message: () => string) =>
  page.getByRole("main").getByRole("button", { name: say(message), exact: true });

async function expectAccessible({ page }: Walk): Promise<void> {
  expect.soft(await axeFaults(page), page.url()).toEqual([]);
}

/** From the start of the scale to the question about a guardian, as somebody of 15 to 17. */
async function toQuestion(walk: Walk): Promise<void> {
  const { page, say, server } = walk;
  await page.goto(`${server.base}/career-test`);
  await button(walk, m.scales_start_begin).click();
  await arriveAt(walk, say(m.scales_about_title));
  await page.getByRole("combobox", { name: say(m.scales_about_age) }).selectOption("15-17");
  await button(walk, m.scales_about_continue).click();
  await arriveAt(walk, say(m.guardians_question_title));
  await expectAccessible(walk);
  await awake(walk);
}

async function nameGuardian(walk: Walk, email: string): Promise<void> {
  await walk.page.getByRole("textbox", { name: walk.say(m.guardians_field_email) }).fill(email);
  await button(walk, m.guardians_question_send).click();
}

/** All answers at once, as a client sends them: the statements have a journey of their own. */
async function takeScale({ page, server }: Walk): Promise<string> {
  const list = await page.request.get(`${server.base}/api/personality-tests?pageSize=${STATEMENTS}`);
  const { data } = (await list.json()) as { data: { documentId: string }[] };
  const answers = Object.fromEntries(data.map(({ documentId: id }) => [id, /^[SI]/.test(id)]));
  const answer = await page.request.post(`${server.base}/api/users-permissions/users/me/personality-test`, {
    data: { answers },
    headers: { Origin: server.base },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { documentId: string } }).data.documentId;
}

/** A statement opened from the review leads back to it. */
async function throughReview(walk: Walk): Promise<void> {
  const { page, say, server } = walk;
  await page.goto(`${server.base}/career-test/review`);
  await awake(walk);
  await page.getByRole("main").locator("ol a").nth(3).click();
  await atStatement(walk, 4);
  await page.getByRole("main").getByRole("button").first().click();
  await arriveAt(walk, say(m.scales_review_title));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

/** From the result to a profession and back, over a reload of the profession's page. */
async function thereAndBack(walk: Walk, attempt: string): Promise<void> {
  const { page, say, server } = walk;
  const result = `${server.base}/career-test/results/${attempt}`;
  await page.goto(result);
  await page.getByRole("main").locator('a[href*="?result="]').first().click();
  await expect(page).toHaveURL(/\/jobs\/[\w-]+\?result=1$/);
  await page.reload();
  await expect(page.getByRole("link", { name: say(m.home_start_scale) })).toHaveCount(0);
  await page
    .getByRole("link", { name: say(m.jobs_result_link) })
    .first()
    .click();
  await arriveAt(walk, say(m.scales_result_title));
  expect(page.url()).toBe(result);
}

/** Somebody else's browser. */
async function elsewhere(browser: Browser, walk: Walk): Promise<Walk & { readonly page: Page }> {
  const page = await (await browser.newContext()).newPage();
  await speak(page, walk.server, walk.lang);
  return { ...walk, page };
}

test("a guardian objects: results are hidden until both agree", async ({ walk, browser }) => {
  const { page, server, lang, say, expected } = walk;
  const person = await member(walk, "objected");
  await toQuestion(walk);
  expected.add(400);
  await nameGuardian(walk, person.email);
  await expect(page.getByRole("alert")).toContainText(say(m.fault_field_guardians_own_address));
  await expectAccessible(walk);
  expected.delete(400);
  const email = `objecting-${lang}@guardians.example`;
  await nameGuardian(walk, email);
  await atStatement(walk, 1);
  const attempt = await takeScale(walk);

  const guardian = await elsewhere(browser, walk);
  const mail = await server.mailTo(email);
  expect(mail.language).toBe(lang);
  await guardian.page.goto(await server.linkTo(email));
  await arriveAt(guardian, say(m.guardians_decision_title));
  await expect(guardian.page.getByText(say(m.guardians_decision_about, named(person.firstName)))).toBeVisible();
  await expectAccessible(guardian);
  await button(guardian, m.guardians_decision_object).click();
  await expect(guardian.page.getByText(say(m.guardians_decision_objected, named(person.firstName)))).toBeVisible();
  await expectAccessible(guardian);

  for (const path of ["/career-test", "/career-test/results", `/career-test/results/${attempt}`]) {
    await page.goto(server.base + path);
    await arriveAt(walk, say(m.guardians_hidden_title));
    await expect(page.getByRole("main").getByText(environmentName("social", lang))).toHaveCount(0);
  }
  await expectAccessible(walk);
  await page.goto(`${server.base}/home`);
  await page.getByRole("link", { name: say(m.guardians_card_action) }).click();
  await arriveAt(walk, say(m.guardians_account_title));
  await expectAccessible(walk);
  await button(walk, m.guardians_consent_agree).click();
  await expect(page.getByText(say(m.guardians_stand_turn_guardian))).toBeVisible();
  await guardian.page.reload();
  await expect(
    guardian.page.getByText(say(m.guardians_decision_objected_pupil, named(person.firstName))),
  ).toBeVisible();
  await button(guardian, m.guardians_decision_confirm).click();
  await expect(guardian.page.getByText(say(m.guardians_decision_confirmed, named(person.firstName)))).toBeVisible();
  await page.goto(`${server.base}/career-test/results/${attempt}`);
  await arriveAt(walk, say(m.scales_result_title));
  await guardian.page.context().close();
});

test("an invited guardian sees a summary and nothing else, until one side ends it", async ({ walk, browser }) => {
  const { page, server, lang, say } = walk;
  const person = await member(walk, "linked");
  await toQuestion(walk);
  await button(walk, m.guardians_question_skip).click();
  await atStatement(walk, 1);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await throughReview(walk);
  await thereAndBack(walk, await takeScale(walk));
  await page.goto(`${server.base}/account/guardian`);
  await arriveAt(walk, say(m.guardians_account_title));
  const invite = page.locator("form").filter({ has: page.locator('button[value="invite"]') });
  const email = `invited-${lang}@guardians.example`;
  await invite.getByRole("textbox").fill(email);
  await button(walk, m.guardians_invite_action).click();
  await expect(page.getByText(say(m.guardians_done_invite))).toBeVisible();
  await expectAccessible(walk);

  const guardian = await elsewhere(browser, walk);
  await guardian.page.goto(await server.linkTo(email));
  await arriveAt(guardian, say(m.accounts_signin_title));
  await guardian.page
    .getByLabel(say(m.accounts_field_email), { exact: true })
    .fill(lang === "ar" ? "guardian@wijha.example" : "editor@wijha.example");
  await guardian.page.getByLabel(say(m.accounts_field_password), { exact: true }).fill("wijha-demo-2026");
  await button(guardian, m.accounts_signin_action).click();
  await arriveAt(guardian, say(m.guardians_invitation_title));
  await expectAccessible(guardian);
  await button(guardian, m.guardians_invitation_accept).click();
  await arriveAt(guardian, say(m.guardians_family_title));
  const card = guardian.page.getByRole("region", { name: person.firstName });
  // What led is said in words and drawn.
  await expect(card.locator(".kin-led")).toContainText(environmentName("social", lang));
  await expect(card.getByText(environmentName("social", lang), { exact: true })).toBeVisible();
  await expect(guardian.page.getByText(person.email)).toHaveCount(0);
  await expectAccessible(guardian);

  await page.reload();
  await button(walk, m.guardians_links_end).click();
  await expect(page.getByText(say(m.guardians_done_end))).toBeVisible();
  await guardian.page.reload();
  await expect(card).toHaveCount(0);
  // The demo's guardian has a pupil of an own.
  if (lang === "en") await expect(guardian.page.getByText(say(m.guardians_family_none_title))).toBeVisible();
  await expectAccessible(guardian);
  await guardian.page.context().close();
});

test("where a confirmation is required, a trial becomes kept by it", async ({ page, lang, say, expected, browser }) => {
  const server = await AppServer.start({ GUARDIANS: "require" });
  // Somebody whose name is in the language of the page, and whose guardian nobody has named.
  const who = lang === "ar" ? "advisor" : "editor";
  try {
    const walk: Walk = { page, server, lang, say, expected };
    await speak(page, server, lang);
    await page.goto(`${server.base}/signin`);
    await page.getByLabel(say(m.accounts_field_email), { exact: true }).fill(`${who}@wijha.example`);
    await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill("wijha-demo-2026");
    await button(walk, m.accounts_signin_action).click();
    await expect(page.getByText(say(m.accounts_notice_signed_in), { exact: true })).toBeVisible();
    await toQuestion(walk);
    await expect(page.getByText(say(m.guardians_question_lead_require))).toBeVisible();
    const email = `confirming-${lang}@guardians.example`;
    await nameGuardian(walk, email);
    await atStatement(walk, 1);
    const attempt = await takeScale(walk);
    const result = `${server.base}/career-test/results/${attempt}`;
    await page.goto(result);
    await arriveAt(walk, say(m.scales_result_title));
    const trial = page.getByText(say(m.scales_result_trial, { date: "|" }).split("|")[0] ?? "");
    await expect(trial).toBeVisible();
    await page.goto(`${server.base}/career-test`);
    await expect(page.getByText(say(m.scales_start_saved_guardian))).toBeVisible();

    const guardian = await elsewhere(browser, walk);
    await guardian.page.goto(await server.linkTo(email));
    await arriveAt(guardian, say(m.guardians_decision_title));
    await expectAccessible(guardian);
    await button(guardian, m.guardians_decision_confirm).click();
    await expect(
      guardian.page.getByText(say(m.guardians_decision_confirmed, { name: "|" }).split("|")[0] ?? ""),
    ).toBeVisible();
    await guardian.page.context().close();

    await page.goto(result);
    await arriveAt(walk, say(m.scales_result_title));
    await expect(trial).toHaveCount(0);
    // What the page still fetches would meet a server that is gone.
    await page.waitForLoadState("networkidle");
  } finally {
    await server.remove();
  }
});
