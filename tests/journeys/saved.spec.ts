import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { arriveAt, awake } from "../support/steps.ts";
import { Visitor } from "../support/visitor.ts";

const NURSE = 'button[form="save"][value="/jobs/nurse"]';
const SKILL = 'button[form="save"][value="/future-skills/communication"]';

async function open(walk: Walk, path: string): Promise<void> {
  const { page, server } = walk;
  await page.goto(server.base + path);
  await awake(walk);
  // What takes the presses comes late; before it is there the browser sends the form itself, as without scripts.
  if (await page.locator("button[form=save]").count())
    await page.waitForFunction(
      () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/save-presses-")),
      undefined,
      { polling: 100 },
    );
  // It has run once the page has nothing else to do.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
}

async function save({ page, say }: Walk, button: string): Promise<void> {
  await page.locator(button).first().click();
  await expect(page.locator(button).first()).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(say(m.ui_save_done))).toBeVisible();
}

const named = ({ page, say }: Walk, message: () => string) =>
  page.getByRole("main").getByRole("button", { name: say(message), exact: true });

test("a guest saves two things, signs up, and says whose they are", async ({ walk }) => {
  const { page, lang } = walk;
  await open(walk, "/jobs/nurse");
  await save(walk, NURSE);
  await open(walk, "/future-skills/communication");
  await save(walk, SKILL);
  await open(walk, "/jobs/nurse");
  await expect(page.locator(NURSE)).toHaveAttribute("aria-pressed", "true");
  await open(walk, "/subscription");
  await expect(page.locator(".saved-item")).toHaveCount(2);
  await expectWholePage(page, lang);
  await member(walk, "saves");
  await open(walk, "/subscription");
  await expect(page.locator(".saved-item")).toHaveCount(0);
  await named(walk, m.favorites_claim).click();
  await expect(page.locator(".saved-item")).toHaveCount(2);
});

test("somebody signed in saves from a page, notes, takes away and takes that back", async ({ walk }) => {
  const { page, say } = walk;
  await member(walk, "keeps");
  await open(walk, "/jobs/nurse");
  await save(walk, NURSE);
  await open(walk, "/future-skills/communication");
  await save(walk, SKILL);
  await open(walk, "/subscription");
  await expect(page.getByRole("heading", { name: say(m.favorites_tab_job, { count: 1 }) })).toBeVisible();
  await open(walk, "/subscription?tab=job");
  await expect(page.locator(".saved-item")).toHaveCount(1);
  await page.getByText(say(m.favorites_note_add)).click();
  await page.getByRole("textbox", { name: say(m.favorites_note) }).fill("7:00");
  await named(walk, m.favorites_note_save).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "7:00" })).toBeVisible();
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.locator(".saved-item").getByRole("button", { name: /./ }).last().click();
  await expect(page.locator(".saved-item")).toHaveCount(0);
  await named(walk, m.favorites_undo).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "7:00" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card is saved, and the page comes back to it", async ({ walk }) => {
    const { page } = walk;
    await page.goto(`${walk.server.base}/jobs`);
    const button = page.locator('button[form="save"]').first();
    const value = (await button.getAttribute("value")) ?? "";
    await button.click();
    expect(new URL(page.url()).hash).toBe(`#${value}`);
    await expect(page.locator(`button[form="save"][value="${value}"]`)).toHaveAttribute("aria-pressed", "true");
  });
});

test("a guest writes to us with Arabic digits, and the team answers", async ({ walk, context }) => {
  const { page, server, say, lang, expected } = walk;
  const email = `asks.${lang}@pupils.example`;
  const field = (message: () => string) => page.getByRole("main").getByRole("textbox", { name: say(message) });
  await open(walk, "/contact-us");
  expect.soft(await axeFaults(page)).toEqual([]);
  await field(m.contact_field_name).fill(lang === "ar" ? "سلمى" : "Salma");
  await field(m.contact_field_email).fill(email);
  await field(m.contact_field_phone).fill("٩١٢٣");
  await page.getByRole("radio", { name: say(m.contact_inquiry_technical) }).check();
  await field(m.contact_field_subject).fill(lang === "ar" ? "صفحة بيضاء" : "White page");
  await field(m.contact_field_message).fill(lang === "ar" ? "تبقى الصفحة بيضاء." : "The page stays white.");
  expected.add(400);
  await named(walk, m.contact_send).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);
  expected.delete(400);
  await expect(field(m.contact_field_subject)).not.toHaveValue("");
  await field(m.contact_field_phone).fill("٩١٢٣٤٥٦٧");
  await named(walk, m.contact_send).click();
  await expect(page).toHaveURL(/sent=/);
  const reference = new URL(page.url()).searchParams.get("sent") ?? "";
  await expect(page.getByText(reference)).toBeVisible();
  expect((await server.mailTo(email)).subject).toContain(reference);
  const staff = await new Visitor(server, lang).signIn("admin@wijha.example");
  await context.addCookies(staff.ofBrowser);
  await open(walk, "/admin/messages");
  expect.soft(await axeFaults(page)).toEqual([]);
  const { x, width } = (await page.locator("h1").boundingBox()) ?? { x: 0, width: 0 };
  expect.soft(x, "nothing touches the edge").toBeGreaterThanOrEqual(16);
  expect.soft(x + width).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) - 16);
  await page.getByRole("textbox", { name: say(m.contact_search) }).fill(reference.toLowerCase());
  await named(walk, m.contact_search_action).click();
  await arriveAt(walk, lang === "ar" ? "صفحة بيضاء" : "White page");
  await expect(page.getByText("91234567")).toBeVisible();
  await field(m.contact_answer_title).fill(lang === "ar" ? "أصلحناها." : "We mended it.");
  await named(walk, m.contact_answer_send).click();
  await expect(page.getByText(say(m.contact_done_answer))).toBeVisible();
});
