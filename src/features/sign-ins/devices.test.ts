import { sql } from "kysely";
import { afterAll, beforeAll, expect } from "vitest";
import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import { tokenHash } from "#platform/token.ts";
import { EXTENSIONS } from "#server/features.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { Caller, PASSWORD } from "../../../tests/support/asking-api.ts";
import { createMailedApi, type MailedApi } from "../../../tests/support/mailed-api.ts";
import { actorOfToken, startSignIn } from "./operations/sign-in-token.server.ts";
import type { SignOutWork } from "./operations/sign-out.server.ts";
import { signInName } from "./rules.ts";
import type { SignInMethod } from "./store/sign-ins.server.ts";

const DAY = 86_400_000;
const SIGN_INS = "/users-permissions/users/me/sign-ins";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";

onOneEngineRacesOnBoth("devices", (engine, { describe, it, race }) => {
  let mailed: MailedApi;
  let who: Caller;
  const cleared: string[] = [];
  const clear: SignOutWork = async (_, person) => void cleared.push(person.signInId);
  beforeAll(async () => {
    mailed = await createMailedApi(
      engine,
      { publicUrl: "https://guidance.example" },
      { ...EXTENSIONS, signOut: [clear] },
    );
    who = new Caller(mailed.api);
  });
  afterAll(() => mailed?.close());

  const list = async (token: string) => (await who.call(`GET ${SIGN_INS}`, undefined, token)).body.data;
  const nameOf = (token: string) => signInName(tokenHash(token));
  const signInFrom = async (identifier: string, device: string, userAgent = "") =>
    mailed.api.app.inject({
      method: "POST",
      url: "/api/auth/local",
      headers: { cookie: `device=${device}`, "user-agent": userAgent },
      payload: { identifier, password: PASSWORD },
    });

  describe("the own sign-ins", () => {
    it("are listed with what is known of them, and nothing that could be used", async () => {
      const email = await who.somebody();
      const phone = (await signInFrom(email, "phone", PHONE)).json().jwt;
      mailed.api.clock.advance(5 * 60_000);
      const token = await who.tokenOf(email);
      const answer = await who.call(`GET ${SIGN_INS}`, undefined, token);
      expect(answer.body.data).toEqual([
        expect.objectContaining({ id: nameOf(token), device: "", method: "password", isThis: true }),
        expect.objectContaining({ id: nameOf(phone), device: "Safari · iOS", isThis: false }),
      ]);
      expect(JSON.stringify(answer.body)).not.toContain(tokenHash(phone).slice(0, 25));
      expect(await list(phone)).toMatchObject([{ id: nameOf(phone) }, { id: nameOf(token) }]);
    });

    it("that have ended by themselves are not there", async () => {
      const email = await who.somebody();
      await who.tokenOf(email);
      mailed.api.clock.advance(mailed.api.ctx.config.signInIdleDays * DAY);
      expect(await list(await who.tokenOf(email))).toHaveLength(1);
    });

    it("are nobody's who is not signed in, nor a place's in a class", async () => {
      for (const what of [`GET ${SIGN_INS}`, `DELETE ${SIGN_INS}`, `DELETE ${SIGN_INS}/abc`])
        expect((await who.call(what)).status, what).toBe(401);
      const email = await who.somebody();
      const token = await who.tokenOf(email);
      await mailed.api.ctx.db.updateTable("users").set({ kind: "place" }).where("email", "=", email).execute();
      expect(await who.call(`GET ${SIGN_INS}`, undefined, token)).toMatchObject({
        status: 403,
        code: "account_needed",
      });
    });

    it("end one by one; another's does not exist", async () => {
      const [email, other] = [await who.somebody(), await who.somebody()];
      const [here, there, foreign] = [await who.tokenOf(email), await who.tokenOf(email), await who.tokenOf(other)];
      for (const id of [nameOf(foreign), tokenHash(there), "", " ", "%00", "x".repeat(90), nameOf(there).slice(0, 8)])
        expect((await who.call(`DELETE ${SIGN_INS}/${encodeURIComponent(id) || "%20"}`, undefined, here)).status).toBe(
          404,
        );
      expect(await who.isSignedIn(foreign)).toBe(true);
      expect(await who.isSignedIn(there)).toBe(true);
      const ended = await who.call(`DELETE ${SIGN_INS}/${nameOf(there)}`, undefined, here);
      expect(ended).toMatchObject({ status: 200, body: { data: { id: nameOf(there) } } });
      expect([await who.isSignedIn(there), await who.isSignedIn(here)]).toEqual([false, true]);
      expect((await who.call(`DELETE ${SIGN_INS}/${nameOf(there)}`, undefined, here)).status).toBe(404);
    });

    it("end all but this one, each with what only it was to keep", async () => {
      cleared.length = 0;
      const email = await who.somebody();
      const tokens = [await who.tokenOf(email), await who.tokenOf(email), await who.tokenOf(email)];
      const [here = "", ...others] = tokens;
      expect((await who.call(`DELETE ${SIGN_INS}`, undefined, here)).body).toEqual({ data: { ended: 2 } });
      expect(await Promise.all(tokens.map((token) => who.isSignedIn(token)))).toEqual([true, false, false]);
      expect(cleared.sort()).toEqual(others.map(tokenHash).sort());
    });

    it("signs out twice as once", async () => {
      const token = await who.tokenOf(await who.somebody());
      expect((await who.call("POST /auth/logout", {}, token)).status).toBe(200);
      expect((await who.call("POST /auth/logout", {})).status).toBe(200);
      expect(await who.isSignedIn(token)).toBe(false);
    });
  });

  describe("a device that is new", () => {
    it.each(["ar", "en"] as const)("is told by mail in %s, once", async (locale) => {
      const email = await who.somebody({ locale });
      await signInFrom(email, `home-${locale}`);
      await mailed.deliver();
      expect(mailed.countTo(email)).toBe(0);
      await signInFrom(email, `phone-${locale}`, PHONE);
      await mailed.deliver();
      const mail = await mailed.mailTo(email);
      const isArabic = locale === "ar";
      expect(/[\u0600-\u06ff]/.test(mail?.subject ?? "")).toBe(isArabic);
      expect(mail?.html).toMatch(new RegExp(`<html[^>]*lang="${locale}"[^>]*dir="${isArabic ? "rtl" : "ltr"}"`));
      expect(mail?.html).toContain("<bdi>Safari · iOS</bdi>");
      expect(mail?.text).toContain("/reset-password");
      expect(mail?.text).not.toMatch(/token=|code=/);
      for (const device of [`home-${locale}`, `phone-${locale}`]) await signInFrom(email, device, PHONE);
      await mailed.deliver();
      expect(mailed.countTo(email)).toBe(1);
    });

    it("is no news at activation, after a new password, for a place or for demo people", async () => {
      const { ctx } = mailed.api;
      for (const method of ["activation", "reset", "place"] as SignInMethod[]) {
        const email = await who.somebody();
        const user = await readUserByEmail(ctx.db, email);
        await signInFrom(email, "known");
        await startSignIn(ctx, ctx.db, user?.id ?? 0, { address: "192.0.2.1", device: "new", userAgent: "" }, method);
        await mailed.deliver();
        expect([method, mailed.countTo(email)]).toEqual([method, 0]);
      }
    });

    it("that has no mark is known by its address, kept as a hash", async () => {
      const { ctx } = mailed.api;
      const email = await who.somebody();
      const user = await readUserByEmail(ctx.db, email);
      const from = (address: string) => startSignIn(ctx, ctx.db, user?.id ?? 0, { address, device: "", userAgent: "" });
      await from("192.0.2.77");
      await from("192.0.2.77");
      await mailed.deliver();
      expect(mailed.countTo(email)).toBe(0);
      await from("192.0.2.78");
      await mailed.deliver();
      expect(mailed.countTo(email)).toBe(1);
      const rows = await sql`select * from known_devices`.execute(ctx.db);
      expect(JSON.stringify(rows.rows)).not.toContain("192.0.2.7");
    });
  });

  describe("roles", () => {
    const ROLES = "POST /users-permissions/roles";
    async function administrator(): Promise<{ email: string; token: string }> {
      const email = await who.somebody();
      const { ctx } = mailed.api;
      const user = await readUserByEmail(ctx.db, email);
      const at = ctx.clock.now().toISOString();
      await ctx.db
        .insertInto("user_roles")
        .values({ user_id: user?.id ?? 0, role: "admin", given_at: at })
        .execute();
      return { email, token: await who.tokenOf(email) };
    }
    const rolesOf = async (token: string) =>
      (await actorOfToken(mailed.api.ctx, token, { address: "192.0.2.1", device: "", userAgent: "" }, "en"))?.roles;

    it("are given and taken by an administrator, at once and written down", async () => {
      const { token } = await administrator();
      const email = await who.somebody();
      const theirs = await who.tokenOf(email);
      const given = await who.call(
        ROLES,
        { currentPassword: PASSWORD, email: ` ${email.toUpperCase()} `, role: "teacher", given: true },
        token,
      );
      expect(given).toMatchObject({ status: 200, body: { data: { email, roles: ["teacher"] } } });
      expect(await rolesOf(theirs)).toEqual(["teacher"]);
      await who.call(ROLES, { currentPassword: PASSWORD, email, role: "teacher", given: false }, token);
      expect(await rolesOf(theirs)).toEqual([]);
      const events = await mailed.api.ctx.db
        .selectFrom("audit_events")
        .selectAll()
        .orderBy("id", "desc")
        .limit(2)
        .execute();
      expect(events.map(({ action, details_json }) => [action, details_json])).toEqual([
        ["role.taken", { role: "teacher" }],
        ["role.given", { role: "teacher" }],
      ]);
      expect(JSON.stringify(events)).not.toContain(email);
    });

    it("are not given by others, not even to oneself", async () => {
      const email = await who.somebody();
      const token = await who.tokenOf(email);
      const change = { email, role: "admin", given: true };
      expect((await who.call(ROLES, change)).status).toBe(401);
      expect((await who.call(ROLES, change, token)).status).toBe(403);
      expect((await who.call(ROLES, { currentPassword: PASSWORD, nonsense: 1 }, token)).status).toBe(403);
      for (const role of ["author", "editor", "teacher"] as const) {
        const user = await readUserByEmail(mailed.api.ctx.db, email);
        const at = mailed.api.clock.now().toISOString();
        await mailed.api.ctx.db
          .insertInto("user_roles")
          .values({ user_id: user?.id ?? 0, role, given_at: at })
          .execute();
        expect((await who.call(ROLES, change, token)).status, role).toBe(403);
      }
      expect(await rolesOf(token)).not.toContain("admin");
    });

    it("of a wrong name, for nobody, or with more fields are refused", async () => {
      const { token } = await administrator();
      const email = await who.somebody();
      for (const wrong of [
        { email, role: "Consultant", given: true },
        { email, role: { $ne: "" }, given: true },
        { email, role: "editor", given: "true" },
        { email, role: "editor" },
        { email: { $ne: "" }, role: "editor", given: true },
        { email, role: "editor", given: true, id: 1 },
      ])
        expect(
          (await who.call(ROLES, { currentPassword: PASSWORD, ...wrong }, token)).status,
          JSON.stringify(wrong),
        ).toBe(400);
      const nobody = { email: "nobody@example.org", role: "editor", given: true, currentPassword: PASSWORD };
      expect((await who.call(ROLES, nobody, token)).status).toBe(404);
    });

    race("leave the last administrator one, also when two take each other out at once", async () => {
      const { ctx } = mailed.api;
      await ctx.db.deleteFrom("user_roles").execute();
      const one = await administrator();
      const take = (email: string, token: string) =>
        who.call(ROLES, { currentPassword: PASSWORD, email, role: "admin", given: false }, token);
      expect(await take(one.email, one.token)).toMatchObject({ status: 400, field: expect.stringContaining("given") });
      const two = await administrator();
      const answers = await Promise.all([take(two.email, one.token), take(one.email, two.token)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await ctx.db.selectFrom("user_roles").select("user_id").where("role", "=", "admin").execute();
      expect(left).toHaveLength(1);
    });
  });
});
