import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { Caller } from "../../../tests/support/asking-api.ts";

const ME = "/users-permissions/users/me";

onOneEngine("the own record", (engine) => {
  let api: TestApi;
  let who: Caller;
  let token: string;
  let email: string;
  beforeAll(async () => {
    api = await createTestApi(engine);
    who = new Caller(api);
    email = await who.somebody({ grade: "10", gender: "male", age_band: "15-17" });
    token = await who.tokenOf(email);
  });
  afterAll(() => api?.close());

  const put = (body: unknown) => who.call(`PUT ${ME}`, body, token);
  const row = () => api.ctx.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirstOrThrow();

  it("is changed in what is sent, and in nothing else", async () => {
    const done = await put({ firstname: " Salma ", grade: 11, keep_results: "try", locale: "en" });
    expect([done.status, done.body.firstname]).toEqual([200, "Salma"]);
    expect(done.body.profile).toMatchObject({ grade: "11", gender: "male", age_band: "15-17", keep_results: "try" });
    expect(await row()).toMatchObject({ first_name: "Salma", last_name: "البلوشي", locale: "en", email });
  });

  it("shows the fields that are asked for, in Strapi's spellings", async () => {
    const asked = async (query: string) => (await who.call(`GET /users/me?${query}`, undefined, token)).body;
    const whole = await asked("");
    const { id, email: address, firstname } = whole;
    for (const query of [
      "fields=email,firstname",
      "fields[0]=email&fields[1]=firstname",
      "fields[]=email&fields[]=firstname",
    ])
      expect(await asked(query), query).toEqual({ id, email: address, firstname });
    expect(await asked("fields=email&populate=profile")).toEqual({ id, email: address, profile: expect.any(Object) });
    expect(await asked("fields=*")).toEqual(whole);
    for (const query of ["fields=password_hash", "fields=password", "fields=email,foo", "fields[email]=1"])
      expect((await asked(query)).error?.status, query).toBe(400);
  });

  it("loses what is sent as null", async () => {
    expect((await put({ gender: null, grade: "" })).body.profile).toMatchObject({ gender: null, grade: null });
  });

  it("holds a date of birth or an age band, when it was said, and that it was asked", async () => {
    await put({ dob: "2010-02-03" });
    const at = api.clock.now().toISOString();
    const said = await row();
    expect([said.birth_date, said.age_band]).toEqual(["2010-02-03", null]);
    expect([new Date(said.age_said_at ?? "").toISOString(), new Date(said.scale_asked_at ?? "").toISOString()]).toEqual(
      [at, at],
    );
    await put({ age_band: "18-24" });
    expect(await row()).toMatchObject({ birth_date: null, age_band: "18-24" });
    await put({ dob: null, age_band: null });
    expect(await row()).toMatchObject({ birth_date: null, age_band: null, age_said_at: null });
  });

  it.each([
    "account_type",
    "role",
    "roles",
    "confirmed",
    "blocked",
    "id",
    "email",
    "username",
    "password",
    "password_hash",
    "is_demo",
    "kind",
    "consent_version",
    "provider",
    "createdAt",
  ])("cannot be changed in %s", async (key) => {
    const before = await row();
    const refused = await put({ firstname: "Other", [key]: "admin" });
    expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([400, [key]]);
    expect(await row()).toEqual(before);
  });

  it.each([
    [{ dob: "2030-01-01" }],
    [{ firstname: null }],
    [{ lastname: "" }],
    [{ grade: "7" }],
    [{ keep_results: null }],
    [{ locale: "fr" }],
    [[]],
    ["text"],
  ])("is not changed by %o", async (body) => expect((await put(body)).status).toBe(400));

  it("is nobody else's", async () => expect((await who.call(`PUT ${ME}`, { firstname: "Other" })).status).toBe(401));

  describe("names", () => {
    it.each([
      ["李小龍", "李小龍"],
      ["Ὀδυσσεύς", "Ὀδυσσεύς"],
      ["Иван", "Иван"],
      ["समीर", "समीर"],
      ["علی\u200cرضا", "علی\u200cرضا"],
      ["سلمى👩‍🎓", "سلمى👩🎓"],
      ["Salim 🌴", "Salim 🌴"],
      ["\u202eSalim\u202c\u200f", "Salim"],
      ["Sa\u200dlim\u200c", "Salim"],
      ["a".repeat(20), "a".repeat(20)],
    ])("%s is kept as %s", async (given, kept) => expect((await put({ firstname: given })).body.firstname).toBe(kept));

    it.each(["a", "a".repeat(21), "a".repeat(200), "ب".repeat(200), "\u200d\u200c\u202e", "👍".repeat(200)])(
      "%s is refused",
      async (given) => expect((await put({ firstname: given })).status).toBe(400),
    );
  });
});
