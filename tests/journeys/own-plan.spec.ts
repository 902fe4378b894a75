import { m } from "#i18n/paraglide/messages.js";
import { axeFaults } from "../support/axe.ts";
import { expect, expectWholePage, speak, test } from "../support/browser.ts";
import { member } from "../support/member.ts";

test("a visitor plans on the device, and takes the plan into an account", async ({ walk }) => {
  const { page, server, lang, say } = walk;
  const [goal, first, second, third] = (
    lang === "ar" ? ["أدخل كلية العلوم", "أولى", "ثانية", "ثالثة"] : ["Study science", "First", "Second", "Third"]
  ) as [string, string, string, string];
  await page.goto(`${server.base}/study-plan/plan`);
  await expect(page.getByRole("heading", { name: say(m.study_plan_start_title) })).toBeVisible();
  await page.locator("#text").fill(goal);
  await page.getByRole("button", { name: say(m.study_plan_add_goal) }).click();
  await expect(page.getByRole("heading", { level: 2, name: goal })).toBeVisible();
  // Beside a plan that is begun what adds to it is folded.
  await page.locator("#add > summary").click();
  for (const step of [first, second, third]) {
    await page.locator("#text").fill(step);
    await page.locator("#add").getByRole("button").click();
    await expect(page.locator(".plan-step", { hasText: step })).toBeVisible();
  }
  await expectWholePage(page, lang);
  const titles = page.locator(".plan-step .plan-title");
  await page.locator(".plan-grip").last().focus();
  await page.keyboard.press("ArrowUp");
  await expect(titles).toHaveText([first, third, second]);
  const grip = await page.locator(".plan-step .plan-grip").first().boundingBox();
  const last = await page.locator(".plan-step").last().boundingBox();
  if (!grip || !last) throw new Error("nothing to drag");
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width / 2, last.y + last.height - 4, { steps: 8 });
  await page.mouse.up();
  await expect(titles).toHaveText([third, second, first]);
  await page.locator(".plan-step .plan-tick button").first().click();
  await expect(page.locator(".plan-step[data-done]")).toHaveCount(1);
  expect.soft(await axeFaults(page)).toEqual([]);
  await member(walk, "plans");
  await page.goto(`${server.base}/study-plan/plan`);
  await page.getByRole("button", { name: say(m.study_plan_claim) }).click();
  await expect(page.getByText(say(m.study_plan_plan_lead))).toBeVisible();
  await expect(titles.filter({ hasText: third }).first()).toBeVisible();
  await page.locator(".plan-goal-top .plan-menu > summary").first().click();
  await page.locator(".plan-goal-top .plan-acts button[value=remove]").first().click();
  await page.getByRole("button", { name: say(m.study_plan_undo) }).click();
  await expect(page.locator(".plan-step[data-done]").first()).toBeVisible();
  await page.getByText(say(m.study_plan_history)).click();
  await page.getByRole("button", { name: say(m.study_plan_back) }).click();
  await expect(page.getByRole("status").filter({ hasText: say(m.study_plan_told_back) })).toHaveCount(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("goals and steps are added, moved, changed and taken away", async ({ page, server, lang, say }) => {
    await speak(page, server, lang);
    await page.goto(`${server.base}/study-plan/plan?add=${encodeURIComponent("/jobs/nurse")}#add`);
    await page.getByRole("button", { name: say(m.study_plan_add_goal) }).click();
    const goal = page.locator(".plan-goal").first();
    await expect(goal.getByRole("link").first()).toHaveAttribute("href", "/jobs/nurse");
    for (const step of ["one", "two"]) {
      await page.locator("#add > summary").click();
      await page.locator("#text").fill(step);
      await page.getByText(say(m.study_plan_add_when)).click();
      await page.locator("#due-newDay").fill("١");
      await page.locator("#due-newMonth").fill("2");
      await page.locator("#due-newYear").fill("2027");
      await page.locator("#add").getByRole("button").click();
    }
    const titles = page.locator(".plan-step .plan-title");
    await page.locator(".plan-step .plan-menu > summary").last().click();
    await page.locator(".plan-step button[value=up]").last().click();
    await expect(titles).toHaveText(["two", "one"]);
    await page.locator(".plan-step .plan-menu > summary").first().click();
    await page.locator(".plan-step .plan-change").first().click();
    await page.locator(".plan-edit input[name=text]").fill("two, changed");
    await page.locator(".plan-edit").getByRole("button").click();
    await expect(titles.first()).toHaveText("two, changed");
    await page.locator(".plan-step .plan-menu > summary").first().click();
    await page.locator(".plan-step button[value=remove]").first().click();
    await expect(titles).toHaveText(["one"]);
    await page.getByRole("button", { name: say(m.study_plan_undo) }).click();
    await expect(titles).toHaveCount(2);
  });

  test("subjects are kept and wait", async ({ page, server, lang, say }) => {
    await speak(page, server, lang);
    await page.goto(`${server.base}/study-plan?s=physics&grade-physics=90`);
    await page.getByRole("button", { name: say(m.study_plan_keep) }).click();
    await expect(page.getByText(say(m.study_plan_kept))).toBeVisible();
    await page.goto(`${server.base}/study-plan`);
    await expect(page.locator('input[name="s"][value="physics"]')).toBeChecked();
    await page.goto(`${server.base}/study-plan/plan`);
    await expect(page.locator(".plan-part").first()).toContainText(lang === "ar" ? "الفيزياء" : "Physics");
    await page.goto(`${server.base}/study-plan`);
    await page.getByRole("button", { name: say(m.study_plan_unkeep) }).click();
    await page.goto(`${server.base}/study-plan`);
    await expect(page.locator('input[name="s"][value="physics"]')).not.toBeChecked();
  });
});
