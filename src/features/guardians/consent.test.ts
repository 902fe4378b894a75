import { afterAll, beforeAll, expect } from "vitest";
import { pseudonymOf } from "#features/audit/operations.server.ts";
import { readHome } from "#features/home/operations.server.ts";
import { setProfileForScale } from "#features/people/operations/set-scale-profile.server.ts";
import { saveAnswer } from "#features/scales/instruments/operations/answer-items.server.ts";
import { submitDraft } from "#features/scales/instruments/operations/finish.server.ts";
import { draftAt, startOrResume } from "#features/scales/instruments/operations/open-draft.server.ts";
import { withdraw } from "#features/scales/instruments/operations/withdraw.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { nearestJobs } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import { history, resultOf } from "#features/scales/tendencies/operations/read-results.server.ts";
import { signOut } from "#features/sign-ins/operations/sign-out.server.ts";
import type { GuardianRule } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { runDue } from "#platform/queue/worker.ts";
import { tokenHash } from "#platform/token.ts";
import { eventsOfSubject } from "#tests/support/audit.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { guardiansWork } from "./jobs.server.ts";
import { decide, readDecisionLink } from "./operations/decide.server.ts";
import { guardianAgrees, mayKeepResults } from "./operations/may-keep-results.server.ts";
import { agreeAsPupil, leaveGuardianOut, nameGuardian, remindGuardian } from "./operations/name-guardian.server.ts";
import { LIMITS, SAME_WISH_SECONDS } from "./rules.ts";
import { insertLink } from "./store/consents.server.ts";

const MINE = "/api/users-permissions/users/me/personality-test";
const HOUR = 3_600_000;
let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};

onOneEngineRacesOnBoth("a guardian's consent", (engine, { describe, it, race }) => {
  let api: TestApi;
  let answers: Record<string, boolean>;
  beforeAll(async () => {
    api = await createTestApi(engine, { seed: (ctx) => loadInstruments(ctx, "db/seed") });
    const { data } = (await api.app.inject("/api/personality-tests?pageSize=54")).json();
    answers = Object.fromEntries(data.map(({ documentId: id }: { documentId: string }) => [id, /^[SI]/.test(id)]));
  });
  afterAll(() => api?.close());

  const under = (guardians: GuardianRule): Context => ({ ...api.ctx, config: { ...api.ctx.config, guardians } });
  const pupil = (changes: Parameters<typeof signedInPerson>[1] = {}): Promise<TestPerson> =>
    signedInPerson(api.ctx, { age_band: "15-17", ...changes });
  const newEmail = () => `guardian${next()}-${engine}@example.org`;
  const send = ({ headers }: TestPerson) =>
    api.app.inject({ method: "POST", url: MINE, headers: { ...headers }, payload: { answers } });
  const codeOf = async (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error) => error.code,
    );
  const tokenTo = (email: string) =>
    /guardian-decision\?token=([\w-]{43})/.exec(api.outbox.findLast((mail) => mail.to === email)?.text ?? "")?.[1] ??
    "";

  /** A pupil who has named a guardian, and the token the guardian got. */
  async function named(ctx: Context = api.ctx, changes: Parameters<typeof pupil>[0] = {}) {
    const person = await pupil(changes);
    const email = newEmail();
    await nameGuardian(ctx, person.actor, { email });
    await runDue(ctx, guardiansWork);
    return { person, email, token: tokenTo(email) };
  }
  const objected = async () => {
    const all = await named();
    expect((await send(all.person)).statusCode).toBe(200);
    await decide(api.ctx, visitor, { token: all.token, decision: "object" });
    return all;
  };

  it("asks about age first, then about a guardian, then keeps", async () => {
    const unasked = await pupil({ age_band: null, age_said_at: null, scale_asked_at: null });
    const first = await send(unasked);
    expect([first.statusCode, first.json().error.name]).toEqual([400, "ApplicationError"]);
    expect(await codeOf(submitAll(api.ctx, unasked.actor, { answers }))).toBe("age_needed");
    await setProfileForScale(api.ctx, unasked.actor, {});
    expect(await codeOf(submitAll(api.ctx, unasked.actor, { answers }))).toBe("guardian_needed");
    expect(await startOrResume(api.ctx, unasked.actor, TENDENCIES)).toEqual({ step: "guardian" });
    await leaveGuardianOut(api.ctx, unasked.actor);
    expect((await send(unasked)).json().data.expiresAt).toBeNull();
    expect(await startOrResume(api.ctx, unasked.actor, TENDENCIES)).toMatchObject({ step: "question" });
  });

  it("asks neither adults, nor who only tries, nor anybody where the setting is off", async () => {
    const adult = await signedInPerson(api.ctx);
    expect(await mayKeepResults(under("require"), adult)).toBe("keep");
    const trying = await pupil({ keep_results: "try" });
    const { attempt } = await submitAll(api.ctx, trying.actor, { answers });
    expect((await resultOf(api.ctx, trying.actor, { attempt })).isKept).toBe(false);
    const young = await pupil();
    expect(await mayKeepResults(api.ctx, young)).toBe("ask");
    const kept = await submitAll(under("off"), young.actor, { answers });
    expect((await resultOf(api.ctx, young.actor, kept)).isKept).toBe(true);
    expect(await codeOf(nameGuardian(under("off"), young.actor, { email: newEmail() }))).toBe("conflict");
    expect(await codeOf(nameGuardian(api.ctx, adult.actor, { email: newEmail() }))).toBe("conflict");
  });

  it("asks again before a draft is kept that was begun before the question", async () => {
    const person = await pupil();
    const ctx = under("off");
    await startOrResume(ctx, person.actor, TENDENCIES);
    const draft = await draftAt(ctx, person.actor, TENDENCIES);
    for (const { id } of draft?.instrument.body.items ?? [])
      await saveAnswer(ctx, person.actor, TENDENCIES, {
        attempt: draft?.attempt ?? "",
        item: id,
        answer: "true",
        ms: null,
      });
    const input = { attempt: draft?.attempt ?? "" };
    expect(await codeOf(submitDraft(api.ctx, person.actor, TENDENCIES, input))).toBe("guardian_needed");
    const strict = under("require");
    await leaveGuardianOut(strict, person.actor);
    await submitDraft(strict, person.actor, TENDENCIES, input);
    const result = await resultOf(strict, person.actor, input);
    expect([result.isKept, result.expiresAt !== null]).toEqual([false, true]);
  });

  it("refuses the pupil's own address, visitors, and too many mails", async () => {
    const person = await pupil();
    const own = nameGuardian(api.ctx, person.actor, { email: person.actor.email });
    await expect(own).rejects.toMatchObject({
      details: { fields: [{ path: "email", code: "guardians_own_address" }] },
    });
    for (const work of [nameGuardian(api.ctx, visitor, { email: newEmail() }), leaveGuardianOut(api.ctx, visitor)])
      expect(await codeOf(work)).toBe("unauthorized");
    const email = newEmail();
    const tries: string[] = [];
    for (let at = 0; at <= LIMITS.mailPupil.max; at += 1)
      tries.push(await codeOf(nameGuardian(api.ctx, person.actor, { email })));
    expect(tries.at(-1)).toBe("too_many");
    expect(tries.slice(0, -1).every((one) => one === "done")).toBe(true);
    // Many pupils cannot fill one box either.
    const box = newEmail();
    const codes: string[] = [];
    for (let at = 0; at <= LIMITS.mailEmail.max; at += 1) {
      const one = await pupil();
      const actor = { ...one.actor, origin: { ...one.actor.origin, device: `d${at}` } };
      codes.push(await codeOf(nameGuardian(api.ctx, actor, { email: box })));
    }
    expect(codes.at(-1)).toBe("too_many");
    expect(codes.at(-2)).toBe("done");
    api.clock.advance(25 * HOUR);
  });

  it("keeps while the guardian says nothing, and tells them once per address", async () => {
    const { person, email, token } = await named();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await mayKeepResults(api.ctx, person)).toBe("keep");
    expect(await readDecisionLink(api.ctx, token)).toMatchObject({ firstName: "Salma", isObjected: false });
    expect(JSON.stringify(await api.ctx.db.selectFrom("guardian_links").selectAll().execute())).not.toContain(token);
    expect(JSON.stringify(await api.ctx.db.selectFrom("due_work").selectAll().execute())).not.toContain(email);
    api.clock.advance(SAME_WISH_SECONDS * 1000);
    await remindGuardian(api.ctx, person.actor);
    await runDue(api.ctx, guardiansWork);
    const again = tokenTo(email);
    expect(again).not.toBe(token);
    for (const one of [token, again]) expect(await readDecisionLink(api.ctx, one)).not.toBeNull();
  });

  it("ends older links with another address, and knows no forged ones", async () => {
    const { person, token } = await named();
    const email = newEmail();
    await nameGuardian(api.ctx, person.actor, { email });
    await runDue(api.ctx, guardiansWork);
    // A mail that was on its way when the address changed.
    const late = "l".repeat(42) + (engine === "sqlite" ? "1" : "2");
    const link = { token_hash: tokenHash(late), pupil_id: person.id, guardianship_id: null, generation: 1 };
    await insertLink(api.ctx.db, { ...link, created_at: api.clock.now().toISOString() });
    for (const bad of [token, late, "x".repeat(43), "", "{}"]) {
      expect(await readDecisionLink(api.ctx, bad)).toBeNull();
      expect(await codeOf(decide(api.ctx, visitor, { token: bad, decision: "object" }))).toBe("link_invalid");
    }
    expect(await mayKeepResults(api.ctx, person)).toBe("keep");
    expect(await readDecisionLink(api.ctx, tokenTo(email))).not.toBeNull();
  });

  it("hides results in every way while an objection stands, and erases nothing", async () => {
    const { person, token } = await named();
    await send(person);
    const { attempt } = await submitAll(api.ctx, person.actor, { answers });
    await startOrResume(api.ctx, person.actor, TENDENCIES);
    const draft = await draftAt(api.ctx, person.actor, TENDENCIES);
    const [newest] = await history(api.ctx, person.actor);
    await withdraw(api.ctx, person.actor, { scale: TENDENCIES, attempt: newest?.attempt });
    const rows = () => api.ctx.db.selectFrom("scale_attempts").selectAll().where("user_id", "=", person.id).execute();
    const before = await rows();
    await decide(api.ctx, visitor, { token, decision: "object" });
    expect(await mayKeepResults(api.ctx, person)).toBe("hidden");
    expect(await guardianAgrees(api.ctx, person.id)).toBe(false);
    const ask = (url: string, method: "GET" | "POST" = "GET", payload?: object) =>
      api.app.inject({ method, url, headers: { ...person.headers }, payload });
    for (const url of ["/api/jobs", "/api/sectors", "/api/personalities/matches"]) {
      const answer = await ask(`${url}?personality=me`);
      expect([url, answer.statusCode, answer.json().data]).toEqual([url, 403, null]);
    }
    for (const populate of ["populate=personality_result", "populate=*"])
      expect((await ask(`/api/users/me?${populate}`)).json().personality_result).toBeNull();
    expect((await ask(MINE, "POST", { answers })).statusCode).toBe(403);
    expect((await ask(`${MINE}/restore`, "POST")).statusCode).toBe(403);
    expect(await codeOf(resultOf(api.ctx, person.actor, { attempt }))).toBe("results_hidden");
    expect(await codeOf(history(api.ctx, person.actor))).toBe("results_hidden");
    expect(await draftAt(api.ctx, person.actor, TENDENCIES)).toBeNull();
    expect(await startOrResume(api.ctx, person.actor, TENDENCIES)).toEqual({ step: "hidden" });
    const answer = { attempt: draft?.attempt ?? "", item: "R1", answer: "true", ms: null } as const;
    expect(await codeOf(saveAnswer(api.ctx, person.actor, TENDENCIES, answer))).toBe("results_hidden");
    expect(await codeOf(submitDraft(api.ctx, person.actor, TENDENCIES, { attempt: answer.attempt }))).toBe(
      "results_hidden",
    );
    const { lead, cards, near } = await readHome(api.ctx, person.actor);
    expect([lead, ...cards].map(({ id }) => id)).toEqual(["guardians-waiting", "profile-welcome"]);
    expect(near?.jobs.filter(({ reason }) => reason !== "") ?? []).toEqual([]);
    expect(await nearestJobs(api.ctx, person.actor)).toBeNull();
    expect(await rows()).toEqual(before);
  });

  it("lets nobody finish what was only tried when the objection came", async () => {
    const { person, token } = await named(api.ctx, { keep_results: "try" });
    await startOrResume(api.ctx, person.actor, TENDENCIES);
    const attempt = (await draftAt(api.ctx, person.actor, TENDENCIES))?.attempt ?? "";
    for (const [item, said] of Object.entries(answers))
      await saveAnswer(api.ctx, person.actor, TENDENCIES, { attempt, item, answer: String(said), ms: null });
    await decide(api.ctx, visitor, { token, decision: "object" });
    expect(await codeOf(submitDraft(api.ctx, person.actor, TENDENCIES, { attempt }))).toBe("results_hidden");
  });

  it.each([["the pupil first"], ["the guardian first"]])("shows them again once both agreed: %s", async (order) => {
    const { person, token } = await objected();
    const guardian = () => decide(api.ctx, visitor, { token, decision: "confirm" });
    const own = () => agreeAsPupil(api.ctx, person.actor);
    const [first, second] = order === "the pupil first" ? [own, guardian] : [guardian, own];
    await first();
    expect(await mayKeepResults(api.ctx, person)).toBe("hidden");
    await second();
    expect(await mayKeepResults(api.ctx, person)).toBe("keep");
    expect(await history(api.ctx, person.actor)).toHaveLength(1);
    // The same link objects anew; what was agreed before counts no more.
    await decide(api.ctx, visitor, { token, decision: "object" });
    await decide(api.ctx, visitor, { token, decision: "confirm" });
    expect(await mayKeepResults(api.ctx, person)).toBe("hidden");
    const actions = (await eventsOfSubject(api.ctx.db, pseudonymOf(api.ctx, person.id))).map(({ action }) => action);
    expect(actions).toContain("guardian.named");
    expect(actions.filter((one) => one === "guardian.objected")).toHaveLength(2);
    expect(actions.filter((one) => one === "guardian.pupil_agreed")).toHaveLength(1);
  });

  it("lets nobody out of an objection by another address, another pupil or another age", async () => {
    const { person } = await objected();
    expect(await codeOf(nameGuardian(api.ctx, person.actor, { email: newEmail() }))).toBe("results_hidden");
    expect(await codeOf(leaveGuardianOut(api.ctx, person.actor))).toBe("results_hidden");
    api.clock.advance(HOUR);
    await setProfileForScale(api.ctx, person.actor, { ageBand: "25-plus" });
    expect(await mayKeepResults(api.ctx, person)).toBe("hidden");
    const other = await named();
    expect(await codeOf(agreeAsPupil(api.ctx, other.person.actor))).toBe("conflict");
    await decide(api.ctx, visitor, { token: other.token, decision: "confirm" });
    expect(await mayKeepResults(api.ctx, person)).toBe("hidden");
  });

  it("lets both agree after the pupil's age was said, which does not end the objection", async () => {
    const { person, token } = await objected();
    api.clock.advance(HOUR);
    await setProfileForScale(api.ctx, person.actor, { birthDate: "1990-01-01" });
    expect(await mayKeepResults(api.ctx, person)).toBe("hidden");
    expect(await readDecisionLink(api.ctx, token)).toMatchObject({ isAdult: false, isObjected: true });
    await agreeAsPupil(api.ctx, person.actor);
    expect(await mayKeepResults(api.ctx, person)).toBe("hidden");
    const agreed = { isAdult: false, isObjected: false, isConfirmed: true };
    expect(await decide(api.ctx, visitor, { token, decision: "confirm" })).toMatchObject(agreed);
    expect(await mayKeepResults(api.ctx, person)).toBe("keep");
    // What was said first is a minor's age, so the guardian may still object.
    expect(await codeOf(decide(api.ctx, visitor, { token, decision: "object" }))).toBe("done");
    expect(await mayKeepResults(api.ctx, person)).toBe("hidden");
  });

  race("sends one mail for a form that was sent twice, at once or one after the other", async () => {
    const mailsTo = async (email: string) => {
      await runDue(api.ctx, guardiansWork);
      return api.outbox.filter((mail) => mail.to === email).length;
    };
    const person = await pupil();
    const email = newEmail();
    const name = () => nameGuardian(api.ctx, person.actor, { email });
    await Promise.all([name(), name()]);
    expect(await mailsTo(email)).toBe(1);
    const rows = api.ctx.db.selectFrom("guardian_consents").select("generation").where("user_id", "=", person.id);
    expect(await rows.execute()).toEqual([{ generation: 1 }]);
    await name();
    await remindGuardian(api.ctx, person.actor);
    expect(await mailsTo(email)).toBe(1);
    api.clock.advance(SAME_WISH_SECONDS * 1000);
    await remindGuardian(api.ctx, person.actor);
    await remindGuardian(api.ctx, person.actor);
    expect(await mailsTo(email)).toBe(2);
  });

  it("tells the pupil what was decided, once each", async () => {
    const { person, token } = await objected();
    await decide(api.ctx, visitor, { token, decision: "object" });
    await decide(api.ctx, visitor, { token, decision: "confirm" });
    await runDue(api.ctx, guardiansWork);
    const subjects = api.outbox.filter((mail) => mail.to === person.actor.email).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(["Your guardian agrees again", "Your results are hidden for now"]);
  });

  it("forgets the address of somebody who does not know the pupil", async () => {
    const { person, email, token } = await named();
    await decide(api.ctx, visitor, { token, decision: "stranger" });
    expect(await readDecisionLink(api.ctx, token)).toBeNull();
    expect(JSON.stringify(await api.ctx.db.selectFrom("guardian_consents").selectAll().execute())).not.toContain(email);
    expect(await mayKeepResults(api.ctx, person)).toBe("keep");
    expect(await mayKeepResults(under("require"), person)).toBe("try");
  });

  it("ends with coming of age: nothing is asked, hidden or decided any more", async () => {
    const { person, token } = await named(api.ctx, { age_band: null, birth_date: "2008-12-24" });
    await decide(api.ctx, visitor, { token, decision: "object" });
    expect(await mayKeepResults(api.ctx, person)).toBe("hidden");
    api.clock.advance(40 * 24 * HOUR);
    expect(await mayKeepResults(api.ctx, person)).toBe("keep");
    expect(await codeOf(decide(api.ctx, visitor, { token, decision: "object" }))).toBe("conflict");
    expect(await readDecisionLink(api.ctx, token)).toMatchObject({ isAdult: true });
  });

  describe("where a confirmation is required", () => {
    it("lets pupils try, and keeps what living sign-ins tried once the guardian confirms", async () => {
      const ctx = under("require");
      const { person, token } = await named(ctx);
      const gone = await person.again();
      const there = await submitAll(ctx, person.actor, { answers });
      const left = await submitAll(ctx, gone.actor, { answers });
      await signOut(ctx, { ...gone.actor });
      await startOrResume(ctx, person.actor, TENDENCIES);
      expect((await resultOf(ctx, person.actor, there)).isKept).toBe(false);
      expect(await guardianAgrees(ctx, person.id)).toBe(false);
      await decide(ctx, visitor, { token, decision: "confirm" });
      expect(await mayKeepResults(ctx, person)).toBe("keep");
      expect(await guardianAgrees(ctx, person.id)).toBe(true);
      const elsewhere = await person.again();
      expect(await resultOf(ctx, elsewhere.actor, there)).toMatchObject({ isKept: true, expiresAt: null });
      expect((await draftAt(ctx, elsewhere.actor, TENDENCIES))?.isKept).toBe(true);
      expect(await codeOf(resultOf(ctx, elsewhere.actor, left))).toBe("not_found");
    });

    it("keeps nothing of who wants to try only, or left the address out", async () => {
      const ctx = under("require");
      const { person, token } = await named(ctx, { keep_results: "try" });
      const tried = await submitAll(ctx, person.actor, { answers });
      await decide(ctx, visitor, { token, decision: "confirm" });
      expect((await resultOf(ctx, person.actor, tried)).isKept).toBe(false);
      const silent = await pupil();
      await leaveGuardianOut(ctx, silent.actor);
      const other = await submitAll(ctx, silent.actor, { answers });
      expect((await resultOf(ctx, silent.actor, other)).isKept).toBe(false);
    });

    it("asks a new guardian for a confirmation of their own", async () => {
      const ctx = under("require");
      const { person, token } = await named(ctx);
      await decide(ctx, visitor, { token, decision: "confirm" });
      await nameGuardian(ctx, person.actor, { email: newEmail() });
      expect(await mayKeepResults(ctx, person)).toBe("try");
    });
  });
});
