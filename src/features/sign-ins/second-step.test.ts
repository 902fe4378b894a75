import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantRole } from "#features/accounts/operations/grant-role.server.ts";
import { changeUser } from "#features/people/operations/change-user.server.ts";
import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import type { Person, Visitor } from "#shared/actor.ts";
import { Caller, PASSWORD } from "../../../tests/support/asking-api.ts";
import { createMailedApi, type MailedApi } from "../../../tests/support/mailed-api.ts";
import { endSecondStepOf } from "./operations/end-second-step.server.ts";
import { isSecondStepMissing, readSecondStep } from "./operations/read-second-step.server.ts";
import { finishSecondStep, isWaitingForCode, startSecondStep } from "./operations/second-step.server.ts";
import {
  askForSecondStep,
  renewRecoveryCodes,
  turnOffSecondStep,
  turnOnSecondStep,
} from "./operations/set-up-second-step.server.ts";
import { signInOrWait } from "./operations/sign-in.server.ts";
import { actorOfToken } from "./operations/sign-in-token.server.ts";
import { WAITING_MINUTES } from "./rules/second-step.ts";
import { LIMITS } from "./rules.ts";

const origin = { address: "192.0.2.1", device: "test", userAgent: "" };
const visitor: Visitor = { kind: "visitor", locale: "en", origin };
const STEP = 30_000;
const MINUTE = 60_000;

/** Somebody whose second step is on, with an app of their own (RFC 6238 by another's code). */
interface Owner {
  readonly email: string;
  readonly token: string;
  readonly person: Person;
  readonly codes: string[];
  readonly app: TOTP;
}

describe.each(["sqlite", "postgres"] as const)("the second step on %s", (engine) => {
  let mailed: MailedApi;
  let who: Caller;
  beforeAll(async () => {
    mailed = await createMailedApi(engine, { publicUrl: "https://guidance.example" });
    who = new Caller(mailed.api);
  });
  afterAll(() => mailed?.close());

  const now = () => mailed.api.clock.now().getTime();
  const codeOf = (app: TOTP, steps = 0) => app.generate({ timestamp: now() + steps * STEP });
  const signIn = (email: string, code?: unknown) =>
    who.call("POST /auth/local", { identifier: email, password: PASSWORD, code });

  async function signedIn(changes = {}): Promise<{ email: string; token: string; person: Person }> {
    const email = await who.somebody(changes);
    const token = await who.tokenOf(email);
    const person = await actorOfToken(mailed.api.ctx, token, origin, "en");
    if (!person) throw new Error("not signed in");
    return { email, token, person };
  }
  async function asked(changes = {}) {
    const one = await signedIn(changes);
    await askForSecondStep(mailed.api.ctx, one.person, { intent: "start", currentPassword: PASSWORD });
    const { secret } = await readSecondStep(mailed.api.ctx, one.person);
    const app = new TOTP({ secret: Secret.fromBase32(secret?.words.replaceAll(" ", "") ?? "") });
    return { ...one, app, secret };
  }
  async function owner(changes = {}): Promise<Owner> {
    const { secret: _, ...one } = await asked(changes);
    const codes = await turnOnSecondStep(mailed.api.ctx, one.person, { intent: "confirm", code: codeOf(one.app) });
    mailed.api.clock.advance(2 * STEP);
    return { ...one, codes };
  }

  describe("turning it on", () => {
    it("needs the password, and a first code of the app", async () => {
      const { ctx } = mailed.api;
      const { person, email, token } = await signedIn();
      for (const currentPassword of [undefined, "", "not this one"])
        await expect(askForSecondStep(ctx, person, { intent: "start", currentPassword })).rejects.toMatchObject({
          code: "form_invalid",
        });
      expect((await readSecondStep(ctx, person)).secret).toBeNull();
      await askForSecondStep(ctx, person, { intent: "start", currentPassword: PASSWORD });
      const { secret, isOn } = await readSecondStep(ctx, person);
      expect(isOn).toBe(false);
      const words = secret?.words.replaceAll(" ", "") ?? "";
      expect(words).toMatch(/^[A-Z2-7]{32}$/);
      expect(secret?.address).toMatch(new RegExp(`^otpauth://totp/Wijha:.*secret=${words}&.*period=30`));
      expect(secret?.qr).toMatch(/^<svg [^>]+>/);
      const app = new TOTP({ secret: Secret.fromBase32(words) });
      for (const code of ["", "12345", codeOf(app, 5), codeOf(app, -5), "ABCD-EFGH-JKMN"])
        await expect(turnOnSecondStep(ctx, person, { intent: "confirm", code })).rejects.toMatchObject({
          code: "code_wrong",
        });
      expect((await signIn(email)).status).toBe(200);
      const codes = await turnOnSecondStep(ctx, person, { intent: "confirm", code: codeOf(app) });
      expect(new Set(codes).size).toBe(10);
      expect(await readSecondStep(ctx, person)).toMatchObject({ isOn: true, codesLeft: 10, secret: null });
      expect(await who.isSignedIn(token)).toBe(true);
    });

    it("waits a quarter of an hour for the code", async () => {
      const { person, app } = await asked();
      mailed.api.clock.advance(15 * MINUTE);
      expect((await readSecondStep(mailed.api.ctx, person)).secret).toBeNull();
      await expect(
        turnOnSecondStep(mailed.api.ctx, person, { intent: "confirm", code: codeOf(app) }),
      ).rejects.toMatchObject({ code: "conflict" });
    });

    it("keeps neither secret nor recovery codes in clear", async () => {
      const { person, codes, app } = await owner();
      const tables = ["second_factors", "recovery_codes", "due_work", "audit_events"];
      const rows = await Promise.all(
        tables.map((table) => sql`select * from ${sql.table(table)}`.execute(mailed.api.ctx.db)),
      );
      const all = JSON.stringify(rows.map((result) => result.rows));
      for (const secret of [
        app.secret.base32,
        app.secret.hex,
        ...codes,
        ...codes.map((code) => code.replaceAll("-", "")),
      ])
        expect(all.toLowerCase()).not.toContain(secret.toLowerCase());
      expect(JSON.stringify(await readSecondStep(mailed.api.ctx, person))).not.toContain(app.secret.base32);
    });

    it.each(["ar", "en"] as const)("is told by mail in %s, and turning it off too", async (locale) => {
      const { email, person, app } = await owner({ locale });
      await mailed.deliver();
      const on = await mailed.mailTo(email);
      expect(on?.html).toContain(`dir="${locale === "ar" ? "rtl" : "ltr"}"`);
      await turnOffSecondStep(mailed.api.ctx, person, { intent: "stop", currentPassword: PASSWORD, code: codeOf(app) });
      await mailed.deliver();
      expect(mailed.countTo(email)).toBe(2);
      const off = await mailed.mailTo(email);
      expect(off?.subject).not.toBe(on?.subject);
      expect(/[\u0600-\u06ff]/.test(off?.subject ?? "")).toBe(locale === "ar");
    });

    it("is refused to who has it already, and to places in a class", async () => {
      const { person } = await owner();
      const start = { intent: "start", currentPassword: PASSWORD } as const;
      await expect(askForSecondStep(mailed.api.ctx, person, start)).rejects.toMatchObject({ code: "conflict" });
      const place = { ...person, isPlace: true };
      await expect(askForSecondStep(mailed.api.ctx, place, start)).rejects.toMatchObject({ code: "account_needed" });
      await expect(askForSecondStep(mailed.api.ctx, visitor, start)).rejects.toMatchObject({ code: "unauthorized" });
    });
  });

  describe("signing in by a call", () => {
    it("says that a code is needed, only after the right password", async () => {
      const { email } = await owner();
      expect(await who.call("POST /auth/local", { identifier: email, password: "wrong one" })).toMatchObject({
        status: 400,
        code: "bad_credentials",
      });
      const answer = await signIn(email);
      expect(answer).toMatchObject({ status: 400, code: "second_step_needed" });
      expect(JSON.stringify(answer.body)).not.toContain("jwt");
    });

    it("takes a code half a minute off, in Arabic digits and with spaces, once", async () => {
      const { email, app } = await owner();
      const arabic = codeOf(app, -1).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
      expect((await signIn(email, `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200);
      expect(await signIn(email, arabic)).toMatchObject({ status: 400, code: "code_wrong" });
      expect((await signIn(email, codeOf(app, 1))).status).toBe(200);
      // One that was passed over counts no more either.
      expect((await signIn(email, codeOf(app))).code).toBe("code_wrong");
      mailed.api.clock.advance(3 * STEP);
      expect((await signIn(email, codeOf(app, 2))).code).toBe("code_wrong");
      expect((await signIn(email, codeOf(app, -2))).code).toBe("code_wrong");
    });

    it("takes one code once from two at the same time", async () => {
      const { email, app, codes } = await owner();
      const racing = async (code: string) =>
        (await Promise.all([signIn(email, code), signIn(email, code)])).map((one) => one.status);
      expect((await racing(codeOf(app))).sort()).toEqual([200, 400]);
      expect((await racing(codes[0] ?? "")).sort()).toEqual([200, 400]);
    });

    it("takes each recovery code once, however it is typed", async () => {
      const { email, person, codes } = await owner();
      const [first = "", second = ""] = codes;
      expect((await signIn(email, first)).status).toBe(200);
      expect((await signIn(email, first)).code).toBe("code_wrong");
      expect((await signIn(email, second.toLowerCase().replaceAll("-", " "))).status).toBe(200);
      expect((await readSecondStep(mailed.api.ctx, person)).codesLeft).toBe(8);
      const other = await owner();
      expect((await signIn(email, other.codes[0])).code).toBe("code_wrong");
    });

    it.each(["ar", "en"] as const)(
      "tells the owner in %s of each recovery code that was used, and of no wrong one",
      async (locale) => {
        const { email, codes } = await owner({ locale });
        await mailed.deliver();
        const subjects = () => mailed.subjectsTo(email);
        const before = (await subjects()).length;
        expect((await signIn(email, "AAAA-AAAA-AAAA")).code).toBe("code_wrong");
        await mailed.deliver();
        expect((await subjects()).length).toBe(before);
        expect((await signIn(email, codes[0])).status).toBe(200);
        await mailed.deliver();
        const words = { ar: "استُخدم رمز استرداد في", en: "A recovery code was used at" }[locale];
        expect((await subjects()).filter((subject) => subject.startsWith(words)).length).toBe(1);
      },
    );

    it("refuses codes of another type", async () => {
      const { email } = await owner();
      for (const code of [{}, [], 123456, true, null, { $ne: "" }, "1".repeat(101)])
        expect(await signIn(email, code), JSON.stringify(code)).toMatchObject({ status: 400, code: "form_invalid" });
    });

    it("counts wrong codes by account, whatever device asks, and takes no right one then", async () => {
      const { email, app } = await owner();
      const wrong = codeOf(app, 50);
      for (let at = 0; at < LIMITS.secondStep.max; at += 1)
        expect((await signIn(email, wrong)).code).toBe("code_wrong");
      expect((await signIn(email, codeOf(app))).status).toBe(429);
      mailed.api.clock.advance(LIMITS.secondStep.seconds * 1000);
      expect((await signIn(email, codeOf(app))).status).toBe(200);
    });

    it("counts them over the day as well", async () => {
      const { email, app } = await owner();
      const rounds = LIMITS.secondStepDay.max / LIMITS.secondStep.max;
      for (let round = 0; round < rounds; round += 1) {
        for (let at = 0; at < LIMITS.secondStep.max; at += 1) await signIn(email, codeOf(app, 50));
        mailed.api.clock.advance(LIMITS.secondStep.seconds * 1000);
      }
      expect((await signIn(email, codeOf(app))).status).toBe(429);
    });
  });

  describe("signing in on a page", () => {
    const cookieOf = (setCookie: string) => setCookie.split(";")[0] ?? "";
    async function waiting(one: Owner, next: string | null = null): Promise<string> {
      const done = await signInOrWait(mailed.api.ctx, visitor, { email: one.email, password: PASSWORD }, next);
      if (!("waitingCookie" in done)) throw new Error("signed in without a code");
      return done.waitingCookie;
    }
    const finish = (cookies: string, code: string) => finishSecondStep(mailed.api.ctx, visitor, cookies, code);

    it("waits in a sealed cookie of this browser, and goes on where one wanted", async () => {
      const one = await owner();
      const setCookie = await waiting(one, "/jobs?page=2");
      expect(setCookie).toMatch(/^__Host-wijha-step=[\w-]+; Path=\/; SameSite=Lax; Max-Age=600; HttpOnly; Secure$/);
      expect(setCookie).not.toMatch(/jobs/);
      const cookie = cookieOf(setCookie);
      expect(isWaitingForCode(mailed.api.ctx, cookie)).toBe(true);
      await expect(finish(cookie, "000000")).rejects.toMatchObject({ code: "code_wrong" });
      const done = await finish(cookie, codeOf(one.app));
      expect(done).toMatchObject({ next: "/jobs?page=2", kind: "app", user: { email: one.email } });
      expect(await who.isSignedIn(done.token)).toBe(true);
      await expect(finish(cookie, codeOf(one.app))).rejects.toMatchObject({ code: "code_wrong" });
    });

    it("is over after ten minutes, after a new password, and for a forged cookie", async () => {
      const one = await owner();
      const cookie = cookieOf(await waiting(one));
      const changed = cookie.replace(/=(.{40})./, (_, start) => `=${start}${cookie[58] === "A" ? "B" : "A"}`);
      for (const forged of ["", "__Host-wijha-step=x", changed])
        await expect(finish(forged, codeOf(one.app))).rejects.toMatchObject({ code: "link_invalid" });
      mailed.api.clock.advance(WAITING_MINUTES * MINUTE);
      expect(isWaitingForCode(mailed.api.ctx, cookie)).toBe(false);
      await expect(finish(cookie, codeOf(one.app))).rejects.toMatchObject({ code: "link_invalid" });
      const other = cookieOf(await waiting(one));
      await changeUser(mailed.api.ctx.db, one.person.id, { password_hash: "scrypt$another" });
      await expect(finish(other, codeOf(one.app))).rejects.toMatchObject({ code: "link_invalid" });
    });

    it("is refused to an account that was shut in the meantime", async () => {
      const one = await owner();
      const cookie = cookieOf(await waiting(one));
      await changeUser(mailed.api.ctx.db, one.person.id, { disabled_at: mailed.api.clock.now().toISOString() });
      await expect(finish(cookie, codeOf(one.app))).rejects.toMatchObject({ code: "blocked" });
    });

    it("is asked after another service as well, which the sign-in then names", async () => {
      const one = await owner();
      const { ctx } = mailed.api;
      const user = await readUserByEmail(ctx.db, one.email);
      if (!user) throw new Error("nobody");
      const cookie = cookieOf((await startSecondStep(ctx, user, null, "google")) ?? "");
      const { token } = await finish(cookie, one.codes[3] ?? "");
      const mine = await who.call("GET /users-permissions/users/me/sign-ins", undefined, token);
      expect(mine.body.data[0]).toMatchObject({ method: "google", isThis: true });
      const nobody = await readUserByEmail(ctx.db, await who.somebody());
      expect(nobody && (await startSecondStep(ctx, nobody, null))).toBeNull();
    });
  });

  describe("afterwards", () => {
    it("new recovery codes need the password and end the earlier ones", async () => {
      const { email, person, codes } = await owner();
      const renew = (currentPassword?: string) =>
        renewRecoveryCodes(mailed.api.ctx, person, { intent: "renew", currentPassword });
      await expect(renew()).rejects.toMatchObject({ code: "form_invalid" });
      const fresh = await renew(PASSWORD);
      expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
      expect((await signIn(email, codes[0])).code).toBe("code_wrong");
      expect((await signIn(email, fresh[0])).status).toBe(200);
    });

    it("it is turned off by password and code together only", async () => {
      const { ctx } = mailed.api;
      const { email, person, app } = await owner();
      const stop = (currentPassword: string, code?: string) =>
        turnOffSecondStep(ctx, person, { intent: "stop", currentPassword, code });
      await expect(stop("wrong one", codeOf(app))).rejects.toMatchObject({ code: "form_invalid" });
      await expect(stop(PASSWORD)).rejects.toMatchObject({ code: "code_wrong" });
      await expect(stop(PASSWORD, codeOf(app, 50))).rejects.toMatchObject({ code: "code_wrong" });
      expect((await signIn(email)).code).toBe("second_step_needed");
      await stop(PASSWORD, codeOf(app));
      expect((await signIn(email)).status).toBe(200);
      const left = await ctx.db.selectFrom("recovery_codes").selectAll().where("user_id", "=", person.id).execute();
      expect(left).toEqual([]);
      await expect(stop(PASSWORD, codeOf(app, 1))).rejects.toMatchObject({ code: "conflict" });
    });

    it("it is taken away on the machine for who lost everything, written down and told", async () => {
      const { ctx } = mailed.api;
      const { email } = await owner();
      await mailed.deliver();
      const before = mailed.countTo(email);
      await endSecondStepOf(ctx, { email: email.toUpperCase() });
      expect((await signIn(email)).status).toBe(200);
      const [event] = await ctx.db.selectFrom("audit_events").selectAll().orderBy("id", "desc").limit(1).execute();
      expect(event).toMatchObject({ action: "second-step.off", actor_key: "system" });
      await mailed.deliver();
      expect(mailed.countTo(email)).toBeGreaterThan(before);
      await expect(endSecondStepOf(ctx, { email })).rejects.toMatchObject({ code: "not_found" });
      await expect(endSecondStepOf(ctx, { email: "nobody@example.org" })).rejects.toMatchObject({ code: "not_found" });
    });

    it("who sees much of others is reminded until it is on", async () => {
      const { ctx } = mailed.api;
      const missing = async (email: string) => {
        const person = await actorOfToken(ctx, await who.tokenOf(email), origin, "en");
        return person && isSecondStepMissing(ctx, person);
      };
      expect(await missing(await who.somebody())).toBe(false);
      expect(await missing(await who.somebody({ account_type: "Consultant" }))).toBe(true);
      const teacher = await who.somebody();
      await grantRole(ctx, { email: teacher, role: "teacher" });
      expect(await missing(teacher)).toBe(true);
      const { person } = await owner({ account_type: "Consultant" });
      expect(await isSecondStepMissing(ctx, person)).toBe(false);
    });
  });
});
