import { afterAll, beforeAll, expect } from "vitest";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { signInsWork } from "#features/sign-ins/jobs.server.ts";
import { runDue } from "#platform/queue/worker.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { visitor } from "../../../tests/support/people.ts";
import { accountsWork } from "./jobs.server.ts";
import { activate, readActivationLink } from "./operations/activate.server.ts";
import { correctAddress } from "./operations/correct-address.server.ts";
import { register } from "./operations/register.server.ts";
import { resendActivation, resendWaiting } from "./operations/resend-activation.server.ts";
import {
  justSentCookie,
  presentWaiting,
  readWaiting,
  type WaitingSignUp,
  waitingCookieOf,
} from "./operations/waiting-sign-up.server.ts";
import { LIMITS, maskEmail } from "./rules.ts";
import { registerBody } from "./schema.ts";

const PASSWORD = "mountain sun";

onOneEngineRacesOnBoth("an activation link that went astray", (engine, { it, race }) => {
  let api: TestApi;
  let serial = 0;
  beforeAll(async () => {
    api = await createTestApi(engine);
  });
  afterAll(() => api?.close());

  const newEmail = (name = "salma") => `${name}${++serial}@example.org`;
  const deliver = () => runDue(api.ctx, { ...accountsWork, ...signInsWork });
  const mailsTo = (email: string) => api.outbox.filter((mail) => mail.to === email);
  const linkTo = (email: string) => /token=([\w-]{43})/.exec(mailsTo(email).at(-1)?.text ?? "")?.[1] ?? "";
  async function signUp(email = newEmail(), next: string | null = null): Promise<WaitingSignUp> {
    const body = { email, password: PASSWORD, firstname: "Salma", lastname: "Harthi", terms: true };
    const input = registerBody(api.clock.now(), CONSENT_VERSION).parse(body);
    const { id: userId } = await register(api.ctx, visitor, input, next ?? undefined);
    await deliver();
    return { userId, email, next, sentAt: api.clock.now().getTime() };
  }
  const active = async () => {
    const { email, userId } = await signUp();
    await activate(api.ctx, visitor, { token: linkTo(email), password: PASSWORD });
    return { email, userId };
  };
  const correct = (waiting: WaitingSignUp, email: string, password = PASSWORD) =>
    correctAddress(api.ctx, visitor, waiting, { email, password });
  const header = (cookie: string | null) => cookie?.split(";")[0] ?? "";

  it.each([
    ["salma.harthi@example.org", "sa•••i@example.org"],
    ["abcd@example.org", "ab•••d@example.org"],
    ["abc@example.org", "a•••@example.org"],
    ["a@example.org", "a•••@example.org"],
  ])("shows %s as %s", (email, masked) => expect(maskEmail(email)).toBe(masked));

  it("shows the address to the browser that signed up, and to one that knew the password, and to no other", async () => {
    const waiting = await signUp(newEmail("maryam"));
    const own = readWaiting(api.ctx, header(justSentCookie(api.ctx, waiting)));
    expect(presentWaiting(api.ctx, own)).toEqual({
      masked: maskEmail(waiting.email),
      isSent: true,
      waits: LIMITS.resendWait.seconds,
    });
    const proved = readWaiting(api.ctx, header(await waitingCookieOf(api.ctx, waiting.email, null)));
    expect(presentWaiting(api.ctx, proved)).toMatchObject({ isSent: false, waits: 0 });
    expect(await waitingCookieOf(api.ctx, (await active()).email, null)).toBeNull();
    for (const made of ["", "waiting=forged", `waiting=${waiting.email}`])
      expect(presentWaiting(api.ctx, readWaiting(api.ctx, made))).toBeNull();
  });

  it("waits between two mails, in the browser that signed up also after the first", async () => {
    const waiting = await signUp();
    await expect(resendWaiting(api.ctx, visitor, waiting)).rejects.toMatchObject({
      code: "too_many",
      details: { retryAfter: LIMITS.resendWait.seconds },
    });
    api.clock.advance(LIMITS.resendWait.seconds * 1000);
    await resendWaiting(api.ctx, visitor, waiting);
    await deliver();
    expect(mailsTo(waiting.email)).toHaveLength(2);
    await expect(resendActivation(api.ctx, visitor, waiting)).rejects.toMatchObject({ code: "too_many" });
  });

  it("keeps where the link leads on to", async () => {
    const waiting = await signUp(newEmail(), "/claim");
    api.clock.advance(LIMITS.resendWait.seconds * 1000);
    await resendWaiting(api.ctx, visitor, waiting);
    await deliver();
    expect(mailsTo(waiting.email).at(-1)?.text).toContain("next=%2Fclaim");
  });

  it("goes to a corrected address by the password, and links sent before are dead", async () => {
    const waiting = await signUp();
    const [former, right] = [linkTo(waiting.email), newEmail("right")];
    await expect(correct(waiting, right, "another password")).rejects.toMatchObject({
      details: { fields: [{ path: "password", code: "password_wrong" }] },
    });
    await correct(waiting, right);
    await deliver();
    expect(await readActivationLink(api.ctx, former)).toBe("invalid");
    expect(mailsTo(waiting.email)).toHaveLength(1);
    const { user } = await activate(api.ctx, visitor, { token: linkTo(right), password: PASSWORD });
    expect(user).toMatchObject({ id: waiting.userId, email: right });
    await expect(correct(waiting, newEmail())).rejects.toMatchObject({ code: "already_active" });
    await expect(resendWaiting(api.ctx, visitor, waiting)).rejects.toMatchObject({ code: "already_active" });
  });

  it("answers an address that is somebody's like a free one, and tells its owner alone", async () => {
    const owner = await active();
    const waiting = await signUp();
    const former = linkTo(waiting.email);
    const before = mailsTo(owner.email).length;
    expect(await correct(waiting, owner.email)).toBeUndefined();
    await deliver();
    expect(mailsTo(owner.email)).toHaveLength(before + 1);
    expect(mailsTo(owner.email).at(-1)?.text).not.toContain("token=");
    expect((await readUser(api.ctx.db, owner.userId))?.email).toBe(owner.email);
    expect(await readActivationLink(api.ctx, former)).toBe("invalid");
  });

  it("takes the place of somebody else's sign-up that was never activated, as signing up does", async () => {
    const [mine, other] = [await signUp(), await signUp()];
    await correct(mine, other.email);
    await deliver();
    expect(await readUser(api.ctx.db, other.userId)).toBeUndefined();
    const { user } = await activate(api.ctx, visitor, { token: linkTo(other.email), password: PASSWORD });
    expect(user.id).toBe(mine.userId);
  });

  it("bounds the guesses at the password, and refuses one that is the new address", async () => {
    const waiting = await signUp();
    const own = PASSWORD.replace(" ", "");
    await expect(correct(waiting, `${own}@example.org`)).rejects.toMatchObject({
      details: { fields: [{ path: "password", code: "password_own_email" }] },
    });
    for (let at = 1; at < LIMITS.correctSignUp.max; at += 1)
      await correct(waiting, newEmail(), "guess").catch(() => undefined);
    await expect(correct(waiting, newEmail())).rejects.toMatchObject({ code: "too_many" });
  });

  race("is either used or corrected when both happen at once", async () => {
    for (let round = 0; round < 4; round += 1) {
      const waiting = await signUp();
      const [token, right] = [linkTo(waiting.email), newEmail("right")];
      const ends = await Promise.allSettled([
        activate(api.ctx, visitor, { token, password: PASSWORD }),
        correct(waiting, right),
      ]);
      expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const user = await readUser(api.ctx.db, waiting.userId);
      expect(user?.email).toBe(user?.activated_at ? waiting.email : right);
    }
  });

  race("gives one address to one of two that correct theirs at once", async () => {
    const [one, two, right] = [await signUp(), await signUp(), newEmail("right")];
    await Promise.all([correct(one, right), correct(two, right)]);
    await deliver();
    const { user } = await activate(api.ctx, visitor, { token: linkTo(right), password: PASSWORD });
    expect([one.userId, two.userId]).toContain(user.id);
    const left = await api.ctx.db.selectFrom("users").select("id").where("email", "=", right).execute();
    expect(left).toHaveLength(1);
  });
});
