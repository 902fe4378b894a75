import { afterAll, beforeAll, expect } from "vitest";
import { seedId } from "#content/seed.server.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../../tests/support/api.ts";
import { signedInPerson, type TestPerson } from "../../../../tests/support/people.ts";
import { withdraw } from "../instruments/operations/withdraw.server.ts";
import { loadInstruments } from "../instruments/seed.server.ts";
import { TENDENCIES } from "../rules.ts";
import { submitAll } from "../tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "../tendencies/operations/read-instrument.server.ts";
import { showResult } from "../tendencies/operations/show-result.server.ts";
import { answersWithScores } from "../tendencies/rules/answers-with-scores.ts";
import { byEnvironment } from "../tendencies/rules.ts";
import { sayOfEight, viewEight } from "./operations/ask-eight.server.ts";
import { opinionsExport } from "./operations/export-opinions.server.ts";
import { hitRate } from "./operations/hit-rate.server.ts";
import { rankAll } from "./operations/rank-professions.server.ts";
import { sayOpinion } from "./operations/say-opinion.server.ts";

const NURSE = seedId("job", "nurse");

onOneEngineRacesOnBoth("opinions on professions", (engine, { it, race }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    await loadInstruments(api.ctx, "db/seed");
  });
  afterAll(() => api?.close());

  /** Somebody with a result of these scores R I A S E C. */
  async function withResult(scores = "364832") {
    const who = await signedInPerson(api.ctx, { locale: "en" });
    const { statements } = await newestForm(api.ctx);
    const wanted = byEnvironment((one) => Number(scores["RIASEC".indexOf(one)]));
    const { attempt } = await submitAll(api.ctx, who.actor, { answers: answersWithScores(statements, wanted) });
    return { who, attempt };
  }
  const put = (who: TestPerson | null, attempt: string, payload: object) =>
    api.app.inject({
      method: "PUT",
      url: `/api/scale-results/${attempt}/opinions`,
      headers: { ...who?.headers },
      payload,
    });
  const rows = (is_asked: boolean, attempt: string) =>
    api.ctx.db
      .selectFrom("profession_opinions")
      .innerJoin("scale_attempts", "scale_attempts.id", "profession_opinions.attempt_id")
      .selectAll("profession_opinions")
      .where("is_asked", "=", is_asked)
      .where("scale_attempts.document_id", "=", attempt)
      .execute();
  const code = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (fault) => fault.code,
    );

  it("are kept with place and likeness, the last one counting, and taken back", async () => {
    const { who, attempt } = await withResult();
    expect((await put(who, attempt, { job: NURSE, opinion: "like" })).statusCode).toBe(200);
    await sayOpinion(api.ctx, who.actor, { attempt, job: NURSE, opinion: "not", saidIn: "more" });
    const [row, ...others] = await rows(false, attempt);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ opinion: "not", said_in: "more" });
    expect(row?.position).toBeGreaterThan(0);
    expect(row?.likeness).toBeGreaterThan(0.5);
    expect((await put(who, attempt, { job: NURSE, opinion: null })).json()).toEqual({
      data: { job: NURSE, opinion: null },
    });
    expect(await rows(false, attempt)).toEqual([]);
  });

  it("change nothing of the order or the scores", async () => {
    const { who, attempt } = await withResult();
    const before = await showResult(api.ctx, who.actor, { attempt });
    const first = before.jobs[0]?.id ?? "";
    await sayOpinion(api.ctx, who.actor, { attempt, job: first, opinion: "not", saidIn: "result" });
    const { jobs, ...after } = await showResult(api.ctx, who.actor, { attempt });
    expect({ ...after, jobs: [] }).toEqual({ ...before, jobs: [], opinions: { [first]: "not" } });
    expect(jobs.map(({ id, r }) => [id, r])).toEqual(before.jobs.map(({ id, r }) => [id, r]));
    // Whoever comes after the one set aside is told as a card.
    expect(jobs.map(({ scene }) => scene !== undefined)).toEqual(jobs.map((_, at) => at >= 1 && at <= 3));
    const order = rankAll(api.ctx, before.scores, { isShort: false }).map(({ id }) => id);
    expect(order.slice(0, 8)).toEqual(before.jobs.map(({ id }) => id));
  });

  it("are refused to nobody and somebody else, and of what is no profession of a standing result", async () => {
    const [{ who, attempt }, { who: other }] = [await withResult(), await withResult()];
    const body = { job: NURSE, opinion: "like" };
    expect((await put(null, attempt, body)).statusCode).toBe(401);
    expect((await put(other, attempt, body)).statusCode).toBe(404);
    expect((await put(who, "nothing", body)).statusCode).toBe(404);
    for (const wrong of [
      { ...body, job: "nothing1" },
      { ...body, job: "../x" },
      { ...body, job: seedId("sector", "health") },
      { ...body, opinion: "love" },
      { job: NURSE },
    ])
      expect((await put(who, attempt, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    await withdraw(api.ctx, who.actor, { scale: TENDENCIES, attempt });
    expect((await put(who, attempt, body)).statusCode).toBe(404);
    const flat = await withResult("554433");
    expect((await put(flat.who, flat.attempt, body)).statusCode).toBe(404);
    expect(await code(viewEight(api.ctx, flat.who.actor, flat.attempt))).toBe("not_found");
  });

  it("of the eight: the same eight each time, none other, each answer once", async () => {
    const [{ who, attempt }, { who: other }] = [await withResult(), await withResult()];
    const { jobs } = await viewEight(api.ctx, who.actor, attempt);
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(8);
    expect((await viewEight(api.ctx, who.actor, attempt)).jobs).toEqual(jobs);
    const ranked = rankAll(api.ctx, (await showResult(api.ctx, who.actor, { attempt })).scores, { isShort: false });
    const ninth = ranked.find(({ id }) => !jobs.some((one) => one.id === id))?.id ?? "";
    const say = (asker: TestPerson, job: string) =>
      code(sayOfEight(api.ctx, asker.actor, { attempt, job, opinion: "like" }));
    expect([await say(who, ninth), await say(other, jobs[0]?.id ?? "")]).toEqual(["form_invalid", "not_found"]);
    for (const { id } of [...jobs, ...jobs]) expect(await say(who, id)).toBe("done");
    const kept = await rows(true, attempt);
    expect(kept).toHaveLength(8);
    expect(kept.filter(({ position }) => position <= 4)).toHaveLength(4);
    expect((await viewEight(api.ctx, who.actor, attempt)).jobs.every(({ opinion }) => opinion === "like")).toBe(true);
    expect((await showResult(api.ctx, who.actor, { attempt })).opinions).toEqual({});
    await sayOfEight(api.ctx, who.actor, { attempt, job: jobs[0]?.id ?? "", opinion: null });
    expect(await rows(true, attempt)).toHaveLength(7);
  });

  it("make a rate of likes, told from ten people on and of nobody", async () => {
    const before = await hitRate(api.ctx);
    expect(before.rates).toBeNull();
    for (let person = before.people; person < 10; person += 1) {
      const { who, attempt } = await withResult();
      const { jobs } = await viewEight(api.ctx, who.actor, attempt);
      for (const { id } of jobs) await sayOfEight(api.ctx, who.actor, { attempt, job: id, opinion: "not" });
      const top = (await rows(true, attempt)).filter(({ position }) => position <= 4).slice(0, 3);
      for (const { document_id: job } of top) await sayOfEight(api.ctx, who.actor, { attempt, job, opinion: "like" });
    }
    const { people, rates } = await hitRate(api.ctx);
    expect(people).toBe(10);
    expect(rates?.top.liked).toBeGreaterThanOrEqual(27);
    expect(rates?.top.share).toBeGreaterThan(rates?.rest.to ?? 1);
    expect(Object.keys(rates?.top ?? {}).sort()).toEqual(["from", "liked", "said", "share", "to"]);
  });

  it("are told by their titles in the copy, and go with the result", async () => {
    const { who, attempt } = await withResult();
    await sayOpinion(api.ctx, who.actor, { attempt, job: NURSE, opinion: "like", saidIn: "result" });
    const told = JSON.stringify(await opinionsExport.pdf(api.ctx, { userId: who.id, locale: "en" }));
    expect(told).toMatch(/Nurse.*I like it/);
    await api.ctx.db.deleteFrom("scale_attempts").where("user_id", "=", who.id).execute();
    expect(await rows(false, attempt)).toEqual([]);
  });

  race("are kept once however often they are said at the same instant", async () => {
    const { who, attempt } = await withResult();
    const said = await Promise.all(Array.from({ length: 6 }, () => put(who, attempt, { job: NURSE, opinion: "like" })));
    expect(new Set(said.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows(false, attempt)).toHaveLength(1);
  });
});
