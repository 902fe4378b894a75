import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { expect, test, type Walk } from "../support/browser.ts";
import { Visitor } from "../support/visitor.ts";

const LEAST = 44;
const THEMES = ["light", "dark", "contrast"] as const;

/** Controls of the page that are smaller than a finger; a link within a sentence may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const boxOf = (one: Element) =>
      (one instanceof HTMLInputElement ? (one.labels?.[0] ?? one) : one).getBoundingClientRect();
    const isInSentence = (one: Element) =>
      getComputedStyle(one).display === "inline" &&
      [...(one.parentElement?.childNodes ?? [])].some((other) => other !== one && (other.textContent ?? "").length > 8);
    // A card's link covers the card.
    const isWholeCard = (one: Element) => getComputedStyle(one, "::after").position === "absolute";
    return [...document.querySelectorAll("main :is(a[href], button, summary, input:not([type=hidden]), select)")]
      .filter((one) => one.checkVisibility() && !isInSentence(one) && !isWholeCard(one))
      .filter((one) => Math.min(boxOf(one).width, boxOf(one).height) < least - 0.5)
      .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 40)}`);
  }, LEAST);
}

async function faultsIn({ page, server }: Walk, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of THEMES) {
    await page.context().addCookies([{ name: "theme", value: theme, url: server.base }]);
    await page.goto(server.base + path);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
    });
    const pale = await axeFaults(page, ["color-contrast-enhanced"]);
    const small = theme === "light" ? await smallTargets(page) : [];
    faults.push(...[...pale, ...small].map((fault) => `${path} ${theme} ${fault}`));
  }
  return faults;
}

test("pages of the scales keep 7:1 in every theme, and targets of 44 pixels", async ({ walk }) => {
  const { page, server, lang } = walk;
  await page.setViewportSize({ width: 360, height: 780 });
  const visitor = new Visitor(server, lang);
  await visitor.signIn("student@wijha.example");
  const eta = await visitor.takeEta();
  await visitor.post("/career-test", {});
  const { text } = await visitor.get("/career-test/results");
  const result = /href="(\/career-test\/results\/[a-z0-9]+)"/.exec(text)?.[1] ?? "";
  await page.context().addCookies(visitor.ofBrowser);
  const pages = [
    "/career-test",
    "/career-test/statements/1",
    "/career-test/review",
    "/career-test/results",
    result,
    `${result}/eight`,
    "/career-test/activities",
    "/career-test/activities/1",
    "/scales/eta/questions/1",
    `/scales/eta/results/${eta}`,
  ];
  for (const path of pages) expect.soft(await faultsIn(walk, path)).toEqual([]);
});

test("a measure that sees neither pale words nor small targets measures nothing", async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>x</title><main style="background:#fff"><p style="color:#767676">pale</p><button style="padding:0">x</button></main></html>',
  );
  expect(await axeFaults(page, ["color-contrast-enhanced"])).toHaveLength(1);
  expect(await smallTargets(page)).toEqual(["BUTTON x"]);
});
