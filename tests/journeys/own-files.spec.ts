import type { Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { awake } from "../support/steps.ts";
import { drawing, PDF } from "../support/uploads.ts";

const NAMES = {
  ar: { certificate: "أساسيات الشبكات", issuer: "أكاديمية الشبكات" },
  en: { certificate: "Network basics", issuer: "Cisco" },
};

const HTML = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("<!doctype html><script>1</script>") };
const RIGHT = { name: "شهادة.pdf", mimeType: "application/pdf", buffer: PDF };
const face = async () => ({
  name: "me.png",
  mimeType: "image/png",
  buffer: await drawing(800, 400).png().toBuffer(),
});

const section = (page: Page, id: string) => page.locator(`section#${id}`);

async function fillCertificate({ page, say, lang }: Walk, name: string): Promise<void> {
  const part = section(page, "certificates");
  await part.getByLabel(say(m.own_files_certificate_name), { exact: true }).fill(name);
  await part.getByLabel(say(m.own_files_field_issuer), { exact: true }).fill(NAMES[lang].issuer);
  for (const [label, value] of [
    [m.ui_date_day, "27"],
    [m.ui_date_month, "3"],
    [m.ui_date_year, "2024"],
  ] as const)
    await part.getByLabel(say(label), { exact: true }).fill(value);
}

/** A certificate that is HTML is refused with nothing of the text lost, the right one is kept, taken away and had back. */
async function keepCertificate(walk: Walk): Promise<void> {
  const { page, server, say, expected } = walk;
  await page.goto(`${server.base}/user-profile`);
  const part = section(page, "certificates");
  await part.getByRole("link", { name: say(m.own_files_certificate_add) }).click();
  await fillCertificate(walk, NAMES[walk.lang].certificate);
  await part.getByLabel(say(m.own_files_certificate_file)).setInputFiles(HTML);
  expected.add(400);
  await part.getByRole("button", { name: say(m.own_files_save), exact: true }).click();
  await expect(part.getByRole("alert").getByText(say(m.fault_field_own_files_pdf))).toBeVisible();
  await expect(part.getByLabel(say(m.own_files_certificate_name))).toHaveValue(NAMES[walk.lang].certificate);
  await expect(part.getByLabel(say(m.ui_date_year), { exact: true })).toHaveValue("2024");
  await part.getByLabel(say(m.own_files_certificate_file)).setInputFiles(RIGHT);
  await part.getByRole("button", { name: say(m.own_files_save), exact: true }).click();
  await expect(part.getByRole("status").getByText(say(m.own_files_saved))).toBeVisible();
  await expect(part.getByRole("heading", { name: NAMES[walk.lang].certificate })).toBeVisible();
  expected.delete(400);
  await part.getByRole("button", { name: new RegExp(NAMES[walk.lang].certificate) }).click();
  await expect(part.getByRole("heading", { name: NAMES[walk.lang].certificate })).toHaveCount(0);
  await part.getByRole("button", { name: say(m.own_files_undo) }).click();
  await expect(part.getByRole("heading", { name: NAMES[walk.lang].certificate })).toBeVisible();
}

test("a photo is cut by keyboard and stands in the bar; certificates are PDF only", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  await member(walk, "files");
  await page.goto(`${server.base}/user-profile`);
  await awake(walk);
  const photo = section(page, "photo");
  await photo.locator("summary").click();
  await photo.getByLabel(say(m.own_files_photo_choose)).setInputFiles(await face());
  const square = photo.getByRole("application", { name: say(m.own_files_crop) });
  await square.focus();
  for (const key of ["-", "-", "ArrowRight", "ArrowUp"]) await square.press(key);
  await expect(photo.locator("input[name=cropSize]")).toHaveValue(/^0\.96/);
  expect(await axeFaults(page)).toEqual([]);
  await photo.getByRole("button", { name: say(m.own_files_photo_save) }).click();
  await expect(photo.getByRole("status").getByText(say(m.own_files_saved))).toBeVisible();
  const shown = photo.getByRole("img");
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(384);
  await expect(page.locator("header .avatar img")).toBeVisible();
  await keepCertificate(walk);
  await expectWholePage(page, lang);
  expect(await axeFaults(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("files are kept as well, the middle of a photo", async ({ walk }) => {
    const { page, server, say } = walk;
    await member(walk, "plainfiles");
    await page.goto(`${server.base}/user-profile`);
    const photo = section(page, "photo");
    await photo.locator("summary").click();
    await photo.getByLabel(say(m.own_files_photo_choose)).setInputFiles(await face());
    await photo.getByRole("button", { name: say(m.own_files_photo_save) }).click();
    await expect(photo.getByRole("img")).toHaveAttribute("width", "400");
    await keepCertificate(walk);
  });
});
