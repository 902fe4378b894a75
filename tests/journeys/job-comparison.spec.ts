import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, speak, test, type Walk } from "../support/browser.ts";

const PAIR = "/job-comparison?a=nurse&b=accountant";
/** The beginning of a name, and the profession. */
const TYPED = { ar: ["محاس", "محاسب"], en: ["accoun", "Accountant"] } as const;
/** As it stands beside its drawing. */
const DRAWN = { ar: "محاسب أو محاسبة", en: "Accountant" } as const;

/** The lines of the last group that is open; its head stays in sight. */
const heads = (page: Walk["page"]) => page.getByRole("table").last().getByRole("columnheader");
const second = ({ page, say }: Walk) => page.getByLabel(say(m.job_comparison_side_b)).and(page.locator("input"));

test("from a profession to another beside it, what differs, and the way back to all", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  await page.goto(`${server.base}/jobs/nurse`);
  await page.getByRole("link", { name: `${say(m.jobs_compare)} ${say(m.jobs_compare_with)}` }).click();
  await expect(page).toHaveURL(/job-comparison\?a=nurse$/);
  await expectWholePage(page, lang);
  await page.waitForLoadState("networkidle");
  await second(walk).pressSequentially(TYPED[lang][0]);
  await page.getByRole("option", { name: TYPED[lang][1], exact: true }).click();
  await expect(page).toHaveURL(/\?a=nurse&b=accountant$/);
  await expect(heads(page)).toHaveCount(3);
  const alike = page.getByRole("heading", { name: say(m.job_comparison_alike_title), exact: true });
  await expect(alike).toBeVisible();
  await expectWholePage(page, lang);
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: say(m.job_comparison_only) }).click();
  await expect(alike).toHaveCount(0);
  await page.getByRole("link", { name: say(m.job_comparison_all) }).click();
  await expect(alike).toBeVisible();
  await page.getByRole("link", { name: say(m.job_comparison_swap) }).click();
  await expect(page).toHaveURL(/\?a=accountant&b=nurse$/);
});

test("by keyboard alone", async ({ walk }) => {
  const { page, server, lang } = walk;
  await page.goto(`${server.base}/job-comparison?a=nurse`);
  await page.waitForLoadState("networkidle");
  const field = second(walk);
  await field.focus();
  await page.keyboard.type(TYPED[lang][0]);
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.keyboard.type(TYPED[lang][1].slice(-1));
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
  await expect(field).toHaveAttribute("aria-activedescendant", "options-b-0");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?a=nurse&b=[a-z-]+$/);
});

test("two that were ticked among what is saved", async ({ walk }) => {
  const { page, server, say } = walk;
  for (const slug of ["nurse", "accountant", "actor"]) {
    await page.goto(`${server.base}/jobs/${slug}`);
    await page.waitForLoadState("networkidle");
    const save = page.locator(`button[form="save"][value="/jobs/${slug}"]`).first();
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "true");
  }
  await page.goto(`${server.base}/subscription`);
  for (const slug of ["nurse", "accountant"]) await page.locator(`input[type=checkbox][value="/jobs/${slug}"]`).check();
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: say(m.favorites_compare) }).click();
  await expect(page).toHaveURL(/\?a=(nurse|accountant)&b=(nurse|accountant)$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what is typed leads to choices, a choice to the comparison", async ({ page, server, lang, say }) => {
    await speak(page, server, lang);
    await page.goto(`${server.base}/job-comparison`);
    await page.getByLabel(say(m.job_comparison_side_a)).fill("nurse");
    await page.getByLabel(say(m.job_comparison_side_b)).fill(TYPED[lang][0]);
    await page
      .getByRole("main")
      .getByRole("button", { name: say(m.job_comparison_submit) })
      .click();
    await expect(page.getByLabel(say(m.job_comparison_side_b))).toHaveValue(TYPED[lang][0]);
    await page.getByRole("link", { name: DRAWN[lang], exact: true }).click();
    await expect(page).toHaveURL(/\?a=nurse&b=accountant$/);
    await expect(heads(page)).toHaveCount(3);
  });

  test("the same twice asks for another", async ({ page, server, lang, say }) => {
    await speak(page, server, lang);
    await page.goto(`${server.base}/job-comparison?a=nurse&b=nurse`);
    await expect(page.getByText(say(m.job_comparison_same))).toBeVisible();
    await page.locator(".versus-choices a").first().click();
    await expect(heads(page)).toHaveCount(3);
  });
});

test("on a phone the names stay in sight", async ({ walk }) => {
  const { page, server, lang } = walk;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(server.base + PAIR);
  await expectWholePage(page, lang);
  // Of what differs most and of both ways: whose side is whose. Of the days each moment is under its name.
  for (const [block, names] of [
    [".versus-great", ".versus-great thead"],
    [".versus-ways", ".versus-ways thead"],
  ] as const) {
    const last = page.locator(block).first().locator("tr:visible, li:visible").last();
    await last.scrollIntoViewIfNeeded();
    await expect(page.locator(names).first(), block).toBeInViewport();
  }
  const moment = page.locator(".days li:visible").last();
  await moment.scrollIntoViewIfNeeded();
  await expect(moment.locator(".days-at > span")).toBeInViewport();
});
