import { afterAll, beforeAll, expect } from "vitest";
import { pseudonymOf } from "#features/audit/operations.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { runDue } from "#platform/queue/worker.ts";
import { eventsOfSubject } from "#tests/support/audit.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { guardiansWork, sweepGuardianships } from "./jobs.server.ts";
import { decide } from "./operations/decide.server.ts";
import { readInvitation } from "./operations/invite-guardian.server.ts";
import { leaveGuardianOut, nameGuardian } from "./operations/name-guardian.server.ts";
import { MOST_GUARDIANS } from "./rules.ts";

const DAY = 24 * 3_600_000;
let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};

onOneEngineRacesOnBoth("linked guardians", (engine, { it, race }) => {
  let api: TestApi;
  let answers: Record<string, boolean>;
  beforeAll(async () => {
    api = await createTestApi(engine, { seed: (ctx) => loadInstruments(ctx, "db/seed") });
    const { data } = (await api.app.inject("/api/personality-tests?pageSize=54")).json();
    answers = Object.fromEntries(data.map(({ documentId: id }: { documentId: string }) => [id, /^[SI]/.test(id)]));
  });
  afterAll(() => api?.close());

  const newEmail = () => `linked${next()}-${engine}@example.org`;
  const pupil = (changes: Parameters<typeof signedInPerson>[1] = {}) =>
    signedInPerson(api.ctx, { age_band: "15-17", first_name: "Salma", ...changes });
  const guardian = () => signedInPerson(api.ctx, { account_type: "Guardian", first_name: "Maryam" });
  const call = (who: TestPerson | null, method: "GET" | "POST" | "DELETE", path = "", payload?: object) =>
    api.app.inject({ method, url: `/api/guardianships${path}`, headers: { ...who?.headers }, payload });
  const tokenTo = (email: string) =>
    /guardian-invitation\?token=([\w-]{43})/.exec(api.outbox.findLast((mail) => mail.to === email)?.text ?? "")?.[1] ??
    "";

  async function invited(person: TestPerson, email = newEmail()) {
    const answer = await call(person, "POST", "", { email });
    await runDue(api.ctx, guardiansWork);
    return { answer, documentId: answer.json().data?.documentId as string, token: tokenTo(email), email };
  }
  async function linked(changes: Parameters<typeof pupil>[0] = {}) {
    const [person, adult] = [await pupil(changes), await guardian()];
    const { documentId, token } = await invited(person);
    expect((await call(adult, "POST", "/accept", { token })).statusCode).toBe(200);
    return { person, adult, documentId, token };
  }

  it("refuses who is not signed in at every call", async () => {
    const calls = [
      call(null, "GET"),
      call(null, "POST", "", { email: newEmail() }),
      call(null, "POST", "/accept", { token: "x" }),
      call(null, "DELETE", "/x"),
      call(null, "GET", "/x/summary"),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(401);
  });

  it("invites, and shows each side the link from its side only", async () => {
    const [person, adult] = [await pupil(), await guardian()];
    const { answer, documentId, token, email } = await invited(person);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([201, "no-store"]);
    expect(answer.json().data).toMatchObject({ state: "invited", email, name: null });
    expect((await call(adult, "GET")).json().data.asGuardian).toEqual([]);
    expect(await readInvitation(api.ctx, adult.actor, token)).toEqual({
      state: "ready",
      firstName: "Salma",
      hindrance: null,
    });
    expect((await call(adult, "GET", `/${documentId}/summary`)).statusCode).toBe(404);
    expect((await call(adult, "POST", "/accept", { token })).statusCode).toBe(200);
    expect((await call(person, "GET")).json().data.asPupil).toMatchObject([
      { state: "accepted", name: "Maryam", email },
    ]);
    const [seen] = (await call(adult, "GET")).json().data.asGuardian;
    expect(seen).toMatchObject({ documentId, state: "accepted", name: "Salma", email: null });
  });

  race("lets forms sent at once neither pass the limit nor invite one address twice", async () => {
    const [person, twice] = [await pupil(), await pupil()];
    const many = Array.from({ length: MOST_GUARDIANS + 2 }, () => call(person, "POST", "", { email: newEmail() }));
    await Promise.all(many);
    expect((await call(person, "GET")).json().data.asPupil).toHaveLength(MOST_GUARDIANS);
    const email = newEmail();
    const same = await Promise.all([0, 1].map(() => call(twice, "POST", "", { email })));
    expect(same.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });

  it("accepts once, in time, and only by the right kind of account", async () => {
    const person = await pupil();
    const { token } = await invited(person);
    expect((await call(person, "POST", "/accept", { token })).statusCode).toBe(403);
    const advisor = await signedInPerson(api.ctx, { account_type: "Consultant" });
    expect((await call(advisor, "POST", "/accept", { token })).statusCode).toBe(403);
    const place = await guardian();
    await api.ctx.db.updateTable("users").set({ kind: "place" }).where("id", "=", place.id).execute();
    expect((await call(await place.again(), "POST", "/accept", { token })).statusCode).toBe(403);
    const adult = await guardian();
    expect((await call(adult, "POST", "/accept", { token })).statusCode).toBe(200);
    for (const who of [adult, await guardian()])
      expect((await call(who, "POST", "/accept", { token })).statusCode).toBe(400);
    const second = await invited(person);
    expect((await call(adult, "POST", "/accept", { token: second.token })).statusCode).toBe(409);
    for (const bad of ["x".repeat(43), "", "{}"])
      expect((await call(adult, "POST", "/accept", { token: bad })).statusCode).toBe(400);
    expect((await call(adult, "POST", "/accept", { token: {} })).statusCode).toBe(400);
    const late = await invited(await pupil());
    api.clock.advance(api.ctx.config.invitationDays * DAY + 1);
    expect((await call(await guardian(), "POST", "/accept", { token: late.token })).statusCode).toBe(400);
  });

  it("accepts nobody who said to be a minor; who said nothing and who is of age may", async () => {
    const { token } = await invited(await pupil());
    const said = (changes: Parameters<typeof signedInPerson>[1]) => signedInPerson(api.ctx, changes);
    for (const changes of [
      { age_band: "under-15" },
      { age_band: "15-17" },
      { age_band: null, birth_date: "2012-01-01" },
    ] as const) {
      const minor = await said(changes);
      expect((await readInvitation(api.ctx, minor.actor, token)).hindrance).toBe("minor");
      expect((await call(minor, "POST", "/accept", { token })).statusCode).toBe(403);
    }
    const unknown = await said({ age_band: null, age_said_at: null });
    expect((await call(unknown, "POST", "/accept", { token })).statusCode).toBe(200);
  });

  it("knows no decision link as an invitation, nor the other way round", async () => {
    const person = await pupil();
    const email = newEmail();
    await nameGuardian(api.ctx, person.actor, { email });
    const { token } = await invited(person);
    const decision = /guardian-decision\?token=([\w-]{43})/.exec(
      api.outbox.findLast((mail) => mail.to === email)?.text ?? "",
    )?.[1];
    expect((await call(await guardian(), "POST", "/accept", { token: decision })).statusCode).toBe(400);
    await expect(decide(api.ctx, visitor, { token, decision: "object" })).rejects.toMatchObject({
      code: "link_invalid",
    });
  });

  it("refuses the own address, the same address twice, and more guardians than a pupil has", async () => {
    const person = await pupil();
    expect((await call(person, "POST", "", { email: person.actor.email })).statusCode).toBe(400);
    const email = newEmail();
    expect((await invited(person, email)).answer.statusCode).toBe(201);
    expect((await call(person, "POST", "", { email })).statusCode).toBe(400);
    for (let at = 1; at < MOST_GUARDIANS; at += 1) expect((await invited(person)).answer.statusCode).toBe(201);
    expect((await call(person, "POST", "", { email: newEmail() })).json().error.details.errors[0].path).toEqual([
      "email",
    ]);
    expect((await call(await signedInPerson(api.ctx), "POST", "", { email: newEmail() })).statusCode).toBe(409);
    expect((await call(person, "POST", "", { email: newEmail(), pupil_id: 1 })).statusCode).toBe(400);
  });

  it("gives the guardian a summary in words, and nobody else anything", async () => {
    const { person, adult, documentId } = await linked();
    await leaveGuardianOut(api.ctx, person.actor);
    await submitAll(api.ctx, person.actor, { answers });
    const answer = await call(adult, "GET", `/${documentId}/summary`);
    expect(answer.json()).toMatchObject({ data: { firstName: "Salma", isHidden: false } });
    const [line] = answer.json().data.lines;
    expect(Object.keys(line).sort()).toEqual(["clarity", "environments", "kind", "scale", "takenAt"]);
    expect(line.environments.length).toBeGreaterThan(1);
    for (const secret of [person.actor.email, "scores", "answers", person.actor.lastName])
      expect(answer.body).not.toContain(secret);
    for (const other of [person, await guardian(), await pupil()])
      expect((await call(other, "GET", `/${documentId}/summary`)).statusCode).toBe(404);
    const read = (await eventsOfSubject(api.ctx.db, pseudonymOf(api.ctx, person.id))).filter(
      ({ action }) => action === "guardianship.summary_read",
    );
    expect(read.map((one) => one.actor_key)).toEqual([pseudonymOf(api.ctx, adult.id)]);
  });

  it("shows neither what is only tried nor what an objection hides", async () => {
    const trying = await linked({ keep_results: "try" });
    await submitAll(api.ctx, trying.person.actor, { answers });
    expect((await call(trying.adult, "GET", `/${trying.documentId}/summary`)).json().data.lines).toEqual([]);
    const { person, adult, documentId } = await linked();
    const email = newEmail();
    await nameGuardian(api.ctx, person.actor, { email });
    await submitAll(api.ctx, person.actor, { answers });
    await runDue(api.ctx, guardiansWork);
    const text = api.outbox.findLast((mail) => mail.to === email)?.text ?? "";
    const token = /token=([\w-]{43})/.exec(text)?.[1] ?? "";
    await decide(api.ctx, visitor, { token, decision: "object" });
    expect((await call(adult, "GET", `/${documentId}/summary`)).json().data).toMatchObject({
      isHidden: true,
      lines: [],
    });
  });

  it("ends from either side, for good, and from no other", async () => {
    for (const side of ["person", "adult"] as const) {
      const all = await linked();
      expect((await call(await guardian(), "DELETE", `/${all.documentId}`)).statusCode).toBe(404);
      expect((await call(all[side], "DELETE", `/${all.documentId}`)).statusCode).toBe(200);
      expect((await call(all.adult, "GET", `/${all.documentId}/summary`)).statusCode).toBe(404);
      expect((await call(all.person, "GET")).json().data.asPupil).toEqual([]);
      expect((await call(all.adult, "POST", "/accept", { token: all.token })).statusCode).toBe(400);
      // The same two can be linked anew.
      const again = await invited(all.person);
      expect((await call(all.adult, "POST", "/accept", { token: again.token })).statusCode).toBe(200);
    }
  });

  it("takes an invitation back", async () => {
    const person = await pupil();
    const { documentId, token } = await invited(person);
    expect((await call(person, "DELETE", `/${documentId}`)).statusCode).toBe(200);
    expect((await call(await guardian(), "POST", "/accept", { token })).statusCode).toBe(400);
  });

  it("ends by itself at 18, tells it thirty days before, and is forgotten later", async () => {
    const birth = new Date(api.clock.now().getTime() + 20 * DAY);
    birth.setUTCFullYear(birth.getUTCFullYear() - 18);
    const { person, adult, documentId } = await linked({
      age_band: null,
      birth_date: birth.toISOString().slice(0, 10),
    });
    const row = () =>
      api.ctx.db.selectFrom("guardianships").selectAll().where("document_id", "=", documentId).executeTakeFirst();
    expect((await call(adult, "GET")).json().data.asGuardian[0].endsOn).toContain(birth.toISOString().slice(4, 10));
    await sweepGuardianships(api.ctx);
    expect((await row())?.ended_at).toBeNull();
    api.clock.advance(21 * DAY);
    // Gone at once, also before the sweep.
    const later = await adult.again();
    expect((await call(later, "GET", `/${documentId}/summary`)).statusCode).toBe(404);
    expect((await call(later, "GET")).json().data.asGuardian).toEqual([]);
    await sweepGuardianships(api.ctx);
    expect((await row())?.ended_at).not.toBeNull();
    const actions = (await eventsOfSubject(api.ctx.db, pseudonymOf(api.ctx, person.id))).map(({ action }) => action);
    expect(actions).toContain("guardianship.ended_of_age");
    api.clock.advance((api.ctx.config.endedLinkDays + 1) * DAY);
    await sweepGuardianships(api.ctx);
    expect(await row()).toBeUndefined();
  });
});
