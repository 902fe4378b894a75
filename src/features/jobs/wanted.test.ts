import { afterAll, beforeAll, expect, it } from "vitest";
import { seedId } from "#content/seed.server.ts";
import { wantedJobs } from "#features/profile/operations/wanted-jobs.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import { answersWithScores } from "#features/scales/tendencies/rules/answers-with-scores.ts";
import { byEnvironment } from "#features/scales/tendencies/rules.ts";
import { changePlan } from "#features/study-plan/operations/change-plan.server.ts";
import { goalJobs } from "#features/study-plan/operations/goal-jobs.server.ts";
import { readPlanned } from "#features/study-plan/operations/read-planned.server.ts";
import { planForm } from "#features/study-plan/schema/plan-forms.ts";
import type { Actor } from "#shared/actor.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { signedInPerson, type TestPerson, visitor } from "#tests/support/people.ts";
import { nearOf } from "./operations/read-fits.server.ts";
import { wantedBesideResult } from "./operations/wanted-beside-result.server.ts";

onOneEngine("professions in mind beside a result", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    await loadInstruments(api.ctx, "db/seed");
  });
  afterAll(() => api?.close());

  const somebody = () => signedInPerson(api.ctx, { locale: "en" });
  /** A result of these scores R I A S E C. */
  async function resultOf({ actor }: TestPerson, scores: string): Promise<string> {
    const { statements } = await newestForm(api.ctx);
    const wanted = byEnvironment((one) => Number(scores["RIASEC".indexOf(one)]));
    return (await submitAll(api.ctx, actor, { answers: answersWithScores(statements, wanted) })).attempt;
  }
  const beside = async (who: TestPerson, attempt: string, slugs: readonly string[]) =>
    (await wantedBesideResult(api.ctx, who.actor, attempt, slugs)).map(({ slug, fit }) => ({ slug, ...fit }));

  it("are told in the order they were named, each once, with how near it is and why", async () => {
    const who = await somebody();
    const attempt = await resultOf(who, "274933");
    const told = await beside(who, attempt, ["physiotherapist", "no-such", "baker", "physiotherapist"]);
    expect(told.map(({ slug }) => slug)).toEqual(["physiotherapist", "baker"]);
    expect(told[0]?.text).toContain("like your tendencies");
    expect(told[0]?.why).not.toBe(null);
    expect(told[1]).toMatchObject({ text: expect.stringContaining("Far from your tendencies"), why: null });
  });

  it("stand beside the newest result only, and beside none that is compared with nothing", async () => {
    const who = await somebody();
    const older = await resultOf(who, "274933");
    api.clock.advance(1000);
    const flat = await resultOf(who, "555555");
    expect(await beside(who, older, ["nurse"])).toEqual([]);
    expect(await beside(who, flat, ["nurse"])).toEqual([]);
  });

  it("are nobody else's", async () => {
    const who = await somebody();
    const attempt = await resultOf(who, "274933");
    expect(await wantedBesideResult(api.ctx, visitor, attempt, ["nurse"])).toEqual([]);
    expect(await beside(await somebody(), attempt, ["nurse"])).toEqual([]);
  });

  it("are told by their pages on the profile of who has a result to compare, and of nobody else", async () => {
    const who = await somebody();
    const slugs = ["baker", "no-such", "physiotherapist"];
    const near = async (actor: Actor) => Object.fromEntries(await nearOf(api.ctx, actor, slugs));
    expect(await near(who.actor)).toEqual({});
    await resultOf(who, "274933");
    expect(await near(who.actor)).toEqual({
      "/jobs/baker": expect.stringContaining("Far from your tendencies"),
      "/jobs/physiotherapist": expect.stringContaining("like your tendencies"),
    });
    expect(await near(visitor)).toEqual({});
    expect(await near((await somebody()).actor)).toEqual({});
    api.clock.advance(1000);
    await resultOf(who, "555555");
    expect(await near(who.actor)).toEqual({});
  });

  it("come from the profile and from the goals of the plan", async () => {
    const who = await somebody();
    const jobs = [seedId("job", "nurse"), seedId("job", "baker")];
    const put = { method: "PUT", url: "/api/users-permissions/users/me", headers: who.headers } as const;
    expect((await api.app.inject({ ...put, payload: { jobs } })).statusCode).toBe(200);
    expect(await wantedJobs(api.ctx, who.actor)).toEqual(["nurse", "baker"]);
    for (const goal of [{ record: "/jobs/midwife" }, { text: "a goal in own words" }])
      await changePlan(api.ctx, who.actor, planForm.parse({ act: "add", text: "", ...goal }), null);
    expect(await goalJobs(api.ctx, who.actor)).toEqual(["midwife"]);
    expect(await readPlanned(api.ctx, who.actor)).toEqual(["/jobs/midwife"]);
    expect(await readPlanned(api.ctx, visitor)).toEqual([]);
    expect(await wantedJobs(api.ctx, (await somebody()).actor)).toEqual([]);
  });
});
