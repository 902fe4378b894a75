import { chromium } from "@playwright/test";
import { AppServer } from "./support/app-server.ts";
import * as c from "./support/chromium.ts";

const server = await AppServer.start();
const browser = await chromium.launch({ executablePath: c.ensureChromium(), args: [...c.chromiumFlags] });
const page = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })).newPage();
await page.route("**/assets/**/*.js", async (r) => {
  await new Promise((f) => setTimeout(f, 1500));
  await r.continue();
});
for (const _js of [true]) {
  await page.goto(`${server.base}/signup?lang=en`, { waitUntil: "commit" });
  await page.locator("main form button.btn:not([aria-controls])").last().click();
  await page.waitForSelector(".alert-err");
  const who = () =>
    page.evaluate(
      () =>
        `${document.activeElement?.tagName}#${document.activeElement?.id}.${document.activeElement?.className} ${Math.round(document.activeElement?.getBoundingClientRect().top ?? 0)} ${location.hash}`,
    );
  console.log("before", await who());
  await page.locator(".alert-err a").nth(2).click();
  for (const t of [0, 300, 1000, 2000, 3000]) {
    await page.waitForTimeout(t ? 400 : 0);
    console.log(t, await who());
    if (t === 300) await page.keyboard.type("abc");
  }
  await page.waitForTimeout(3000);
  console.log("end", await who(), await page.locator("#email").inputValue());
}
await browser.close();
await server.remove();
