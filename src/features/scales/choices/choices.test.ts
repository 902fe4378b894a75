import { afterAll, beforeAll, expect } from "vitest";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../../tests/support/people.ts";
import { sweepScales } from "../jobs.server.ts";
import { moveAttempts } from "../tendencies/operations/move-attempts.server.ts";
import { answerStep, deleteWalk } from "./operations/answer-step.server.ts";
import { choicesExport } from "./operations/export-choices.server.ts";
import { forgetTriedAnswers } from "./operations/keep-tried-answers.server.ts";
import { readActivitiesStart, standsBefore } from "./operations/read-walk.server.ts";
import { viewStep } from "./operations/view-step.server.ts";
import type { EndView, SetView, Step } from "./schema.ts";

const ANY = { place: "any", company: "any", means: "any", hours: "any" };
const DAY = 24 * 3_600_000;

onOneEngineRacesOnBoth("the choice between activities", (engine, { it, race }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  afterAll(() => api?.close());

  const somebody = (changes: Parameters<typeof signedInPerson>[1] = {}) => signedInPerson(api.ctx, changes);
  const set = async (who: TestPerson, number: number): Promise<SetView> => {
    const view = await viewStep(api.ctx, who.actor, number);
    if (!("kind" in view) || view.kind !== "set") throw new Error(`no set ${number}: ${JSON.stringify(view)}`);
    return view;
  };
  /** Chooses from one set by an order of environments, the first of it being liked best. */
  const choose = async (who: TestPerson, number: number, order: string) => {
    const sorted = (await set(who, number)).activities
      .map(({ id }) => id)
      .toSorted((a, b) => order.indexOf(a.charAt(0)) - order.indexOf(b.charAt(0)));
    return answerStep(api.ctx, who.actor, number, { best: sorted[0], worst: sorted.at(-1) });
  };
  const walkToEnd = async (who: TestPerson, order: string, conditions: object = ANY): Promise<EndView> => {
    let next: Step = 1;
    while (typeof next === "number") next = (await choose(who, next, order)).next;
    await answerStep(api.ctx, who.actor, "values", { "one-or-many": "a", "soon-or-long": "" });
    await answerStep(api.ctx, who.actor, "conditions", { ...conditions });
    const view = await viewStep(api.ctx, who.actor, "end");
    if (!("kind" in view) || view.kind !== "end") throw new Error("no end");
    return view;
  };
  const faults = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (fault) => fault,
    );
    return [error?.code, ...(error?.details?.fields ?? []).map((one: { code: string }) => one.code)];
  };

  it("leads through sets, values and conditions to an end with professions", async () => {
    const who = await somebody({ locale: "en" });
    expect(await readActivitiesStart(api.ctx, who.actor)).toMatchObject({ next: 1, done: 0, hasAnswers: false });
    const end = await walkToEnd(who, "siaerc");
    expect(end).toMatchObject({ sureness: "sure", values: ["One person at a time"], unknown: [] });
    expect(end.order[0]?.code).toBe("S");
    expect(end.sets).toBeGreaterThanOrEqual(8);
    expect(end.jobs).toHaveLength(6);
    expect(await readActivitiesStart(api.ctx, who.actor)).toMatchObject({ next: "end", hasAnswers: true });
  });

  it("keeps professions to the place that was asked for, and says what it does not know", async () => {
    const who = await somebody();
    const end = await walkToEnd(who, "riaesc", { ...ANY, place: "outdoors", hours: "regular" });
    expect(end.unknown).toEqual(["hours"]);
    expect(end.jobs.length).toBeGreaterThan(0);
    for (const { slug } of end.jobs) {
      const places = api.ctx.content.bySlug("job", slug, "en")?.workplaces.map((one) => one.slug) ?? [];
      expect(places.some((one) => /outdoors|sea/.test(one))).toBe(true);
    }
  });

  it("goes back: an answer that is changed makes those behind it void as far as their sets become others", async () => {
    const who = await somebody();
    await walkToEnd(who, "siaerc");
    const { best, worst } = await set(who, 2);
    const again = await answerStep(api.ctx, who.actor, 2, { best: worst, worst: best });
    expect(again.isChanged).toBe(true);
    const { done, next } = await readActivitiesStart(api.ctx, who.actor);
    expect(next).toBe(done + 1);
    const kept = await api.ctx.db.selectFrom("activity_answers").select("step").where("user_id", "=", who.id).execute();
    expect(kept.filter(({ step }) => Number(step) > done)).toEqual([]);
    expect(kept.map(({ step }) => step)).toEqual(expect.arrayContaining(["values", "conditions"]));
    const same = await set(who, 1);
    const unchanged = await answerStep(api.ctx, who.actor, 1, { best: same.best, worst: same.worst });
    expect(unchanged.isChanged).toBe(false);
  });

  it("refuses the same activity twice, another set's activity, nothing at all and a part that is not open", async () => {
    const who = await somebody();
    const [one, two] = (await set(who, 1)).activities.map(({ id }) => id);
    const answer = (step: Step, form: object) => faults(answerStep(api.ctx, who.actor, step, { ...form }));
    expect(await answer(1, { best: one, worst: one })).toEqual(["form_invalid", "scales_choices_same"]);
    expect(await answer(1, { best: one, worst: "c6" })).toEqual(["form_invalid", "scales_choices_other"]);
    expect(await answer(1, {})).toEqual(["form_invalid", "scales_choices_best", "scales_choices_worst"]);
    expect(await answer(1, { best: one, worst: two, more: "x" })).toEqual(["form_invalid", "unknown_key"]);
    expect(await answer(2, { best: one, worst: two })).toEqual(["conflict"]);
    expect(await answer("values", {})).toEqual(["conflict"]);
    expect(await answer("end", {})).toEqual(["conflict"]);
    expect(await viewStep(api.ctx, who.actor, "end")).toEqual({ goTo: 1 });
    expect(await viewStep(api.ctx, who.actor, 12)).toEqual({ goTo: 1 });
  });

  it("belongs to its owner alone, and to nobody who is not signed in", async () => {
    const [who, other] = [await somebody(), await somebody()];
    await choose(who, 1, "siaerc");
    expect(await readActivitiesStart(api.ctx, other.actor)).toMatchObject({ done: 0, hasAnswers: false });
    await deleteWalk(api.ctx, other.actor);
    expect(await readActivitiesStart(api.ctx, who.actor)).toMatchObject({ done: 1 });
    expect(await faults(viewStep(api.ctx, visitor, 1))).toEqual(["unauthorized"]);
    expect(await faults(deleteWalk(api.ctx, visitor))).toEqual(["unauthorized"]);
    await deleteWalk(api.ctx, who.actor);
    expect(await readActivitiesStart(api.ctx, who.actor)).toMatchObject({ done: 0, hasAnswers: false });
  });

  it("asks about age and a guardian first, as the scale does", async () => {
    const unasked = await somebody({ scale_asked_at: null });
    expect(await standsBefore(api.ctx, unasked.actor)).toBe("about-you");
    const child = await somebody({ age_band: "under-15" as never, age_said_at: null, scale_asked_at: null });
    expect(await standsBefore(api.ctx, child.actor)).not.toBeNull();
  });

  it("is tried only by whoever does not keep: gone with the sign-in, seen by no other, and swept", async () => {
    const who = await somebody({ keep_results: "try" });
    await choose(who, 1, "siaerc");
    expect((await readActivitiesStart(api.ctx, who.actor)).expiresAt).not.toBeNull();
    const again = await who.again();
    expect(await readActivitiesStart(api.ctx, again.actor)).toMatchObject({ done: 0 });
    await forgetTriedAnswers(api.ctx, who.actor);
    expect(await readActivitiesStart(api.ctx, who.actor)).toMatchObject({ done: 0, hasAnswers: false });
    await choose(who, 1, "siaerc");
    api.clock.advance(30 * DAY);
    await sweepScales(api.ctx);
    const left = await api.ctx.db.selectFrom("activity_answers").select("step").where("user_id", "=", who.id).execute();
    expect(left).toEqual([]);
  });

  it("moves with a claimed place to an account that has none of its own", async () => {
    const [place, account, full] = [await somebody(), await somebody(), await somebody()];
    await choose(place, 1, "siaerc");
    await choose(full, 1, "cersia");
    const own = await set(full, 1);
    await moveAttempts(api.ctx, api.ctx.db, { from: place.id, to: full.id });
    expect(await set(full, 1)).toEqual(own);
    await moveAttempts(api.ctx, api.ctx.db, { from: place.id, to: account.id });
    expect(await readActivitiesStart(api.ctx, account.actor)).toMatchObject({ done: 1 });
  });

  it("is told in words in the copy of one's data", async () => {
    const who = await somebody();
    await walkToEnd(who, "siaerc", { ...ANY, means: "screen" });
    const told = JSON.stringify(await choicesExport.pdf(api.ctx, { userId: who.id, locale: "en" }));
    for (const word of ["Reading a child a bedtime story", "One person at a time", "Working with: A screen"])
      expect(told).toContain(word);
    expect(told).not.toMatch(/"s1"|undefined/);
  });

  race("keeps one answer however often it is sent at the same instant", async () => {
    const who = await somebody();
    const answers = await Promise.all(Array.from({ length: 6 }, () => choose(who, 1, "siaerc")));
    expect(answers.map(({ next }) => next)).toEqual(new Array(6).fill(2));
    expect(await readActivitiesStart(api.ctx, who.actor)).toMatchObject({ done: 1 });
  });
});
