import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { AppServer } from "../support/app-server.ts";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, speak, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { readPdf } from "../support/pdf-text.ts";
import { arriveAt } from "../support/steps.ts";

async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return readFileSync(await file.path());
}

test("what is kept about people, found from the privacy policy", async ({ walk }) => {
  const { page, server, say } = walk;
  await page.goto(`${server.base}/privacy-policy`);
  await page.getByRole("link", { name: say(m.privacy_table_open) }).click();
  await expect(page).toHaveURL(`${server.base}/privacy-policy/kept-data`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(m.privacy_table_title));
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).count()).toBeGreaterThan(10);
});

test("a copy of all one's data: asked for, watched, downloaded and read", async ({ walk }) => {
  const { page, server, lang, say, expected } = walk;
  const person = await member(walk, "copies");
  await page.goto(`${server.base}/account`);
  await page
    .getByRole("main")
    .getByRole("link", { name: say(m.accounts_hub_data_title) })
    .click();
  await arriveAt(walk, say(m.privacy_data_title));
  expect(await axeFaults(page)).toEqual([]);
  const part = page.locator("section", { has: page.getByRole("heading", { name: say(m.privacy_export_title) }) });
  expected.add(400);
  await part.getByLabel(say(m.privacy_password), { exact: true }).fill("not the right one");
  await part.getByRole("button", { name: say(m.privacy_export_ask) }).click();
  await expect(page.getByRole("alert").first()).toBeFocused();
  await part.getByLabel(say(m.privacy_password), { exact: true }).fill(person.password);
  await part.getByRole("button", { name: say(m.privacy_export_ask) }).click();
  await expect(page.getByRole("link", { name: say(m.privacy_export_pdf) })).toBeVisible({ timeout: 30_000 });
  await expectWholePage(page, lang);
  const copy = JSON.parse((await download(page, say(m.privacy_export_json))).toString("utf8"));
  expect(copy.data.users.rows).toMatchObject([{ email: person.email, first_name: person.firstName }]);
  expect(copy.data.consents.rows).toHaveLength(2);
  const pdf = await readPdf(await download(page, say(m.privacy_export_pdf)));
  expect(pdf.lang?.slice(0, 2)).toBe(lang);
  expect(pdf.text).toContain(person.email);
  await expect.poll(async () => (await server.mailTo(person.email)).subject).toBe(say(m.privacy_mail_export_subject));
  const mail = await server.mailTo(person.email);
  expect(mail.language).toBe(lang);
  expect(mail.html).toContain(`dir="${lang === "ar" ? "rtl" : "ltr"}"`);
});

test("erasing the account: asked for, said on every page, taken back", async ({ walk }) => {
  const { page, server, lang, say, expected } = walk;
  const person = await member(walk, "leaves");
  await page.goto(`${server.base}/account/data`);
  const part = page.locator("section", { has: page.getByRole("heading", { name: say(m.privacy_erase_title) }) });
  expected.add(400);
  await part.getByRole("button", { name: say(m.privacy_erase_action) }).click();
  await expect(page.getByRole("alert").first()).toContainText(say(m.fault_field_privacy_understood));
  await part.getByLabel(say(m.privacy_password), { exact: true }).fill(person.password);
  await part.getByLabel(say(m.privacy_erase_understood)).check();
  await part.getByRole("button", { name: say(m.privacy_erase_action) }).click();
  await expect(page.getByRole("heading", { name: say(m.privacy_erase_title) })).toHaveCount(0);
  await expect(page.getByRole("button", { name: say(m.privacy_keep_action) })).toBeVisible();
  await expect.poll(async () => (await server.mailTo(person.email)).text).toContain("/account/data");
  await page.goto(`${server.base}/home`);
  const keep = page.getByRole("main").getByRole("button", { name: say(m.privacy_keep_action) });
  await expect(keep).toBeVisible();
  await expectWholePage(page, lang);
  expect(await axeFaults(page)).toEqual([]);
  await keep.click();
  await arriveAt(walk, say(m.privacy_data_title));
  await expect(page.getByRole("heading", { name: say(m.privacy_erase_title) })).toBeVisible();
  await page.goto(`${server.base}/home`);
  await expect(keep).toHaveCount(0);
});

test("changed terms are asked about once, and every way out stays open", async ({ page, lang, say, expected }) => {
  const server = await AppServer.start();
  try {
    const walk: Walk = { page, server, lang, say, expected };
    await speak(page, server, lang);
    await member(walk, "agrees");
    await raiseConsent(server);
    await page.goto(`${server.base}/jobs?sort=title`);
    await arriveAt(walk, say(m.privacy_consent_title));
    expect(await axeFaults(page)).toEqual([]);
    for (const open of ["/terms-of-use", "/privacy-policy", "/privacy-policy/kept-data", "/account/data", "/faq"]) {
      await page.goto(server.base + open);
      await expect(page).toHaveURL(server.base + open);
    }
    await page.goto(`${server.base}/jobs?sort=title`);
    expected.add(400);
    await page.getByRole("button", { name: say(m.privacy_consent_action) }).click();
    await expect(page.getByRole("alert").first()).toBeFocused();
    await page.getByLabel(say(m.privacy_consent_agree)).check();
    await page.getByRole("button", { name: say(m.privacy_consent_action) }).click();
    await expect(page).toHaveURL(`${server.base}/jobs?sort=title`);
    await arriveAt(walk, say(m.jobs_title));
    await page.goto(`${server.base}/career-test`);
    await expect(page).toHaveURL(`${server.base}/career-test`);
  } finally {
    // What comes after the first paint still comes from this server.
    await page.goto("about:blank");
    await server.remove();
  }
});

/** An editor publishes the terms with another version. */
async function raiseConsent(server: AppServer): Promise<void> {
  const post = (path: string, init: RequestInit) =>
    fetch(`${server.base}/api${path}`, { ...init, headers: { "Content-Type": "application/json", ...init.headers } });
  const credentials = { identifier: "editor@wijha.example", password: "wijha-demo-2026" };
  const { jwt } = await (await post("/auth/local", { method: "POST", body: JSON.stringify(credentials) })).json();
  const answer = await post("/terms-of-usage?status=published", {
    method: "PUT",
    headers: { Authorization: `Bearer ${jwt}` },
    body: JSON.stringify({ data: { consent_version: "2027-02-01" } }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
}
