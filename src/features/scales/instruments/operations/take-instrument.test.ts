import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { CopyOwner } from "#platform/personal-data/readable-part.ts";
import type { Actor } from "#shared/actor.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../../../tests/support/people.ts";
import { ownerOf } from "../../access.ts";
import { readInstrumentAnswers } from "../../engine/rules/read-instrument-answers.ts";
import { answersOf, resultsOf } from "../../store/answers.server.ts";
import { scalesExport } from "../../tendencies/operations/export-results.server.ts";
import { moveAttempts } from "../../tendencies/operations/move-attempts.server.ts";
import { resultOf } from "../../tendencies/operations/read-results.server.ts";
import { loadInstruments } from "../seed.server.ts";
import { reviewAt, saveAnswer } from "./answer-items.server.ts";
import { prepareAnswers, submitDraft } from "./finish.server.ts";
import { importInstrument } from "./import-instrument.server.ts";
import { draftAt, startOrResume } from "./open-draft.server.ts";
import { findOwnAttempt } from "./own-attempt.server.ts";
import { instrumentOf, normsOf } from "./read-instruments.server.ts";
import { historyAt, newestResult, resultAt } from "./read-results.server.ts";
import { readStart } from "./read-start.server.ts";
import { restore, withdraw } from "./withdraw.server.ts";

const ETA = "eta";

onOneEngineRacesOnBoth("taking an instrument", (engine, { it, race }) => {
  let api: TestApi;
  let person: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine);
    await loadInstruments(api.ctx, "db/seed");
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    person = await signedInPerson(api.ctx);
    await pupil(person.id, "10", "female");
  });

  const pupil = (id: number, grade: "10" | "university", gender: "female" | null) =>
    api.ctx.db.updateTable("users").set({ grade, gender }).where("id", "=", id).execute();
  const opened = async (actor: Actor = person.actor) => {
    await startOrResume(api.ctx, actor, ETA);
    const draft = await draftAt(api.ctx, actor, ETA);
    if (!draft) throw new Error("no draft");
    return draft;
  };
  const answer = (attempt: string, item: string, value: string, actor: Actor = person.actor) =>
    saveAnswer(api.ctx, actor, ETA, { attempt, item, answer: value, ms: null });
  const finish = async (actor: Actor = person.actor, letter = "A") => {
    const draft = await opened(actor);
    for (const { id } of draft.instrument.body.items) await answer(draft.attempt, id, letter, actor);
    return submitDraft(api.ctx, actor, ETA, { attempt: draft.attempt });
  };

  it("goes from the questions about the person to the items, the review and the result", async () => {
    const unasked = await signedInPerson(api.ctx, { scale_asked_at: null });
    expect(await startOrResume(api.ctx, unasked.actor, ETA)).toEqual({ step: "about-you" });
    expect(await readStart(api.ctx, person.actor, ETA)).toMatchObject({
      answered: null,
      hasResult: false,
      isKept: true,
    });
    const draft = await opened();
    const { items } = draft.instrument.body;
    await answer(draft.attempt, items[1]?.id ?? "", "B");
    expect(await startOrResume(api.ctx, person.actor, ETA)).toEqual({ step: "question", number: 1 });
    expect(await reviewAt(api.ctx, person.actor, ETA)).toMatchObject({ answered: 1, about: { items: 38 } });
    await expect(submitDraft(api.ctx, person.actor, ETA, { attempt: draft.attempt })).rejects.toMatchObject({
      code: "answers_missing",
    });
    const { attempt } = await finish();
    const result = await resultAt(api.ctx, person.actor, ETA, { attempt });
    expect(result.norms).toMatchObject({ isProvisional: true, group: { grade: 10, gender: "female" } });
    expect(result.scales.map(({ id }) => id)).toEqual(["general", "motivation", "competence", "responsibility"]);
    expect(result.scales.every(({ rank, band }) => rank && band)).toBe(true);
    expect(result.isSame).toBe(true);
    expect(await historyAt(api.ctx, person.actor, ETA)).toMatchObject([{ attempt, words: result.words }]);
  });

  it("gives raw scores and no rank outside the grades of the norms", async () => {
    await pupil(person.id, "university", null);
    const { attempt } = await finish();
    const { norms, hasNorms, scales } = await resultAt(api.ctx, person.actor, ETA, { attempt });
    expect([norms, hasNorms]).toEqual([null, true]);
    expect(scales.every(({ rank, band, raw }) => rank === null && band === null && raw >= 0)).toBe(true);
  });

  it("scores the same again while the answers are kept, by the instrument, norms and scoring it names", async () => {
    const { attempt } = await finish(person.actor, "B");
    const owner = ownerOf(person.actor, api.ctx.clock.now());
    const row = await findOwnAttempt(api.ctx, owner, attempt, ETA);
    if (!row) throw new Error("no attempt");
    // Newer norms do not touch it.
    const text = readFileSync("db/seed/scales/eta-norms-1.json", "utf8").replace('"version":1', '"version":2');
    await importInstrument(api.ctx, {
      name: "eta-norms-2.json",
      text: text.replace('"provisional":true', '"provisional":false'),
    });
    const [kept] = await resultsOf(api.ctx.db, [row.id]);
    expect([row.mode, kept?.scoring_version]).toEqual(["one-by-one", 1]);
    const { body } = await instrumentOf(api.ctx, row.instrument_id);
    const norms = await normsOf(api.ctx, kept?.norm_id ?? 0);
    expect(norms.body.version).toBe(1);
    const answers = Object.fromEntries(
      (await answersOf(api.ctx.db, row.id)).map((one) => [one.statement_id, one.answer]),
    );
    expect(readInstrumentAnswers(body, norms.body, { grade: 10, gender: "female" }, answers)).toEqual(
      kept?.reading_json,
    );
    const after = await finish(person.actor, "B");
    const { norms: newer } = await resultAt(api.ctx, person.actor, ETA, after);
    expect(newer).toMatchObject({ version: 2, isProvisional: false });
    expect((await resultAt(api.ctx, person.actor, ETA, { attempt })).norms).toMatchObject({
      version: 1,
      isProvisional: true,
    });
  });

  it("is refused to a visitor at every step, and nothing of it exists for another person", async () => {
    const { attempt } = await finish();
    const draft = await opened();
    const other = await signedInPerson(api.ctx);
    const input = { attempt: draft.attempt, item: "M1", answer: "A", ms: null };
    const asVisitor = [
      startOrResume(api.ctx, visitor, ETA),
      saveAnswer(api.ctx, visitor, ETA, input),
      submitDraft(api.ctx, visitor, ETA, { attempt }),
      prepareAnswers(api.ctx, visitor, ETA, { answers: {} }),
      resultAt(api.ctx, visitor, ETA, { attempt }),
      historyAt(api.ctx, visitor, ETA),
      withdraw(api.ctx, visitor, { scale: ETA, attempt }),
    ];
    await Promise.all(asVisitor.map((work) => expect(work).rejects.toMatchObject({ code: "unauthorized" })));
    const asOther = [
      saveAnswer(api.ctx, other.actor, ETA, input),
      submitDraft(api.ctx, other.actor, ETA, { attempt: draft.attempt }),
      resultAt(api.ctx, other.actor, ETA, { attempt }),
      withdraw(api.ctx, other.actor, { scale: ETA, attempt }),
      restore(api.ctx, other.actor, { scale: ETA, attempt }),
    ];
    await Promise.all(asOther.map((work) => expect(work).rejects.toMatchObject({ code: "not_found" })));
    expect(await newestResult(api.ctx, other.actor, ETA)).toBe(null);
    // Nor at another scale, in both directions.
    await expect(resultOf(api.ctx, person.actor, { attempt })).rejects.toMatchObject({ code: "not_found" });
    await expect(resultAt(api.ctx, person.actor, "tendencies", { attempt })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(startOrResume(api.ctx, person.actor, "nowhere")).rejects.toMatchObject({ code: "not_found" });
  });

  it("refuses unknown items, answers it does not offer, and changes after submission", async () => {
    const draft = await opened();
    const faults = (item: string, value: string) =>
      expect(answer(draft.attempt, item, value)).rejects.toMatchObject({ code: "form_invalid" });
    await faults("X1", "A");
    await faults("M1", "D");
    await faults("M1", "2");
    const { attempt } = await finish();
    await expect(answer(attempt, "M1", "B")).rejects.toMatchObject({ code: "conflict" });
    expect(await submitDraft(api.ctx, person.actor, ETA, { attempt })).toEqual({ attempt });
    expect(await historyAt(api.ctx, person.actor, ETA)).toHaveLength(1);
  });

  it("takes all answers at once, whole or not at all", async () => {
    const { items } = (await opened()).instrument.body;
    const answers = Object.fromEntries(items.map(({ id }) => [id, "C"]));
    const { M1: _, ...short } = answers;
    await expect(prepareAnswers(api.ctx, person.actor, ETA, { answers: short })).rejects.toMatchObject({
      code: "answers_missing",
      details: { extra: { missing: ["M1"] } },
    });
    await expect(
      prepareAnswers(api.ctx, person.actor, ETA, { answers: { ...answers, S1: "A" } }),
    ).rejects.toMatchObject({ code: "form_invalid" });
    const keep = await prepareAnswers(api.ctx, person.actor, ETA, { answers });
    await keep(api.ctx.db);
    expect(await newestResult(api.ctx, person.actor, ETA)).toMatchObject({ isSame: true, isKept: true });
  });

  it("stands in the copy of one's data with scores, ranks and answers, beside the tendencies scale", async () => {
    await finish(person.actor, "B");
    const owner = { userId: person.id, locale: "en" } as CopyOwner;
    const blocks = JSON.stringify(await scalesExport.pdf(api.ctx, owner));
    for (const text of ["Entrepreneurial traits scale", "Motivation", "A long holiday in the village"])
      expect(blocks).toContain(text);
    expect(await scalesExport.data?.(api.ctx, owner)).toMatchObject([{ version: 1, statements: { length: 38 } }]);
  });

  it("withdraws a result and takes it back", async () => {
    const { attempt } = await finish();
    const meant = { scale: ETA, attempt };
    await withdraw(api.ctx, person.actor, meant);
    expect(await newestResult(api.ctx, person.actor, ETA)).toBe(null);
    expect(await resultAt(api.ctx, person.actor, ETA, { attempt })).toMatchObject({ state: "withdrawn" });
    await restore(api.ctx, person.actor, meant);
    expect(await newestResult(api.ctx, person.actor, ETA)).toMatchObject({ attempt });
  });

  it("only tries what a minor without a confirmed guardian finishes, as on the tendencies scale", async () => {
    const minor = await signedInPerson(api.ctx, { age_band: "15-17", age_said_at: api.ctx.clock.now().toISOString() });
    expect(await startOrResume(api.ctx, minor.actor, ETA)).toEqual({ step: "guardian" });
    const tries = await signedInPerson(api.ctx, { age_band: "15-17", keep_results: "try" });
    const { attempt } = await finish(tries.actor);
    expect(await resultAt(api.ctx, tries.actor, ETA, { attempt })).toMatchObject({ isKept: false });
    const elsewhere = await tries.again();
    await expect(resultAt(api.ctx, elsewhere.actor, ETA, { attempt })).rejects.toMatchObject({ code: "not_found" });
  });

  it("moves with its owner; of each scale the receiver's open draft stays", async () => {
    const place = await signedInPerson(api.ctx);
    const { attempt } = await finish(place.actor);
    await opened(place.actor);
    const own = await opened();
    await moveAttempts(api.ctx, api.ctx.db, { from: place.id, to: person.id });
    expect((await draftAt(api.ctx, person.actor, ETA))?.attempt).toBe(own.attempt);
    expect(await newestResult(api.ctx, person.actor, ETA)).toMatchObject({ attempt });
  });

  race("of two devices answering at once the last answer of an item stands and none is lost", async () => {
    const draft = await opened();
    const elsewhere = await person.again();
    const { items } = draft.instrument.body;
    await Promise.all(
      items.flatMap(({ id }) => [answer(draft.attempt, id, "A"), answer(draft.attempt, id, "B", elsewhere.actor)]),
    );
    await answer(draft.attempt, "M1", "C");
    const { answers } = await opened();
    expect(Object.keys(answers)).toHaveLength(38);
    expect(answers.M1).toBe("C");
  });
});
