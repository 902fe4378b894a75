import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect } from "vitest";
import { pseudonymOf } from "#features/audit/operations.server.ts";
import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import { readSecondStep } from "#features/sign-ins/operations/read-second-step.server.ts";
import { askForSecondStep, turnOnSecondStep } from "#features/sign-ins/operations/set-up-second-step.server.ts";
import { actorOfToken } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { Caller, PASSWORD } from "#tests/support/asking-api.ts";
import { eventsOfSubject } from "#tests/support/audit.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createMailedApi, type MailedApi } from "#tests/support/mailed-api.ts";
import { confirmEmailChange } from "./operations/confirm-email.server.ts";
import { grantRole } from "./operations/grant-role.server.ts";

const ROLES = "POST /users-permissions/roles";
const BLOCKS = "POST /users-permissions/blocks";
const origin = { address: "192.0.2.1", device: "", userAgent: "" };

onOneEngineRacesOnBoth("what administrators decide about accounts", (engine, { it, race }) => {
  let mailed: MailedApi;
  let who: Caller;
  beforeAll(async () => {
    mailed = await createMailedApi(engine, { publicUrl: "https://guidance.example" });
    who = new Caller(mailed.api);
  });
  afterAll(() => mailed?.close());

  async function administrator(locale: "ar" | "en" = "en"): Promise<{ email: string; token: string }> {
    const email = await who.somebody({ locale });
    await grantRole(mailed.api.ctx, { email, role: "admin" });
    return { email, token: await who.tokenOf(email) };
  }
  const idOf = async (email: string) => (await readUserByEmail(mailed.api.ctx.db, email))?.id ?? 0;
  const actionsAbout = async (email: string) => {
    const { ctx } = mailed.api;
    return (await eventsOfSubject(ctx.db, pseudonymOf(ctx, await idOf(email)))).map(({ action }) => action);
  };
  const block = (token: string, email: string, blocked = true, proof: object = { currentPassword: PASSWORD }) =>
    who.call(BLOCKS, { email, blocked, ...proof }, token);

  it("a role and a block ask for the password, and for a code where the second step is on", async () => {
    const { ctx, clock } = mailed.api;
    const { token } = await administrator();
    const email = await who.somebody();
    for (const [call, body] of [
      [ROLES, { email, role: "editor", given: true }],
      [BLOCKS, { email, blocked: true }],
    ] as const) {
      expect((await who.call(call, body, token)).field).toMatch(/^currentPassword/);
      expect((await who.call(call, { ...body, currentPassword: "another one" }, token)).field).toMatch(
        /^currentPassword/,
      );
    }
    const person = await actorOfToken(ctx, token, origin, "en");
    if (!person) throw new Error("not signed in");
    await askForSecondStep(ctx, person, { intent: "start", currentPassword: PASSWORD });
    const { secret: asked } = await readSecondStep(ctx, person);
    const secret = Secret.fromBase32(asked?.words.replaceAll(" ", "") ?? "");
    const code = () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
    await turnOnSecondStep(ctx, person, { intent: "confirm", code: code() });
    clock.advance(60_000);
    expect((await block(token, email)).code).toBe("second_step_needed");
    expect((await block(token, email, true, { currentPassword: PASSWORD, code: "000000" })).code).toBe("code_wrong");
    expect(await actionsAbout(email)).toEqual([]);
    const proof = { currentPassword: PASSWORD, code: code() };
    expect((await who.call(ROLES, { email, role: "editor", given: true, ...proof }, token)).status).toBe(200);
  });

  it("a role is mailed to the account and to all administrators, each in their language", async () => {
    const admin = await administrator("en");
    const other = await administrator("ar");
    const email = await who.somebody({ locale: "ar" });
    const body = { email, role: "editor", given: true, currentPassword: PASSWORD };
    expect((await who.call(ROLES, body, admin.token)).status).toBe(200);
    await mailed.deliver();
    const [theirs, own, another] = await Promise.all([email, admin.email, other.email].map(mailed.mailTo));
    expect(theirs?.text).toContain("مُنح حسابكم دور «محرر محتوى»");
    expect(theirs?.text).toContain(admin.email);
    for (const part of [email, "Editor", admin.email]) expect(own?.text).toContain(part);
    expect(another?.text).toContain("محرر محتوى");
    const before = mailed.countTo(admin.email);
    await grantRole(mailed.api.ctx, { email, role: "editor", given: false });
    await mailed.deliver();
    expect(mailed.countTo(admin.email)).toBe(before + 1);
    expect((await mailed.mailTo(admin.email))?.text).toContain("on the server itself");
  });

  it("a block ends all sign-ins, is told to who has the password and to nobody else, by mail too, and is taken back", async () => {
    const { token } = await administrator();
    const email = await who.somebody({ locale: "en" });
    const [first, second] = [await who.tokenOf(email), await who.tokenOf(email)];
    await who.call("POST /auth/forgot-password", { email });
    await mailed.deliver();
    const code = await mailed.linkTo(email, "code");
    expect((await block(token, email)).body).toEqual({ data: { email, blocked: true } });
    expect([await who.isSignedIn(first), await who.isSignedIn(second)]).toEqual([false, false]);
    expect((await who.signIn(email)).code).toBe("blocked");
    expect((await who.signIn(email)).body.error.message).not.toMatch(/admin|because/i);
    expect((await who.signIn(email, "another one")).code).toBe("bad_credentials");
    const password = { password: "lantern of the pier", passwordConfirmation: "lantern of the pier" };
    expect((await who.call("POST /auth/reset-password", { code, ...password })).code).toBe("link_invalid");
    await mailed.deliver();
    const mail = await mailed.mailTo(email);
    expect(mail?.subject).toMatch(/suspended/);
    expect(mail?.text).toContain("Nothing you saved was deleted");
    const count = mailed.countTo(email);
    expect((await block(token, email)).status).toBe(200);
    await mailed.deliver();
    expect(mailed.countTo(email)).toBe(count);
    expect((await block(token, email, false)).body).toEqual({ data: { email, blocked: false } });
    expect((await who.signIn(email)).status).toBe(200);
    await mailed.deliver();
    expect((await mailed.subjectsTo(email)).some((subject) => /open again/.test(subject))).toBe(true);
    expect(await actionsAbout(email)).toEqual(["account.blocked", "account.unblocked"]);
  });

  it("a block ends a change of address that waits, and none is confirmed while it lasts", async () => {
    const { ctx } = mailed.api;
    const { token } = await administrator();
    const confirm = (link: string) =>
      confirmEmailChange(ctx, { kind: "visitor", locale: "en", origin }, { token: link });
    const [email, wanted] = [await who.somebody(), "wanted@example.net"];
    const ask = async () => {
      const body = { email: wanted, currentPassword: PASSWORD };
      expect((await who.call("POST /users-permissions/users/me/email", body, await who.tokenOf(email))).status).toBe(
        200,
      );
      await mailed.deliver();
      return mailed.linkTo(wanted, "token");
    };
    const ended = await ask();
    await block(token, email);
    await expect(confirm(ended)).rejects.toMatchObject({ code: "link_invalid" });
    await block(token, email, false);
    await expect(confirm(ended)).rejects.toMatchObject({ code: "link_invalid" });
    const open = await ask();
    const disable = (disabled_at: string | null) =>
      ctx.db.updateTable("users").set({ disabled_at }).where("email", "=", email).execute();
    await disable(ctx.clock.now().toISOString());
    await expect(confirm(open)).rejects.toMatchObject({ code: "link_invalid" });
    await disable(null);
    await confirm(open);
    expect((await who.signIn(wanted)).status).toBe(200);
  });

  it("nobody blocks themselves, a stranger, or without being an administrator", async () => {
    const admin = await administrator();
    const email = await who.somebody();
    expect((await block(admin.token, admin.email)).field).toMatch(/^email: Administrators cannot block their own/);
    expect((await block(admin.token, "nobody@example.org")).status).toBe(404);
    expect((await block(await who.tokenOf(email), admin.email)).status).toBe(403);
    expect((await who.call(BLOCKS, { email, blocked: true })).status).toBe(401);
  });

  race("of two administrators who block each other at the same instant one stays", async () => {
    await mailed.api.ctx.db.deleteFrom("user_roles").execute();
    const [a, b] = [await administrator(), await administrator()];
    const both = await Promise.all([block(a.token, b.email), block(b.token, a.email)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const left = await Promise.all([a, b].map(({ token }) => who.isSignedIn(token)));
    expect(left.filter(Boolean)).toHaveLength(1);
  });

  race(
    "of two administrators, one who blocks and one who takes the other's role at that instant, one goes first",
    async () => {
      for (let turn = 0; turn < 8; turn += 1) {
        await mailed.api.ctx.db.deleteFrom("user_roles").execute();
        const [a, b] = [await administrator(), await administrator()];
        const taken = { email: a.email, role: "admin", given: false, currentPassword: PASSWORD };
        const both = await Promise.all([block(a.token, b.email), who.call(ROLES, taken, b.token)]);
        const statuses = both.map(({ status }) => status);
        // Who comes second is signed out, or asks about the last administrator.
        expect([
          [200, 401],
          [400, 200],
        ]).toContainEqual(statuses);
      }
    },
  );
});
