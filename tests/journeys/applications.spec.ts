import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { arriveAt, type Newcomer } from "../support/steps.ts";
import { PDF } from "../support/uploads.ts";
import { Visitor } from "../support/visitor.ts";

const SAID = {
  ar: {
    school: "مدرسة الأمل، نزوى",
    why: "أدرّس الصف العاشر وأود أن أفتح له صفًا هنا.",
    reason: "الإثبات لا يحمل اسمكم.",
  },
  en: {
    school: "Al Amal School, Nizwa",
    why: "I teach grade 10 and would like to open a class.",
    reason: "The proof does not name you.",
  },
};
const HTML = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("<!doctype html><script>1</script>") };
/** Browsers of machines without a language keep no other letters in the name of a file. */
const LETTER = { name: "letter.pdf", mimeType: "application/pdf", buffer: PDF };

/** From the footer to the form of an advisor, which is refused first and loses nothing, then sent. */
async function applyAsAdvisor(walk: Walk, hasScripts: boolean): Promise<void> {
  const { page, say, lang, expected } = walk;
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: say(m.layouts_menu_apply) })
    .click();
  await arriveAt(walk, say(m.applications_title));
  await page.getByRole("link", { name: say(m.applications_start_advisor) }).click();
  await arriveAt(walk, say(m.applications_start_advisor));
  const field = (name: string) => page.getByRole("checkbox", { name, exact: true });
  const send = page.getByRole("button", { name: say(m.applications_send) });
  await field(say(m.i18n_advice_studies)).check();
  await field(say(m.i18n_advice_work)).check();
  await page.getByLabel(say(m.applications_field_organisation)).fill(SAID[lang].school);
  await page.getByLabel(say(m.applications_field_proof), { exact: true }).setInputFiles(HTML);
  await page.getByLabel(say(m.applications_field_why)).fill(SAID[lang].why);
  expected.add(400);
  await send.click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: say(m.fault_field_applications_languages) }),
  ).toBeVisible();
  await expect(field(say(m.i18n_advice_work))).toBeChecked();
  await expect(field(say(m.i18n_advice_change))).not.toBeChecked();
  await expect(page.getByText(say(m.applications_proof_again))).toBeVisible();
  await expectWholePage(page, lang);
  if (hasScripts) expect(await axeFaults(page)).toEqual([]);
  await field(say(m.i18n_value_arabic)).check();
  await field(say(m.applications_field_adult)).check();
  await page.getByLabel(say(m.applications_field_proof), { exact: true }).setInputFiles(HTML);
  await send.click();
  await expect(page.getByRole("alert").getByText(say(m.fault_field_own_files_pdf))).toBeVisible();
  await expect(page.getByLabel(say(m.applications_field_why))).toHaveValue(SAID[lang].why);
  await page.getByLabel(say(m.applications_field_proof), { exact: true }).setInputFiles(LETTER);
  await send.click();
  await expect(page.getByRole("heading", { name: say(m.applications_own_waiting_advisor) })).toBeVisible();
  expected.delete(400);
  await expectWholePage(page, lang);
}

/** The administrator opens the newest application from home. @returns what happens beside the applicant's page. */
async function openAsAdministrator(
  { page, server, say, lang }: Walk,
  { firstName, lastName }: Newcomer,
): Promise<void> {
  const admin = await new Visitor(server, lang).signIn("admin@wijha.example");
  await page.context().addCookies(admin.ofBrowser);
  await page.goto(`${server.base}/home`);
  await page.getByRole("link", { name: say(m.applications_home_action) }).click();
  await expect(page.getByRole("heading", { level: 1, name: say(m.applications_list_title) })).toBeVisible();
  await page
    .getByRole("link", { name: `${firstName} ${lastName}` })
    .last()
    .click();
  await expect(page.getByText(SAID[lang].why)).toBeVisible();
}

async function journey(walk: Walk, mark: string, hasScripts: boolean): Promise<void> {
  const { page, server, say, lang, expected } = walk;
  const person = await member(walk, mark);
  await applyAsAdvisor(walk, hasScripts);
  const own = await page.context().cookies();
  await openAsAdministrator(walk, person);
  await expectWholePage(page, lang);
  const [proof] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: say(m.applications_proof_get, { kb: 1 }) }).click(),
  ]);
  expect(proof.suggestedFilename()).toBe(LETTER.name);
  await page.getByLabel(say(m.applications_column_reason)).fill(SAID[lang].reason);
  await page.getByRole("button", { name: say(m.applications_refuse) }).click();
  await expect(page.getByText(say(m.applications_done_refuse))).toBeVisible();
  await page.getByRole("button", { name: say(m.applications_take_back) }).click();
  await expect(page.getByText(say(m.applications_done_take_back))).toBeVisible();
  expected.add(400);
  const accept = page.getByRole("button", { name: say(m.applications_accept) });
  await accept.click();
  await expect(page.getByRole("alert")).toBeVisible();
  expected.delete(400);
  await page.getByLabel(say(m.applications_your_password), { exact: true }).fill("wijha-demo-2026");
  await accept.click();
  await expect(page.getByText(say(m.applications_done_accept))).toBeVisible();
  await page.context().clearCookies();
  await page.context().addCookies(own);
  await page.goto(`${server.base}/apply`);
  await expect(page.getByText(say(m.applications_own_accepted_advisor_title), { exact: true })).toBeVisible();
  await expectWholePage(page, lang);
  await page.getByRole("link", { name: say(m.applications_open_classes) }).click();
  await expect(page.getByRole("heading", { level: 1, name: say(m.schools_classes_title) })).toBeVisible();
}

test("somebody applies to be an advisor, and an administrator accepts", ({ walk }) => journey(walk, "applies", true));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it goes the same way", ({ walk }) => journey(walk, "appliesplain", false));

  test("an application is withdrawn", async ({ walk }) => {
    const { page, say } = walk;
    await member(walk, "withdraws");
    await applyAsAdvisor(walk, false);
    await page.getByRole("button", { name: say(m.applications_withdraw) }).click();
    await expect(page.getByText(say(m.applications_withdrawn))).toBeVisible();
    await expect(page.getByRole("link", { name: say(m.applications_start_teacher) })).toBeVisible();
  });
});
