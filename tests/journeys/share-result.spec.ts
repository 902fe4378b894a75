import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, speak, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { answerTo, arriveAt, STATEMENTS } from "../support/steps.ts";

const ADVISOR = "advisor@wijha.example";

/** Somebody new of age, with a result. @returns its page. */
async function withResult(walk: Walk, mark: string): Promise<{ readonly result: string; readonly name: string }> {
  const { page, server } = walk;
  const person = await member(walk, mark);
  const headers = { origin: server.base };
  const mine = `${server.base}/api/users-permissions/users/me`;
  expect((await page.request.put(mine, { data: { dob: "1985-03-02" }, headers })).status()).toBe(200);
  const { data } = await (await page.request.get(`${server.base}/api/personality-tests?pageSize=${STATEMENTS}`)).json();
  const ids = (data as { documentId: string }[]).map(({ documentId }) => documentId);
  const answers = Object.fromEntries(ids.map((id) => [id, answerTo(id)]));
  const answer = await page.request.post(`${mine}/personality-test`, { data: { answers }, headers });
  expect(answer.status()).toBe(200);
  const { data: result } = await answer.json();
  return {
    result: `${server.base}/career-test/results/${result.documentId}`,
    name: `${person.firstName} ${person.lastName}`,
  };
}

const pathOf = async ({ page, say }: Walk) => {
  const address = await page.getByLabel(say(m.scales_share_address), { exact: true }).inputValue();
  return new URL(address).pathname;
};

test("a result is shared by a link, read by somebody signed out, and gone once it is ended", async ({
  walk,
  browser,
}) => {
  const { page, server, lang, say, expected } = walk;
  const { result, name } = await withResult(walk, "share-link");
  await page.goto(result);
  // At the top of the result; the fold of what can be done with it has it once more.
  await page
    .getByRole("link", { name: say(m.scales_share_link) })
    .first()
    .click();
  await arriveAt(walk, say(m.scales_share_title));
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("checkbox", { name: say(m.scales_share_part_name) }).check();
  await page.getByRole("button", { name: say(m.scales_share_make), exact: true }).click();
  await expect(page.getByText(say(m.scales_share_made_once))).toBeVisible();
  await expect(page.getByRole("button", { name: say(m.ui_copy_link) })).toBeVisible();
  await expectWholePage(page, lang);
  expect(await axeFaults(page)).toEqual([]);
  const path = await pathOf(walk);
  expect(path).toMatch(/^\/results\/[\w-]{43}$/);

  const others = await browser.newContext();
  const other = await others.newPage();
  await speak(other, server, lang);
  const answer = await other.goto(server.base + path);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "private, no-store" });
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(other.getByText(say(m.scales_shared_title_of, { name: `\u2068${name}\u2069` }))).toBeVisible();
  await expect(other.getByRole("heading", { name: say(m.scales_shared_jobs) })).toBeVisible();
  await expect(other.getByRole("heading", { name: say(m.scales_fold_scores) })).toHaveCount(0);
  await expect(other.getByRole("main")).not.toContainText("@pupils.example");
  await expectWholePage(other, lang);
  expect(await axeFaults(other)).toEqual([]);
  const picture = await other.request.get(`${server.base}${path}/picture.png`);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);

  // The link is told once: opened anew the page has it no more.
  await page.goto(`${result}/share`);
  await expect(page.getByLabel(say(m.scales_share_address), { exact: true })).toHaveCount(0);
  await expect(page.getByText(say(m.scales_share_opened, { count: 1 }))).toBeVisible();
  await page.locator(".share-lines button").click();
  await expect(page.getByRole("status").getByText(say(m.scales_share_done_end))).toBeVisible();
  expected.add(404);
  const gone = await other.goto(server.base + path);
  expect(gone?.status()).toBe(404);
  await expect(other.getByRole("heading", { level: 1, name: say(m.scales_shared_gone_title) })).toBeVisible();
  await others.close();
});

test("a result is shared with an advisor, who finds it until it is ended", async ({ walk, browser }) => {
  const { page, server, lang, say, expected } = walk;
  const { result, name } = await withResult(walk, "share-advisor");
  await page.goto(`${result}/share`);
  await page.getByRole("radio", { name: new RegExp(say(m.scales_share_with_advisor)) }).check();
  await page.getByRole("checkbox", { name: say(m.scales_share_part_scores) }).check();
  await page.getByRole("checkbox", { name: say(m.scales_share_part_name) }).check();
  const address = page.getByLabel(say(m.scales_share_email), { exact: true });
  await address.fill("nobody@example.org");
  expected.add(400);
  await page.getByRole("button", { name: say(m.scales_share_make), exact: true }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);
  await expect(address).toHaveValue("nobody@example.org");
  await expect(page.getByRole("checkbox", { name: say(m.scales_share_part_scores) })).toBeChecked();
  await address.fill(ADVISOR);
  await page.getByRole("button", { name: say(m.scales_share_make), exact: true }).click();
  await expect(page.getByText(say(m.scales_share_made_advisor))).toBeVisible();

  const theirs = await browser.newContext();
  const advisor = await theirs.newPage();
  await speak(advisor, server, lang);
  await advisor.goto(`${server.base}/signin?next=%2Fcareer-test%2Fshared-with-me`);
  await advisor.getByLabel(say(m.accounts_field_email), { exact: true }).fill(ADVISOR);
  await advisor.getByLabel(say(m.accounts_field_password), { exact: true }).fill("wijha-demo-2026");
  await advisor.getByLabel(say(m.accounts_field_password), { exact: true }).press("Enter");
  await expect(advisor.getByRole("heading", { level: 1, name: say(m.scales_with_me_title) })).toBeVisible();
  // The advisor of the demo has an Arabic name.
  if (lang === "ar") await expectWholePage(advisor, lang);
  expect(await axeFaults(advisor)).toEqual([]);
  await advisor.getByRole("link", { name }).first().click();
  await expect(advisor.getByRole("heading", { name: say(m.scales_fold_scores) })).toBeVisible();
  if (lang === "ar") await expectWholePage(advisor, lang);
  expect(await axeFaults(advisor)).toEqual([]);

  await page.goto(`${result}/share`);
  await page.locator(".share-lines button").click();
  await expect(page.getByText(say(m.scales_share_none))).toBeVisible();
  await advisor.goto(`${server.base}/career-test/shared-with-me`);
  await expect(advisor.getByRole("link", { name })).toHaveCount(0);
  await theirs.close();
});

test("sharing works without scripts", async ({ walk, browser }) => {
  const { server, say } = walk;
  const { result } = await withResult(walk, "share-plain");
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(await walk.page.context().cookies());
  const page = await context.newPage();
  await page.goto(`${result}/share`);
  await page.getByRole("button", { name: say(m.scales_share_make), exact: true }).click();
  const path = await pathOf({ ...walk, page });
  await page.goto(server.base + path);
  await expect(page.getByText(say(m.scales_shared_own))).toBeVisible();
  await page.goto(`${result}/share`);
  await page.locator(".share-lines button").click();
  await expect(page.getByText(say(m.scales_share_done_end))).toBeVisible();
  expect((await page.goto(server.base + path))?.status()).toBe(404);
  await context.close();
});

test("who did not say an age reads why nothing is shared, and where to say it", async ({ walk }) => {
  const { page, lang, say } = walk;
  const { result } = await withResult(walk, "share-ageless");
  const headers = { origin: walk.server.base };
  await page.request.put(`${walk.server.base}/api/users-permissions/users/me`, { data: { dob: null }, headers });
  await page.goto(`${result}/share`);
  await expect(page.getByText(say(m.scales_share_stopped_title))).toBeVisible();
  await expect(page.getByRole("button", { name: say(m.scales_share_make), exact: true })).toHaveCount(0);
  await expectWholePage(page, lang);
  expect(await axeFaults(page)).toEqual([]);
});
