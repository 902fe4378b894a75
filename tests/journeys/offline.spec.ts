import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { expect, expectWholePage, NO_LINE, speak, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { NextBuild } from "../support/next-build.ts";
import {
  arriveAt,
  atStatement,
  awake,
  choose,
  chooseFirst,
  next,
  openFirstJob,
  openOptions,
  press,
  STATEMENTS,
} from "../support/steps.ts";

test.use({ serviceWorkers: "allow" });

const DRAFT = "/api/users-permissions/users/me/scales/tendencies/draft";

/** Opens a page and waits until the worker has it and all scripts of its language. */
async function withWorker(page: Page, lang: string, address: string): Promise<void> {
  await page.goto(address);
  await haveScripts(page, lang);
  await expect.poll(() => keptOn(page)).toContain(new URL(address).pathname);
}

async function haveScripts(page: Page, lang: string): Promise<void> {
  const all = readdirSync(new URL(`../../build/client/assets/${lang}`, import.meta.url)).filter((name) =>
    name.endsWith(".js"),
  );
  const scripts = async () =>
    (await (await caches.open("files")).keys()).filter(({ url }) => url.endsWith(".js")).length;
  await expect.poll(() => page.evaluate(scripts), { timeout: 40_000 }).toBeGreaterThanOrEqual(all.length);
}

/**
 * Names of everybody's and somebody's caches with the addresses in them, but for files and notes. An empty one is nobody's:
 * opening makes anew what was deleted since the names were read.
 */
function keptOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^(pages|scale):/.test(name));
    const lists = names.map(async (name) => {
      const addresses = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      return addresses.length ? `${name} ${addresses.join(" ")}` : "";
    });
    return (await Promise.all(lists)).join("\n");
  });
}

const sizeOf = (page: Page, picture: string) =>
  page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return `${width}x${height}`;
  }, picture);

test("pages read before, a page never read, and a form, without a line", async ({ walk, context }) => {
  const { page, server, say, lang, expected } = walk;
  await withWorker(page, lang, `${server.base}/jobs`);
  const cdp = await context.newCDPSession(page);
  // What browsers ask of what is to be installed: a manifest without faults, a window of its own, icons as large as they say.
  const { errors, data } = await cdp.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "") as { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: expect.stringMatching(/\S/), display: "standalone", scope: "/" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src), src).toBe(sizes);
  const first = page.getByRole("main").locator('li a[href^="/jobs/"]').first();
  const title = await openFirstJob(walk, first);
  const job = new URL(page.url()).pathname;
  await expect.poll(() => keptOn(page)).toContain(job);

  // The step of a sign-up whose form is sent below is open to who has sent the one before.
  await page.request.post(`${server.base}/signup`, {
    form: { accountType: "Employee" },
    headers: { Origin: server.base },
  });
  expected.add(NO_LINE).add(503);
  await context.setOffline(true);
  for (const path of ["/signup", "/search/searchResults?q=nurse", "/join", "/faq"]) {
    await page.goto(server.base + path);
    await arriveAt(walk, say(m.service_worker_offline_title));
  }
  await page.getByRole("link", { name: title }).click();
  await arriveAt(walk, title);
  // From page to page within the site too.
  await page
    .getByRole("main")
    .getByRole("link", { name: say(m.jobs_title) })
    .first()
    .click();
  await arriveAt(walk, say(m.jobs_title));

  // A form sent before its page had scripts.
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/signup/name" });
    for (const [name, value] of [
      ["firstName", "Salma <1>"],
      ["password", "palm shade"],
    ]) {
      const field = Object.assign(document.createElement("input"), { name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  });
  await arriveAt(walk, say(m.service_worker_unsent_title));
  await expect(page.locator('input[name="firstName"]')).toHaveValue("Salma <1>");
  await expect(page.getByText("palm shade")).toHaveCount(0);
  await page.getByRole("button", { name: say(m.service_worker_unsent_again) }).click();
  await arriveAt(walk, say(m.service_worker_unsent_title));
  await context.setOffline(false);
  expected.add(400);
  await page.getByRole("button", { name: say(m.service_worker_unsent_again) }).click();
  await arriveAt(walk, say(m.accounts_signup_name_title));
  await expect(page.getByRole("textbox", { name: say(m.accounts_field_first_name) })).toHaveValue("Salma <1>");

  await context.setOffline(true);
  await page.goto(`${server.base}/faq`);
  await arriveAt(walk, say(m.service_worker_offline_title));
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: say(m.service_worker_offline_title) })).toHaveCount(0);
  await expectWholePage(page, lang);
  expect(new URL(page.url()).pathname).toBe("/faq");
});

/** Somebody whose scale is begun, with answers to all but the last `open` statements. */
async function begun(walk: Walk, mark: string, open: number, way: "choose" | "press" = "choose") {
  const { page, server } = walk;
  const person = await member(walk, mark);
  if (way === "choose") await chooseFirst(walk);
  const headers = { Origin: server.base };
  await page.request.post(`${server.base}/career-test/about-you`, { form: { ageBand: "25-plus" }, headers });
  const { data } = await (await page.request.get(server.base + DRAFT)).json();
  const { attempt, signIn, items } = data;
  const answers = items.slice(0, STATEMENTS - open).map(({ id }: { id: string }) => ({
    item: id,
    answer: /^[SI]/.test(id) ? "true" : "false",
    ms: null,
    ago: 0,
  }));
  await page.request.put(server.base + DRAFT, { data: { attempt, signIn, answers }, headers });
  return { person, signIn };
}

const answered = async ({ page, server }: Walk) =>
  Object.keys((await (await page.request.get(server.base + DRAFT)).json()).data.answers).length;

test("a scale goes on without a line at every step, and its answers go out when it is back", async ({
  walk,
  context,
}) => {
  const { page, server, say, expected, lang } = walk;
  const { person, signIn } = await begun(walk, "no-line", 4);
  await page.goto(`${server.base}/career-test/statements/${STATEMENTS - 3}`);
  await expect.poll(() => keptOn(page)).toContain("/career-test/statements/1");
  await haveScripts(page, lang);
  // Gone on with from the start.
  await openOptions(walk);
  await page.getByRole("link", { name: say(m.scales_save_leave) }).click();
  await arriveAt(walk, say(m.scales_title));
  expected.add(NO_LINE).add(503);
  await context.setOffline(true);
  await page.getByRole("button", { name: say(m.scales_start_resume) }).click();
  await atStatement(walk, STATEMENTS - 3);
  await context.setOffline(false);
  await choose(walk);
  await expect(page.getByText(say(m.scales_walk_saved, { done: STATEMENTS - 3, total: STATEMENTS }))).toBeVisible();
  await next(walk);
  await atStatement(walk, STATEMENTS - 2);

  await context.setOffline(true);
  await choose(walk);
  await expect(page.getByRole("status").filter({ hasText: say(m.scales_kept_first) })).toBeVisible();
  await next(walk);
  await atStatement(walk, STATEMENTS - 1);
  await expect(page.getByText(say(m.scales_kept_waiting, { waiting: 1 }))).toBeVisible();
  await next(walk);
  await expect(page.getByRole("alert")).toContainText(say(m.fault_field_scales_choose));
  await page.getByRole("link", { name: say(m.scales_previous) }).click();
  await atStatement(walk, STATEMENTS - 2);
  await expect(page.locator('input[name="answer"]:checked')).toHaveCount(1);
  await page.getByRole("link", { name: say(m.scales_walk_skip) }).click();
  await atStatement(walk, STATEMENTS - 1);
  await choose(walk);
  await openOptions(walk);
  await page.getByRole("link", { name: say(m.scales_to_review) }).click();
  await arriveAt(walk, say(m.scales_review_title));
  await expect(page.getByText(say(m.scales_walk_missing, { left: 1 })).first()).toBeVisible();

  // Closed and opened again: the device has the rest.
  await page.goto("about:blank");
  await page.goto(`${server.base}/career-test/statements/${STATEMENTS}`);
  await atStatement(walk, STATEMENTS);
  await expectWholePage(page, lang);
  await choose(walk);
  await next(walk);
  await arriveAt(walk, say(m.scales_review_title));
  await page.getByRole("button", { name: say(m.scales_review_submit) }).click();
  await expect(page.getByText(say(m.scales_kept_finish))).toBeVisible();
  await context.setOffline(false);
  // What waits is tried again in growing steps.
  await expect(page.getByRole("heading", { name: say(m.scales_result_title) })).toBeVisible({ timeout: 40_000 });
  await arriveAt(walk, say(m.scales_result_title));
  await expect.poll(() => keptOn(page)).not.toContain("scale:");

  // A signed-in walk leaves nothing personal, and signing out leaves nothing.
  await page.goto(`${server.base}/jobs`);
  await expect.poll(() => keptOn(page)).toContain(`pages:${signIn}:${lang}.auto.normal.auto.full /jobs`);
  await page.goto(`${server.base}/account`);
  await page.goto(`${server.base}/career-test/results`);
  expect(await keptOn(page)).not.toMatch(/account|career-test|results|home/);
  await page.getByRole("banner").locator("summary").filter({ hasText: person.firstName }).click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: say(m.layouts_sign_out) })
    .click();
  await arriveAt(walk, say(m.accounts_signin_title));
  await expect.poll(() => keptOn(page)).not.toContain(signIn);
});

test("answers by one press are kept without a line as well, and go out when it is back", async ({ walk, context }) => {
  const { page, server, say, expected, lang } = walk;
  await begun(walk, "pressing", 4, "press");
  await page.goto(`${server.base}/career-test/statements/${STATEMENTS - 3}`);
  await expect.poll(() => keptOn(page)).toContain("/career-test/statements/1");
  await haveScripts(page, lang);
  await press(walk);
  await atStatement(walk, STATEMENTS - 2);
  expected.add(NO_LINE).add(503);
  await context.setOffline(true);
  await press(walk);
  await atStatement(walk, STATEMENTS - 1);
  await expect(page.getByText(say(m.scales_kept_waiting, { waiting: 1 }))).toBeVisible();
  // What waits on the device has its leaf too.
  await expect(page.locator(".ask-flow [data-leaf='full']")).toHaveCount(STATEMENTS - 2);
  await press(walk);
  await atStatement(walk, STATEMENTS);
  await page.getByRole("link", { name: say(m.scales_previous) }).click();
  await atStatement(walk, STATEMENTS - 1);
  await expect(page.getByRole("main").getByRole("button", { pressed: true })).toHaveCount(1);
  await page.getByRole("link", { name: say(m.scales_next), exact: true }).click();
  await atStatement(walk, STATEMENTS);
  await press(walk);
  await arriveAt(walk, say(m.scales_review_title));
  await context.setOffline(false);
  await expect.poll(() => answered(walk)).toBe(STATEMENTS);
});

test("answers of one sign-in are never sent or seen under another", async ({ walk, context, browser }) => {
  const { page, server, say, expected, lang } = walk;
  const aside = await browser.newContext({ serviceWorkers: "block" });
  const second: Walk = { ...walk, page: await aside.newPage() };
  await speak(second.page, server, lang);
  await begun(second, "second", 10);
  const { signIn } = await begun(walk, "first", 4);
  await page.goto(`${server.base}/career-test/statements/${STATEMENTS - 3}`);
  await expect.poll(() => keptOn(page)).toContain("/career-test/statements/1");
  await haveScripts(page, lang);
  expected.add(NO_LINE).add(403).add(503);
  await context.setOffline(true);
  await choose(walk);
  await expect(page.getByText(say(m.scales_kept_waiting, { waiting: 1 }))).toBeVisible();
  // Another person signs in on the device, and the line comes back under this page.
  await context.clearCookies();
  await context.addCookies(await aside.cookies());
  await context.setOffline(false);
  await expect(page.getByText(say(m.scales_kept_over))).toBeVisible();
  await expect.poll(() => keptOn(page)).not.toContain(signIn);
  expect(await answered(walk)).toBe(STATEMENTS - 10);
  await aside.close();
});

test("signing out lets what waits on the device go first", async ({ walk, context }) => {
  const { page, server, say, expected, lang } = walk;
  const { person } = await begun(walk, "leaving", 4);
  await page.goto(`${server.base}/career-test/statements/${STATEMENTS - 3}`);
  await expect.poll(() => keptOn(page)).toContain("/career-test/statements/1");
  await haveScripts(page, lang);
  expected.add(NO_LINE).add(503);
  await context.setOffline(true);
  await choose(walk);
  await expect(page.getByText(say(m.scales_kept_waiting, { waiting: 1 }))).toBeVisible();
  await page.getByRole("banner").locator("summary").filter({ hasText: person.firstName }).click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: say(m.layouts_sign_out) })
    .click();
  await expect(page.getByText(say(m.ui_line_lost))).toBeVisible();
  await context.setOffline(false);
  await arriveAt(walk, say(m.accounts_signin_title));
  await page.getByLabel(say(m.accounts_field_email)).fill(person.email);
  await page.getByLabel(say(m.accounts_field_password), { exact: true }).fill(person.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: say(m.accounts_signin_action) })
    .click();
  await arriveAt(walk, new RegExp(person.firstName));
  expect(await answered(walk)).toBe(STATEMENTS - 3);
});

test("another build takes over without a broken page, and a worker can be taken back", async ({ walk }) => {
  const { page, server, lang } = walk;
  const build = await NextBuild.before(server.base);
  await speak(page, { base: build.base } as typeof server, lang);
  await withWorker(page, lang, `${build.base}/jobs`);
  build.now = "next";
  // The open page stays whole: scripts it never asked for before are on the device.
  const late = await page.evaluate(async () => {
    const files = (await (await caches.open("files")).keys()).map(({ url }) => url);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const address = files.find((url) => url.endsWith(".js") && !loaded.includes(url)) ?? "";
    return { address, status: (await fetch(address)).status };
  });
  expect(late.status).toBe(200);
  expect(late.address).not.toBe("");
  // The next page is whole and all of the next build.
  await page.getByRole("main").locator('li a[href^="/jobs/"]').first().click();
  await expect(page).not.toHaveURL(/\/jobs$/);
  await expectWholePage(page, lang);
  await awake(walk);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js") && name.includes("/assets/")),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((name) => !name.endsWith(".next.js"))).toEqual([]);
  // Once no page of the first build is open, its files go.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // The worker looks for open pages when it has time: on a busy machine later.
  await expect
    .poll(
      () =>
        page.evaluate(
          async (address) => (await (await caches.open("files")).match(address)) === undefined,
          late.address,
        ),
      { timeout: 40_000 },
    )
    .toBe(true);

  build.now = "withdrawn";
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length,
      ),
    )
    .toBe(0);
  await page.goto("about:blank");
  build.close();
});
