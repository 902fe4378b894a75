import type { Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, speak, test, type Walk } from "../support/browser.ts";
import { readPdf } from "../support/pdf-text.ts";
import { environmentName, STATEMENTS } from "../support/steps.ts";
import { Visitor } from "../support/visitor.ts";

/** All answers at once, so many of each environment fitting, spread over the form. */
async function takeScale({ page, server }: Pick<Walk, "page" | "server">, scores: Record<string, number>) {
  const list = await page.request.get(`${server.base}/api/personality-tests?pageSize=${STATEMENTS}`);
  const { data } = (await list.json()) as { data: { documentId: string }[] };
  const seen: Record<string, number> = {};
  const answers = Object.fromEntries(
    data.map(({ documentId: id }) => {
      const letter = id.charAt(0);
      const count = (seen[letter] ?? 0) + 1;
      seen[letter] = count;
      const fits =
        Math.floor((count * (scores[letter] ?? 0)) / 9) > Math.floor(((count - 1) * (scores[letter] ?? 0)) / 9);
      return [id, fits];
    }),
  );
  const answer = await page.request.post(`${server.base}/api/users-permissions/users/me/personality-test`, {
    data: { answers },
    headers: { Origin: server.base },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { documentId: string } }).data.documentId;
}

async function signIn({ page, server, lang }: Walk, email: string): Promise<void> {
  const visitor = await new Visitor(server, lang).signIn(email);
  await visitor.sayAge();
  await page.context().addCookies(visitor.ofBrowser);
  await speak(page, server, lang);
}

/** The people of the demo have Arabic names, so that no page of theirs is in English alone. */
async function expectTitle(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await axeFaults(page), page.url()).toEqual([]);
}

const BEFORE = { R: 3, I: 8, A: 2, S: 7, E: 4, C: 2 };
const AFTER = { R: 3, I: 7, A: 2, S: 2, E: 5, C: 2 };

test("two results are compared, one goes on paper, and a guardian reads how to talk about it", async ({
  walk,
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, server, lang, say, expected } = walk;
  // The pupil of the demo's guardian, whose result is read there in both languages.
  await signIn(walk, "student@wijha.example");
  const first = await takeScale(walk, BEFORE);
  const second = await takeScale(walk, AFTER);
  await page.goto(`${server.base}/career-test/results`);
  await expectTitle(page, say(m.scales_results_title));
  const compared = page.getByRole("region", { name: say(m.scales_then_title) });
  const social = compared.getByRole("listitem").filter({ hasText: environmentName("social", lang) });
  await expect(social.getByText(say(m.scales_then_down))).toBeVisible();
  await expect(compared.getByRole("listitem")).toHaveCount(6);
  await expect(compared.getByRole("listitem").getByText(say(m.scales_then_chance)).first()).toBeVisible();
  // The drawing is never alone: the same stands in words at its ends and in a table.
  const table = page.getByRole("table", { name: say(m.scales_then_table) });
  await expect(table.getByRole("row")).toHaveCount(7);
  await expectAccessible(page);
  // Chosen the wrong way round, the earlier one stands first all the same.
  await page.getByLabel(say(m.scales_then_from)).selectOption(second);
  await page.getByLabel(say(m.scales_then_to)).selectOption(first);
  await page.getByRole("button", { name: say(m.scales_then_show) }).click();
  await expect(page).toHaveURL(new RegExp(`from=${second}&to=${first}`));
  await expect(social.getByText(say(m.scales_then_down))).toBeVisible();

  await page.goto(`${server.base}/career-test/results/${first}`);
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
  const link = page.getByRole("link", { name: say(m.scales_paper_link) });
  const href = (await link.getAttribute("href")) ?? "";
  const answer = await page.request.get(server.base + href);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const pdf = await readPdf(await answer.body());
  expect([pdf.lang, pdf.tagged, pdf.pages <= 2]).toEqual([lang, true, true]);
  expect(pdf.read).toContain(say(m.scales_match_jobs));
  expect(pdf.read).toContain(environmentName("investigative", lang));
  expect(pdf.alts).toHaveLength(1);

  expected.add(403);
  await page.goto(`${server.base}/account/family/talk`);
  await expect(page.getByRole("heading", { name: say(m.guardians_talk_title) })).toHaveCount(0);
  expected.delete(403);

  const guardian = { ...walk, page: await (await browser.newContext()).newPage() };
  await signIn(guardian, "guardian@wijha.example");
  await guardian.page.goto(`${server.base}/account/family`);
  await guardian.page.getByRole("main").locator('a[href*="/account/family/talk?child="]').first().click();
  await expectTitle(guardian.page, say(m.guardians_talk_title));
  await expect(
    guardian.page.getByRole("region", { name: say(m.guardians_talk_ask) }).getByRole("listitem"),
  ).toHaveCount(7);
  await expect(guardian.page.locator("#child + p")).toContainText(environmentName("investigative", lang));
  await expectAccessible(guardian.page);
  await guardian.page.goto(`${server.base}/account/family/talk`);
  await expect(guardian.page.getByText(say(m.guardians_talk_unclear_text))).toBeVisible();
  await guardian.page.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("two results are chosen and compared", async ({ walk }) => {
    const { page, server, lang, say } = walk;
    await signIn(walk, lang === "ar" ? "advisor@wijha.example" : "editor@wijha.example");
    for (const scores of [BEFORE, AFTER, BEFORE]) await takeScale(walk, scores);
    await page.goto(`${server.base}/career-test/results`);
    const compared = page.getByRole("region", { name: say(m.scales_then_title) });
    await expect(compared.getByText(say(m.scales_then_up))).not.toHaveCount(0);
    const choice = page.getByLabel(say(m.scales_then_from));
    await choice.selectOption({ index: 2 });
    await page.getByRole("button", { name: say(m.scales_then_show) }).click();
    await expect(compared.getByText(say(m.scales_then_none))).toBeVisible();
  });
});
