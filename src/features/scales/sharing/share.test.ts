import { afterAll, beforeAll, expect } from "vitest";
import { pseudonymOf } from "#features/audit/operations.server.ts";
import { moveAttempts } from "#features/scales/tendencies/operations/move-attempts.server.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { eventsOfSubject } from "#tests/support/audit.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { signedInPerson, type TestPerson, visitor } from "#tests/support/people.ts";
import { restore, withdraw } from "../instruments/operations/withdraw.server.ts";
import { loadInstruments } from "../instruments/seed.server.ts";
import { sweepScales } from "../jobs.server.ts";
import { TENDENCIES } from "../rules.ts";
import { submitAll } from "../tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "../tendencies/operations/read-instrument.server.ts";
import { answersWithScores } from "../tendencies/rules/answers-with-scores.ts";
import { sharedCard } from "./operations/home-card.server.ts";
import {
  listSharedWithMe,
  readSharedResult,
  readSharedWithMe,
  resultsSharedWith,
} from "./operations/read-shared-result.server.ts";
import { endShare, makeShare, viewShares } from "./operations/share-result.server.ts";
import { LIMITS, MOST_SHARES, OVER_DAYS } from "./rules.ts";
import type { NewShare } from "./schema.ts";

const DAY = 24 * 3_600_000;
const CLEAR = { R: 3, I: 6, A: 4, S: 9, E: 2, C: 2 };
const FLAT = { R: 4, I: 5, A: 4, S: 5, E: 4, C: 4 };

onOneEngineRacesOnBoth("sharing a result", (engine, { it, race }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    await loadInstruments(api.ctx, "db/seed");
  });
  afterAll(() => api?.close());

  const take = async (who: TestPerson, scores = CLEAR) => {
    const { statements } = await newestForm(api.ctx);
    return (await submitAll(api.ctx, who.actor, { answers: answersWithScores(statements, scores) })).attempt;
  };
  const owner = async (changes: Parameters<typeof signedInPerson>[1] = {}, scores = CLEAR) => {
    const who = await signedInPerson(api.ctx, { first_name: "Mariam", ...changes });
    return { who, attempt: await take(who, scores) };
  };
  const link = (shows: NewShare["shows"] = [], days = 30): NewShare => ({ with: "link", shows, days });
  const open = (code: string | null, actor: TestPerson["actor"] | typeof visitor = visitor) =>
    readSharedResult(api.ctx, actor, code ?? "");
  const advisor = () => signedInPerson(api.ctx, { account_type: "Consultant" });
  const confirm = async (who: TestPerson, changes: { confirmed_at?: string | null; objected_at?: string | null }) => {
    const at = api.clock.now().toISOString();
    const row = { user_id: who.id, email: "mother@example.org", asked_at: at, generation: 1 };
    await api.ctx.db
      .insertInto("guardian_consents")
      .values({
        ...row,
        told_at: at,
        confirmed_at: null,
        objected_at: null,
        guardian_agreed_at: null,
        pupil_agreed_at: null,
        stranger_at: null,
        ...changes,
      })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ generation: 1, ...changes }))
      .execute();
  };

  it("shows whoever has the link what was chosen, and nothing else", async () => {
    const { who, attempt } = await owner();
    const { code, share } = await makeShare(api.ctx, who.actor, attempt, link());
    const shared = await open(code);
    expect(shared).toMatchObject({ kind: "clear", isLed: true, name: null, jobs: null, scores: null, isOwn: false });
    expect(shared?.headline).toContain("Social");
    expect(shared?.until).toBe(share.expiresAt);
    const text = JSON.stringify(shared);
    for (const hidden of ["Mariam", "raw", "mark", who.actor.email, attempt]) expect(text).not.toContain(hidden);
    // The drawing tells the order, and no score by its widths.
    const level = (scores: typeof CLEAR) =>
      owner({}, scores).then(async (one) => {
        const made = await makeShare(api.ctx, one.who.actor, one.attempt, link());
        return (await open(made.code))?.levels;
      });
    expect(await level({ ...CLEAR, A: 3, E: 1, C: 1 })).toEqual(await level(CLEAR));
    const whole = await makeShare(api.ctx, who.actor, attempt, link(["professions", "scores", "name"]));
    const all = await open(whole.code);
    expect(all?.name).toBe("Mariam Tester");
    expect(all?.scores?.scores.S.raw).toBe(9);
    expect(all?.jobs?.[0]?.jobs.length).toBeGreaterThan(3);
    expect(JSON.stringify(all)).not.toContain("why");
    expect((await open(code, { ...visitor, locale: "ar" }))?.headline).toContain("الاجتماعية");
  });

  it("keeps the hash of a code alone, and tells it once", async () => {
    const { who, attempt } = await owner();
    const { code } = await makeShare(api.ctx, who.actor, attempt, link());
    expect(code).toMatch(/^[\w-]{43}$/);
    const rows = await api.ctx.db.selectFrom("result_shares").selectAll().execute();
    expect(JSON.stringify([rows, await viewShares(api.ctx, who.actor, attempt)])).not.toContain(code);
    expect(rows.at(-1)?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  race("counts how often it was opened, not by its owner", async () => {
    const { who, attempt } = await owner();
    const { code } = await makeShare(api.ctx, who.actor, attempt, link());
    expect((await viewShares(api.ctx, who.actor, attempt)).shares[0]).toMatchObject({ openedCount: 0, openedAt: null });
    expect((await open(code, who.actor))?.isOwn).toBe(true);
    await open(code);
    await Promise.all([open(code), open(code)]);
    const [line] = (await viewShares(api.ctx, who.actor, attempt)).shares;
    expect(line).toMatchObject({ openedCount: 3, openedAt: api.clock.now().toISOString() });
  });

  it("is dead at its end, when it is ended, and when its owner is shut, asks to be erased or is erased", async () => {
    const { who, attempt } = await owner();
    const made = await makeShare(api.ctx, who.actor, attempt, link([], 7));
    const other = await makeShare(api.ctx, who.actor, attempt, link([], 30));
    const change = (changes: object) => api.ctx.db.updateTable("users").set(changes).where("id", "=", who.id).execute();
    const at = api.clock.now().toISOString();
    for (const changes of [
      { disabled_at: at },
      { activated_at: null },
      { erase_at: at, erase_reason: "asked" as const },
    ]) {
      await change(changes);
      expect(await open(made.code), JSON.stringify(changes)).toBeNull();
      await change({ disabled_at: null, activated_at: at, erase_at: null, erase_reason: null });
      expect(await open(made.code)).not.toBeNull();
    }
    await endShare(api.ctx, who.actor, attempt, other.share.id);
    expect(await open(other.code)).toBeNull();
    api.clock.advance(7 * DAY - 1);
    expect(await open(made.code)).not.toBeNull();
    api.clock.advance(1);
    expect(await open(made.code)).toBeNull();
    const again = await who.again();
    expect((await viewShares(api.ctx, again.actor, attempt)).shares).toMatchObject([{ isOver: true }]);
    api.clock.advance((OVER_DAYS + 1) * DAY);
    await sweepScales(api.ctx);
    expect(await rowsOf(attempt)).toEqual([]);
    const last = await makeShare(api.ctx, (await who.again()).actor, attempt, link());
    await api.ctx.db.deleteFrom("users").where("id", "=", who.id).execute();
    expect(await open(last.code)).toBeNull();
    expect(await rowsOf(attempt)).toEqual([]);
  });

  const rowsOf = (attempt: string) =>
    api.ctx.db
      .selectFrom("result_shares")
      .innerJoin("scale_attempts", "scale_attempts.id", "result_shares.attempt_id")
      .selectAll("result_shares")
      .where("scale_attempts.document_id", "=", attempt)
      .execute();

  it("ends with the result's withdrawal, and stays ended when that is taken back", async () => {
    const { who, attempt } = await owner();
    const { code } = await makeShare(api.ctx, who.actor, attempt, link());
    await withdraw(api.ctx, who.actor, { scale: TENDENCIES, attempt });
    expect(await open(code)).toBeNull();
    await expect(viewShares(api.ctx, who.actor, attempt)).rejects.toMatchObject({ code: "not_found" });
    await restore(api.ctx, who.actor, { scale: TENDENCIES, attempt });
    expect(await open(code)).toBeNull();
    expect((await viewShares(api.ctx, who.actor, attempt)).shares).toEqual([]);
  });

  it("is of a minor once a guardian has confirmed, never with a name, and not while one objects", async () => {
    const who = await signedInPerson(api.ctx, { age_band: "15-17", first_name: "Salim" });
    await confirm(who, {});
    const attempt = await take(who);
    expect((await viewShares(api.ctx, who.actor, attempt)).hindrance?.code).toBe("share_guardian_needed");
    await expect(makeShare(api.ctx, who.actor, attempt, link())).rejects.toMatchObject({
      code: "share_guardian_needed",
    });
    await confirm(who, { confirmed_at: api.clock.now().toISOString() });
    const view = await viewShares(api.ctx, who.actor, attempt);
    expect([view.hindrance, view.parts]).toEqual([null, ["professions", "scores"]]);
    const { code, share } = await makeShare(api.ctx, who.actor, attempt, link(["name", "scores"]));
    expect(share.shows).toEqual(["scores"]);
    expect(await open(code)).toMatchObject({ name: null });
    await confirm(who, { confirmed_at: null, objected_at: api.clock.now().toISOString() });
    expect(await open(code)).toBeNull();
    const hidden = await viewShares(api.ctx, who.actor, attempt);
    expect(hidden).toMatchObject({ result: null, hindrance: { code: "results_hidden" } });
    await expect(makeShare(api.ctx, who.actor, attempt, link())).rejects.toMatchObject({ code: "results_hidden" });
    await endShare(api.ctx, who.actor, attempt, share.id);
    expect((await viewShares(api.ctx, who.actor, attempt)).shares).toEqual([]);
  });

  it("loses its name, then opens to nobody, when its owner turns out to be a minor", async () => {
    const { who, attempt } = await owner();
    const { code } = await makeShare(api.ctx, who.actor, attempt, link(["name"]));
    expect((await open(code))?.name).toBe("Mariam Tester");
    await api.ctx.db.updateTable("users").set({ age_band: "15-17" }).where("id", "=", who.id).execute();
    expect(await open(code)).toBeNull();
    await confirm(who, { confirmed_at: api.clock.now().toISOString() });
    expect((await open(code))?.name).toBeNull();
    await api.ctx.db.updateTable("users").set({ age_band: null }).where("id", "=", who.id).execute();
    expect(await open(code)).toBeNull();
    expect((await viewShares(api.ctx, who.actor, attempt)).hindrance?.code).toBe("share_age_needed");
  });

  it("is no careless result, none that was only tried, and says of a flat one that it is flat", async () => {
    const careless = await owner({}, { R: 9, I: 9, A: 9, S: 9, E: 9, C: 9 });
    const { hindrance } = await viewShares(api.ctx, careless.who.actor, careless.attempt);
    expect(hindrance).toMatchObject({ code: "share_careless", text: expect.stringContaining("again") });
    await expect(makeShare(api.ctx, careless.who.actor, careless.attempt, link())).rejects.toMatchObject({
      code: "share_careless",
    });
    const tried = await owner({ keep_results: "try" });
    await expect(makeShare(api.ctx, tried.who.actor, tried.attempt, link())).rejects.toMatchObject({
      code: "share_tried",
    });
    const flat = await owner({}, FLAT);
    const view = await viewShares(api.ctx, flat.who.actor, flat.attempt);
    expect(view).toMatchObject({ isFlat: true, parts: ["scores", "name"] });
    const { code } = await makeShare(api.ctx, flat.who.actor, flat.attempt, link(["professions"]));
    const shared = await open(code);
    expect(shared).toMatchObject({ kind: "flat", isLed: false, jobs: null });
    expect(new Set(Object.values(shared?.levels ?? {})).size).toBe(1);
  });

  it("is its owner's alone: another's does not exist, a place shares nothing", async () => {
    const { who, attempt } = await owner();
    const { share } = await makeShare(api.ctx, who.actor, attempt, link());
    const other = await owner();
    for (const work of [
      () => viewShares(api.ctx, other.who.actor, attempt),
      () => makeShare(api.ctx, other.who.actor, attempt, link()),
      () => endShare(api.ctx, other.who.actor, attempt, share.id),
      // By way of a result of one's own.
      () => endShare(api.ctx, other.who.actor, other.attempt, share.id),
      () => endShare(api.ctx, who.actor, attempt, "nothing' OR 1=1"),
    ])
      await expect(work()).rejects.toMatchObject({ code: "not_found" });
    const place = { ...who.actor, isPlace: true };
    await expect(makeShare(api.ctx, place, attempt, link())).rejects.toMatchObject({ code: "account_needed" });
    await expect(viewShares(api.ctx, visitor, attempt)).rejects.toMatchObject({ code: "unauthorized" });
    // A result that changes hands is shared by its new owner, under the rules for them.
    await api.ctx.db.updateTable("users").set({ age_band: null }).where("id", "=", other.who.id).execute();
    const { code } = await makeShare(api.ctx, who.actor, attempt, link());
    await moveAttempts(api.ctx, api.ctx.db, { from: who.id, to: other.who.id });
    expect(await open(code)).toBeNull();
  });

  it("goes to an advisor by their address, seen as long as it is shared, and each reading is written down", async () => {
    const [guide, stranger] = [await advisor(), await advisor()];
    const { who, attempt } = await owner();
    const asked = (email: string): NewShare => ({ with: "advisor", email, shows: ["name"], days: 30 });
    for (const email of [who.actor.email, (await owner()).who.actor.email, "nobody@example.org"])
      await expect(makeShare(api.ctx, who.actor, attempt, asked(email)), email).rejects.toMatchObject({
        details: { fields: [{ path: "email", code: "scales_advisor_unknown" }] },
      });
    expect(await sharedCard(api.ctx, guide.actor)).toBeNull();
    const { share, code } = await makeShare(api.ctx, who.actor, attempt, asked(guide.actor.email));
    expect([code, share.advisor]).toEqual([null, "Salma Tester"]);
    const [line] = await listSharedWithMe(api.ctx, guide.actor);
    expect(line).toMatchObject({ id: share.id, name: "Mariam Tester", shows: ["name"] });
    const card = await sharedCard(api.ctx, guide.actor);
    expect(card?.items).toHaveLength(1);
    expect(card?.people).toMatchObject([{ name: "Mariam Tester", text: line?.headline }]);
    expect(await listSharedWithMe(api.ctx, stranger.actor)).toEqual([]);
    await expect(readSharedWithMe(api.ctx, stranger.actor, share.id)).rejects.toMatchObject({ code: "not_found" });
    await expect(listSharedWithMe(api.ctx, who.actor)).rejects.toMatchObject({ code: "forbidden" });
    const before = await readings(who);
    expect(await readSharedWithMe(api.ctx, guide.actor, share.id)).toMatchObject({
      name: "Mariam Tester",
      scores: null,
    });
    expect(await resultsSharedWith(api.ctx, guide.actor, who)).toHaveLength(1);
    expect(await resultsSharedWith(api.ctx, guide.actor, stranger)).toEqual([]);
    expect((await readings(who)) - before).toBe(2);
    // Once more with the same advisor takes the place of the first.
    const next = await makeShare(api.ctx, who.actor, attempt, asked(guide.actor.email));
    expect((await listSharedWithMe(api.ctx, guide.actor)).map(({ id }) => id)).toEqual([next.share.id]);
    await confirm(who, { objected_at: api.clock.now().toISOString() });
    await api.ctx.db.updateTable("users").set({ age_band: "under-15" }).where("id", "=", who.id).execute();
    expect(await listSharedWithMe(api.ctx, guide.actor)).toEqual([]);
    expect(await resultsSharedWith(api.ctx, guide.actor, who)).toEqual([]);
    await endShare(api.ctx, who.actor, attempt, next.share.id);
    await expect(readSharedWithMe(api.ctx, guide.actor, next.share.id)).rejects.toMatchObject({ code: "not_found" });
  });

  const readings = async (who: TestPerson) =>
    (await eventsOfSubject(api.ctx.db, pseudonymOf(api.ctx, who.id))).filter(
      ({ action }) => action === "result.read_by_advisor",
    ).length;

  race("is shared so many times at most, also when all are asked for at once", async () => {
    const { who, attempt } = await owner();
    const asked = Array.from({ length: MOST_SHARES + 2 }, () => makeShare(api.ctx, who.actor, attempt, link()));
    const made = await Promise.allSettled(asked);
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_SHARES);
    expect((await viewShares(api.ctx, who.actor, attempt)).isFull).toBe(true);
    await expect(makeShare(api.ctx, who.actor, attempt, link())).rejects.toMatchObject({ code: "share_full" });
  });

  it("asks for no more than so many advisors in an hour", async () => {
    const other = await owner();
    const asked: NewShare = { with: "advisor", email: "guess@example.org", shows: [], days: 7 };
    const guess = async () => {
      for (let at = 0; at <= LIMITS.advisor.max; at += 1)
        await makeShare(api.ctx, other.who.actor, other.attempt, asked).catch((error) => {
          if (error.code !== "form_invalid") throw error;
        });
    };
    await expect(guess()).rejects.toMatchObject({ code: "too_many" });
  });

  it("answers every wrong code alike, and holds whoever tries many", async () => {
    const origin = { ...visitor.origin, address: "198.51.100.9" };
    for (const code of ["", "x", "A".repeat(43), "B".repeat(200), "' OR 1=1 --"])
      expect(await open(code, { ...visitor, origin })).toBeNull();
    const tries = async () => {
      for (let at = 0; at < LIMITS.linkAddress.max; at += 1) await open("C".repeat(43), { ...visitor, origin });
    };
    await expect(tries()).rejects.toMatchObject({ code: "too_many" });
  });
});
