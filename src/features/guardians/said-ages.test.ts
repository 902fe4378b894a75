import { afterAll, beforeAll, expect } from "vitest";
import { pseudonymOf } from "#features/audit/operations.server.ts";
import { mayKeepResults } from "#features/guardians/operations/may-keep-results.server.ts";
import { setProfileForScale } from "#features/people/operations/set-scale-profile.server.ts";
import { scaleProfileForm } from "#features/people/schema.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { eventsOfSubject } from "#tests/support/audit.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { Caller, PASSWORD } from "../../../tests/support/asking-api.ts";
import { signedInAs, signedInPerson, type TestPerson } from "../../../tests/support/people.ts";
import { schoolOf } from "../../../tests/support/school.ts";

const ME = "/users-permissions/users/me";
const YEAR_MS = 365.25 * 24 * 3_600_000;

onOneEngineRacesOnBoth("an older age said after a minor's", (engine, { it, race }) => {
  let api: TestApi;
  let who: Caller;
  let school: ReturnType<typeof schoolOf>;
  let answers: Record<string, boolean>;
  beforeAll(async () => {
    api = await createTestApi(engine, { seed: (ctx) => loadInstruments(ctx, "db/seed") });
    who = new Caller(api);
    school = schoolOf(api);
    const { data } = (await api.app.inject("/api/personality-tests?pageSize=54")).json();
    answers = Object.fromEntries(data.map(({ documentId: id }: { documentId: string }) => [id, /^[SI]/.test(id)]));
  });
  afterAll(() => api?.close());

  const unasked = { age_band: null, age_said_at: null, scale_asked_at: null } as const;
  const newcomer = () => signedInPerson(api.ctx, unasked);
  const say = ({ token }: TestPerson, body: object) => who.call(`PUT ${ME}`, body, token);
  const submit = ({ token }: TestPerson) => who.call(`POST ${ME}/personality-test`, { answers }, token);
  const row = (id: number) => api.ctx.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const onScreen = ({ actor }: TestPerson, form: object) =>
    setProfileForScale(api.ctx, actor, scaleProfileForm(api.ctx.clock.now()).parse(form));

  it.each([
    [{ dob: "2012-03-01" }, { dob: "1990-01-01" }],
    [{ age_band: "15-17" }, { age_band: "25-plus" }],
    [{ age_band: "under-15" }, { dob: "2008-11-01" }],
  ])("%o lets %o lift no question by call, nor after taking the age away", async (first, older) => {
    const person = await newcomer();
    await say(person, first);
    expect((await submit(person)).code).toBe("guardian_needed");
    expect((await say(person, older)).status).toBe(200);
    expect((await submit(person)).code).toBe("guardian_needed");
    await say(person, { dob: null, age_band: null });
    await say(person, older);
    expect((await submit(person)).code).toBe("guardian_needed");
    // What was said first stays as it was said.
    const kept = await row(person.id);
    expect([kept.minor_birth_date ?? kept.minor_age_band]).toEqual(Object.values(first));
  });

  it("lifts none by the form before the scale", async () => {
    const person = await newcomer();
    await onScreen(person, { ageBand: "15-17" });
    await onScreen(person, { ageBand: "18-24" });
    expect(await mayKeepResults(api.ctx, person)).toBe("ask");
    await onScreen(person, { birthDate: "1990-01-01" });
    expect(await mayKeepResults(api.ctx, person)).toBe("ask");
  });

  it("lifts none by signing up again before the address is activated", async () => {
    const email = "twice@example.org";
    const form = { email, password: PASSWORD, firstname: "Salma", lastname: "Harthi", terms: true };
    const register = (age: object) => who.call("POST /auth/local/register", { ...form, ...age });
    expect((await register({ dob: "2011-01-01" })).status).toBe(200);
    expect((await register({ dob: "1990-01-01" })).status).toBe(200);
    const { id } = await api.ctx.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(await row(id)).toMatchObject({ birth_date: "1990-01-01", minor_birth_date: "2011-01-01" });
    expect(await mayKeepResults(api.ctx, id)).toBe("ask");
  });

  it("lifts none by a claim: what a place said counts, also when the account said otherwise first", async () => {
    const teacher = await signedInAs(api.ctx, "teacher");
    const { code } = await school.open({}, teacher);
    const pupil = await school.join(code, "Salma");
    const placeId = await api.ctx.db
      .selectFrom("users")
      .select("id")
      .where("kind", "=", "place")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const place = { kind: "person", id: placeId.id, isPlace: true } as unknown as TestPerson["actor"];
    await setProfileForScale(api.ctx, place, { ageBand: "15-17" });
    await school.finish(pupil);
    const owner = await newcomer();
    await say(owner, { dob: "1990-01-01" });
    const claim = () => school.claiming(owner, code, pupil.paper);
    expect(school.fault(await claim())).toBe("guardian_needed");
    // The refused claim leaves a question that can be answered.
    expect(await mayKeepResults(api.ctx, owner)).toBe("ask");
    await api.ctx.db
      .insertInto("guardian_consents")
      .values({ user_id: owner.id, email: null, asked_at: api.clock.now().toISOString(), generation: 1 })
      .execute();
    expect((await claim()).statusCode).toBe(200);
    expect(await row(owner.id)).toMatchObject({ birth_date: "1990-01-01", minor_age_band: "15-17" });
  });

  race("lifts none when both are said at the same instant", async () => {
    const person = await newcomer();
    await Promise.all([
      say(person, { dob: "2012-03-01" }),
      say(person, { dob: "1990-01-01" }),
      say(person, { age_band: "25-plus" }),
    ]);
    expect(await row(person.id)).toMatchObject({ minor_birth_date: "2012-03-01" });
    expect(await mayKeepResults(api.ctx, person)).toBe("ask");
  });

  it("counts once the first age has grown old enough", async () => {
    const person = await newcomer();
    await say(person, { age_band: "under-15" });
    api.clock.advance(3 * YEAR_MS + 24 * 3_600_000);
    const again = await signedInAgain(person);
    expect(await mayKeepResults(api.ctx, person)).toBe("ask");
    expect((await say(again, { age_band: "18-24" })).status).toBe(200);
    expect((await submit(again)).status).toBe(200);
  });

  it("counts when an administrator has set it right, with the reason in the audit", async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    await say(person, { dob: "2012-03-01" });
    const administrator = await signedInAs(api.ctx, "admin");
    const right = (asker: TestPerson, changes: object = {}) =>
      who.call(
        "POST /users-permissions/ages",
        { email: person.actor.email, dob: "1991-03-01", reason: "slip", ...changes },
        asker.token,
      );
    expect((await right(other)).status).toBe(403);
    expect((await right(person)).status).toBe(403);
    expect((await right(administrator, { reason: undefined })).status).toBe(400);
    expect((await right(administrator, { email: "nobody@example.org" })).status).toBe(404);
    expect((await right(administrator)).status).toBe(200);
    expect((await submit(person)).status).toBe(200);
    expect(await row(person.id)).toMatchObject({ birth_date: "1991-03-01", minor_birth_date: "2012-03-01" });
    expect(await eventsOfSubject(api.ctx.db, pseudonymOf(api.ctx, person.id))).toContainEqual(
      expect.objectContaining({ action: "age.corrected", details_json: { reason: "slip" } }),
    );
    // A minor's age said after that holds anew.
    await say(person, { dob: "2013-03-01" });
    await say(person, { dob: "1991-03-01" });
    expect(await mayKeepResults(api.ctx, person)).toBe("ask");
  });

  async function signedInAgain(person: TestPerson): Promise<TestPerson> {
    const at = api.clock.now().toISOString();
    await api.ctx.db.updateTable("users").set({ last_seen_at: at }).where("id", "=", person.id).execute();
    return person.again();
  }
});
