import type { Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { type ProviderStandIn, startOpenIdProvider } from "../stand-ins/openid-provider.ts";
import { AppServer } from "../support/app-server.ts";
import { axeFaults } from "../support/axe.ts";
import { test as base, expect, expectWholePage, type Say, speak, type Walk } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { arriveAt, awake, chooseKind, goOn } from "../support/steps.ts";

const PASSWORD = "wijha-demo-2026";

/** A server whose settings name a provider that runs beside it. */
const test = base.extend<object, { provider: ProviderStandIn }>({
  server: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const server = await AppServer.start({
        OIDC_ISSUER: `http://127.0.0.1:${port}`,
        OIDC_CLIENT_ID: "wijha",
        OIDC_CLIENT_SECRET: "stand-in secret for tests only",
      });
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  provider: [
    async ({ server }, use) => {
      const port = Number(new URL(server.setting("OIDC_ISSUER")).port);
      const provider = await startOpenIdProvider([`${server.base}/api/auth/google/callback`], port);
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
});

const named = (say: Say) => ({ provider: say(m.accounts_google_name) });
const goToProvider = (page: Page, say: Say) =>
  page.getByRole("link", { name: say(m.accounts_google_continue, named(say)) }).click();

/** At the provider's own page. */
async function answerAs(page: Page, account: string): Promise<void> {
  await page.getByLabel("Account").fill(account);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** From the kind of account past the name to the last step. */
async function toLastStep(walk: Walk): Promise<void> {
  const { page, say } = walk;
  await chooseKind(walk, m.people_type_job_seeker);
  await arriveAt(walk, say(m.accounts_signup_name_title));
  await goOn(walk);
  await arriveAt(walk, say(m.accounts_signup_consent_legend));
  await expect(page.getByRole("main")).toContainText("@pupils.example");
}

async function finish(page: Page, say: Say): Promise<void> {
  await page.getByRole("checkbox", { name: say(m.accounts_signup_consent_agree) }).check();
  await page.getByRole("button", { name: say(m.accounts_signup_action) }).click();
}

test("a first sign-in ends on a short page, the next one at once", async ({ walk, provider }) => {
  const { page, server, lang, say, expected } = walk;
  expected.add(400);
  provider.accounts.set("salma", { email: "salma@pupils.example", given_name: "سلمى", family_name: "الحارثي" });
  await page.goto(`${server.base}/signup?next=/career-test`);
  await goToProvider(page, say);
  await answerAs(page, "salma");
  await page.waitForURL("**/signup/finish");
  await expectWholePage(page, lang);
  await expect(page.getByRole("main")).toContainText("salma@pupils.example");
  expect(await axeFaults(page)).toEqual([]);
  await chooseKind(walk, m.people_type_job_seeker);
  await arriveAt(walk, say(m.accounts_signup_name_title));
  await expect(page.getByLabel(say(m.accounts_field_first_name))).toHaveValue("سلمى");
  await expect(page.getByLabel(say(m.accounts_field_last_name))).toHaveValue("الحارثي");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page)).toEqual([]);
  }
  await page.getByLabel(say(m.accounts_field_last_name)).fill("البلوشي");
  await goOn(walk);
  await arriveAt(walk, say(m.accounts_signup_consent_legend));
  await page.getByRole("button", { name: say(m.accounts_signup_action) }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await finish(page, say);
  await page.waitForURL("**/career-test**");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(say(m.accounts_notice_signed_in));
  await page.context().clearCookies();
  await speak(page, server, lang);
  await page.goto(`${server.base}/signin`);
  expect(await axeFaults(page)).toEqual([]);
  await goToProvider(page, say);
  await answerAs(page, "salma");
  await page.waitForURL("**/home**");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(say(m.accounts_notice_signed_in));
});

test("stopping there, an address with a password and a provider that is down are told calmly", async ({
  walk,
  provider,
}) => {
  const { page, server, lang, say } = walk;
  provider.accounts.set("clash", { email: "student@wijha.example" });
  await page.goto(`${server.base}/signin?next=/jobs`);
  await goToProvider(page, say);
  await page.getByRole("link", { name: "Stop" }).click();
  await page.waitForURL("**/signin**");
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(
    say(m.accounts_google_denied, named(say)),
  );
  await expectWholePage(page, lang);
  await goToProvider(page, say);
  await answerAs(page, "clash");
  await page.waitForURL("**/signin**");
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(say(m.fault_password_registered));
  expect(await axeFaults(page)).toEqual([]);
  const address = await page
    .getByRole("link", { name: say(m.accounts_google_continue, named(say)) })
    .getAttribute("href");
  expect(address).toBe("/api/connect/google?next=%2Fjobs");
});

test("an account with a password links the provider, signs in by it and takes the link away", async ({
  walk,
  provider,
}) => {
  const { page, server, lang, say, expected } = walk;
  expected.add(400);
  const account = `linker-${lang}`;
  // Whose name is in the language of the page.
  const email = lang === "ar" ? "student@wijha.example" : "editor@wijha.example";
  provider.accounts.set(account, { email: `${account}@pupils.example` });
  const signInAndOpen = async () => {
    await page.goto(`${server.base}/account/google`);
    await page.getByLabel(say(m.accounts_field_email)).fill(email);
    await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: say(m.accounts_signin_action) }).click();
    await page.waitForURL("**/account/google**");
  };
  await signInAndOpen();
  await expectWholePage(page, lang);
  await expect(page.getByRole("main")).toContainText(say(m.accounts_google_account_none, named(say)));
  await awake({ page });
  await page.getByLabel(say(m.accounts_google_account_current)).fill("not this one");
  await page.getByRole("button", { name: say(m.accounts_google_account_link, named(say)) }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel(say(m.accounts_google_account_current)).fill(PASSWORD);
  await page.getByRole("button", { name: say(m.accounts_google_account_link, named(say)) }).click();
  await goToProvider(page, say);
  await answerAs(page, account);
  await page.waitForURL("**/account/google**");
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(
    say(m.accounts_google_linked, named(say)),
  );
  await expect(page.getByRole("main")).toContainText(`${account}@pupils.example`);
  expect(await axeFaults(page)).toEqual([]);
  await page.context().clearCookies();
  await speak(page, server, lang);
  await page.goto(`${server.base}/signin?next=/account/google`);
  await goToProvider(page, say);
  await answerAs(page, account);
  await page.waitForURL("**/account/google**");
  await page.getByLabel(say(m.accounts_google_account_current)).fill(PASSWORD);
  await page.getByRole("button", { name: say(m.accounts_google_account_unlink, named(say)) }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(
    say(m.accounts_google_unlinked, named(say)),
  );
  await expect(page.getByRole("main")).toContainText(say(m.accounts_google_account_none, named(say)));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a first sign-in and linking work", async ({ walk, provider }) => {
    const { page, server, lang, say } = walk;
    provider.accounts.set("plain", { email: "plain@pupils.example", given_name: "Plain", family_name: "Person" });
    provider.accounts.set("second", { email: "second@pupils.example" });
    await page.goto(`${server.base}/signin`);
    await goToProvider(page, say);
    await answerAs(page, "plain");
    await toLastStep(walk);
    await finish(page, say);
    await expect(page.getByRole("main").getByRole("status").first()).toContainText(say(m.accounts_notice_signed_in));
    await page.context().clearCookies();
    await speak(page, server, lang);
    await page.goto(`${server.base}/account/google`);
    await page.getByLabel(say(m.accounts_field_email)).fill("guardian@wijha.example");
    await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: say(m.accounts_signin_action) }).click();
    await page.getByLabel(say(m.accounts_google_account_current)).fill(PASSWORD);
    await page.getByRole("button", { name: say(m.accounts_google_account_link, named(say)) }).click();
    await goToProvider(page, say);
    await answerAs(page, "second");
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(
      say(m.accounts_google_linked, named(say)),
    );
  });
});
