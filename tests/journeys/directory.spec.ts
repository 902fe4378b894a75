import { readFileSync } from "node:fs";
import { m } from "#i18n/paraglide/messages.js";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { awake } from "../support/steps.ts";
import { Visitor } from "../support/visitor.ts";

/** A profession of the directory: its everyday name in each language, and another of its family. */
const SMITH = { slug: "blacksmith", family: "7221.1", words: { ar: "معلم حدادة", en: "artisan blacksmith" } };
const line = readFileSync("db/seed/directory/professions.jsonl", "utf8")
  .split("\n")
  .find((one) => one.includes(`"slug":"${SMITH.slug}"`));
const shipped = JSON.parse(line ?? "{}") as Record<"ar" | "en", { title: string; feminine?: string }>;

const wish = ({ page, say }: Walk) => page.getByRole("button", { name: say(m.jobs_short_ask) });
const unwritten = ({ page, say }: Walk) => page.getByRole("region", { name: say(m.jobs_short_title) });

/** From an everyday name to the page of the profession. */
async function findByName({ page, server, lang, say }: Walk): Promise<void> {
  await page.goto(`${server.base}/search/searchResults?word=${encodeURIComponent(SMITH.words[lang])}`);
  const best = page.getByRole("main").getByRole("region").first();
  await expect(best.getByText(say(m.content_profile_short))).toBeVisible();
  await best.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: shipped[lang].title })).toBeVisible();
}

test("a profession is found by its everyday name, read, saved, and its full profile asked for once", async ({
  walk,
}) => {
  const { page, server, lang, say } = walk;
  await findByName(walk);
  await expectWholePage(page, lang);
  if (lang === "ar") await expect(page.getByText(shipped.ar.feminine ?? "").first()).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: say(m.jobs_short_asks) })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  await expect(unwritten(walk).getByText(say(m.jobs_short_unwritten_day))).toBeVisible();
  await awake(walk);
  await page.waitForLoadState("networkidle");
  await wish(walk).click();
  await expect(unwritten(walk).getByRole("status")).toHaveText(say(m.jobs_wish_done));
  await expect(wish(walk)).toHaveCount(0);
  await page.reload({ waitUntil: "networkidle" });
  await wish(walk).click();
  await expect(unwritten(walk).getByRole("status")).toHaveText(say(m.jobs_wish_again));
  const save = page.locator(`button[form="save"][value="/jobs/${SMITH.slug}"]`).first();
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(say(m.ui_save_done))).toBeVisible();
  await page.goto(`${server.base}/subscription`);
  await expect(page.getByRole("main").getByRole("link", { name: shipped[lang].title })).toBeVisible();
  const editor = await new Visitor(server, lang).signIn("editor@wijha.example");
  await page.context().addCookies(editor.ofBrowser);
  await page.goto(`${server.base}/admin/wishes`);
  await expect(page.getByRole("row", { name: new RegExp(shipped[lang].title) })).toBeVisible();
});

test("the list shows full profiles first, those alone when asked, and a family when it is opened", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  await page.goto(`${server.base}/jobs`);
  const cards = page.getByRole("main").locator(".cards > .card");
  await expect(cards.first()).toBeVisible();
  await awake(walk);
  await expect(cards.getByText(say(m.content_profile_short))).toHaveCount(0);
  await page.locator(".list-why > summary").click();
  await page.getByRole("link", { name: say(m.jobs_show_full) }).click();
  await expect(page).toHaveURL(/profile=full/);
  await page.getByRole("link", { name: say(m.jobs_show_all) }).click();
  await expect(page).not.toHaveURL(/profile/);
  await page.goto(`${server.base}/jobs?profile=short&sort=title`);
  await expect(cards.getByText(say(m.content_profile_short)).first()).toBeVisible();
  await expectWholePage(page, lang);
  await page.goto(`${server.base}/jobs?family=${SMITH.family}`);
  await expect(cards.getByRole("heading", { name: shipped[lang].title })).toBeVisible();
  expect(await cards.count()).toBeGreaterThan(1);
});

test("the address of a short profile leads to the full one of its occupation", async ({ walk }) => {
  const { page, server } = walk;
  await page.goto(`${server.base}/jobs/nurse-responsible-for-general-care`);
  await expect(page).toHaveURL(`${server.base}/jobs/nurse`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a full profile is asked for, and the profession saved", async ({ walk }) => {
    const { page, server, lang, say } = walk;
    await findByName(walk);
    await expectWholePage(page, lang);
    await wish(walk).click();
    await expect(unwritten(walk).getByRole("status")).toHaveText(say(m.jobs_wish_done));
    await page.goto(`${server.base}/jobs/${SMITH.slug}`);
    await page.locator(`button[form="save"][value="/jobs/${SMITH.slug}"]`).first().click();
    await page.goto(`${server.base}/subscription`);
    await expect(page.getByRole("main").getByRole("link", { name: shipped[lang].title })).toBeVisible();
  });
});
