import type { Locator, Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { arriveAt } from "../support/steps.ts";

const partOf = (page: Page, id: string): Locator => page.locator(`#${id}`);

async function openPart({ page, say }: Walk, id: string, action: "edit" | "add"): Promise<Locator> {
  const part = partOf(page, id);
  const words = action === "edit" ? m.profile_edit : m.profile_add;
  await part
    .getByRole("link", { name: say(words) })
    .first()
    .click();
  return part;
}

const save = (part: Locator, { say }: Walk) => part.getByRole("button", { name: say(m.profile_save), exact: true });
const told = (part: Locator, { say }: Walk) => expect(part.locator(".profile-saved")).toHaveText(say(m.profile_saved));

test("a profile from the account menu: a section by keyboard, a profession found, a link refused and mended", async ({
  walk,
}) => {
  const { page, say, lang, expected } = walk;
  await member(walk, "profile");
  await page.locator("header summary").last().click();
  await page.getByRole("link", { name: say(m.profile_menu), exact: true }).click();
  await arriveAt(walk, say(m.profile_title));
  await expectWholePage(page, lang);
  expect.soft(await axeFaults(page)).toEqual([]);

  const heading = await openPart(walk, "heading", "add");
  await expect(heading.getByRole("heading", { level: 2 })).toBeFocused();
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Study engineering");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await save(heading, walk).press("Enter");
  await told(heading, walk);
  await expect(heading.locator(".profile-saved")).toBeFocused();
  await expect(heading).toContainText("Study engineering");
  await expect(heading.locator(".chip")).toHaveCount(1);

  const job = await openPart(walk, "job", "add");
  await job.getByRole("searchbox").fill(lang === "ar" ? "ممرض" : "nurse");
  await job.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/find=/);
  await job.locator("ul").last().getByRole("button").first().click();
  await told(job, walk);
  expect.soft(await axeFaults(page)).toEqual([]);
  await job.getByRole("link", { name: say(m.profile_done) }).click();
  await expect(job.getByRole("listitem")).toHaveCount(1);

  await page.locator(".profile-more > summary").click();
  const links = await openPart(walk, "links", "add");
  expected.add(400);
  await links.locator("#linkedin").fill("javascript:alert(1)");
  await save(links, walk).click();
  await expect(links.getByRole("alert")).toBeFocused();
  await expect(links.locator("#linkedin")).toHaveValue("javascript:alert(1)");
  await expect(links.locator("#linkedin-error")).toContainText("linkedin.com");
  expected.delete(400);
  await links.locator("#linkedin").fill("linkedin.com/in/salma");
  await save(links, walk).click();
  await told(links, walk);
  await expect(links.getByRole("link", { name: "linkedin.com/in/salma" })).toHaveAttribute(
    "href",
    "https://linkedin.com/in/salma",
  );
});

test("two tabs that edit one section: the second is told, both texts are there, one press keeps one's own", async ({
  walk,
}) => {
  const { page, server, say, expected } = walk;
  await member(walk, "profile-tabs");
  const [first, second] = [page, await page.context().newPage()];
  for (const tab of [first, second]) await tab.goto(`${server.base}/user-profile?edit=who`);
  await first.locator("#city").fill("Nizwa");
  await save(partOf(first, "who"), walk).click();
  await told(partOf(first, "who"), walk);
  expected.add(409);
  const who = partOf(second, "who");
  await second.locator("#city").fill("Sur");
  await save(who, walk).click();
  await expect(who.getByRole("alert")).toContainText("Nizwa");
  await expect(second.locator("#city")).toHaveValue("Sur");
  await who.getByRole("button", { name: say(m.profile_conflict_mine) }).click();
  await told(who, walk);
  await expect(who).toContainText("Sur");
  await second.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a section, an entry with a missing part, and a degree in one's own words", async ({ walk }) => {
    const { page, server, say, expected } = walk;
    await member(walk, "plain-profile");
    await page.goto(`${server.base}/user-profile`);
    const who = await openPart(walk, "who", "edit");
    await page.locator("#city").fill("Nizwa");
    await save(who, walk).click();
    await told(who, walk);

    await page.locator(".profile-more > summary").click();
    const experience = await openPart(walk, "experience", "add");
    expected.add(400);
    await page.locator("#title").fill("Volunteer");
    await save(experience, walk).click();
    await expect(experience.getByRole("alert")).toContainText(say(m.ui_fill_all));
    await expect(page.locator("#title")).toHaveValue("Volunteer");
    expected.delete(400);
    await page.locator("#place").fill("Library");
    await page.locator("#fromMonth").selectOption("06");
    await page.locator("#fromYear").fill("2025");
    await save(experience, walk).click();
    await told(experience, walk);
    await expect(experience.getByRole("listitem")).toContainText("Library");

    const degree = await openPart(walk, "academic-degree", "add");
    await degree.getByRole("searchbox").fill("Dragon studies");
    await degree.getByRole("button", { name: say(m.profile_find), exact: true }).click();
    await degree.getByRole("button", { name: /Dragon studies/ }).click();
    await told(degree, walk);
    await degree.getByRole("button", { name: say(m.profile_remove) }).click();
    await expect(degree).not.toContainText(say(m.profile_field_state));
  });
});
