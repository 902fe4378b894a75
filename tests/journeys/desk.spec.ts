import { DatabaseSync } from "node:sqlite";
import { m } from "#i18n/paraglide/messages.js";
import { databaseFile } from "#platform/db/open.ts";
import { ADVICE_FIELDS } from "#shared/advice.ts";
import type { AppServer } from "../support/app-server.ts";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { arriveAt, awake, stranger } from "../support/steps.ts";
import { Visitor } from "../support/visitor.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The file of a running server: what no screen of this journey makes, such as time that passes, is written there. */
function write(server: AppServer, sql: string, ...values: (string | number)[]): void {
  const file = new DatabaseSync(databaseFile(server.dataDir));
  file.exec("pragma busy_timeout = 5000");
  file.prepare(sql).run(...values);
  file.close();
}

interface Somebody {
  readonly visitor: Visitor;
  readonly email: string;
}

async function somebody({ server, lang }: Walk, mark: string): Promise<Somebody> {
  const person = stranger(lang, mark);
  const visitor = new Visitor(server, lang);
  await visitor.signUp(person);
  const link = new URL(await server.linkTo(person.email));
  await visitor.post(link.pathname + link.search, { password: person.password });
  return { visitor, email: person.email };
}

/** Somebody an administrator has made an advisor. */
async function anAdvisor(walk: Walk, mark: string): Promise<Somebody> {
  const made = await somebody(walk, mark);
  write(walk.server, "update users set account_type = 'Consultant' where email = ?", made.email);
  return made;
}

/** Has a schedule that takes bookings, by its form. */
async function takesBookings({ visitor }: Somebody): Promise<void> {
  const form = new URLSearchParams({ isTaking: "yes", zone: "Asia/Muscat", minutes: "30", bufferMinutes: "0" });
  for (const field of ADVICE_FIELDS) form.append("fields", field);
  for (const [name, value] of [
    ["languages", "ar"],
    ["kinds", "chat"],
    ["kinds", "video"],
    ["daysAhead", "30"],
  ] as const)
    form.append(name, value);
  const { status } = await visitor.post("/consultation/schedule", form, {
    "Content-Type": "application/x-www-form-urlencoded",
  });
  expect(status).toBe(303);
}

async function aTime({ visitor }: Somebody, inMs: number): Promise<string> {
  const starts = Math.ceil(Date.now() / HOUR) * HOUR + inMs;
  const times = { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + HOUR / 2).toISOString() };
  return (await visitor.call<{ data: { documentId: string } }>("/time-slots", times)).data.documentId;
}

async function books({ visitor, email }: Somebody, slot: string, type: "chat" | "video"): Promise<string> {
  const asked = { email, phone: "91234567", subject: "1225", message: "1 + 1" };
  const name = visitor.cookie.includes("lang=ar") ? "سلمى" : "Salma";
  const sent = { ...asked, name, consultation_field: "subjects", consultation_type: type, time_slot: slot };
  const { data } = await visitor.call<{ data: { documentId: string } }>("/consultations", { data: sent });
  return data.documentId;
}

const button = ({ page }: Pick<Walk, "page">, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

test("an advisor sets the week, adds a time, withdraws it and has it back", async ({ walk, expected }) => {
  const { page, server, say, lang } = walk;
  const { visitor } = await anAdvisor(walk, "week");
  await page.context().addCookies(visitor.ofBrowser);
  await page.goto(`${server.base}/consultation`);
  await arriveAt(walk, say(m.booking_desk_title));
  await page
    .getByRole("main")
    .getByRole("link", { name: say(m.booking_desk_not_taking_action) })
    .click();
  await arriveAt(walk, say(m.advisor_desk_schedule_title));
  await awake(walk);
  await page.getByRole("checkbox", { name: say(m.advisor_desk_taking) }).check();
  const sunday = page.locator("fieldset.week-day").first();
  await sunday.getByRole("button").last().click();
  await sunday.locator("input").nth(0).fill("12:00");
  await sunday.locator("input").nth(1).fill("09:00");
  expected.add(400);
  await button(walk, say(m.advisor_desk_save)).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "#day7_until_0");
  await sunday.locator("input").nth(0).fill("09:00");
  await sunday.locator("input").nth(1).fill("12:00");
  expect.soft(await axeFaults(page)).toEqual([]);
  await button(walk, say(m.advisor_desk_save)).click();
  await expect(page.getByRole("status").filter({ hasText: say(m.advisor_desk_saved) })).toBeVisible();
  await page.goto(
    `${server.base}/consultation/slots?week=${new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10)}`,
  );
  await arriveAt(walk, say(m.advisor_desk_slots_title));
  await awake(walk);
  expect.soft(await axeFaults(page)).toEqual([]);
  const free = page.locator('.slot[data-state="free"]');
  const before = await free.count();
  expect(before).toBeGreaterThan(0);
  await page.locator("#time").fill("20:00");
  await button(walk, say(m.advisor_desk_slot_add)).click();
  await expect(free).toHaveCount(before + 1);
  await free.last().getByRole("button").click();
  await expect(page.locator('.slot[data-state="withdrawn"]')).toHaveCount(1);
  await page.locator(".alert-ok").getByRole("button").click();
  await expect(free).toHaveCount(before + 1);
  await expectWholePage(page, lang);
});

test("side by side, one books and the other approves, meets and agrees on what to do", async ({ walk, browser }) => {
  const { page, server, say, lang } = walk;
  const [advisor, pupil] = [await anAdvisor(walk, "approves"), await somebody(walk, "asks")];
  await takesBookings(advisor);
  const id = await books(pupil, await aTime(advisor, 50 * HOUR), "video");
  const theirs = await (await browser.newContext({ locale: lang, reducedMotion: "reduce" })).newPage();
  await theirs.context().addCookies(pupil.visitor.ofBrowser);
  await theirs.goto(`${server.base}/booking/${id}`);
  await expect(theirs.locator(".book-confirmed").getByText(say(m.booking_status_pending))).toBeVisible();
  await page.context().addCookies(advisor.visitor.ofBrowser);
  await page.goto(`${server.base}/consultation`);
  await page.locator('[data-part="waiting"] .request').getByRole("link").first().click();
  await awake(walk);
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.getByLabel(say(m.advisor_desk_link)).fill("https://meet.example/room");
  await button(walk, say(m.booking_desk_approve)).click();
  await expect(page.locator('.desk-status[data-status="approved"]')).toBeVisible();
  await theirs.reload();
  await expect(theirs.locator(".book-confirmed").getByText(say(m.booking_status_approved))).toBeVisible();
  const [from, until] = [-2 * HOUR, -1.5 * HOUR].map((ms) => new Date(Date.now() + ms).toISOString());
  write(
    server,
    "update consultations set starts_at = ?, ends_at = ? where document_id = ?",
    from ?? "",
    until ?? "",
    id,
  );
  await page.goto(`${server.base}/consultation?state=mark`);
  await page.locator(".desk-row").getByRole("link").first().click();
  await awake(walk);
  await button(walk, say(m.booking_desk_mark_held)).click();
  await expect(page.locator('.desk-status[data-status="completed"]')).toBeVisible();
  await page.getByLabel(say(m.booking_desk_note_label)).fill("2 + 2");
  await button(walk, say(m.booking_desk_note_save)).click();
  await expect(page.getByText(say(m.booking_desk_done_note))).toBeVisible();
  await page.locator("#add-text").fill("3 + 3");
  await button(walk, say(m.booking_desk_action_add)).click();
  await expect(page.locator(".desk-action")).toHaveText(/3 \+ 3/);
  await button(walk, say(m.booking_desk_action_remove)).click();
  await button(walk, say(m.booking_desk_undo)).click();
  await expect(page.locator(".desk-action")).toHaveCount(1);
  expect.soft(await axeFaults(page)).toEqual([]);
  await expectWholePage(page, lang);
  await theirs.reload();
  await expect(theirs.getByText("3 + 3")).toBeVisible();
  await expect(theirs.getByText("2 + 2")).toHaveCount(0);
  await theirs.context().close();
});

test("an administrator gives a consultation to another advisor, and enters a holiday", async ({ walk, expected }) => {
  const { page, server, say, lang } = walk;
  const [first, second] = [await anAdvisor(walk, "first"), await anAdvisor(walk, "second")];
  const pupil = await somebody(walk, "given");
  for (const advisor of [first, second]) await takesBookings(advisor);
  const id = await books(pupil, await aTime(first, 60 * HOUR), "chat");
  await aTime(second, 61 * HOUR);
  const admin = await new Visitor(server, lang).signIn("admin@wijha.example");
  await page.context().addCookies(admin.ofBrowser);
  await page.goto(`${server.base}/admin/consultations/${id}`);
  await page.locator("summary", { hasText: say(m.booking_desk_reassign) }).click();
  await page.locator("#reassign-time_slot").selectOption({ index: 1 });
  await button(walk, say(m.booking_desk_reassign)).click();
  await expect(page.locator(".alert-ok")).toBeVisible();
  expect.soft(await axeFaults(page)).toEqual([]);
  expect((await first.visitor.get(`/consultation/${id}`)).status).toBe(404);
  await page.goto(`${server.base}/admin/consultations`);
  // People are called as they are, in either language.
  await expect(page.getByRole("heading", { level: 1, name: say(m.booking_desk_admin_title) })).toBeVisible();
  expect.soft(await axeFaults(page)).toEqual([]);
  expected.add(400);
  await button(walk, say(m.advisor_desk_closure_add)).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.locator("#from").fill("2031-01-01");
  await page.locator("#reason_ar").fill("1 + 1");
  await page.locator("#reason_en").fill("1 + 1");
  await button(walk, say(m.advisor_desk_closure_add)).click();
  await expect(page.getByText(say(m.booking_desk_admin_closed))).toBeVisible();
  const name = say(m.advisor_desk_closure_holiday);
  await page
    .getByRole("button", { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByText(say(m.booking_desk_admin_opened))).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an advisor sets the week, and what was typed comes back with a fault", async ({ walk, expected }) => {
    const { page, server, say } = walk;
    const { visitor } = await anAdvisor(walk, "plain");
    await page.context().addCookies(visitor.ofBrowser);
    await page.goto(`${server.base}/consultation/schedule`);
    await arriveAt(walk, say(m.advisor_desk_schedule_title));
    await page.locator("#day7_from_1").fill("09:00");
    await page.locator("#day7_until_1").fill("08:00");
    await page.locator("#away0_from").fill("2031-01-01");
    expected.add(400);
    await button(walk, say(m.advisor_desk_save)).click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);
    await expect(page.locator("#away0_from")).toHaveValue("2031-01-01");
    await page.locator("#day7_until_0").fill("10:00");
    await button(walk, say(m.advisor_desk_save)).click();
    await expect(page.getByText(say(m.advisor_desk_saved))).toBeVisible();
    await expect(page.locator("#day7_from_0")).toHaveValue("09:00");
  });
});
