import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { json } from "#platform/db/columns.ts";
import { openDatabase } from "#platform/db/open.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../../../tests/support/people.ts";
import { reviewAt, saveAnswer } from "../../instruments/operations/answer-items.server.ts";
import { submitDraft } from "../../instruments/operations/finish.server.ts";
import { draftAt, startOrResume } from "../../instruments/operations/open-draft.server.ts";
import { forgetTrials, restore, withdraw } from "../../instruments/operations/withdraw.server.ts";
import { loadInstruments } from "../../instruments/seed.server.ts";
import { sweepScales } from "../../jobs.server.ts";
import { TENDENCIES } from "../../rules.ts";
import { hollandCode } from "../rules/order-letters.ts";
import { SCORING_VERSION } from "../rules/read-answers.ts";
import { byEnvironment, scoreAnswers } from "../rules.ts";
import { type Answer, statementsOf } from "../schema.ts";
import { scalesExport } from "./export-results.server.ts";
import { submitAll } from "./finish-attempt.server.ts";
import { draftCard } from "./home-cards.server.ts";
import { newestForm } from "./read-instrument.server.ts";
import { history, personalityFor, resultOf } from "./read-results.server.ts";

const DAY = 24 * 3_600_000;

onOneEngineRacesOnBoth("taking the scale", (engine, { it, race }) => {
  let api: TestApi;
  let person: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine);
    await loadInstruments(api.ctx, "db/seed");
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    person = await signedInPerson(api.ctx);
  });

  const opened = async (actor: Actor = person.actor) => {
    await startOrResume(api.ctx, actor, TENDENCIES);
    const draft = await draftAt(api.ctx, actor, TENDENCIES);
    if (!draft) throw new Error("no draft");
    return { ...draft, statements: statementsOf(draft.instrument.body) };
  };
  type Draft = Awaited<ReturnType<typeof opened>>;
  const answer = (draft: Draft, at: number, value: Answer, actor: Actor = person.actor) =>
    saveAnswer(api.ctx, actor, TENDENCIES, {
      attempt: draft.attempt,
      item: draft.statements[at]?.id ?? "",
      answer: value,
      ms: null,
    });
  const answerAll = async (draft: Draft, value: (environment: string, at: number) => boolean, actor?: Actor) => {
    for (const [at, { environment }] of draft.statements.entries())
      await answer(draft, at, value(environment, at) ? "true" : "false", actor);
  };
  const finish = async (actor: Actor = person.actor, leading = "SI") => {
    const draft = await opened(actor);
    await answerAll(draft, (environment) => leading.includes(environment), actor);
    return submitDraft(api.ctx, actor, TENDENCIES, { attempt: draft.attempt });
  };

  it("asks about the person before the first statement, once", async () => {
    const unasked = await signedInPerson(api.ctx, { scale_asked_at: null });
    expect(await startOrResume(api.ctx, unasked.actor, TENDENCIES)).toEqual({ step: "about-you" });
    expect(await draftAt(api.ctx, unasked.actor, TENDENCIES)).toBeNull();
    expect(await startOrResume(api.ctx, person.actor, TENDENCIES)).toEqual({ step: "question", number: 1 });
  });

  it("is refused to a visitor at every step", async () => {
    const attempt = "x";
    const input = { attempt, item: "R1", answer: "true", ms: null } as const;
    for (const work of [
      startOrResume(api.ctx, visitor, TENDENCIES),
      draftAt(api.ctx, visitor, TENDENCIES),
      reviewAt(api.ctx, visitor, TENDENCIES),
      saveAnswer(api.ctx, visitor, TENDENCIES, input),
      submitDraft(api.ctx, visitor, TENDENCIES, { attempt }),
      submitAll(api.ctx, visitor, { answers: {} }),
      resultOf(api.ctx, visitor, { attempt }),
      history(api.ctx, visitor),
      personalityFor(api.ctx, visitor),
      withdraw(api.ctx, visitor, { scale: TENDENCIES }),
      restore(api.ctx, visitor, { scale: TENDENCIES }),
    ])
      await expect(work).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("resumes at the first unanswered statement on another device", async () => {
    const draft = await opened();
    await answer(draft, 0, "true");
    await answer(draft, 2, "false");
    const elsewhere = await person.again();
    expect(await startOrResume(api.ctx, elsewhere.actor, TENDENCIES)).toEqual({ step: "question", number: 2 });
    expect((await draftAt(api.ctx, elsewhere.actor, TENDENCIES))?.attempt).toBe(draft.attempt);
  });

  race("opens one draft however often it is asked at once", async () => {
    await Promise.all(Array.from({ length: 8 }, () => startOrResume(api.ctx, person.actor, TENDENCIES)));
    const drafts = await api.ctx.db
      .selectFrom("scale_attempts")
      .select("id")
      .where("user_id", "=", person.id)
      .execute();
    expect(drafts).toHaveLength(1);
  });

  it("keeps an acknowledged answer when the database is opened anew", async () => {
    const draft = await opened();
    await answer(draft, 4, "true");
    const again = openDatabase({ databaseUrl: api.test.url, dataDir: api.test.dataDir });
    try {
      const rows = await again.kysely
        .selectFrom("scale_answers")
        .innerJoin("scale_attempts", "scale_attempts.id", "scale_answers.attempt_id")
        .select(["statement_id", "answer"])
        .where("document_id", "=", draft.attempt)
        .execute();
      expect(rows).toEqual([{ statement_id: draft.statements[4]?.id, answer: "true" }]);
    } finally {
      await again.close();
    }
  });

  it("changes an answer and keeps the first time", async () => {
    const draft = await opened();
    const item = draft.statements[0]?.id ?? "";
    const input = { attempt: draft.attempt, item, answer: "true", ms: 2400 } as const;
    await saveAnswer(api.ctx, person.actor, TENDENCIES, input);
    await saveAnswer(api.ctx, person.actor, TENDENCIES, { ...input, answer: "false", ms: null });
    expect((await draftAt(api.ctx, person.actor, TENDENCIES))?.answers).toEqual({ [item]: "false" });
    const [row] = await api.ctx.db
      .selectFrom("scale_answers")
      .innerJoin("scale_attempts", "scale_attempts.id", "scale_answers.attempt_id")
      .select("ms")
      .where("document_id", "=", draft.attempt)
      .execute();
    expect(row?.ms).toBe(2400);
  });

  it("refuses a statement that is not of the form, and another person's draft", async () => {
    const draft = await opened();
    const input = { attempt: draft.attempt, item: "Z9", answer: "true", ms: null } as const;
    await expect(saveAnswer(api.ctx, person.actor, TENDENCIES, input)).rejects.toMatchObject({ code: "form_invalid" });
    const stranger = await signedInPerson(api.ctx);
    await expect(answer(draft, 0, "true", stranger.actor)).rejects.toMatchObject({ code: "not_found" });
    await expect(submitDraft(api.ctx, stranger.actor, TENDENCIES, { attempt: draft.attempt })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("does not score 53 answers, names the missing one, and stays open", async () => {
    const draft = await opened();
    for (const at of draft.statements.keys()) if (at !== 30) await answer(draft, at, "true");
    const missing = [draft.statements[30]?.id];
    await expect(submitDraft(api.ctx, person.actor, TENDENCIES, { attempt: draft.attempt })).rejects.toMatchObject({
      code: "answers_missing",
      details: { extra: { missing } },
    });
    expect(
      (await reviewAt(api.ctx, person.actor, TENDENCIES))?.items.filter((one) => one.answer === null),
    ).toHaveLength(1);
    expect(await startOrResume(api.ctx, person.actor, TENDENCIES)).toEqual({ step: "question", number: 31 });
    expect(await history(api.ctx, person.actor)).toEqual([]);
  });

  it("scores 54 answers as the rules do, and freezes what it used", async () => {
    const draft = await opened();
    await answerAll(draft, (_, at) => at % 3 === 0 || at % 5 === 0);
    const { attempt } = await submitDraft(api.ctx, person.actor, TENDENCIES, { attempt: draft.attempt });
    const marks = Object.fromEntries(draft.statements.map(({ id }, at) => [id, at % 3 === 0 || at % 5 === 0]));
    const profile = scoreAnswers(draft.statements, marks);
    const result = await resultOf(api.ctx, person.actor, { attempt });
    expect(result.scores).toEqual(profile);
    expect(result.code).toBe(hollandCode(profile, result.reading.sameness.zone).text);
    expect(result.reading.error).toEqual({ provisional: true, alpha: 0.75, sd: 2.2, mean: 4.5 });
    expect(result.marked.map(({ id }) => id)).toEqual(
      draft.statements.filter(({ id }) => marks[id]).map(({ id }) => id),
    );
    const [row] = await api.ctx.db
      .selectFrom("scale_results")
      .innerJoin("scale_attempts", "scale_attempts.id", "scale_results.attempt_id")
      .select("scoring_version")
      .where("document_id", "=", attempt)
      .execute();
    expect(row?.scoring_version).toBe(SCORING_VERSION);
  });

  race("of two devices answering at once the last answer to each statement stands, and none is lost", async () => {
    const draft = await opened();
    const other = await person.again();
    await Promise.all(
      draft.statements.flatMap((_, at) => [
        answer(draft, at, "true"),
        answer(draft, draft.statements.length - 1 - at, "true", other.actor),
      ]),
    );
    await answerAll(draft, (_, at) => at % 2 === 0, person.actor);
    await answerAll(draft, (_, at) => at % 3 === 0, other.actor);
    const given = (await draftAt(api.ctx, person.actor, TENDENCIES))?.answers ?? {};
    expect(draft.statements.map(({ id }) => given[id])).toEqual(draft.statements.map((_, at) => String(at % 3 === 0)));
  });

  race("submits once, and takes no answer afterwards", async () => {
    const draft = await opened();
    await answerAll(draft, () => true);
    const both = await Promise.all(
      [1, 2].map(() => submitDraft(api.ctx, person.actor, TENDENCIES, { attempt: draft.attempt })),
    );
    expect(both).toEqual([{ attempt: draft.attempt }, { attempt: draft.attempt }]);
    expect(await history(api.ctx, person.actor)).toHaveLength(1);
    await expect(answer(draft, 0, "false")).rejects.toMatchObject({ code: "conflict" });
    expect((await personalityFor(api.ctx, person.actor))?.reading.sameAnswer).toBe("true");
  });

  it("shows every result, however many there are", async () => {
    const { attempt } = await finish();
    const { db } = api.ctx;
    const only = db.selectFrom("scale_attempts").selectAll().where("document_id", "=", attempt);
    const { id, ...row } = await only.executeTakeFirstOrThrow();
    const copies = Array.from({ length: 120 }, (_, at) => ({ ...row, document_id: `${attempt.slice(0, 18)}${at}` }));
    const made = await db.insertInto("scale_attempts").values(copies).returning("id").execute();
    const result = await db
      .selectFrom("scale_results")
      .selectAll()
      .where("attempt_id", "=", id)
      .executeTakeFirstOrThrow();
    const values = made.map((one) => ({
      attempt_id: one.id,
      scoring_version: result.scoring_version,
      scores_json: json(result.scores_json),
      reading_json: json(result.reading_json),
    }));
    await db.insertInto("scale_results").values(values).execute();
    expect(await history(api.ctx, person.actor)).toHaveLength(121);
    const readable = await scalesExport.pdf(api.ctx, { userId: person.actor.id, locale: "en" });
    expect(JSON.stringify(readable.at(-1))).toContain("the newest 60 of 121");
  });

  it("keeps a dated history; a retake leaves earlier results alone", async () => {
    const first = await finish(person.actor, "SI");
    const before = await resultOf(api.ctx, person.actor, first);
    api.clock.advance(DAY);
    const second = await finish(person.actor, "RC");
    expect((await history(api.ctx, person.actor)).map((one) => one.attempt)).toEqual([second.attempt, first.attempt]);
    expect((await personalityFor(api.ctx, person.actor))?.attempt).toBe(second.attempt);
    expect(await resultOf(api.ctx, person.actor, first)).toEqual(before);
  });

  it("shows nobody else a result", async () => {
    const { attempt } = await finish();
    const stranger = await signedInPerson(api.ctx);
    await expect(resultOf(api.ctx, stranger.actor, { attempt })).rejects.toMatchObject({ code: "not_found" });
    await expect(withdraw(api.ctx, stranger.actor, { scale: TENDENCIES, attempt })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await history(api.ctx, stranger.actor)).toEqual([]);
    expect((await personalityFor(api.ctx, person.actor))?.attempt).toBe(attempt);
  });

  it("withdraws the current result, takes it back within 14 days, and sweeps it after them", async () => {
    const first = await finish();
    api.clock.advance(1000);
    const second = await finish();
    expect(await withdraw(api.ctx, person.actor, { scale: TENDENCIES })).toMatchObject({ attempt: second.attempt });
    expect((await personalityFor(api.ctx, person.actor))?.attempt).toBe(first.attempt);
    expect((await resultOf(api.ctx, person.actor, second)).state).toBe("withdrawn");
    api.clock.advance(14 * DAY);
    await sweepScales(api.ctx);
    expect(await restore(api.ctx, person.actor, { scale: TENDENCIES })).toEqual(second);
    expect((await personalityFor(api.ctx, person.actor))?.attempt).toBe(second.attempt);
    await withdraw(api.ctx, person.actor, { scale: TENDENCIES });
    api.clock.advance(14 * DAY + 1000);
    await expect(restore(api.ctx, person.actor, { scale: TENDENCIES })).rejects.toMatchObject({ code: "not_found" });
    await expect(resultOf(api.ctx, person.actor, second)).rejects.toMatchObject({ code: "not_found" });
    expect(await history(api.ctx, person.actor)).toHaveLength(1);
    await sweepScales(api.ctx);
    expect(await documents(person.id)).toEqual([first.attempt]);
  });

  it("leaves nothing of a result that was only tried", async () => {
    const trying = await signedInPerson(api.ctx, { keep_results: "try" });
    const { attempt } = await finish(trying.actor);
    expect((await resultOf(api.ctx, trying.actor, { attempt })).isKept).toBe(false);
    const elsewhere = await trying.again();
    await expect(resultOf(api.ctx, elsewhere.actor, { attempt })).rejects.toMatchObject({ code: "not_found" });
    expect(await history(api.ctx, elsewhere.actor)).toEqual([]);
    await forgetTrials(api.ctx, elsewhere.actor);
    expect(await documents(trying.id)).toEqual([attempt]);
    const signOut = await api.app.inject({ method: "POST", url: "/api/auth/logout", headers: trying.headers });
    expect(signOut.statusCode).toBe(200);
    expect(await documents(trying.id)).toEqual([]);
  });

  it("ends a trial after its hours even without a sign-out, and lets a new one begin", async () => {
    const trying = await signedInPerson(api.ctx, { keep_results: "try" });
    const draft = await opened(trying.actor);
    api.clock.advance(api.ctx.config.tryOutHours * 3_600_000 + 1);
    expect(await draftAt(api.ctx, trying.actor, TENDENCIES)).toBeNull();
    expect((await opened(trying.actor)).attempt).not.toBe(draft.attempt);
    api.clock.advance(api.ctx.config.tryOutHours * 3_600_000 + 1);
    await sweepScales(api.ctx);
    expect(await documents(trying.id)).toEqual([]);
  });

  it("calls a draft beside a result another attempt, and says that the result stays", async () => {
    const titleOf = async () => (await draftCard(api.ctx, person.actor as Person))?.title;
    const locale = person.actor.locale;
    await opened();
    expect(await titleOf()).toBe(m.scales_card_resume_title({}, { locale }));
    await finish();
    const again = await opened();
    expect(await titleOf()).toBeUndefined();
    await answer(again, 0, "true");
    expect(await titleOf()).toBe(m.scales_card_again_title({}, { locale }));
  });

  it("deletes single answers after two years and keeps the scores", async () => {
    const { attempt } = await finish();
    // Two years have a day more where February has.
    api.clock.advance(732 * DAY);
    await sweepScales(api.ctx);
    const owner = await person.again();
    const result = await resultOf(api.ctx, owner.actor, { attempt });
    expect(result.marked).toEqual([]);
    expect(result.scores).toEqual(byEnvironment((one) => ("SI".includes(one) ? 9 : 0)));
  });

  it("reads a result of an older scoring anew, from its answers and then from its scores, and loses nothing", async () => {
    const { attempt } = await finish();
    const now = await resultOf(api.ctx, person.actor, { attempt });
    const older = { flat: false, code: { text: "(IS)" }, quality: { longRun: true, careless: true, medianMs: null } };
    const own = api.ctx.db.selectFrom("scale_attempts").select("id").where("document_id", "=", attempt);
    await api.ctx.db
      .updateTable("scale_results")
      .set({ scoring_version: 1, reading_json: json(older) })
      .where("attempt_id", "in", own)
      .execute();
    const anew = await resultOf(api.ctx, person.actor, { attempt });
    expect(anew).toEqual({ ...now, firstScoring: 1 });
    expect(await history(api.ctx, person.actor)).toMatchObject([{ kind: "clear", code: "(IS)" }]);
    await api.ctx.db.deleteFrom("scale_answers").where("attempt_id", "in", own).execute();
    const fromScores = await resultOf(api.ctx, person.actor, { attempt });
    expect(fromScores).toMatchObject({ kind: "clear", code: now.code, scores: now.scores, marked: [] });
    const [row] = await api.ctx.db
      .selectFrom("scale_results")
      .select("scoring_version")
      .where("attempt_id", "in", own)
      .execute();
    expect(row?.scoring_version).toBe(1);
  });

  it("takes all answers at once and leaves the open draft alone", async () => {
    const draft = await opened();
    await answer(draft, 0, "true");
    const form = await newestForm(api.ctx);
    const answers = Object.fromEntries(form.statements.map(({ id, environment }) => [id, environment === "A"]));
    const { attempt } = await submitAll(api.ctx, person.actor, { answers });
    expect((await resultOf(api.ctx, person.actor, { attempt })).scores.A).toBe(9);
    expect((await draftAt(api.ctx, person.actor, TENDENCIES))?.attempt).toBe(draft.attempt);
  });

  it("keeps a client in a loop from filling the store: twelve results a day", async () => {
    const form = await newestForm(api.ctx);
    const answers = Object.fromEntries(form.statements.map(({ id }) => [id, true]));
    const looped = await signedInPerson(api.ctx);
    for (let times = 0; times < 12; times += 1) await submitAll(api.ctx, looped.actor, { answers });
    await expect(submitAll(api.ctx, looped.actor, { answers })).rejects.toMatchObject({ code: "too_many" });
    api.clock.advance(DAY + 1000);
    const again = await looped.again();
    await expect(submitAll(api.ctx, again.actor, { answers })).resolves.toMatchObject({ attempt: expect.any(String) });
  });

  it("goes with the account", async () => {
    await finish();
    await api.ctx.db.deleteFrom("users").where("id", "=", person.id).execute();
    expect(await documents(person.id)).toEqual([]);
  });

  async function documents(userId: number): Promise<string[]> {
    const rows = await api.ctx.db
      .selectFrom("scale_attempts")
      .select("document_id")
      .where("user_id", "=", userId)
      .execute();
    return rows.map((row) => row.document_id);
  }
});
