import { m } from "#i18n/paraglide/messages.js";
import form from "../../db/seed/scales/tendencies-2.json" with { type: "json" };
import { expect, NO_LINE, speak, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import {
  activate,
  arriveAt,
  atStatement,
  awake,
  newcomer,
  onStatement,
  openOptions,
  STATEMENTS,
  seeResult,
  signUp,
  stranger,
  takeSteps,
} from "../support/steps.ts";

// The water of the first page moves with every answer: this is walked as who has not asked for calm.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const FIRST = 6;
const CUT_AFTER = 30;
/** The environment of each statement. */
const ENVIRONMENT_OF = form.items.map(({ keys }) => keys[0]?.scale ?? "");

const answerOf = ({ page, say }: Walk, number: number) => {
  const words = /^[SI]/.test(ENVIRONMENT_OF[number - 1] ?? "") ? m.scales_true : m.scales_false;
  return page.getByRole("main").getByRole("button", { name: say(words), exact: true });
};

const heldHere = async ({ page }: Walk) =>
  (await page.context().cookies()).find(({ name }) => name === "scale-tendencies")?.value.split(".")[2] ?? "";

/** The six statements of the landing page. */
async function answerFirst(walk: Walk): Promise<void> {
  const { page, server, say } = walk;
  await page.goto(server.base);
  await awake(walk);
  for (let number = 1; number <= FIRST; number += 1) {
    await expect(page.getByText(say(m.home_first_position, { number, total: FIRST }))).toBeVisible();
    await answerOf(walk, number).click();
    await expect.poll(async () => (await heldHere(walk)).length).toBe(number);
  }
  await expect(page.getByRole("heading", { name: say(m.home_first_done) })).toBeVisible();
}

/** From a statement to the last one. */
async function answerOn(walk: Walk, from: number, to = STATEMENTS): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await atStatement(walk, number);
    await answerOf(walk, number).click();
  }
}

test("from the first statement to the result: with scripts, over a lost line and a sign-up", async ({
  walk,
  context,
}) => {
  test.setTimeout(240_000);
  const { page, say, expected } = walk;
  const person = newcomer(walk.lang, "minutes");
  await answerFirst(walk);
  // Deleted where they stand, after the last and after one; the focus goes on to the statement that is asked.
  const forget = page.getByRole("button", { name: say(m.home_first_forget) });
  for (const isAll of [true, false]) {
    if (!isAll) await answerOf(walk, 1).click();
    await forget.click();
    await expect(page.getByText(say(m.home_first_position, { number: 1, total: FIRST }))).toBeVisible();
    await expect(page.locator("form.first h2")).toBeFocused();
    await expect(forget).toHaveCount(0);
    expect(await heldHere(walk)).toBe("");
  }
  await answerFirst(walk);
  await page.getByRole("link", { name: say(m.home_first_go_on) }).click();
  await answerOn(walk, FIRST + 1, CUT_AFTER - 1);
  await atStatement(walk, CUT_AFTER);
  expected.add(NO_LINE).add(503);
  await context.setOffline(true);
  await answerOn(walk, CUT_AFTER, CUT_AFTER + 1);
  await atStatement(walk, CUT_AFTER + 2);
  await context.setOffline(false);
  await answerOn(walk, CUT_AFTER + 2);
  await arriveAt(walk, say(m.scales_done_title));
  expected.delete(NO_LINE);
  expected.delete(503);

  await signUp(walk, person);
  await activate(walk, person);
  await page.getByRole("link", { name: say(m.scales_join_open) }).click();
  await arriveAt(walk, say(m.scales_join_title));
  await page.getByRole("button", { name: say(m.scales_join_mine) }).click();
  await arriveAt(walk, say(m.scales_about_title));
  // Nothing leaves the device before the questions are answered.
  expect(await heldHere(walk)).toHaveLength(STATEMENTS);
  await page.getByRole("button", { name: say(m.scales_about_continue) }).click();
  await arriveAt(walk, say(m.guardians_question_title));
  await page.getByRole("button", { name: say(m.guardians_question_skip) }).click();
  await seeResult(walk);
  expect(await heldHere(walk)).toBe("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest answers all statements, changes one, and deletes them", async ({ walk }) => {
    test.setTimeout(120_000);
    const { page, server, say } = walk;
    await page.goto(server.base);
    await answerOf(walk, 1).click();
    await atStatement(walk, 2);
    await openOptions(walk);
    await page.getByRole("link", { name: say(m.scales_way_choose) }).click();
    await page.getByRole("radio", { name: say(m.scales_false) }).check();
    await page.getByRole("button", { name: say(m.scales_next) }).click();
    await atStatement(walk, 3);
    await openOptions(walk);
    await page.getByRole("link", { name: say(m.scales_way_press) }).click();
    await answerOn(walk, 3);
    await arriveAt(walk, say(m.scales_done_title));
    await page.goto(`${server.base}/career-test/try/2`);
    // The first statement may be found, and the others name it as their page; an end is somebody's own.
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/career-test\/try\/1$/);
    await page
      .getByRole("main")
      .getByRole("button", { name: say(m.scales_true), exact: true })
      .click();
    expect((await heldHere(walk))[1]).toBe("1");
    await page.goto(`${server.base}/career-test/try/done`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("button", { name: say(m.scales_guest_forget) }).click();
    await arriveAt(walk, say(m.scales_done_none));
    expect(await heldHere(walk)).toBe("");
  });
});

test("with the keyboard alone: a focused question takes digits, everything else leaves them alone", async ({
  walk,
}) => {
  const { page, server } = walk;
  await page.goto(`${server.base}/career-test/try/1`);
  await atStatement(walk, 1);
  await awake(walk);
  await page.keyboard.press("1");
  expect(await heldHere(walk)).toBe("");
  for (const [at, key] of ["2", "Enter", "1"].entries()) {
    const answer = page.locator("button.answer").first();
    // A busy machine may be between two states of the page: pressed again while it has not gone on.
    await expect(async () => {
      if (await onStatement(walk, at + 1)) await answer.press(key, { timeout: 2000 });
      await atStatement(walk, at + 2, 4000);
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  expect(await heldHere(walk)).toBe("211");
});

test("an account activated elsewhere: answers wait on the first device for its next sign-in", async ({
  walk,
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, server, say, lang } = walk;
  const person = stranger(lang, "elsewhere");
  await page.goto(`${server.base}/career-test/try/1`);
  await answerOn(walk, 1, 3);
  await atStatement(walk, 4);
  await page.goto(`${server.base}/signup`);
  await takeSteps(walk, person);

  const other = await browser.newContext({ locale: lang });
  const elsewhere = { ...walk, page: await other.newPage() };
  await speak(elsewhere.page, server, lang);
  await activate(elsewhere, person);
  await expect(elsewhere.page.getByRole("link", { name: say(m.scales_join_open) })).toHaveCount(0);
  await other.close();

  await page.goto(`${server.base}/signin`);
  await awake(walk);
  await page.getByLabel(say(m.accounts_field_email), { exact: true }).fill(person.email);
  await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill(person.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: say(m.accounts_signin_action), exact: true })
    .click();
  await page.getByRole("link", { name: say(m.scales_join_open) }).click();
  await arriveAt(walk, say(m.scales_join_title));
  expect(await heldHere(walk)).toHaveLength(3);
});

test("answers on a shared device are left to whoever gave them, or deleted", async ({ walk }) => {
  const { page, server, say } = walk;
  await page.goto(`${server.base}/career-test/try/1`);
  await answerOn(walk, 1, 3);
  await atStatement(walk, 4);
  await member(walk, "shared");
  await page.goto(`${server.base}/career-test`);
  await arriveAt(walk, say(m.scales_join_title));
  await page.getByRole("button", { name: say(m.scales_join_leave) }).click();
  await arriveAt(walk, say(m.scales_title));
  await expect(page.getByRole("button", { name: say(m.scales_start_begin) })).toBeVisible();
  expect(await heldHere(walk)).toHaveLength(3);
  await page.context().clearCookies({ name: "claim-tendencies" });
  await page.goto(`${server.base}/home`);
  await page.getByRole("link", { name: say(m.scales_join_open) }).click();
  await page.getByRole("button", { name: say(m.scales_join_forget) }).click();
  await arriveAt(walk, say(m.scales_title));
  expect(await heldHere(walk)).toBe("");
});

test.describe("before anybody reaches for a page", () => {
  test.use({ isNudged: false });
  const SCRIPTS = /\/assets\/.*\.js$/;
  const SETTLED_MS = 1500;
  const isAsleep = ({ page }: Walk) =>
    page.evaluate(() => !Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")));

  test("what is only read leaves the device in peace, and wakes under a hand", async ({ walk }) => {
    const { page, server } = walk;
    for (const path of ["/", "/jobs", "/jobs/nurse", "/faq"]) {
      await page.goto(server.base + path);
      // As browsers tell of one that went nowhere.
      await page.evaluate(() => dispatchEvent(new Event("scroll")));
      await page.waitForTimeout(SETTLED_MS);
      expect(await isAsleep(walk), path).toBe(true);
    }
    await page.keyboard.press("Tab");
    await expect.poll(() => isAsleep(walk)).toBe(false);
  });

  test("a press that is faster than the scripts counts, and is there when the page is opened again", async ({
    walk,
  }) => {
    const { page, server, say } = walk;
    await page.route(SCRIPTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto(server.base);
    await answerOf(walk, 1).click();
    await expect(page.getByText(say(m.home_first_position, { number: 2, total: FIRST }))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await heldHere(walk)).toHaveLength(1);
    // Drawn for all visitors with the first statement: what is pressed there before the device has spoken is no answer to the second.
    await page.goto(`${server.base}/?again`);
    await page.locator("form.first").getByRole("button").last().click();
    await expect(page.getByText(say(m.home_first_position, { number: 2, total: FIRST }))).toBeVisible();
    await page.waitForTimeout(SETTLED_MS);
    expect(await heldHere(walk)).toHaveLength(1);
  });

  test("a film that is opened before the scripts plays when they come", async ({ walk }) => {
    const { page, server } = walk;
    await page.goto(`${server.base}/intro`);
    // As a browser opens it, with no hand that would wake the page.
    await page.locator(".film-open").evaluate((box: HTMLDetailsElement) => {
      box.open = true;
    });
    const isPlaying = () => page.locator("video").evaluate((video: HTMLVideoElement) => !video.paused);
    await page.waitForTimeout(SETTLED_MS);
    expect(await isAsleep(walk)).toBe(true);
    expect(await isPlaying()).toBe(false);
    await page.keyboard.press("Shift");
    await expect.poll(isPlaying).toBe(true);
  });

  test("a filter that is ticked before the scripts stays ticked", async ({ walk }) => {
    const { page, server } = walk;
    await page.goto(`${server.base}/jobs`);
    // As a browser ticks it, with no hand that would wake the page.
    const box = page.locator("#list-panel input[type=checkbox]").first();
    await box.evaluate((one: HTMLInputElement) => {
      one.checked = true;
    });
    expect(await isAsleep(walk)).toBe(true);
    await awake(walk);
    await expect(box).toBeChecked();
  });

  test("a press for which no script comes goes the way without scripts", async ({ walk, expected }) => {
    const { page, server } = walk;
    expected.add(NO_LINE);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(server.base);
    await answerOf(walk, 1).click();
    await atStatement(walk, 2, 15_000);
    expect(await heldHere(walk)).toHaveLength(1);
  });
});
