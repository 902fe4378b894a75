import { afterAll, beforeAll, expect, it } from "vitest";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import type { GuardianRule } from "#platform/config.ts";
import { ANSWERED_BY } from "#platform/errors.ts";
import { runDue } from "#platform/queue/worker.ts";
import { API_CALLS } from "#server/features.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { type Called, Caller } from "../../../tests/support/asking-api.ts";
import { signedInAs, signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { schoolOf } from "../../../tests/support/school.ts";
import { guardiansWork } from "./jobs.server.ts";
import { decide } from "./operations/decide.server.ts";
import { SAME_WISH_SECONDS } from "./rules.ts";
import type { Decision } from "./schema.ts";

const ME = "/users-permissions/users/me";

onOneEngine("a minor by calls alone", (engine) => {
  let api: TestApi;
  let who: Caller;
  let answers: Record<string, boolean>;
  let serial = 0;
  beforeAll(async () => {
    api = await createTestApi(engine, { seed: (ctx) => loadInstruments(ctx, "db/seed") });
    who = new Caller(api);
    const { data } = (await api.app.inject("/api/personality-tests?pageSize=54")).json();
    answers = Object.fromEntries(data.map(({ documentId: id }: { documentId: string }) => [id, /^[SI]/.test(id)]));
  });
  afterAll(() => api?.close());

  const newcomer = () => signedInPerson(api.ctx, { age_band: null, age_said_at: null, scale_asked_at: null });
  const submit = ({ token }: TestPerson) => who.call(`POST ${ME}/personality-test`, { answers }, token);
  const standing = async ({ token }: TestPerson) => (await who.call(`GET ${ME}/guardian`, undefined, token)).body.data;
  const newEmail = () => {
    serial += 1;
    return `guardian${serial}-${engine}@example.org`;
  };
  /** What a client knows of a refusal: why, and the call that answers it. */
  const why = ({ code, body }: Called) => [code, body.error?.details.call];
  const guardian = async (email: string, decision: Decision) => {
    const mail = api.outbox.findLast(({ to }) => to === email)?.text ?? "";
    const token = /guardian-decision\?token=([\w-]{43})/.exec(mail)?.[1] ?? "";
    await decide(api.ctx, visitor, { token, decision });
  };
  async function under(rule: GuardianRule, work: () => Promise<void>): Promise<void> {
    Object.assign(api.ctx.config, { guardians: rule });
    try {
      await work();
    } finally {
      Object.assign(api.ctx.config, { guardians: "notify" });
    }
  }

  it("with a guardian: age, address, message, agreement", async () => {
    const person = await newcomer();
    expect(why(await submit(person))).toEqual(["age_needed", `PUT ${ME}`]);
    expect(await standing(person)).toMatchObject({ state: "not_asked", turn: "pupil", next: `PUT ${ME}` });
    await who.call(`PUT ${ME}`, { dob: "2011-02-03" }, person.token);
    const refused = why(await submit(person));
    expect(refused).toEqual(["guardian_needed", `PUT ${ME}/guardian`]);
    expect(await standing(person)).toMatchObject({ turn: "pupil", next: `PUT ${ME}/guardian`, age_known: true });
    const email = newEmail();
    const named = await who.call(String(refused[1]), { choice: "send", email }, person.token);
    expect(named.body.data).toMatchObject({ state: "on_its_way", turn: "guardian", next: null, sent_at: null });
    await runDue(api.ctx, guardiansWork);
    const sent = await standing(person);
    expect(sent).toMatchObject({
      state: "sent",
      turn: "guardian",
      sent_to: expect.stringMatching(/^gu•••.@example\.org$/),
      answered_at: null,
    });
    expect(sent.sent_at).toBe(api.clock.now().toISOString());
    expect((await submit(person)).body.data.expiresAt).toBeNull();
    api.clock.advance(SAME_WISH_SECONDS * 1000);
    expect((await who.call(`POST ${ME}/guardian/again`, undefined, person.token)).status).toBe(200);
    await runDue(api.ctx, guardiansWork);
    expect(api.outbox.filter(({ to }) => to === email)).toHaveLength(2);
    await guardian(email, "confirm");
    const agreed = { state: "agreed", turn: "nobody", answered_at: api.clock.now().toISOString() };
    expect(await standing(person)).toMatchObject({ ...agreed, guardian_agreed: true, results: "keep" });
  });

  it("with a guardian who objects, then agrees together with the pupil", async () => {
    const person = await newcomer();
    await who.call(`PUT ${ME}`, { age_band: "15-17" }, person.token);
    const email = newEmail();
    await who.call(`PUT ${ME}/guardian`, { choice: "send", email }, person.token);
    await runDue(api.ctx, guardiansWork);
    await guardian(email, "object");
    const refused = why(await submit(person));
    expect(refused).toEqual(["results_hidden", `POST ${ME}/guardian/agree`]);
    expect(await standing(person)).toMatchObject({ state: "objected", turn: "both", next: refused[1] });
    const agreed = await who.call(String(refused[1]), undefined, person.token);
    expect(agreed.body.data).toMatchObject({ state: "objected", turn: "guardian", pupil_agreed: true, next: null });
    await guardian(email, "confirm");
    expect(await standing(person)).toMatchObject({ state: "agreed", turn: "nobody" });
    expect((await submit(person)).status).toBe(200);
  });

  it("whose message reached a stranger", async () => {
    const person = await newcomer();
    await who.call(`PUT ${ME}`, { age_band: "15-17" }, person.token);
    const email = newEmail();
    await who.call(`PUT ${ME}/guardian`, { choice: "send", email }, person.token);
    await runDue(api.ctx, guardiansWork);
    await guardian(email, "stranger");
    const gone = { state: "unknown_pupil", turn: "pupil", sent_to: null, answered_at: api.clock.now().toISOString() };
    expect(await standing(person)).toMatchObject({ ...gone, next: `PUT ${ME}/guardian` });
    const again = await who.call(`PUT ${ME}/guardian`, { choice: "send", email: newEmail() }, person.token);
    expect(again.body.data).toMatchObject({ state: "on_its_way", answered_at: null });
  });

  it("without a guardian, and with the age withheld", async () => {
    const person = await newcomer();
    const withheld = await who.call(`PUT ${ME}`, { age_withheld: true }, person.token);
    expect(withheld.body.profile).toMatchObject({ dob: null, age_band: null, age_withheld: true });
    expect((await who.call(`PUT ${ME}`, { age_withheld: true, dob: "1990-01-01" }, person.token)).status).toBe(400);
    expect(why(await submit(person))[0]).toBe("guardian_needed");
    const left = await who.call(`PUT ${ME}/guardian`, { choice: "without" }, person.token);
    expect(left.body.data).toMatchObject({ state: "left_out", turn: "nobody", results: "keep", age_asked: true });
    expect((await submit(person)).body.data.expiresAt).toBeNull();
    expect((await who.call(`POST ${ME}/guardian/again`, undefined, person.token)).status).toBe(409);
    expect((await who.call(`POST ${ME}/guardian/agree`, undefined, person.token)).status).toBe(409);
  });

  it("where a confirmation is required: tried until it is there, kept from then on", () =>
    under("require", async () => {
      const person = await newcomer();
      await who.call(`PUT ${ME}`, { age_band: "under-15" }, person.token);
      const left = await who.call(`PUT ${ME}/guardian`, { choice: "without" }, person.token);
      expect(left.body.data).toMatchObject({ state: "left_out", turn: "pupil", results: "try" });
      expect((await submit(person)).body.data.expiresAt).not.toBeNull();
      const email = newEmail();
      await who.call(`PUT ${ME}/guardian`, { choice: "send", email }, person.token);
      await runDue(api.ctx, guardiansWork);
      expect(await standing(person)).toMatchObject({ state: "sent", turn: "guardian", results: "try" });
      await guardian(email, "confirm");
      expect(await standing(person)).toMatchObject({ state: "agreed", turn: "nobody", results: "keep" });
      const { personality_result: kept } = (
        await who.call("GET /users/me?populate=personality_result", undefined, person.token)
      ).body;
      expect(kept.expiresAt).toBeNull();
    }));

  it("of a class: joins, finishes, and claims once the questions are answered", () =>
    under("require", async () => {
      const school = schoolOf(api);
      const { code } = await school.open({}, await signedInAs(api.ctx, "teacher"));
      const pupil = await school.join(code, "Salma");
      await school.finish(pupil);
      const person = await newcomer();
      const claim = async () => {
        const { error, data } = (await school.claiming(person, code, pupil.paper)).json();
        return error ? [error.details.code, error.details.call] : [data.documentId.length > 0];
      };
      expect(await claim()).toEqual(["age_needed", `PUT ${ME}`]);
      await who.call(`PUT ${ME}`, { dob: "2011-02-03" }, person.token);
      expect(await claim()).toEqual(["guardian_needed", `PUT ${ME}/guardian`]);
      const email = newEmail();
      await who.call(`PUT ${ME}/guardian`, { choice: "send", email }, person.token);
      expect(await claim()).toEqual(["guardian_waiting", `POST ${ME}/guardian/again`]);
      await runDue(api.ctx, guardiansWork);
      await guardian(email, "confirm");
      expect(await claim()).toEqual([true]);
    }));

  it("is told of every question by which call it is answered", () => {
    const declared = new Set(API_CALLS.map(({ method, path }) => `${method} ${path}`));
    for (const call of Object.values(ANSWERED_BY)) expect(declared).toContain(call);
  });

  it("is a question to nobody else", async () => {
    const adult = await signedInPerson(api.ctx);
    expect(await standing(adult)).toMatchObject({ state: "not_needed", turn: "nobody", next: null });
    expect((await who.call(`PUT ${ME}/guardian`, { choice: "without" }, adult.token)).status).toBe(409);
    expect((await who.call(`GET ${ME}/guardian`)).status).toBe(401);
  });
});
