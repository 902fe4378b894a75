import { Writable } from "node:stream";
import { sql } from "kysely";
import { afterAll, beforeAll, expect } from "vitest";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { signInsWork } from "#features/sign-ins/jobs.server.ts";
import { noteTry } from "#platform/limits/count-tries.ts";
import { createLog } from "#platform/log.ts";
import { runDue } from "#platform/queue/worker.ts";
import { ORDINARY_ACCOUNT_TYPES, type Visitor } from "#shared/actor.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { accountsWork } from "./jobs.server.ts";
import { activate, readActivationLink } from "./operations/activate.server.ts";
import { register } from "./operations/register.server.ts";
import { LIMITS } from "./rules.ts";
import { registerBody } from "./schema.ts";

const HOUR = 3_600_000;
const PASSWORD = "mountain sun";
const visitor: Visitor = {
  kind: "visitor",
  locale: "en",
  origin: { address: "192.0.2.1", device: "test", userAgent: "" },
};

onOneEngineRacesOnBoth("sign-up", (engine, { it, race }) => {
  let api: TestApi;
  let logged = "";
  const serials = Array.from({ length: 1000 }, (_, at) => at);
  const serial = () => serials.shift();
  beforeAll(async () => {
    const sink = new Writable({
      write(chunk, _encoding, done) {
        logged += chunk;
        done();
      },
    });
    api = await createTestApi(engine, { overrides: { log: createLog("trace", sink) } });
  });
  afterAll(() => api?.close());

  const newEmail = () => `person${serial()}@example.org`;
  const bodyOf = (email: string, changes: object = {}) => ({
    username: "salim",
    email,
    password: PASSWORD,
    firstname: "سالم",
    lastname: "البلوشي",
    terms: true,
    ...changes,
  });
  // Each sign-up from a browser of its own, so that limits are met only where they are meant to be.
  const post = (url: string, payload: object, device = `d${serial()}`) =>
    api.app.inject({ method: "POST", url: `/api${url}`, payload, headers: { cookie: `device=${device}` } });
  const signUp = (email: string, changes: object = {}, device?: string) =>
    post("/auth/local/register", bodyOf(email, changes), device);
  const signIn = (identifier: string, password = PASSWORD) => post("/auth/local", { identifier, password });
  const deliver = () => runDue(api.ctx, { ...accountsWork, ...signInsWork });
  const linkTo = (email: string) => {
    const mail = api.outbox.findLast((one) => one.to === email);
    return /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  async function waiting(changes: object = {}): Promise<{ email: string; token: string }> {
    const email = newEmail();
    expect((await signUp(email, changes)).statusCode).toBe(200);
    await deliver();
    return { email, token: linkTo(email) };
  }
  const everything = async () => {
    const tables = ["users", "sign_ins", "consents", "account_links", "tries", "known_devices", "due_work"];
    const rows = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)}`.execute(api.ctx.db)));
    return JSON.stringify(rows.map((result) => result.rows));
  };

  it("answers with the user, whose name is the e-mail, and no token", async () => {
    const email = newEmail();
    const answer = await signUp(email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(["user"]);
    expect(answer.json().user).toMatchObject({ username: email, email, confirmed: false, account_type: "Student" });
    expect(answer.body).not.toMatch(/password|hash/);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it.each(ORDINARY_ACCOUNT_TYPES)("makes a %s", async (type) => {
    expect((await signUp(newEmail(), { account_type: type })).json().user.account_type).toBe(type);
  });

  it("makes no Consultant, and takes no key that is not asked for", async () => {
    const email = newEmail();
    for (const changes of [{ account_type: "Consultant" }, { role: "admin" }, { confirmed: true }, { id: 1 }]) {
      const answer = await signUp(email, changes);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.details.errors[0].path).toEqual(Object.keys(changes));
    }
    expect((await signIn(email)).json().error.details.code).toBe("bad_credentials");
  });

  it("keeps the consent with version, time and language", async () => {
    const { email } = await waiting();
    const given = await api.ctx.db
      .selectFrom("consents")
      .innerJoin("users", "users.id", "consents.user_id")
      .select(["consents.kind", "consents.version", "given_at", "consents.locale"])
      .where("email", "=", email)
      .orderBy("consents.kind")
      .execute();
    const common = { version: CONSENT_VERSION, given_at: api.clock.now().toISOString(), locale: "en" };
    expect(given).toEqual([
      { kind: "privacy-policy", ...common },
      { kind: "terms-of-use", ...common },
    ]);
  });

  it("mails in the person's language, as HTML and text", async () => {
    const email = newEmail();
    await api.app.inject({
      method: "POST",
      url: "/api/auth/local/register",
      payload: bodyOf(email),
      headers: { cookie: "lang=ar; device=arabic" },
    });
    await deliver();
    const mail = api.outbox.at(-1);
    expect(mail).toMatchObject({ to: email, locale: "ar" });
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain("تفعيل الحساب");
    expect(mail?.html).toContain(linkTo(email));
  });

  it("is finished by the link and the password; opening the link uses nothing up", async () => {
    const { email, token } = await waiting();
    for (let open = 0; open < 3; open += 1) expect(await readActivationLink(api.ctx, token)).toBe("ready");
    expect((await signIn(email)).json().error).toMatchObject({ status: 400, details: { code: "not_activated" } });
    await expect(activate(api.ctx, visitor, { token, password: "another one" })).rejects.toMatchObject({
      details: { fields: [{ path: "password", code: "password_wrong" }] },
    });
    expect((await activate(api.ctx, visitor, { token, password: PASSWORD })).user.email).toBe(email);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it.each([
    ["/career-test", "&next=%2Fcareer-test"],
    ["/jobs?sector=a", ""],
    ["//evil.example", ""],
  ])("leads on to %s after the link only where it is a plain path of ours", async (next, inLink) => {
    const email = newEmail();
    const input = registerBody(api.clock.now(), CONSENT_VERSION).parse(bodyOf(email));
    await register(api.ctx, { ...visitor, origin: { ...visitor.origin, device: `d${serial()}` } }, input, next);
    await deliver();
    const mail = api.outbox.findLast((one) => one.to === email);
    expect(/token=[\w-]{43}(&next=[^\s&]+)?&lang=en/.exec(mail?.text ?? "")?.[1] ?? "").toBe(inLink);
  });

  race("signs nobody in when the link is replayed, also by two clicks at once", async () => {
    const { token } = await waiting();
    const both = await Promise.allSettled([1, 2].map(() => activate(api.ctx, visitor, { token, password: PASSWORD })));
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(activate(api.ctx, visitor, { token, password: PASSWORD })).rejects.toMatchObject({
      code: "already_active",
    });
    expect(await readActivationLink(api.ctx, token)).toBe("used");
  });

  it("refuses a forged link and one past its time", async () => {
    const { token } = await waiting();
    for (const forged of ["", "x", "A".repeat(43), `${token}A`, token.toUpperCase()])
      await expect(activate(api.ctx, visitor, { token: forged, password: PASSWORD })).rejects.toMatchObject({
        code: "link_invalid",
      });
    api.clock.advance(api.ctx.config.linkHours * HOUR);
    await expect(activate(api.ctx, visitor, { token, password: PASSWORD })).rejects.toMatchObject({
      code: "link_invalid",
    });
  });

  it("bounds the guesses at one link", async () => {
    const { token } = await waiting();
    for (let at = 0; at < LIMITS.activateLink.max; at += 1)
      await activate(api.ctx, visitor, { token, password: "guess" }).catch(() => undefined);
    await expect(activate(api.ctx, visitor, { token, password: PASSWORD })).rejects.toMatchObject({ code: "too_many" });
  });

  it("replaces an account that was never activated, and its links die", async () => {
    const first = await waiting();
    expect((await signUp(first.email, { password: "other password", firstname: "Huda" })).statusCode).toBe(200);
    expect(await readActivationLink(api.ctx, first.token)).toBe("invalid");
    await deliver();
    const token = linkTo(first.email);
    await expect(activate(api.ctx, visitor, { token, password: PASSWORD })).rejects.toMatchObject({
      code: "form_invalid",
    });
    expect((await activate(api.ctx, visitor, { token, password: "other password" })).user.first_name).toBe("Huda");
  });

  it("sends nothing for a sign-up that was replaced before its mail left", async () => {
    const email = newEmail();
    await signUp(email);
    await signUp(email);
    await deliver();
    expect(api.outbox.filter((mail) => mail.to === email)).toHaveLength(1);
  });

  it("deletes what was never activated after its days, and nothing else", async () => {
    const kept = await waiting();
    await activate(api.ctx, visitor, { token: kept.token, password: PASSWORD });
    const gone = await waiting();
    api.clock.advance(api.ctx.config.unactivatedDays * 24 * HOUR - 1000);
    await deliver();
    expect(await everything()).toContain(gone.email);
    api.clock.advance(HOUR + 2000);
    await deliver();
    expect(await everything()).not.toContain(gone.email);
    expect(await everything()).toContain(kept.email);
  });

  it("says that an address is taken, and stops saying so to one who asks too often", async () => {
    const { email, token } = await waiting();
    await activate(api.ctx, visitor, { token, password: PASSWORD });
    const first = await signUp(email, {}, "curious");
    expect(first.json().error).toMatchObject({
      status: 400,
      message: "Email is already associated with another account.",
      details: { code: "email_taken" },
    });
    for (let at = 1; at < LIMITS.emailTakenDevice.max; at += 1) await signUp(email, {}, "curious");
    for (const asked of [email, newEmail()]) {
      const answer = await signUp(asked, {}, "curious");
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await signUp(newEmail(), {}, "another")).statusCode).toBe(200);
  });

  it("lets a school sign up from one address without cookies, and limits who has a mark of its own", async () => {
    const codeAfter = async (isMarked: boolean, device: string) => {
      for (let at = 0; at < LIMITS.signUpDevice.max; at += 1) await noteTry(api.ctx, LIMITS.signUpDevice, device);
      const actor = { ...visitor, origin: { ...visitor.origin, device, isMarked } };
      return register(api.ctx, actor, registerBody(api.clock.now(), CONSENT_VERSION).parse(bodyOf(newEmail()))).then(
        () => "done",
        (error) => error.code,
      );
    };
    expect(await codeAfter(false, "made of the address")).toBe("done");
    expect(await codeAfter(true, "a tablet")).toBe("too_many");
  });

  it("sends one address only so many mails, whoever signs it up", async () => {
    const email = newEmail();
    for (let at = 0; at < LIMITS.signUpEmail.max; at += 1) expect((await signUp(email)).statusCode).toBe(200);
    expect((await signUp(email)).statusCode).toBe(429);
    expect((await signUp(newEmail())).statusCode).toBe(200);
  });

  it("re-sends with one answer for every address", async () => {
    const { email, token } = await waiting();
    const active = await waiting();
    await activate(api.ctx, visitor, { token: active.token, password: PASSWORD });
    const sent = api.outbox.length;
    for (const asked of [email, active.email, "nobody@example.org"]) {
      const answer = await post("/auth/send-email-confirmation", { email: asked });
      expect([answer.statusCode, answer.json()]).toEqual([200, { email: asked, sent: true }]);
    }
    await deliver();
    expect(api.outbox.slice(sent).map((mail) => mail.to)).toEqual([email]);
    expect(linkTo(email)).not.toBe(token);
    expect(await readActivationLink(api.ctx, token)).toBe("ready");
  });

  it("limits re-sending by address of mail, known or not", async () => {
    const { email } = await waiting();
    for (const asked of [email, "nobody.at.all@example.org"]) {
      for (let at = 0; at < LIMITS.resendEmail.max; at += 1) {
        api.clock.advance(LIMITS.resendWait.seconds * 1000);
        expect((await post("/auth/send-email-confirmation", { email: asked })).statusCode).toBe(200);
        // One mail at a time, to an address with an account that waits as to any other.
        expect((await post("/auth/send-email-confirmation", { email: asked })).statusCode).toBe(429);
      }
      api.clock.advance(LIMITS.resendWait.seconds * 1000);
      expect((await post("/auth/send-email-confirmation", { email: asked })).statusCode).toBe(429);
    }
  });

  it("sends the link of the API to the page that asks for the password, whatever it holds", async () => {
    for (const confirmation of ["forged", "A".repeat(43), ""]) {
      const answer = await api.app.inject({ url: "/api/auth/email-confirmation", query: { confirmation } });
      expect(answer.statusCode).toBe(302);
      expect(String(answer.headers.location)).toContain(`${api.ctx.config.publicUrl}/activate`);
    }
  });

  it("leaves no usable secret in queue, dead letters, tables or log", async () => {
    const email = newEmail();
    await signUp(email);
    const queued = JSON.stringify(await api.ctx.db.selectFrom("due_work").selectAll().execute());
    expect(queued).not.toMatch(/token|[\w-]{43}|example\.org/);
    await deliver();
    const token = linkTo(email);
    expect(token).toHaveLength(43);
    const signedIn = await activate(api.ctx, visitor, { token, password: PASSWORD });
    const kept = await everything();
    for (const secret of [token, signedIn.token, PASSWORD]) {
      expect(kept).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
    expect(logged).not.toContain(email);
    expect(kept).toContain(email);
  });

  it("keeps no link of a mail that could not be sent", async () => {
    const email = newEmail();
    await signUp(email);
    const { mailer } = api.ctx;
    const failing = { ...api.ctx, mailer: { ...mailer, send: () => Promise.reject(new Error("refused")) } };
    await runDue(failing, accountsWork);
    const links = await api.ctx.db
      .selectFrom("account_links")
      .innerJoin("users", "users.id", "account_links.user_id")
      .select("token_hash")
      .where("email", "=", email)
      .execute();
    expect(links).toEqual([]);
    api.clock.advance(2 * HOUR);
    await deliver();
    expect(await readActivationLink(api.ctx, linkTo(email))).toBe("ready");
  });
});
