import { DatabaseSync } from "node:sqlite";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { databaseFile } from "#platform/db/open.ts";
import { ADVICE_FIELDS } from "#shared/advice.ts";
import type { AppServer } from "../support/app-server.ts";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, test, type Walk } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { arriveAt, awake, type Newcomer } from "../support/steps.ts";
import { Visitor } from "../support/visitor.ts";

const HOUR = 3_600_000;

/** The file of a running server: what no screen of this journey makes is written there. */
function write(server: AppServer, sql: string, ...values: (string | number)[]): void {
  const file = new DatabaseSync(databaseFile(server.dataDir));
  file.exec("pragma busy_timeout = 5000");
  file.prepare(sql).run(...values);
  file.close();
}

/** The demo's advisor takes bookings, and has a time at each of these hours from now. */
async function offer(server: AppServer, hours: readonly number[]): Promise<void> {
  write(
    server,
    `insert or ignore into advisors (user_id, document_id, is_taking, fields, languages, kinds, about, zone, minutes, buffer_minutes,
      days_ahead, hours_json, exceptions_json, updated_at)
      select id, 'desk0000000000000000desk', 1, ?, 'ar', ?, null, 'Asia/Muscat', 30, 0, 30, '[]', '[]', created_at from users
      where email = 'advisor@wijha.example'`,
    ADVICE_FIELDS.join("\n"),
    "chat\nvideo",
  );
  const advisor = await new Visitor(server).signIn("advisor@wijha.example");
  const first = Math.ceil(Date.now() / HOUR) * HOUR;
  for (const hour of hours) {
    const at = (minutes: number) => new Date(first + hour * HOUR + minutes * 60_000).toISOString();
    await advisor.call("/time-slots", { starts_at: at(0), ends_at: at(30) }).catch(() => undefined);
  }
}

const field = ({ page, say }: Walk, message: () => string) => page.getByRole("textbox", { name: say(message) });
const button = ({ page, say }: Walk, message: () => string) =>
  page.getByRole("main").getByRole("button", { name: say(message), exact: true });

async function chooseField(walk: Walk): Promise<void> {
  const { page, say } = walk;
  await page.getByRole("link", { name: ADVICE_FIELD_WORDS.subjects({}, { locale: walk.lang }) }).click();
  await expect(page.getByRole("heading", { name: say(m.booking_book_choose_time) })).toBeVisible();
  await expectWholePage(page, walk.lang);
}

/** Takes the first or the last time that is shown, with anybody where several are free then. */
async function takeTime({ page }: Walk, which: "first" | "last" = "first"): Promise<void> {
  const time = page.locator(".time")[which]();
  const isChoice = await time.evaluate((element) => element.matches("summary"));
  await time.click();
  if (isChoice) await page.locator(".time-who[open] a").first().click();
}

async function fill(walk: Walk): Promise<void> {
  await field(walk, m.booking_book_phone).fill("٩١٢٣٤٥٦٧");
  await walk.page.getByRole("combobox", { name: walk.say(m.booking_book_kind) }).selectOption("chat");
  await field(walk, m.booking_book_subject).fill("1225");
  await field(walk, m.booking_book_message).fill("1 + 1");
}

/** Books the first time that is free, without the screens. */
async function bookAhead({ page, server }: Walk, { email }: Newcomer): Promise<void> {
  const base = `${server.base}/api/consultations`;
  const { data } = await (await page.request.get(`${base}/times?field=subjects&type=chat`)).json();
  const asked = { name: "Salma", email, phone: "91234567", subject: "1225", message: "1 + 1" };
  const what = { consultation_field: "subjects", consultation_type: "chat", time_slot: data[0].documentId };
  const booked = await page.request.post(base, { headers: { Origin: server.base }, data: { ...asked, ...what } });
  expect(booked.status()).toBe(201);
}

test("somebody books by mouse, moves it and cancels it", async ({ walk, expected }) => {
  const { page, server, say } = walk;
  await offer(server, [50, 51, 75]);
  await member(walk, "books");
  await page.goto(`${server.base}/booking`);
  await arriveAt(walk, say(m.booking_book_title));
  expect.soft(await axeFaults(page)).toEqual([]);
  await awake(walk);
  await chooseField(walk);
  expect.soft(await axeFaults(page)).toEqual([]);
  await takeTime(walk);
  await arriveAt(walk, say(m.booking_book_details_title));
  expected.add(400);
  await button(walk, m.booking_book_go_on).click();
  await expect(page.getByRole("heading", { name: say(m.booking_book_fill_all) })).toBeVisible();
  await fill(walk);
  expect.soft(await axeFaults(page)).toEqual([]);
  // Another time, and what was typed is still there.
  await button(walk, m.booking_book_change_time).click();
  await expect(page.getByRole("heading", { name: say(m.booking_book_other_times) })).toBeVisible();
  expect.soft(await axeFaults(page)).toEqual([]);
  const here = page.url();
  await page.locator(".time-buttons button").first().click();
  await expect(page).not.toHaveURL(here);
  await expect(field(walk, m.booking_book_subject)).toHaveValue("1225");
  await button(walk, m.booking_book_go_on).click();
  await arriveAt(walk, say(m.booking_book_check_title));
  await button(walk, m.booking_book_edit).click();
  await expect(field(walk, m.booking_book_message)).toHaveValue("1 + 1");
  await button(walk, m.booking_book_go_on).click();
  await button(walk, m.booking_book_do_book).click();
  await arriveAt(walk, say(m.booking_book_confirmed_title));
  await expect(page.getByText(say(m.booking_book_reserved))).toBeVisible();
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: say(m.booking_book_to_one) }).click();
  await arriveAt(walk, "1225");
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: say(m.booking_book_move), exact: true }).click();
  await arriveAt(walk, say(m.booking_book_move_title));
  await takeTime(walk);
  await button(walk, m.booking_book_move_yes).click();
  await expect(page.getByText(say(m.booking_book_done_move))).toBeVisible();
  await page.getByRole("link", { name: say(m.booking_book_cancel), exact: true }).click();
  await field(walk, m.booking_book_reason).fill("1 + 2");
  await button(walk, m.booking_book_cancel_yes).click();
  await expect(page.getByText(say(m.booking_book_done_cancel))).toBeVisible();
  await page.goto(`${server.base}/booking`);
  await expect(page.getByRole("heading", { name: say(m.booking_book_previous) })).toBeVisible();
  await expectWholePage(page, walk.lang);
});

test("the calendar is walked by keys, and a time is chosen with them", async ({ walk }) => {
  const { page, server, say, lang } = walk;
  await offer(server, [98, 99, 122]);
  await member(walk, "keys");
  await page.goto(`${server.base}/booking?field=subjects`);
  await awake(walk);
  const day = () => page.evaluate(() => document.activeElement?.getAttribute("data-day"));
  await page.locator('[data-day][tabindex="0"]').focus();
  const first = (await day()) ?? "";
  await page.keyboard.press("PageDown");
  await expect.poll(day).toMatch(new RegExp(`^(?!${first.slice(0, 7)})\\d`));
  await page.keyboard.press("PageUp");
  await expect.poll(async () => (await day())?.slice(0, 7)).toBe(first.slice(0, 7));
  await page.keyboard.press("Home");
  const home = (await day()) ?? "";
  await page.keyboard.press(lang === "ar" ? "ArrowLeft" : "ArrowRight");
  expect(((await day()) ?? "") > home).toBe(true);
  await page.locator('[data-day][data-state="available"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/day=/);
  for (let presses = 0; presses < 20; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.classList.contains("time"))) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  if (await page.locator(".time-who[open]").count()) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  await arriveAt(walk, say(m.booking_book_details_title));
});

test("what the advisor sees is chosen anew, and a calendar's address is made, told once and ended", async ({
  walk,
}) => {
  const { page, server, say } = walk;
  await offer(server, [170]);
  await bookAhead(walk, await member(walk, "calendar"));
  await page.goto(`${server.base}/booking`);
  await page.locator(".book-upcoming a").first().click();
  await arriveAt(walk, "1225");
  await awake(walk);
  await page.getByText(say(m.booking_book_shows_change)).click();
  await page.getByRole("checkbox", { name: say(m.booking_book_show_saved) }).check();
  await button(walk, m.booking_book_shows_save).click();
  await expect(page.getByText(say(m.booking_book_done_show))).toBeVisible();
  await page.goto(`${server.base}/booking`);
  await awake(walk);
  await page
    .getByRole("main")
    .getByRole("link", { name: say(m.booking_feed_title) })
    .click();
  await arriveAt(walk, say(m.booking_feed_title));
  await button(walk, m.booking_feed_make).click();
  const address = (await page.locator(".feed-address").textContent()) ?? "";
  expect.soft(await axeFaults(page)).toEqual([]);
  const { pathname } = new URL(address);
  expect(await (await fetch(server.base + pathname)).text()).toContain("BEGIN:VEVENT");
  await page.reload();
  await expect(button(walk, m.booking_feed_again)).toBeVisible();
  await page.getByText(say(m.booking_feed_end_title)).first().click();
  await button(walk, m.booking_feed_end).click();
  await expect(page.getByText(say(m.booking_feed_ended))).toBeVisible();
  expect((await fetch(server.base + pathname)).status).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody books with another address, which a code confirms", async ({ walk, expected }) => {
    const { page, server, say, lang } = walk;
    await offer(server, [146, 147, 148]);
    await member(walk, "without");
    await page.goto(`${server.base}/booking`);
    await chooseField(walk);
    await takeTime(walk, "last");
    await fill(walk);
    const email = `reach-${lang}@people.example`;
    await field(walk, m.booking_book_email).fill(email);
    await button(walk, m.booking_book_go_on).click();
    expected.add(400);
    await field(walk, m.booking_book_otp).fill("000000");
    await button(walk, m.booking_book_do_book).click();
    await expect(page.getByRole("alert")).toBeVisible();
    const code = /\d{6}/.exec((await server.mailTo(email)).subject)?.[0] ?? "";
    await field(walk, m.booking_book_otp).fill(code);
    await button(walk, m.booking_book_do_book).click();
    await arriveAt(walk, say(m.booking_book_confirmed_title));
  });
});

test("closed, the page says why and until when in a dialog, and what is booked stays", async ({ walk }) => {
  const { page, server, say } = walk;
  await member(walk, "closed");
  const today = new Date().toISOString().slice(0, 10);
  write(
    server,
    `insert into consultation_closures (kind, from_on, until_on, reason_ar, reason_en, made_at)
      values ('closed', '2020-01-01', '2099-12-31', 'إجازة', 'A break', ?)`,
    `${today}T00:00:00.000Z`,
  );
  await page.goto(`${server.base}/booking?field=subjects`);
  const dialog = page.getByRole("dialog", { name: say(m.booking_book_closed) });
  await expect(dialog).toBeVisible();
  expect.soft(await axeFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: say(m.booking_book_closed_ok) }).click();
  await expect(page.getByText(say(m.booking_book_closed)).first()).toBeVisible();
  await expect(page.locator(".calendar")).toHaveCount(0);
  write(server, "delete from consultation_closures where from_on = ?", "2020-01-01");
});
