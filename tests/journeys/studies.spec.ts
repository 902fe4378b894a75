import { readSeedFolder } from "#content/seed.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { expect, expectWholePage, speak, test } from "../support/browser.ts";
import { shippedText } from "../support/published.ts";
import { arriveAt, awake } from "../support/steps.ts";

test("from the menu to a programme and the profession it leads to", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  await page.goto(`${server.base}/jobs`);
  const menu = page
    .getByRole("banner")
    .getByRole("group")
    .filter({ hasText: say(m.layouts_menu_studies) });
  await menu.getByText(say(m.layouts_menu_studies), { exact: true }).click();
  await menu.getByRole("link", { name: say(m.layouts_menu_degrees), exact: true }).click();
  await arriveAt(walk, say(m.studies_degrees_title));

  const area = shippedText("academic-degree-area", "health", lang).title ?? "";
  await page
    .getByRole("navigation", { name: say(m.studies_filter_area) })
    .getByRole("link", { name: area })
    .click();
  await expect(page).toHaveURL(/area=health/);
  await page
    .getByRole("list", { name: say(m.ui_list_active) })
    .getByRole("link", { name: area })
    .click();
  await expect(page).not.toHaveURL(/area=/);
  await expect(page.locator("#list-count")).toBeFocused();

  const nursing = shippedText("academic-degree", "nursing-bachelor", lang);
  await page.goto(`${server.base}/academic-profile/degree?area=health`);
  await page.getByRole("main").getByRole("link", { name: nursing.title, exact: true }).click();
  await arriveAt(walk, nursing.degree_name ?? "");
  const program = shippedText("academic-program", "nursing-coast-program", lang).title ?? "";
  await page.getByRole("main").getByRole("link", { name: program }).click();
  await arriveAt(walk, program);
  await expect(page.getByRole("heading", { name: say(m.studies_section_entry) })).toBeVisible();
  await expect(page.getByText(say(m.studies_entry_all))).toBeVisible();
  const nurse = shippedText("job", "nurse", lang).title ?? "";
  await page.getByRole("main").locator('a[href="/jobs/nurse"]').first().click();
  await arriveAt(walk, nurse);
  await expect(page.getByRole("main").getByRole("link", { name: program })).toBeVisible();
});

test("the view by area is kept on the device, and the back button wins", async ({ page, server, lang, say }) => {
  await speak(page, server, lang);
  const address = `${server.base}/academic-profile/degree`;
  await page.goto(address);
  await awake({ page });
  await page.getByRole("link", { name: say(m.studies_degrees_by_area) }).click();
  await expect(page).toHaveURL(/view=areas/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.goto(`${server.base}/jobs`);
  await page.goto(address);
  await expect(page).toHaveURL(/view=areas/);
  await expectWholePage(page, lang);
  await page.getByRole("link", { name: say(m.studies_degrees_all), exact: true }).click();
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(address);
});

test("an address is shared by copying it", async ({ page, server, lang, say, context }) => {
  await speak(page, server, lang);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${server.base}/academic-profile/infection-control-certificate`);
  await page.getByRole("button", { name: say(m.ui_copy_link) }).click();
  await expect(page.getByText(say(m.ui_copied))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/academic-profile\/infection-control-certificate$/,
  );
  const [structured] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured).toContain("EducationalOccupationalCredential");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("views, filters and my percentage work as links and forms", async ({ walk }) => {
    const { page, server, lang, say } = walk;
    await page.goto(`${server.base}/academic-profile/degree`);
    await page.getByRole("link", { name: say(m.studies_degrees_by_area) }).click();
    await page.getByRole("link", { name: shippedText("academic-degree-area", "computing", lang).title }).click();
    await expect(page).toHaveURL(/view=areas&.*area=computing/);
    await expectWholePage(page, lang);

    await page.goto(`${server.base}/academic-profile/programs`);
    await page.getByRole("link", { name: say(m.studies_programs_merit) }).click();
    await arriveAt(walk, say(m.studies_merit_title));
    const field = page.getByRole("textbox", { name: say(m.studies_merit_percentage) });
    await field.fill("abc");
    await page
      .getByRole("button", { name: say(m.ui_list_apply) })
      .first()
      .click();
    await expect(page.getByText(say(m.studies_merit_percentage_fault))).toBeVisible();
    await expect(field).toHaveValue("abc");
    const openTo75 = readSeedFolder("db/seed").filter(
      ({ type, body }) => type === "merit-program" && Number(body.data.percentage) <= 75,
    ).length;
    await field.fill("٧٥");
    await page
      .getByRole("button", { name: say(m.ui_list_apply) })
      .first()
      .click();
    await expect(page.getByRole("status")).toHaveText(say(m.studies_programs_count, { count: openTo75 }));
  });
});

test("every card of a list carries its record's own drawing", async ({ page, server, lang }) => {
  await speak(page, server, lang);
  const lists = ["jobs", "academic-profile/degree", "academic-profile/certification", "academic-profile/programs"];
  for (const path of [...lists, "academic-profile/programs/merit"]) {
    await page.goto(`${server.base}/${path}`);
    const drawings = page.getByRole("main").locator(".card .card-picture svg");
    await expect(drawings.first().locator("path").first()).toBeAttached();
    expect(await drawings.count(), path).toBe(await page.getByRole("main").locator(".card").count());
    const markups = await drawings.evaluateAll((all) => all.map((svg) => svg.innerHTML));
    expect(new Set(markups).size, path).toBe(markups.length);
    expect(markups).not.toContain("");
  }
});
