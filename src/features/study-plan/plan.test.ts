import { afterAll, beforeAll, expect } from "vitest";
import { dayOf } from "#i18n/format.ts";
import type { Actor } from "#shared/actor.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { signedInPerson, type TestPerson, visitor } from "#tests/support/people.ts";
import { sweepPlans } from "./jobs.server.ts";
import { changePlan } from "./operations/change-plan.server.ts";
import { keepSubjects, readKeeping } from "./operations/keep-subjects.server.ts";
import { remindOfSteps } from "./operations/remind-steps.server.ts";
import { viewPlan } from "./operations/view-plan.server.ts";
import { planForm } from "./schema/plan-forms.ts";
import type { ItemView, PlanView } from "./schema/plan-view.ts";

const DAY = 86_400_000;

onOneEngineRacesOnBoth("a study plan", (engine, { it, race }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  afterAll(() => api?.close());

  const somebody = () => signedInPerson(api.ctx);
  const act = (who: Actor, form: object, cookies: string | null = null) =>
    changePlan(api.ctx, who, planForm.parse(form), cookies);
  const add = async (who: Actor, form: object) => (await act(who, { act: "add", text: "", ...form })).item ?? "";
  const view = (who: Actor, query = "", cookies: string | null = null) =>
    viewPlan(api.ctx, who, { query: new URLSearchParams(query), cookies });
  const stepsIn = (plan: PlanView): ItemView[] =>
    plan.goals.flatMap(({ years }) => years.flatMap(({ steps }) => [...steps]));
  const titles = async (who: Actor) => stepsIn(await view(who)).map(({ title }) => title);
  const fieldsOf = async (who: Actor, id: string) => {
    const { revision, text, year, dueOn } = stepsIn(await view(who)).find((one) => one.id === id) as ItemView;
    return { act: "edit", item: id, revision: String(revision), text, year: String(year ?? ""), due: dueOn ?? "" };
  };
  const refused = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      ({ code }) => code as string,
    );
  async function withSteps(...texts: string[]) {
    const { actor }: TestPerson = await somebody();
    const goal = await add(actor, { text: "a goal" });
    const steps = [];
    for (const text of texts) steps.push(await add(actor, { goal, text }));
    return { actor, goal, steps: steps as [string, string, string] };
  }

  it("holds goals and steps in own words and of the site, by school year", async () => {
    const { actor } = await somebody();
    const goal = await add(actor, { record: "/jobs/nurse" });
    await add(actor, { goal, record: "/career-test", due: "2027-01-10" });
    await add(actor, { goal, text: "ask", year: "٢٠٢٦" });
    await add(actor, { goal, text: "later" });
    const { goals, done, total } = await view(actor);
    expect(goals).toMatchObject([{ title: "Nurse", to: "/jobs/nurse", years: [{ year: 2026 }, { year: null }] }]);
    expect(goals[0]?.years[0]?.steps).toMatchObject([{ to: "/career-test", dueOn: "2027-01-10" }, { title: "ask" }]);
    expect([done, total]).toEqual([0, 3]);
    expect(await refused(add(actor, { goal, record: "/jobs/no-such" }))).toBe("form_invalid");
    expect(await refused(add(actor, { goal: "nobodys", text: "x" }))).toBe("not_found");
  });

  it("names the grade of each school year, and what is to be done with a page that is a step", async () => {
    const { actor } = await somebody();
    const goal = await add(actor, { record: "/jobs/nurse" });
    await add(actor, { goal, record: "/jobs/baker" });
    await api.ctx.db.updateTable("users").set({ grade: "11" }).where("id", "=", actor.id).execute();
    const { goals, grades, yearOptions } = await view(actor);
    expect(goals[0]?.years[0]?.steps[0]?.title).toContain("Baker");
    expect(goals[0]?.years[0]?.steps[0]?.title).not.toBe("Baker");
    expect(Object.keys(grades).map(Number)).toEqual(yearOptions.slice(0, 2));
    expect(Object.values(grades)).toEqual(["Grade 11", "Grade 12"]);
  });

  it("is moved, ticked off, taken away and had back", async () => {
    const { actor, goal, steps } = await withSteps("a", "b", "c");
    await act(actor, { act: "up", item: steps[2] });
    expect(await titles(actor)).toEqual(["a", "c", "b"]);
    await act(actor, { act: "move", item: steps[1], goal, year: "", before: steps[0] });
    expect(await titles(actor)).toEqual(["b", "a", "c"]);
    await act(actor, { act: "done", item: steps[0] });
    expect(await view(actor)).toMatchObject({ done: 1, total: 3 });
    await act(actor, { act: "remove", item: goal });
    expect((await view(actor, `told=remove&item=${goal}`)).told).toMatchObject({ act: "remove", title: "a goal" });
    await act(actor, { act: "restore", item: goal });
    expect(await view(actor)).toMatchObject({ done: 1, total: 3 });
  });

  it("is nobody else's", async () => {
    const { steps } = await withSteps("mine");
    const other = (await somebody()).actor;
    for (const form of ["done", "up", "remove", "restore"])
      expect(await refused(act(other, { act: form, item: steps[0] }))).toBe("not_found");
    const edit = { act: "edit", item: steps[0], revision: "1", text: "x" };
    expect(await refused(act(other, edit))).toBe("not_found");
    expect(await refused(act(visitor, { act: "back" }))).toBe("unauthorized");
  });

  it("merges what two devices wrote, and loses nothing of what cannot be merged", async () => {
    const { actor, steps } = await withSteps("read");
    const older = await fieldsOf(actor, steps[0]);
    await act(actor, { ...older, text: "read a book" });
    await act(actor, { ...older, due: "2027-03-01" });
    expect(stepsIn(await view(actor))).toMatchObject([{ title: "read a book", dueOn: "2027-03-01" }]);
    const { act: told } = await act(actor, { ...older, text: "read a blog" });
    expect(told).toBe("apart");
    const all = await titles(actor);
    expect(all).toEqual(["read a book", expect.stringMatching(/^read a blog \(written on another device/)]);
    await act(actor, { act: "remove", item: steps[0] });
    await act(actor, { ...older, text: "read on" });
    expect(await titles(actor)).toContain("read a book");
  });

  race("two devices at once lose nothing", async () => {
    const { actor, goal, steps } = await withSteps("one");
    const older = await fieldsOf(actor, steps[0]);
    await Promise.all([
      act(actor, { ...older, text: "left" }),
      act(actor, { ...older, text: "right" }),
      add(actor, { goal, text: "third" }),
    ]);
    const all = (await titles(actor)).join("|");
    for (const text of ["left", "right", "third"]) expect(all).toContain(text);
  });

  it("goes back state by state, as far as its history reaches", async () => {
    const { actor, goal, steps } = await withSteps("a", "b");
    await act(actor, { ...(await fieldsOf(actor, steps[0])), text: "changed" });
    await act(actor, { act: "remove", item: goal });
    expect((await view(actor)).lastChange).toMatchObject({ act: "remove", more: 2 });
    await act(actor, { act: "back" });
    expect(await titles(actor)).toEqual(["changed", "b"]);
    await act(actor, { act: "back" });
    expect(await titles(actor)).toEqual(["a", "b"]);
    for (let at = 0; at < 3; at += 1) await act(actor, { act: "back" });
    expect((await view(actor)).goals).toEqual([]);
    expect(await refused(act(actor, { act: "back" }))).toBe("not_found");
  });

  it("holds a thousand items, and refuses more in words", async () => {
    const { actor, goal } = await withSteps();
    const at = api.ctx.clock.now().toISOString();
    const row = (n: number) => ({ document_id: `many${actor.id}x${n}`, text: `step ${n}`, place: `i${n}1` });
    const { id: user_id } = actor;
    const rest = {
      goal,
      record: null,
      school_year: null,
      due_on: null,
      done_at: null,
      revision: 1,
      reminded_for: null,
    };
    for (let from = 0; from < 999; from += 111) {
      const rows = Array.from({ length: 111 }, (_, n) => ({
        ...row(from + n),
        ...rest,
        user_id,
        made_at: at,
        changed_at: at,
        removed_at: null,
      }));
      await api.ctx.db.insertInto("plan_items").values(rows).execute();
    }
    expect(await view(actor)).toMatchObject({ total: 999, isFull: true });
    expect(await refused(add(actor, { goal, text: "one more" }))).toBe("plan_full");
  });

  it("stays on the device without an account, and joins one when its owner says so", async () => {
    const cookieOf = (cookies: readonly string[]) => cookies.map((one) => one.split(";")[0]).join("; ");
    const first = await act(visitor, { act: "add", text: "هدف على الجهاز" });
    const cookie = cookieOf(first.cookies);
    const second = await act(visitor, { act: "add", goal: first.item, text: "خطوة", due: "2027-02-01" }, cookie);
    expect(second.cookies[0]).toMatch(/HttpOnly/);
    const subjects = await keepSubjects(api.ctx, visitor, new URLSearchParams("s=physics&grade-physics=90&show=open"));
    const held = cookieOf([...second.cookies, ...subjects]);
    expect(await view(visitor, "", held)).toMatchObject({
      isOnDevice: true,
      total: 1,
      subjects: { titles: "Physics" },
    });
    const { actor } = await somebody();
    await keepSubjects(api.ctx, actor, new URLSearchParams("s=biology"));
    expect((await view(actor, "", held)).held).toEqual({ items: 2, hasSubjects: true });
    const { cookies } = await act(actor, { act: "claim" }, held);
    expect(cookies.every((one) => one.includes("Max-Age=0"))).toBe(true);
    expect(await view(actor)).toMatchObject({ total: 1, subjects: { titles: "Biology, Physics" } });
    const keeping = await readKeeping(api.ctx, actor, { params: new URLSearchParams(), cookies: null });
    expect(keeping.leadTo).toBe("/study-plan?s=biology&s=physics&grade-physics=90");
  });

  it("keeps no more on a device than it holds, and reads nothing that is not its own", async () => {
    let cookie = "";
    const fill = async () => {
      for (let at = 0; at < 80; at += 1) {
        const text = `${at} ${Math.sin(at)} ${"نص عربي طويل ".repeat(9)}`.slice(0, 190);
        cookie = (await act(visitor, { act: "add", text }, cookie)).cookies[0]?.split(";")[0] ?? "";
      }
    };
    expect(await refused(fill())).toBe("plan_device_full");
    expect(cookie.length).toBeLessThan(3600);
    expect((await view(visitor, "", cookie)).goals.length).toBeGreaterThan(10);
    for (const forged of ["plan=x", "plan=eJw", `plan=${"A".repeat(3000)}`, "plan=%%%"])
      expect((await view(visitor, "", forged)).goals).toEqual([]);
  });

  it("tells of a dated step a week before, once for each day it is put to", async () => {
    const { actor, goal } = await withSteps();
    const inDays = (days: number) =>
      dayOf(new Date(api.ctx.clock.now().getTime() + days * DAY), api.ctx.config.site.timeZone);
    await add(actor, { goal, text: "far", due: inDays(8) });
    const near = await add(actor, { goal, text: "near", due: inDays(7) });
    await add(actor, { goal, text: "over", due: inDays(-1) });
    const told = () =>
      api.ctx.db
        .selectFrom("notifications")
        .selectAll()
        .where("user_id", "=", actor.id)
        .where("kind", "=", "plan_step_soon")
        .execute();
    await remindOfSteps(api.ctx);
    await remindOfSteps(api.ctx);
    expect(await told()).toMatchObject([{ subject: near }]);
    await act(actor, { ...(await fieldsOf(actor, near)), due: inDays(3) });
    await remindOfSteps(api.ctx);
    expect(await told()).toHaveLength(2);
  });

  it("lets what was taken away go after a month", async () => {
    const { actor, goal, steps } = await withSteps("a", "b");
    await act(actor, { act: "remove", item: steps[0] });
    api.clock.advance(31 * DAY);
    await sweepPlans(api.ctx);
    expect(await refused(act(actor, { act: "restore", item: steps[0] }))).toBe("not_found");
    expect(await titles(actor)).toEqual(["b"]);
    expect(goal).not.toBe("");
  });

  it("goes to paper and into a calendar, an account's and a device's", async () => {
    const { actor, goal } = await withSteps("no day");
    await add(actor, { goal, text: "dated, with a comma", due: "2027-02-01" });
    const token = (await signedInPerson(api.ctx)).token;
    const get = (file: string, cookie: string) =>
      api.app.inject({ url: `/study-plan/plan/${file}`, headers: { cookie: `lang=en; ${cookie}` } });
    const own = await somebody();
    const first = await add(own.actor, { text: "goal" });
    await add(own.actor, { goal: first, text: "dated, with a comma", due: "2027-02-01" });
    const calendar = await get("plan.ics", `wijha=${own.token}`);
    expect([calendar.statusCode, calendar.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(calendar.body).toContain("DTSTART;VALUE=DATE:20270201");
    expect(calendar.body).toContain("SUMMARY:dated\\, with a comma");
    expect((await get("plan.ics", `wijha=${token}`)).body).not.toContain("SUMMARY");
    const paper = await get("plan.pdf", `wijha=${own.token}`);
    expect([paper.statusCode, paper.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const device = await act(visitor, { act: "add", text: "on the device" });
    expect((await get("plan.pdf", device.cookies[0]?.split(";")[0] ?? "")).statusCode).toBe(200);
  });
});
