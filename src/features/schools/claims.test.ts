import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { takeOverProfile } from "#features/accounts/operations/place-user.server.ts";
import { mayKeepResults } from "#features/guardians/operations/may-keep-results.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { setProfileForScale } from "#features/people/operations/set-scale-profile.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInAs, signedInPerson, type TestPerson } from "../../../tests/support/people.ts";
import { schoolOf } from "../../../tests/support/school.ts";

type School = ReturnType<typeof schoolOf>;

onOneEngine("claims of what was taken in class", (engine) => {
  let api: TestApi;
  let teacher: TestPerson;
  let school: School;
  beforeAll(async () => {
    api = await createTestApi(engine, { seed: (ctx) => loadInstruments(ctx, "db/seed") });
    school = schoolOf(api);
  });
  beforeEach(async () => {
    teacher = await signedInAs(api.ctx, "teacher");
  });
  afterAll(() => api?.close());
  const ask = (...given: Parameters<School["ask"]>) => school.ask(...given);
  const fault = (answer: Parameters<School["fault"]>[0]) => school.fault(answer);
  const open = (changes: object = {}, who = teacher) => school.open(changes, who);
  const join = (...given: Parameters<School["join"]>) => school.join(...given);
  const read = (documentId: string, who = teacher) => school.read(documentId, who);
  const finish = (...given: Parameters<School["finish"]>) => school.finish(...given);
  const claiming = (...given: Parameters<School["claiming"]>) => school.claiming(...given);
  const minor = async () => {
    const person = await signedInPerson(api.ctx);
    await api.ctx.db.updateTable("users").set({ birth_date: "2012-01-01" }).where("id", "=", person.id).execute();
    return person;
  };
  const consent = (userId: number, changes: object = {}) =>
    api.ctx.db
      .insertInto("guardian_consents")
      .values({
        user_id: userId,
        email: "guardian@example.org",
        asked_at: api.clock.now().toISOString(),
        told_at: null,
        confirmed_at: null,
        objected_at: null,
        guardian_agreed_at: null,
        pupil_agreed_at: null,
        generation: 1,
        ...changes,
      } as never)
      .execute();
  const attemptsOf = ({ id }: TestPerson) =>
    api.ctx.db
      .selectFrom("scale_attempts")
      .select(["document_id", "is_kept", "expires_at"])
      .where("user_id", "=", id)
      .execute();
  const setRule = (rule: "off" | "notify" | "require") => Object.assign(api.ctx.config, { guardians: rule });

  it("wait with the place and its code for a guardian's confirmation where the setting asks for it", async () => {
    setRule("require");
    try {
      const { documentId, code } = await open();
      const pupil = await join(code, "Salma");
      const attempt = await finish(pupil);
      const owner = await minor();
      expect(fault(await claiming(owner, code, pupil.paper))).toBe("guardian_needed");
      await consent(owner.id);
      expect(fault(await claiming(owner, code, pupil.paper))).toBe("guardian_waiting");
      // Nothing is kept in the account before, and nothing is lost: the paper code still opens the place.
      expect(await attemptsOf(owner)).toEqual([]);
      expect((await read(documentId)).pupils[0]).toMatchObject({ claimed: false });
      const back = { code, paper_code: pupil.paper };
      expect((await ask("POST", "/school-classes/continue", { cookie: "device=b" }, back)).statusCode).toBe(200);
      await api.ctx.db
        .updateTable("guardian_consents")
        .set({ confirmed_at: api.clock.now().toISOString() })
        .where("user_id", "=", owner.id)
        .execute();
      const place = (await claiming(owner, code, pupil.paper)).json().data;
      expect(await attemptsOf(owner)).toEqual([{ document_id: attempt, is_kept: true, expires_at: null }]);
      await ask("PUT", `/school-places/${place.documentId}`, owner.headers, { shared: true });
      expect((await read(documentId)).pupils[0].result).not.toBeNull();
    } finally {
      setRule("notify");
    }
  });

  it("ask about age before anything is kept, whoever was not asked yet", async () => {
    for (const rule of ["off", "notify"] as const) {
      setRule(rule);
      const { code } = await open({ name: `Asked under ${rule}` });
      const pupil = await join(code, "Salma");
      await finish(pupil);
      const owner = await signedInPerson(api.ctx, { age_band: null, age_said_at: null, scale_asked_at: null });
      await consent(owner.id, { email: null });
      expect([rule, fault(await claiming(owner, code, pupil.paper))]).toEqual([rule, "age_needed"]);
      expect(await attemptsOf(owner)).toEqual([]);
      await setProfileForScale(api.ctx, owner.actor, {});
      expect([rule, (await claiming(owner, code, pupil.paper)).statusCode]).toEqual([rule, 200]);
    }
    setRule("notify");
  });

  it("stay hidden while a guardian objects, and none is added meanwhile", async () => {
    const { documentId, code } = await open();
    const [pupil, other] = [await join(code, "Salma"), await join(code, "Maryam")];
    await finish(pupil);
    await finish(other);
    const owner = await minor();
    await consent(owner.id);
    const place = (await claiming(owner, code, pupil.paper)).json().data;
    await ask("PUT", `/school-places/${place.documentId}`, owner.headers, { shared: true });
    const object = (objected_at: string | null) =>
      api.ctx.db.updateTable("guardian_consents").set({ objected_at }).where("user_id", "=", owner.id).execute();
    await object(api.clock.now().toISOString());
    expect((await read(documentId)).pupils[0].result).toBeNull();
    const { personality_result: own } = (
      await ask("GET", "/users/me?populate=personality_result", owner.headers)
    ).json();
    expect(own).toBeNull();
    expect(fault(await claiming(owner, code, other.paper))).toBe("results_hidden");
    expect(await attemptsOf(owner)).toHaveLength(1);
    await object(null);
    expect((await read(documentId)).pupils[0].result).not.toBeNull();
    expect((await claiming(owner, code, other.paper)).statusCode).toBe(200);
  });

  it("let no age that was said in class end an objection", async () => {
    const { code } = await open();
    const pupil = await join(code, "Salma");
    const user = () =>
      api.ctx.db.selectFrom("users").selectAll().where("first_name", "=", "Salma").orderBy("id", "desc");
    const place = await user().where("kind", "=", "place").executeTakeFirstOrThrow();
    const said = api.clock.now().toISOString();
    await api.ctx.db
      .updateTable("users")
      .set({ age_band: "18-24", age_said_at: said, scale_asked_at: said })
      .where("id", "=", place.id)
      .execute();
    const owner = await signedInPerson(api.ctx, { age_band: null, age_said_at: null });
    api.clock.advance(1000);
    await consent(owner.id, { objected_at: api.clock.now().toISOString() });
    api.clock.advance(1000);
    expect(fault(await claiming(owner, code, pupil.paper))).toBe("results_hidden");
    await api.ctx.db.transaction().execute((db) => takeOverProfile(api.ctx, db, place.id, owner.id));
    const facts = await readPersonFacts(api.ctx, owner.id);
    expect(facts).toMatchObject({ ageBand: "18-24", ageSaidAt: api.clock.now().toISOString() });
    expect(await mayKeepResults(api.ctx, owner)).toBe("hidden");
  });

  it("take over what was said in class where the account does not know it", async () => {
    const { code } = await open({ grade: "9" });
    const pupil = await join(code, "Salma");
    const owner = await signedInPerson(api.ctx);
    await consent(owner.id, { email: null });
    expect((await claiming(owner, code, pupil.paper)).statusCode).toBe(200);
    const { profile } = (await ask("GET", "/users/me?populate=profile", owner.headers)).json();
    expect(profile).toMatchObject({ grade: "9" });
  });
});
