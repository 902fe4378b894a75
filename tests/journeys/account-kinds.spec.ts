import { m } from "#i18n/paraglide/messages.js";
import { ORDINARY_ACCOUNT_TYPES } from "#shared/actor.ts";
import { expect, expectWholePage, test } from "../support/browser.ts";
import { activate, arriveAt, chooseKind, fillAccount, newcomer, sayName } from "../support/steps.ts";

const WORDS = {
  Student: m.people_type_student,
  Guardian: m.people_type_guardian,
  "Job Seeker": m.people_type_job_seeker,
  Employee: m.people_type_employee,
  "Freelancer/Entrepreneur": m.people_type_freelancer,
} as const;

for (const type of ORDINARY_ACCOUNT_TYPES)
  test(`sign-up, activation and own account of a ${type}`, async ({ walk }) => {
    const { page, server, lang, say } = walk;
    const person = newcomer(lang, type.toLowerCase().replace(/\W/g, "-"));
    await page.goto(`${server.base}/signup`);
    await chooseKind(walk, WORDS[type]);
    // Grade and age are asked of pupils alone.
    await sayName(walk, person, type === "Student");
    await fillAccount(walk, person);
    await page.getByRole("button", { name: say(m.accounts_signup_action) }).click();
    await arriveAt(walk, say(m.accounts_sent_title));
    await activate(walk, person);
    await page.goto(`${server.base}/account`);
    await expect(page.getByRole("main").locator("dl").getByText(say(WORDS[type]), { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText(person.email)).toBeVisible();
    await expectWholePage(page, lang);
  });

test("sign-in, own account and way to the classes of a Consultant, whom an administrator has made one", async ({
  walk,
}) => {
  const { page, server, say } = walk;
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

test("the link of an error summary reaches its field at once, also before the scripts have come", async ({ walk }) => {
  const { page, server, say, expected } = walk;
  expected.add(400);
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(`${server.base}/signin`, { waitUntil: "commit" });
  await page.getByRole("button", { name: say(m.accounts_signin_action), exact: true }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("alert").getByRole("link").last().click();
  const password = page.getByLabel(say(m.accounts_field_password), { exact: true });
  await expect(password).toBeFocused();
  letCome();
  await expect(page.getByRole("button", { name: say(m.ui_show_password) })).toBeVisible();
  await expect(password).toBeFocused();
});

test("a menu that is opened before the scripts have come stays open", async ({ walk }) => {
  const { page, server, say } = walk;
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(`${server.base}/jobs`, { waitUntil: "commit" });
  const menu = page.getByRole("banner").locator("details", { hasText: say(m.layouts_menu_tools) });
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open");
  letCome();
  // React marks what it has taken over; its effects have run when the browser is idle.
  await expect.poll(() => menu.evaluate((one) => Object.keys(one).some((key) => key.startsWith("__react")))).toBe(true);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(menu).toHaveAttribute("open");
});
