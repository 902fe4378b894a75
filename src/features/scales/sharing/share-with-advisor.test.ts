import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#platform/context.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { ENGINES } from "#tests/support/engines.ts";
import { signedInPerson, type TestPerson } from "#tests/support/people.ts";
import { loadInstruments } from "../instruments/seed.server.ts";
import { submitAll } from "../tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "../tendencies/operations/read-instrument.server.ts";
import { answersWithScores } from "../tendencies/rules/answers-with-scores.ts";
import { resultsSharedWith } from "./operations/read-shared-result.server.ts";
import { makeShare } from "./operations/share-result.server.ts";
import { endSharingOf, shareWithAdvisorOf } from "./operations/share-with-advisor.server.ts";

const DAY = 24 * 3_600_000;
const CLEAR = { R: 3, I: 6, A: 4, S: 9, E: 2, C: 2 };

describe.each(ENGINES)("a result shown with a booking on %s", (engine) => {
  let api: TestApi;
  let guide: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    await loadInstruments(api.ctx, "db/seed");
    guide = await signedInPerson(api.ctx, { account_type: "Consultant" });
  });
  afterAll(() => api?.close());

  const taker = async (changes: Parameters<typeof signedInPerson>[1] = {}) => {
    const who = await signedInPerson(api.ctx, { first_name: "Mariam", ...changes });
    const { statements } = await newestForm(api.ctx);
    const { attempt } = await submitAll(api.ctx, who.actor, { answers: answersWithScores(statements, CLEAR) });
    return { who, attempt };
  };
  const bookedBy = (who: TestPerson, shows: string) => ({
    person_id: who.id,
    advisor_id: guide.id,
    shows,
    booked_at: api.clock.now().toISOString(),
  });
  const share = (who: TestPerson, row: ReturnType<typeof bookedBy>) =>
    inTransaction(api.ctx, (db) => shareWithAdvisorOf(api.ctx, db, who.actor as never, row));
  const seen = (who: TestPerson) => resultsSharedWith(api.ctx, guide.actor, who);

  it("is the newest, whole, for that advisor, and ends by itself", async () => {
    const { who } = await taker();
    await share(who, bookedBy(who, "saved\nresults"));
    expect(await seen(who)).toMatchObject([{ kind: "clear", name: "Mariam Tester", scores: {}, jobs: [{}] }]);
    const other = await signedInPerson(api.ctx, { account_type: "Consultant" });
    expect(await resultsSharedWith(api.ctx, other.actor, who)).toEqual([]);
    api.clock.advance(91 * DAY);
    guide = await guide.again();
    expect(await seen(who)).toEqual([]);
  });

  it("is not shown without being chosen, nor where a guardian stands in the way, nor without a result", async () => {
    const { who } = await taker();
    await share(who, bookedBy(who, "saved"));
    expect(await seen(who)).toEqual([]);
    const pupil = await taker();
    await api.ctx.db.updateTable("users").set({ age_band: "under-15" }).where("id", "=", pupil.who.id).execute();
    await share(pupil.who, bookedBy(pupil.who, "results"));
    await api.ctx.db.updateTable("users").set({ age_band: "25-plus" }).where("id", "=", pupil.who.id).execute();
    expect(await seen(pupil.who)).toEqual([]);
    const nobody = await signedInPerson(api.ctx);
    await share(nobody, bookedBy(nobody, "results"));
    expect(await seen(nobody)).toEqual([]);
  });

  it("ends with the booking, and what its owner shared apart from it does not", async () => {
    const [one, two] = [await taker(), await taker()];
    const row = bookedBy(one.who, "results");
    await share(one.who, row);
    await makeShare(api.ctx, two.who.actor, two.attempt, {
      with: "advisor",
      email: guide.actor.email,
      shows: [],
      days: 30,
    });
    const end = (of: ReturnType<typeof bookedBy>, still: readonly ReturnType<typeof bookedBy>[] = []) =>
      inTransaction(api.ctx, (db) => endSharingOf(api.ctx, db, of, still));
    await end({ ...row, advisor_id: two.who.id });
    expect(await seen(one.who)).toHaveLength(1);
    // Another booking of the two shows it too, a third does not.
    const other = { ...row, booked_at: new Date(Date.parse(row.booked_at) + 1).toISOString() };
    await end(row, [{ ...other, shows: "saved" }, other]);
    expect(await seen(one.who)).toHaveLength(1);
    await end(row);
    expect(await seen(one.who)).toHaveLength(1);
    await end(other, [{ ...other, shows: "saved" }]);
    expect(await seen(one.who)).toEqual([]);
    api.clock.advance(1000);
    await end(bookedBy(two.who, "results"));
    expect(await seen(two.who)).toHaveLength(1);
  });
});
