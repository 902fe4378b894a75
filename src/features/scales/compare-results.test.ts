import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { inTransaction } from "#platform/context.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { readPair } from "./engine/schema/comparison.ts";
import { compareResultsAt } from "./instruments/operations/compare-results.server.ts";
import { prepareAnswers } from "./instruments/operations/finish.server.ts";
import { newestOf } from "./instruments/operations/read-instruments.server.ts";
import { historyAt } from "./instruments/operations/read-results.server.ts";
import { withdraw } from "./instruments/operations/withdraw.server.ts";
import { loadInstruments } from "./instruments/seed.server.ts";
import { compareResults } from "./tendencies/operations/compare-results.server.ts";
import { submitAll } from "./tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "./tendencies/operations/read-instrument.server.ts";
import { history } from "./tendencies/operations/read-results.server.ts";
import { answersWithScores } from "./tendencies/rules/answers-with-scores.ts";
import type { Profile } from "./tendencies/rules.ts";

const BEFORE: Profile = { R: 3, I: 8, A: 2, S: 7, E: 4, C: 2 };
const AFTER: Profile = { R: 3, I: 7, A: 2, S: 2, E: 8, C: 2 };
const CARELESS: Profile = { R: 9, I: 9, A: 9, S: 9, E: 9, C: 9 };

onOneEngine("two results of one person", (engine) => {
  let api: TestApi;
  let person: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true, seed: (ctx) => loadInstruments(ctx, "db/seed") });
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    person = await signedInPerson(api.ctx);
    await api.ctx.db.updateTable("users").set({ grade: "10", gender: "female" }).where("id", "=", person.id).execute();
  });

  async function take(scores: Profile): Promise<string> {
    api.clock.advance(60_000);
    const { statements } = await newestForm(api.ctx);
    return (await submitAll(api.ctx, person.actor, { answers: answersWithScores(statements, scores) })).attempt;
  }
  const compared = async (query = "") =>
    compareResults(api.ctx, person.actor, await history(api.ctx, person.actor), readPair(new URLSearchParams(query)));

  it("are compared from the second on: what really changed stands first, the rest is chance or nothing", async () => {
    await take(BEFORE);
    expect(await compared()).toBeNull();
    await take(AFTER);
    const view = await compared();
    expect(view?.pair?.scores.map(({ id, change }) => `${id} ${change}`)).toEqual([
      "S down",
      "E up",
      "R same",
      "I chance",
      "A same",
      "C same",
    ]);
    expect(view?.pair).toMatchObject({ isOtherForm: false, byChance: 26 });
    expect(view?.pair?.scores[0]).toMatchObject({ before: 7, after: 2, least: 4, min: 0, max: 9 });
  });

  it("leave out what could not be read, and what is withdrawn", async () => {
    const first = await take(BEFORE);
    const careless = await take(CARELESS);
    expect(await compared()).toMatchObject({ pair: null, hasUnread: true });
    const third = await take(AFTER);
    const view = await compared(`from=${careless}`);
    expect(view?.choices.map(({ attempt }) => attempt)).toEqual([third, first]);
    expect([view?.pair?.before.attempt, view?.pair?.after.attempt]).toEqual([first, third]);
    await withdraw(api.ctx, person.actor, { scale: "tendencies", attempt: third });
    expect((await compared())?.pair).toBeNull();
  });

  it("are chosen among one's own alone", async () => {
    const [first, second, third] = [await take(BEFORE), await take(AFTER), await take(BEFORE)];
    const view = await compared(`from=${third}&to=${first}`);
    expect([view?.pair?.before.attempt, view?.pair?.after.attempt]).toEqual([first, third]);
    expect((await compared(`from=${second}&to=${second}`))?.pair).toMatchObject({ isSameChosen: true });
    person = await signedInPerson(api.ctx);
    const own = [await take(AFTER), await take(BEFORE)];
    const other = await compared(`from=${first}&to=${second}`);
    expect([other?.pair?.before.attempt, other?.pair?.after.attempt]).toEqual(own);
    for (const odd of ["from[]=x", `from=${"x".repeat(500)}`, "from=%00&to=", "to=1&to=2"])
      expect((await compared(odd))?.pair?.before.attempt).toBe(own[0]);
  });

  it("say that the wording differs between two versions", async () => {
    const first = await take(BEFORE);
    await take(AFTER);
    const older = await api.ctx.db
      .selectFrom("scale_instruments")
      .select("id")
      .where("scale", "=", "tendencies")
      .where("version", "=", 1)
      .executeTakeFirstOrThrow();
    await api.ctx.db
      .updateTable("scale_attempts")
      .set({ instrument_id: older.id })
      .where("document_id", "=", first)
      .execute();
    expect((await compared())?.pair).toMatchObject({ isOtherForm: true });
  });

  it("are nobody's but their owner's", async () => {
    await expect(history(api.ctx, visitor)).rejects.toMatchObject({ code: "unauthorized" });
    await take(BEFORE);
    await take(AFTER);
    const entries = await history(api.ctx, person.actor);
    const stranger = await signedInPerson(api.ctx);
    await expect(
      compareResults(api.ctx, stranger.actor, entries, readPair(new URLSearchParams())),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("of a scale with norms are compared by their figures, each side by its own", async () => {
    const { body } = await newestOf(api.ctx, "eta");
    const give = async (letter: (at: number) => string) => {
      api.clock.advance(60_000);
      const answers = Object.fromEntries(body.items.map(({ id }, at) => [id, letter(at)]));
      await inTransaction(api.ctx, await prepareAnswers(api.ctx, person.actor, "eta", { answers }));
    };
    const at = async () =>
      compareResultsAt(api.ctx, person.actor, await historyAt(api.ctx, person.actor, "eta"), { from: null, to: null });
    await give((item) => "AB"[item % 2] ?? "A");
    expect(await at()).toBeNull();
    await give(() => "A");
    expect(await at()).toMatchObject({ pair: null, hasUnread: true });
    await give((item) => "BC"[item % 2] ?? "B");
    const pair = (await at())?.pair;
    expect(pair?.scores.map(({ id }) => id).toSorted()).toEqual([
      "competence",
      "general",
      "motivation",
      "responsibility",
    ]);
    for (const { change, before, after, least } of pair?.scores ?? [])
      expect(change === "up" || change === "down").toBe(Math.abs(after - before) >= least);
    expect(pair?.byChance).toBe(14);
  });
});
