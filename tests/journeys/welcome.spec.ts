import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, speak, test } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { arriveAt } from "../support/steps.ts";

const NURSE = { ar: "ممرض", en: "Nurse" } as const;
const HEALTH = { ar: "الرعاية الصحية", en: "Health care" } as const;

test("three questions by keyboard, and home shows at once what they are for", async ({ walk }) => {
  const { page, lang, say } = walk;
  await member(walk, "welcome");
  await page.getByRole("link", { name: say(m.profile_welcome_card_action) }).click();
  await arriveAt(walk, say(m.profile_welcome_goal_question));
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: say(m.profile_welcome_goal_study) }).focus();
  await page.keyboard.press("Enter");
  await arriveAt(walk, say(m.profile_welcome_interests_question));
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("checkbox", { name: HEALTH[lang], exact: true }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: say(m.profile_welcome_next), exact: true }).click();
  await arriveAt(walk, say(m.profile_welcome_jobs_question));
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel(say(m.profile_welcome_jobs_search)).fill(NURSE[lang]);
  await page.locator('button[name="job"][value="nurse"]').first().click();
  await expect(page.getByRole("heading", { name: say(m.profile_welcome_jobs_chosen) })).toBeVisible();
  await page.getByRole("button", { name: say(m.profile_welcome_finish) }).click();
  const near = page.getByRole("region", { name: say(m.profile_welcome_suggested_jobs) });
  const reason = say(m.profile_welcome_reason_interest, { name: `\u2068${HEALTH[lang]}\u2069` });
  await expect(near.getByText(reason).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: say(m.profile_welcome_suggested) }).last()).toBeVisible();
  await expect(page.getByText(say(m.profile_welcome_card_title))).toHaveCount(0);
  await expectWholePage(page, lang);
  expect(await axeFaults(page)).toEqual([]);
});

test("put away, the questions never come back", async ({ walk }) => {
  const { page, server, say } = walk;
  await member(walk, "later");
  await page.getByRole("link", { name: say(m.profile_welcome_card_action) }).click();
  await page.getByRole("button", { name: say(m.profile_welcome_skip) }).click();
  await arriveAt(walk, say(m.profile_welcome_interests_question));
  await page.getByRole("button", { name: say(m.profile_welcome_later) }).click();
  await expect(page).toHaveURL(/\/home/);
  await page.goto(`${server.base}/home`);
  await expect(page.getByText(say(m.profile_welcome_card_go_on))).toHaveCount(0);
  await expect(page.getByText(say(m.profile_welcome_card_title))).toHaveCount(0);
});

test("a page is shared, read by somebody signed out, and dead once it is ended", async ({ walk, browser }) => {
  const { page, server, lang, say, expected } = walk;
  await member(walk, "sharing");
  const said = await page.request.put(`${server.base}/api/users-permissions/users/me`, {
    data: { dob: "1985-03-02" },
    headers: { origin: server.base },
  });
  expect(said.status()).toBe(200);
  await page.goto(`${server.base}/user-profile/share`);
  await arriveAt(walk, say(m.profile_share_title));
  await page.getByRole("button", { name: say(m.profile_share_make) }).click();
  await expect(page.getByRole("status").getByText(say(m.profile_share_made))).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await expectWholePage(page, lang);
  await expect(page.getByRole("button", { name: say(m.ui_copy_link) })).toBeVisible();
  const path = (await page.getByRole("link", { name: say(m.profile_share_open) }).getAttribute("href")) ?? "";
  expect(path).toMatch(/^\/profile\/[\w-]{43}$/);

  const others = await browser.newContext();
  const other = await others.newPage();
  await speak(other, server, lang);
  const answer = await other.goto(server.base + path);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "private, no-store" });
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(other.getByText(say(m.profile_share_page_own))).toHaveCount(0);
  await expect(other.getByRole("main")).not.toContainText("@pupils.example");
  expect(await axeFaults(other)).toEqual([]);

  await page.getByRole("button", { name: say(m.profile_share_end) }).click();
  await expect(page.getByRole("status").getByText(say(m.profile_share_ended))).toBeVisible();
  expected.add(404);
  const gone = await other.goto(server.base + path);
  expect(gone?.status()).toBe(404);
  await expect(other.getByRole("heading", { level: 1, name: say(m.profile_share_gone_title) })).toBeVisible();
  await others.close();
});

test("who is under 18, or of unknown age, reads why there is no such page", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  await member(walk, "ageless");
  await page.goto(`${server.base}/user-profile/share`);
  await expect(page.getByText(say(m.profile_share_minor_title))).toBeVisible();
  await expect(page.getByRole("button", { name: say(m.profile_share_make) })).toHaveCount(0);
  await expectWholePage(page, lang);
});

test("the questions work without scripts", async ({ walk, browser }) => {
  const { server, lang, say } = walk;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await member(walk, "welcome-plain");
  await context.addCookies(await walk.page.context().cookies());
  await page.goto(`${server.base}/welcome`);
  await page.getByRole("button", { name: say(m.profile_welcome_goal_skill) }).click();
  await page.getByRole("checkbox", { name: HEALTH[lang], exact: true }).check();
  await page.getByRole("button", { name: say(m.profile_welcome_next), exact: true }).click();
  await page.getByLabel(say(m.profile_welcome_jobs_search)).fill(NURSE[lang]);
  await page.getByLabel(say(m.profile_welcome_jobs_search)).press("Enter");
  await page.locator('button[name="job"][value="nurse"]').first().click();
  await page.getByRole("button", { name: say(m.profile_welcome_finish) }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole("region", { name: say(m.profile_welcome_suggested_jobs) })).toBeVisible();
  await context.close();
});
