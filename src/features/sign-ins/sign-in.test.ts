import { scryptSync } from "node:crypto";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { createAdministrator } from "#features/accounts/operations/create-administrator.server.ts";
import { grantRole } from "#features/accounts/operations/grant-role.server.ts";
import { readScaleProfile, setProfileForScale } from "#features/people/operations/set-scale-profile.server.ts";
import type { Extensions } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { noteTry } from "#platform/limits/count-tries.ts";
import { limitsWork } from "#platform/limits/sweep-tries.ts";
import { EXTENSIONS } from "#server/features.ts";
import type { Person, Visitor } from "#shared/actor.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { storeSomebody } from "../../../tests/support/asking-api.ts";
import { signInsWork } from "./jobs.server.ts";
import { actorOfToken } from "./operations/sign-in-token.server.ts";
import { LIMITS } from "./rules.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PASSWORD = "mountain sun";
const origin = { address: "192.0.2.1", device: "test", userAgent: "" };
/** As passwords were kept before, at little cost. */
const OLD_HASH = `scrypt$1024$8$1$c2FsdA$${scryptSync(PASSWORD, "salt", 32, { N: 1024, r: 8, p: 1 }).toString("base64url")}`;
const visitor: Visitor = { kind: "visitor", locale: "en", origin };

onOneEngineRacesOnBoth("sign-in", (engine, { it, race }) => {
  let api: TestApi;
  let serial = 0;
  let hash = "";
  const cleared: number[] = [];
  beforeAll(async () => {
    const extensions: Extensions = {
      ...EXTENSIONS,
      me: [
        { name: "profile", read: async (_, person) => ({ of: person.id }) },
        { name: "personality_result", read: async (_, person) => ({ of: person.id }) },
        { name: "subscriptions", read: async () => [] },
      ],
      signOut: [async (_, person) => void cleared.push(person.id)],
    };
    api = await createTestApi(engine, { overrides: { extensions } });
    hash = await api.ctx.passwords.hash(PASSWORD);
  });
  afterAll(() => api?.close());

  async function somebody(changes: object = {}): Promise<string> {
    serial += 1;
    const email = `person${serial}@example.org`;
    await storeSomebody(api, email, { password_hash: hash, ...changes });
    return email;
  }
  const signIn = (identifier: string, password = PASSWORD, device = "own", remoteAddress = "192.0.2.7") =>
    api.app.inject({
      method: "POST",
      url: "/api/auth/local",
      payload: { identifier, password },
      headers: { cookie: `device=${device}` },
      remoteAddress,
    });
  const tokenOf = async (email: string): Promise<string> => (await signIn(email)).json().jwt;
  const me = (token?: string, query = "") =>
    api.app.inject({
      url: `/api/users/me${query}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  const personOf = async (email: string): Promise<Person> => {
    const person = await actorOfToken(api.ctx, await tokenOf(email), origin, "en");
    if (!person) throw new Error("not signed in");
    return person;
  };

  it("gives a token and the person, without a secret", async () => {
    const email = await somebody();
    const answer = await signIn(email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    expect(answer.json().jwt).toMatch(/^[\w-]{43}$/);
    expect(answer.json().user).toMatchObject({ email, username: email, confirmed: true, blocked: false });
    expect(answer.body).not.toMatch(/password|hash|argon2/);
  });

  it("keeps a password as its hash is made today once it was right, and opens to it as before", async () => {
    const email = await somebody({ password_hash: OLD_HASH });
    const kept = async () =>
      (await api.ctx.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirstOrThrow())
        .password_hash;
    expect((await signIn(email, "not this one")).json().error.details.code).toBe("bad_credentials");
    expect(await kept()).toBe(OLD_HASH);
    expect((await signIn(email)).statusCode).toBe(200);
    const renewed = await kept();
    expect(renewed).toMatch(/^\$argon2id\$/);
    expect((await signIn(email)).statusCode).toBe(200);
    expect((await signIn(email, "not this one")).json().error.details.code).toBe("bad_credentials");
    expect(await kept()).toBe(renewed);
  });

  race("lets all sign-ins in that find the old hash at once", async () => {
    const email = await somebody({ password_hash: OLD_HASH });
    const answers = await Promise.all([1, 2, 3].map((device) => signIn(email, PASSWORD, `own ${device}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it("counts no try of a password that nobody came to look at", async () => {
    const email = await somebody();
    const busy = vi.spyOn(api.ctx.passwords, "prove").mockRejectedValue(new AppError("busy", { retryAfter: 5 }));
    const refused: number[] = [];
    for (let at = 0; at < 8; at += 1) refused.push((await signIn(email)).statusCode);
    busy.mockRestore();
    expect(new Set(refused)).toEqual(new Set([503]));
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it("gives a new token each time and keeps only its hash", async () => {
    const email = await somebody();
    const tokens = [await tokenOf(email), await tokenOf(email)];
    expect(new Set(tokens).size).toBe(2);
    const rows = JSON.stringify(await api.ctx.db.selectFrom("sign_ins").selectAll().execute());
    for (const token of tokens) expect(rows).not.toContain(token);
  });

  it("takes the place of the sign-in of a cookie, and leaves a token that a program carries", async () => {
    const email = await somebody();
    const [kept, carried] = [await tokenOf(email), await tokenOf(email)];
    const again = (headers: Record<string, string>) =>
      api.app.inject({
        method: "POST",
        url: "/api/auth/local",
        payload: { identifier: email, password: PASSWORD },
        headers,
      });
    const byProgram = await again({ authorization: `Bearer ${carried}` });
    expect(byProgram.statusCode).toBe(200);
    expect([(await me(carried)).statusCode, (await me(byProgram.json().jwt)).statusCode]).toEqual([200, 200]);
    const origin = "http://127.0.0.1:3000";
    const byBrowser = await again({ cookie: `wijha=${kept}; device=own`, origin, host: "127.0.0.1:3000" });
    expect([byBrowser.statusCode, (await me(kept)).statusCode]).toEqual([200, 401]);
    expect((await me(carried)).statusCode).toBe(200);
  });

  it("does not say which half was wrong, nor whether anybody has the address", async () => {
    const wrong = await signIn(await somebody(), "not this one");
    const nobody = await signIn("nobody@example.org", "not this one");
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().error).toMatchObject({ name: "ValidationError", message: "Incorrect email or password." });
    expect(nobody.json()).toEqual(wrong.json());
  });

  it("says that an account is not activated or is blocked only after the right password", async () => {
    const asleep = await somebody({ activated_at: null });
    const shut = await somebody();
    const held = await tokenOf(shut);
    const at = api.clock.now().toISOString();
    await api.ctx.db.updateTable("users").set({ disabled_at: at }).where("email", "=", shut).execute();
    for (const [email, code] of [
      [asleep, "not_activated"],
      [shut, "blocked"],
    ] as const) {
      expect((await signIn(email, "wrong one")).json().error.details.code).toBe("bad_credentials");
      expect((await signIn(email)).json().error.details.code).toBe(code);
    }
    expect((await me(held)).statusCode).toBe(401);
  });

  it("shows a person their own record, and nobody anybody's", async () => {
    const [mine, other] = [await somebody(), await somebody()];
    const token = await tokenOf(mine);
    await tokenOf(other);
    expect((await me(token)).json().email).toBe(mine);
    expect((await me()).statusCode).toBe(401);
    for (const bad of ["", "x", "A".repeat(43), `${token}A`, "null"]) {
      const answer = await me(bad);
      expect([bad, answer.statusCode, answer.json().error.name]).toEqual([bad, 401, "UnauthorizedError"]);
    }
  });

  it("populates what is asked for, from a list of ours", async () => {
    const token = await tokenOf(await somebody());
    const plain = (await me(token)).json();
    expect(plain).not.toHaveProperty("profile");
    for (const query of [
      "?populate=profile,personality_result",
      "?populate[0]=profile&populate[1]=personality_result",
      "?populate[profile]=true&populate[personality_result][populate]=*",
    ]) {
      const answer = (await me(token, query)).json();
      expect(answer.profile).toEqual({ of: plain.id });
      expect(answer.personality_result).toEqual({ of: plain.id });
    }
    expect((await me(token, "?populate=*")).json()).toMatchObject({ subscriptions: [], role: { names: [] } });
    for (const query of [
      "?populate=password_hash",
      "?populate[sign_ins]=*",
      "?fields=password_hash",
      "?populate=__proto__",
    ]) {
      const answer = await me(token, query);
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.body).not.toContain("argon2");
    }
  });

  it("ends on the server at sign-out, after what others have to clear", async () => {
    cleared.length = 0;
    const email = await somebody();
    const [one, two] = [await tokenOf(email), await tokenOf(email)];
    const out = await api.app.inject({
      method: "POST",
      url: "/api/auth/logout",
      headers: { authorization: `Bearer ${one}` },
    });
    expect(out.statusCode).toBe(200);
    expect(cleared).toHaveLength(1);
    expect((await me(one)).statusCode).toBe(401);
    expect((await me(two)).statusCode).toBe(200);
    expect((await api.app.inject({ method: "POST", url: "/api/auth/logout" })).statusCode).toBe(200);
  });

  it("ends when idle and at its last day, and use is noted once a minute", async () => {
    const email = await somebody();
    const { signInIdleDays, signInDays } = api.ctx.config;
    const token = await tokenOf(email);
    const used = async () =>
      (await api.ctx.db.selectFrom("sign_ins").select("last_used_at").orderBy("last_used_at", "desc").execute())[0]
        ?.last_used_at;
    const before = await used();
    api.clock.advance(30_000);
    await me(token);
    expect(await used()).toBe(before);
    api.clock.advance(31_000);
    await me(token);
    expect(await used()).not.toBe(before);
    for (let day = 0; day < signInDays - 1; day += signInIdleDays - 1) {
      expect((await me(token)).statusCode).toBe(200);
      api.clock.advance((signInIdleDays - 1) * DAY);
    }
    api.clock.advance(DAY);
    expect((await me(token)).statusCode).toBe(401);
    const idle = await tokenOf(email);
    api.clock.advance(signInIdleDays * DAY);
    expect((await me(idle)).statusCode).toBe(401);
  });

  it("limits guesses by account and device, and takes no right password from a stranger then", async () => {
    const email = await somebody();
    for (let at = 0; at < LIMITS.device.max; at += 1) await signIn(email, "guess", "stranger");
    const refused = await signIn(email, PASSWORD, "stranger");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(LIMITS.device.seconds);
    expect((await signIn(email, PASSWORD, "another")).statusCode).toBe(200);
    api.clock.advance(LIMITS.device.seconds * 1000);
    expect((await signIn(email, PASSWORD, "stranger")).statusCode).toBe(200);
  });

  it("cannot be used to shut the owner's own device out", async () => {
    const email = await somebody();
    expect((await signIn(email, PASSWORD, "home")).statusCode).toBe(200);
    for (let at = 0; at < LIMITS.unknownDevices.max; at += 1) await signIn(email, "guess", `bot${at}`);
    expect((await signIn(email, PASSWORD, "new phone")).statusCode).toBe(429);
    expect((await signIn(email, PASSWORD, "home")).statusCode).toBe(200);
    // The same holds for an address nobody has: the limit tells nothing.
    for (let at = 0; at < LIMITS.unknownDevices.max; at += 1)
      await noteTry(api.ctx, LIMITS.unknownDevices, "no.one@example.org");
    expect((await signIn("no.one@example.org", PASSWORD, "new")).statusCode).toBe(429);
  });

  race("counts racing guesses one by one", async () => {
    const email = await somebody();
    const racing = Array.from({ length: 12 }, () => signIn(email, "guess", "racer"));
    const codes = (await Promise.all(racing)).map((answer) => answer.statusCode).sort();
    expect(codes.filter((code) => code === 400)).toHaveLength(LIMITS.device.max);
    expect(codes.filter((code) => code === 429)).toHaveLength(12 - LIMITS.device.max);
  });

  race("lets a school behind one address in", async () => {
    const emails = await Promise.all(Array.from({ length: 30 }, () => somebody()));
    const answers = await Promise.all(emails.map((email, at) => signIn(email, PASSWORD, `pupil${at}`, "192.0.2.50")));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  });

  it("keeps what is said before a scale, and asks once", async () => {
    const person = await personOf(await somebody());
    await expect(readScaleProfile(api.ctx, visitor)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(setProfileForScale(api.ctx, visitor, {})).rejects.toMatchObject({ code: "unauthorized" });
    expect(await readScaleProfile(api.ctx, person)).toMatchObject({ isAsked: false, grade: null });
    await setProfileForScale(api.ctx, person, { grade: "10", birthDate: "2011-01-02", ageBand: "18-24" });
    expect(await readScaleProfile(api.ctx, person)).toEqual({
      isAsked: true,
      isAgeAsked: true,
      grade: "10",
      gender: null,
      birthDate: "2011-01-02",
      ageBand: null,
      keepResults: "keep",
    });
    const known = await personOf(await somebody({ grade: "9", gender: "male", age_band: "under-15" }));
    expect((await readScaleProfile(api.ctx, known)).isAsked).toBe(true);
  });

  it("gives a role to an active account only, and it counts at the next request", async () => {
    const email = await somebody();
    const token = await tokenOf(email);
    await grantRole(api.ctx, { email: ` ${email.toUpperCase()} `, role: "editor" });
    expect((await actorOfToken(api.ctx, token, origin, "en"))?.roles).toEqual(["editor"]);
    await expect(grantRole(api.ctx, { email: "no@example.org", role: "admin" })).rejects.toMatchObject({
      code: "not_found",
    });
    const asleep = await somebody({ activated_at: null });
    await expect(grantRole(api.ctx, { email: asleep, role: "admin" })).rejects.toMatchObject({ code: "not_found" });
  });

  it("makes an administrator, in the place of an account never activated but of no other", async () => {
    const asleep = await somebody({ activated_at: null });
    const input = { email: asleep, firstName: "Aisha", lastName: "Al Saadi", password: "a long sentence" };
    await createAdministrator(api.ctx, input);
    const answer = await signIn(asleep, input.password);
    expect((await actorOfToken(api.ctx, answer.json().jwt, origin, "en"))?.roles).toEqual(["admin"]);
    await expect(createAdministrator(api.ctx, input)).rejects.toMatchObject({ code: "email_taken" });
    await expect(createAdministrator(api.ctx, { ...input, email: "x", password: "1" })).rejects.toMatchObject({
      code: "form_invalid",
    });
  });

  it("forgets ended sign-ins and counts", async () => {
    await tokenOf(await somebody());
    await signIn("gone@example.org", "guess");
    api.clock.advance(api.ctx.config.signInDays * DAY);
    for (const sweep of [signInsWork["sign-ins.sweep"], limitsWork["limits.sweep"]]) {
      if (typeof sweep !== "object") throw new Error("the sweep comes round by itself");
      await sweep.run(api.ctx, {}, { id: 1, run: 1 });
    }
    expect(await api.ctx.db.selectFrom("sign_ins").selectAll().execute()).toEqual([]);
    expect(await api.ctx.db.selectFrom("tries").selectAll().execute()).toEqual([]);
  });
});
