import { afterAll, beforeAll, expect, it } from "vitest";
import { accountsWork } from "#features/accounts/jobs.server.ts";
import { changePassword } from "#features/accounts/operations/change-password.server.ts";
import { allowLinking } from "#features/accounts/operations/link-google.server.ts";
import { leaveGuardianOut, nameGuardian } from "#features/guardians/operations/name-guardian.server.ts";
import { readStanding } from "#features/guardians/operations/read-standing.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { signInsWork } from "#features/sign-ins/jobs.server.ts";
import { askForSecondStep, turnOnSecondStep } from "#features/sign-ins/operations/set-up-second-step.server.ts";
import { actorOfToken } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { runDue } from "#platform/queue/worker.ts";
import type { Person } from "#shared/actor.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInAs, type TestPerson } from "../../../tests/support/people.ts";
import { type Pupil, schoolOf } from "../../../tests/support/school.ts";

const MINE = "/users-permissions/users/me";
const NEW = "lantern of the pier";
const origin = { address: "192.0.2.1", device: "", userAgent: "" };

/** Every call that is for accounts, with a body that an account would be answered for. */
const CALLS = [
  ["PUT", MINE, { firstname: "Maryam" }],
  ["PUT", MINE, { dob: "1990-01-01", keep_results: "keep" }],
  ["POST", `${MINE}/email`, { email: "mine@example.org" }],
  ["DELETE", `${MINE}/email`, undefined],
  ["GET", `${MINE}/exports`, undefined],
  ["POST", `${MINE}/exports`, {}],
  ["GET", `${MINE}/exports/0123456789abcdef01234567/json`, undefined],
  ["POST", `${MINE}/erasure`, { understood: true }],
  ["DELETE", `${MINE}/erasure`, undefined],
  ["GET", `${MINE}/sign-ins`, undefined],
  ["DELETE", `${MINE}/sign-ins`, undefined],
  ["DELETE", `${MINE}/sign-ins/0123456789abcdef01234567`, undefined],
  ["POST", "/auth/change-password", { password: NEW, passwordConfirmation: NEW }],
  ["POST", "/users-permissions/roles", { email: "mine@example.org", role: "teacher", given: true }],
  ["GET", "/guardianships", undefined],
  ["POST", "/guardianships", { email: "mine@example.org" }],
  ["POST", "/guardianships/accept", { token: "A".repeat(43) }],
  ["GET", "/guardianships/0123456789abcdef01234567/summary", undefined],
  ["GET", "/school-classes", undefined],
  ["POST", "/school-classes", { name: "X", places: 5, days: 5 }],
  ["PUT", "/school-places/0123456789abcdef01234567", { shared: true }],
  ["POST", "/jobs", {}],
  ["GET", "/content-records", undefined],
] as const;

onOneEngine("a place in a class", (engine) => {
  let api: TestApi;
  let teacher: TestPerson;
  let pupil: Pupil;
  let place: Person;
  let school: ReturnType<typeof schoolOf>;
  beforeAll(async () => {
    const config = { oidc: { issuer: "https://id.example", clientId: "x", clientSecret: "x" } } as const;
    api = await createTestApi(engine, { config, seed: (ctx) => loadInstruments(ctx, "db/seed") });
    school = schoolOf(api);
    teacher = await signedInAs(api.ctx, "teacher");
    pupil = await school.join((await school.open({}, teacher)).code, "Salma");
    const token = pupil.headers.authorization.slice("Bearer ".length);
    const actor = await actorOfToken(api.ctx, token, origin, "en");
    if (!actor?.isPlace) throw new Error("no place");
    place = actor;
  });
  afterAll(() => api?.close());

  it.each(CALLS)("is refused at %s %s", async (method, url, body) => {
    const before = await readUser(api.ctx.db, place.id);
    expect([(await school.ask(method, url, pupil.headers, body)).statusCode, url]).toEqual([403, url]);
    expect(await readUser(api.ctx.db, place.id)).toEqual(before);
  });

  it("is refused by the operations behind the screens, even just after it signed in", async () => {
    const { ctx } = api;
    const refused = [
      () => changePassword(ctx, place, { password: NEW, passwordConfirmation: NEW }),
      () => askForSecondStep(ctx, place, { intent: "start" }),
      () => turnOnSecondStep(ctx, place, { intent: "confirm", code: "000000" }),
      () => allowLinking(ctx, place, {}),
      () => nameGuardian(ctx, place, { email: "mine@example.org" }),
      () => leaveGuardianOut(ctx, place),
      () => readStanding(ctx, place),
    ];
    for (const one of refused) await expect(one()).rejects.toMatchObject({ code: "account_needed" });
  });

  it("has neither password nor mail: nothing opens it and nothing is sent to it", async () => {
    const { email } = place;
    for (const password of ["", "place", NEW])
      expect((await school.ask("POST", "/auth/local", {}, { identifier: email, password })).statusCode).toBe(400);
    for (const url of ["/auth/forgot-password", "/auth/send-email-confirmation"])
      expect((await school.ask("POST", url, {}, { email })).statusCode).toBe(200);
    await runDue(api.ctx, { ...accountsWork, ...signInsWork });
    expect(api.outbox.filter(({ to }) => to === email)).toEqual([]);
    const links = await api.ctx.db
      .selectFrom("account_links")
      .select("user_id")
      .where("user_id", "=", place.id)
      .execute();
    expect(links).toEqual([]);
  });

  it("leaves no trace of another pupil in what it may read", async () => {
    const { code } = await school.open({}, teacher);
    await school.join(code, "Zuwaina");
    for (const url of ["/users/me?populate=*", "/personality-tests", "/personalities"])
      expect((await school.ask("GET", url, pupil.headers)).body).not.toContain("Zuwaina");
  });
});
