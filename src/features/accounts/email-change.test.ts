import { afterAll, beforeAll, expect, it } from "vitest";
import { onOneEngine } from "#tests/support/engines.ts";
import { Caller, PASSWORD } from "../../../tests/support/asking-api.ts";
import { createMailedApi, type MailedApi } from "../../../tests/support/mailed-api.ts";
import { accountsWork } from "./jobs.server.ts";
import { confirmEmailChange, readEmailLink, undoEmailChange } from "./operations/confirm-email.server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEW = "lantern of the pier";
const visitor = { kind: "visitor", locale: "en", origin: { address: "192.0.2.1", device: "", userAgent: "" } } as const;

onOneEngine("a change of e-mail", (engine) => {
  let mailed: MailedApi;
  let who: Caller;
  let serial = 0;
  beforeAll(async () => {
    mailed = await createMailedApi(engine, { publicUrl: "https://guidance.example" });
    who = new Caller(mailed.api);
  });
  afterAll(() => mailed?.close());

  const free = () => {
    serial += 1;
    return `free${serial}@example.net`;
  };
  const ask = (token: string, email: string, currentPassword = PASSWORD) =>
    who.call("POST /users-permissions/users/me/email", { email, currentPassword }, token);
  const confirm = (token: string) => confirmEmailChange(mailed.api.ctx, visitor, { token });
  const undo = (token: string) => undoEmailChange(mailed.api.ctx, visitor, { token });
  const emailOf = async (token: string) => (await who.call("GET /users/me", undefined, token)).body.email;
  const forgot = async (email: string) => {
    await who.call("POST /auth/forgot-password", { email });
    await mailed.deliver();
  };
  const signUp = (email: string) =>
    who.call("POST /auth/local/register", {
      email,
      password: NEW,
      firstname: "Salma",
      lastname: "Harthi",
      terms: true,
    });

  /** Somebody who has changed their address: the old one, the new one, a sign-in from before. */
  async function changed(): Promise<{ old: string; now: string; token: string }> {
    const [old, now] = [await who.somebody(), free()];
    const token = await who.tokenOf(old);
    expect((await ask(token, now)).body).toEqual({ email: now, sent: true });
    await mailed.deliver();
    await confirm(await mailed.linkTo(now, "token"));
    await mailed.deliver();
    return { old, now, token };
  }

  it("holds once the link at the new address is used, and not before", async () => {
    const [old, now] = [await who.somebody(), free()];
    const token = await who.tokenOf(old);
    await ask(token, now.toUpperCase());
    await mailed.deliver();
    const link = await mailed.linkTo(now, "token");
    expect(await readEmailLink(mailed.api.ctx, "email_change", link)).toEqual({ state: "ready", email: now });
    expect([await emailOf(token), mailed.countTo(old)]).toEqual([old, 0]);
    await confirm(link);
    expect([await emailOf(token), (await who.signIn(now)).status, (await who.signIn(old)).status]).toEqual([
      now,
      200,
      400,
    ]);
    expect((await readEmailLink(mailed.api.ctx, "email_change", link)).state).toBe("used");
    await expect(confirm(link)).rejects.toMatchObject({ code: "link_invalid" });
  });

  it("is told to the old address in its language, with the day until which it can be undone", async () => {
    const { old, now } = await changed();
    const mail = await mailed.mailTo(old);
    expect(mail?.subject).toMatch(/غُيّر بريد حسابكم/);
    expect(mail?.html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(mail?.text).toContain(`\u2068${now}\u2069`);
    expect(mail?.text).toMatch(/https:\/\/guidance\.example\/email-undo\?token=[\w-]{43}&lang=ar/);
    expect((await mailed.mailTo(now))?.html).toMatch(/dir="rtl"/);
  });

  it("needs the present password, an address, and another than the present one", async () => {
    const email = await who.somebody();
    const token = await who.tokenOf(email);
    expect((await ask(token, free(), "wrong")).field).toMatch(/^currentPassword: This is not your current/);
    expect((await ask(token, "x@")).field).toMatch(/^email: Invalid Email/);
    expect((await ask(token, ` ${email.toUpperCase()} `)).field).toMatch(/^email: .*already have/);
    const mine = { email: free(), currentPassword: PASSWORD, id: 1 };
    expect((await who.call("POST /users-permissions/users/me/email", mine, token)).status).toBe(400);
    expect((await who.call("POST /users-permissions/users/me/email", mine)).status).toBe(401);
  });

  it("answers the same for an address somebody has; its owner is told and nothing changes", async () => {
    const [mine, theirs] = [await who.somebody(), await who.somebody({ locale: "en" })];
    const token = await who.tokenOf(mine);
    const answers = [await ask(token, theirs), await ask(token, free())];
    expect(answers.map(({ status, body }) => [status, body.sent])).toEqual([
      [200, true],
      [200, true],
    ]);
    await ask(token, theirs);
    await mailed.deliver();
    const mail = await mailed.mailTo(theirs);
    expect(mail?.subject).toMatch(/asked to use your email address/);
    expect(mail?.text).not.toContain(mine);
    expect(await mailed.linkTo(theirs, "token")).toBe("");
  });

  it("is refused at the link when somebody has taken the address meanwhile", async () => {
    const [old, now] = [await who.somebody(), free()];
    await ask(await who.tokenOf(old), now);
    await mailed.deliver();
    const link = await mailed.linkTo(now, "token");
    await who.somebody({ email: now });
    await expect(confirm(link)).rejects.toMatchObject({ code: "email_taken" });
    expect((await who.signIn(old)).status).toBe(200);
  });

  it("takes the place of an account that was never activated", async () => {
    const [old, now] = [await who.somebody(), free()];
    await signUp(now);
    await ask(await who.tokenOf(old), now);
    await mailed.deliver();
    await confirm(await mailed.linkTo(now, "token"));
    expect((await who.signIn(now, NEW)).status).toBe(400);
    expect((await who.signIn(now)).status).toBe(200);
  });

  it("asked anew takes the place of what waited, and can be given up", async () => {
    const [old, first, second] = [await who.somebody(), free(), free()];
    const token = await who.tokenOf(old);
    for (const email of [first, second]) {
      await ask(token, email);
      await mailed.deliver();
    }
    await expect(confirm(await mailed.linkTo(first, "token"))).rejects.toMatchObject({ code: "link_invalid" });
    await who.call("DELETE /users-permissions/users/me/email", undefined, token);
    await expect(confirm(await mailed.linkTo(second, "token"))).rejects.toMatchObject({ code: "link_invalid" });
    expect(await emailOf(token)).toBe(old);
  });

  it("refuses links that are forged, of another kind, or past their time", async () => {
    const [old, now] = [await who.somebody(), free()];
    await ask(await who.tokenOf(old), now);
    await mailed.deliver();
    const link = await mailed.linkTo(now, "token");
    for (const token of ["", "forged", "A".repeat(43)])
      await expect(confirm(token)).rejects.toMatchObject({ code: "link_invalid" });
    await expect(undo(link)).rejects.toMatchObject({ code: "link_invalid" });
    expect(
      (await who.call("POST /auth/reset-password", { code: link, password: NEW, passwordConfirmation: NEW })).code,
    ).toBe("link_invalid");
    mailed.api.clock.advance(DAY);
    await expect(confirm(link)).rejects.toMatchObject({ code: "link_invalid" });
  });

  it("is undone from the old address: all sign-ins, the password and newer changes end", async () => {
    const { old, now, token } = await changed();
    const link = await mailed.linkTo(old, "token");
    const newer = free();
    await ask(token, newer);
    await mailed.deliver();
    await confirm(await mailed.linkTo(newer, "token"));
    await forgot(newer);
    const stolen = await mailed.linkTo(newer, "code");
    expect(await readEmailLink(mailed.api.ctx, "email_undo", link)).toEqual({ state: "ready", email: old });
    await undo(link);
    expect(await who.isSignedIn(token)).toBe(false);
    for (const email of [old, now, newer]) expect((await who.signIn(email)).status, email).toBe(400);
    await expect(undo(link)).rejects.toMatchObject({ code: "link_invalid" });
    await expect(undo(await mailed.linkTo(now, "token"))).rejects.toMatchObject({ code: "link_invalid" });
    const twice = { password: NEW, passwordConfirmation: NEW };
    expect((await who.call("POST /auth/reset-password", { code: stolen, ...twice })).code).toBe("link_invalid");
    await mailed.deliver();
    const code = await mailed.linkTo(old, "code");
    expect((await who.call("POST /auth/reset-password", { code, ...twice })).body.user.email).toBe(old);
    expect((await who.signIn(old, NEW)).status).toBe(200);
    expect((await signUp(now)).status).toBe(200);
  });

  it("keeps the old address for its owner, and sends a forgotten password's link where it was asked from", async () => {
    const { old, now } = await changed();
    expect((await signUp(old)).code).toBe("email_taken");
    const other = await who.tokenOf(await who.somebody());
    const before = mailed.countTo(old);
    await ask(other, old);
    await mailed.deliver();
    expect(mailed.countTo(old)).toBe(before);
    await forgot(old);
    expect(await mailed.linkTo(now, "code")).toBe("");
    expect((await mailed.mailTo(old))?.text).toMatch(/reset-password\?code=/);
    await forgot(now);
    expect((await mailed.mailTo(now))?.text).toMatch(/reset-password\?code=/);
    const code = await mailed.linkTo(old, "code");
    const done = await who.call("POST /auth/reset-password", { code, password: NEW, passwordConfirmation: NEW });
    expect(done.body.user.email).toBe(now);
  });

  it("stands for good after the time to undo it: the old address is free, and forgotten here", async () => {
    const { old, now, token } = await changed();
    const link = await mailed.linkTo(old, "token");
    mailed.api.clock.advance(7 * DAY);
    await expect(undo(link)).rejects.toMatchObject({ code: "link_invalid" });
    await forgot(old);
    expect((await mailed.mailTo(old))?.text).not.toMatch(/reset-password/);
    const sweep = accountsWork["accounts.sweep"];
    if (typeof sweep === "object") await sweep.run(mailed.api.ctx, {}, { id: 1, run: 1 });
    const kept = await mailed.api.ctx.db.selectFrom("email_changes").selectAll().where("old_email", "=", old).execute();
    expect(kept).toEqual([]);
    expect(await emailOf(token)).toBe(now);
    expect((await signUp(old)).status).toBe(200);
  });
});
