import { m } from "#i18n/paraglide/messages.js";
import { expect, expectWholePage, speak, test } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { arriveAt, environmentName } from "../support/steps.ts";
import { Visitor } from "../support/visitor.ts";

const PHONE = { width: 360, height: 740 };

test("a class without e-mail: joined on a phone, finished, claimed and shown to the teacher", async ({
  walk,
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, server, lang, say, expected } = walk;
  const className = lang === "ar" ? "العاشر 3" : "Grade 10, room 3";
  const shortName = lang === "ar" ? "سلمى ح" : "Salma H";
  // Their names are in the language of the journey.
  const teacher = lang === "ar" ? "advisor@wijha.example" : "admin@wijha.example";
  const signedIn = async (email: string) => {
    const visitor = await new Visitor(server, lang).signIn(email);
    const cookies = visitor.cookie.split("; ").map((one) => one.split("="));
    await page.context().clearCookies();
    await page.context().addCookies(cookies.map(([name = "", value = ""]) => ({ name, value, url: server.base })));
    return visitor;
  };

  // The teacher opens a class.
  await signedIn(teacher);
  await page.goto(`${server.base}/classes`);
  await arriveAt(walk, say(m.schools_classes_title));
  // Who has a class already finds the form for another one folded.
  const folded = page.locator(".class-more > summary");
  if (await folded.isVisible()) await folded.click();
  await page.getByRole("textbox", { name: say(m.schools_field_name) }).fill(className);
  await page.getByRole("combobox", { name: say(m.schools_field_grade) }).selectOption("10");
  await page.getByRole("button", { name: say(m.schools_open_action) }).click();
  await arriveAt(walk, className);
  const classPage = page.url();
  const sheet = page.getByRole("region", { name: say(m.schools_sheet_heading) });
  const code = (await sheet.locator("bdi.figure").textContent())?.trim() ?? "";
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(sheet.getByRole("img", { name: say(m.schools_sheet_qr, { code }) })).toBeVisible();

  // A pupil joins on a phone; a full name is refused and what was typed is still there.
  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const pupil = await phone.newPage();
  await speak(pupil, server, lang);
  await pupil.goto(`${server.base}/career-test/try/1`);
  await expect(pupil.getByText(say(m.scales_keys))).toBeHidden();
  await pupil.goto(`${server.base}/join`);
  await expectWholePage(pupil, lang);
  const nameField = pupil.getByRole("textbox", { name: say(m.schools_field_short_name) });
  await pupil.getByRole("textbox", { name: say(m.schools_field_code) }).fill(code.toLowerCase());
  await nameField.fill(lang === "ar" ? "سلمى الحارثية" : "Salma Harthi");
  await pupil.getByRole("button", { name: say(m.schools_join_action) }).click();
  await expect(pupil.getByRole("alert")).toBeFocused();
  await expect(pupil.getByRole("textbox", { name: say(m.schools_field_code) })).toHaveValue(code.toLowerCase());
  await nameField.fill(shortName);
  await pupil.getByRole("button", { name: say(m.schools_join_action) }).click();
  await expect(pupil.getByRole("heading", { level: 1, name: say(m.schools_paper_title) })).toBeVisible();
  await expectWholePage(pupil, lang);
  const paper = (await pupil.locator("bdi.figure.h1").textContent())?.trim() ?? "";
  expect(paper).toMatch(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/);
  await pupil.getByRole("link", { name: say(m.schools_paper_go) }).click();
  await pupil.getByRole("button", { name: say(m.scales_start_begin) }).click();
  await expect(pupil.getByRole("combobox", { name: say(m.scales_about_grade) })).toHaveValue("10");

  // The device goes on to the next pupil, with the code filled in.
  await pupil.goto(`${server.base}/career-test`);
  await pupil.getByRole("button", { name: say(m.schools_seat_next) }).click();
  await expect(pupil.locator("main :focus")).toContainText(say(m.accounts_notice_place_left));
  await expect(pupil.getByRole("textbox", { name: say(m.schools_field_code) })).toHaveValue(code);
  await expectWholePage(pupil, lang);

  // Back by the paper code, and through the scale.
  const again = new Visitor(server, lang);
  await again.get("/join/continue");
  const back = await again.post("/join/continue", { class: code, paper });
  expect([back.status, back.location]).toEqual([303, "/career-test"]);
  const away = await again.get("/account");
  expect([away.status, away.location]).toEqual([303, "/home?notice=account_needed"]);
  const answers = Object.fromEntries((await again.statements()).map((id) => [id, /^[SI]/.test(id)]));
  await again.call("/users-permissions/users/me/personality-test", { answers });
  await phone.close();

  // The teacher sees that it is finished, and nothing else.
  await page.goto(classPage);
  const row = page.getByRole("row").filter({ hasText: shortName });
  await expect(row).toContainText(say(m.schools_result_none));
  await expect(row).not.toContainText(say(m.schools_not_finished));
  await expectWholePage(page, lang);

  // An account that has said nothing of itself yet claims the place and agrees.
  await page.context().clearCookies();
  await member(walk, "claims");
  await page.goto(`${server.base}/claim`);
  await arriveAt(walk, say(m.schools_claim_title));
  const claim = async () => {
    await page.getByRole("textbox", { name: say(m.schools_field_code) }).fill(code);
    await page.getByRole("textbox", { name: say(m.schools_field_paper) }).fill(paper.toLowerCase());
    await page.getByRole("button", { name: say(m.schools_claim_action) }).click();
  };
  // Nothing was said about age, nor about a guardian: both are asked, and lead back.
  expected.add(400);
  await claim();
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("link", { name: say(m.schools_claim_age_go) }).click();
  await arriveAt(walk, say(m.scales_about_title));
  await page.getByRole("button", { name: say(m.scales_about_go_back) }).click();
  await arriveAt(walk, say(m.guardians_question_title));
  await page.getByRole("button", { name: say(m.guardians_question_skip) }).click();
  await arriveAt(walk, say(m.schools_claim_title));
  expected.delete(400);
  // The code was typed once.
  await expect(page.getByRole("textbox", { name: say(m.schools_field_paper) })).toHaveCount(0);
  await page.getByRole("button", { name: say(m.schools_claim_action) }).click();
  await expect(page.getByText(say(m.schools_share_is_off)).first()).toBeVisible();
  await page.getByRole("button", { name: say(m.schools_share_on) }).click();
  await expect(page.getByText(say(m.schools_share_is_on)).first()).toBeVisible();
  await expectWholePage(page, lang);

  // Now the teacher sees what the result is called.
  await signedIn(teacher);
  await page.goto(classPage);
  await expect(row).toContainText(environmentName("investigative", lang));
  await expect(row).toContainText(say(m.schools_claimed));
});
