import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requireProof } from "#features/sign-ins/operations/require-proof.server.ts";
import { actorOfToken } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { LIMITS as SIGN_IN_LIMITS } from "#features/sign-ins/rules.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { Caller, PASSWORD } from "../../../tests/support/asking-api.ts";
import { createMailedApi, type MailedApi } from "../../../tests/support/mailed-api.ts";
import { isCommonPassword } from "./operations/judge-password.server.ts";
import { LIMITS } from "./rules.ts";

const MINUTE = 60_000;
const NEW = "lantern of the pier";
const twice = (password: string) => ({ password, passwordConfirmation: password });

describe("a password everybody tries first", () => {
  it.each([
    "12345678",
    "PASSWORD1",
    "١٢٣٤٥٦٧٨",
    "qwertyui",
    "ضصثقفغعه",
    "11223344",
    "20262026",
    "aaaaaaaa",
    "Wijha2026!",
    "Career.Guidance1",
    "وزارة التربية والتعليم",
    "وِجهة1234",
    "muscat123",
    "السلام عليكم",
    "Student2026",
    "ｐａｓｓｗｏｒｄ１",
    "87654321",
    "٨٧٦٥٤٣٢١",
    "Mohammed1",
    "mohamed1",
    "ahmed123",
    "fatima123",
    "فاطمة123",
  ])("%s is refused", async (password) => expect(await isCommonPassword(password)).toBe(true));

  it.each([
    PASSWORD,
    `${"a".repeat(63)}b`,
    "نخلة عند الفلج صباحا",
    "  two  spaces  ",
    "👍🌴👍🌴👍🌴👍🌵",
    "wijha guides me well",
    "ahmed sails at dawn",
    "محمد يصطاد السمك فجرا",
  ])("%s is taken", async (password) => expect(await isCommonPassword(password)).toBe(false));
});

onOneEngineRacesOnBoth("passwords", (engine, { describe, it, race }) => {
  let mailed: MailedApi;
  let who: Caller;
  beforeAll(async () => {
    mailed = await createMailedApi(engine, { publicUrl: "https://guidance.example" });
    who = new Caller(mailed.api);
  });
  afterAll(() => mailed?.close());

  const forgot = (email: unknown) => who.call("POST /auth/forgot-password", { email });
  const reset = (code: unknown, password = NEW) => who.call("POST /auth/reset-password", { code, ...twice(password) });
  async function linkOf(email: string): Promise<string> {
    await forgot(email);
    await mailed.deliver();
    return mailed.linkTo(email, "code");
  }

  describe("forgotten", () => {
    it("answers the same for everybody, and writes to who has an account", async () => {
      const email = await who.somebody();
      const [known, unknown] = [await forgot(email), await forgot("nobody@example.org")];
      expect([known.status, known.body]).toEqual([200, { ok: true }]);
      expect(unknown).toEqual(known);
      await mailed.deliver();
      expect([mailed.countTo(email), mailed.countTo("nobody@example.org")]).toEqual([1, 0]);
      expect((await forgot("x@")).status).toBe(400);
    });

    it("writes in the person's language and direction, with a link that names no one", async () => {
      const people = [await who.somebody(), await who.somebody({ locale: "en", first_name: "Salim" })];
      for (const email of people) await forgot(email);
      await mailed.deliver();
      const [ar, en] = [await mailed.mailTo(people[0] ?? ""), await mailed.mailTo(people[1] ?? "")];
      expect(ar?.subject).toMatch(/كلمة مرور جديدة/);
      expect(ar?.html).toMatch(/<html lang="ar" dir="rtl">/);
      expect(en?.subject).toMatch(/A new password/);
      expect(en?.html).toMatch(/<html lang="en" dir="ltr">/);
      expect(ar?.text).toMatch(/https:\/\/guidance\.example\/reset-password\?code=[\w-]{43}&lang=ar/);
      expect(ar?.text).toMatch(/60 دقيقة/);
      expect(/https:\S+/.exec(ar?.text ?? "")?.[0]).not.toContain("@");
    });

    it("sends the activation link to who never activated, and nothing to who is suspended", async () => {
      const asleep = await who.somebody({ activated_at: null });
      const shut = await who.somebody();
      await mailed.api.ctx.db
        .updateTable("users")
        .set({ disabled_at: "2026-01-01" })
        .where("email", "=", shut)
        .execute();
      await forgot(asleep);
      await forgot(shut);
      await mailed.deliver();
      expect((await mailed.mailTo(asleep))?.text).toMatch(/\/activate\?token=/);
      expect(mailed.countTo(shut)).toBe(0);
    });

    it("is limited for each address", async () => {
      const email = await who.somebody();
      for (let at = 0; at < LIMITS.forgotEmail.max; at += 1) expect((await forgot(email)).status).toBe(200);
      expect((await forgot(email)).code).toBe("too_many");
    });

    it("keeps no code in the queue or the table of links", async () => {
      const code = await linkOf(await who.somebody());
      expect(code).toHaveLength(43);
      const { db } = mailed.api.ctx;
      const rows = [
        await db.selectFrom("account_links").selectAll().execute(),
        await db.selectFrom("due_work").selectAll().execute(),
      ];
      expect(JSON.stringify(rows)).not.toContain(code);
    });
  });

  describe("set anew by a link", () => {
    it("opens the account, ends every sign-in and all other links, and tells by mail", async () => {
      const email = await who.somebody();
      const held = await who.tokenOf(email);
      const [first, second] = [await linkOf(email), await linkOf(email)];
      const done = await reset(second);
      expect([done.status, done.body.user.email]).toEqual([200, email]);
      expect(await who.isSignedIn(done.body.jwt)).toBe(true);
      expect(await who.isSignedIn(held)).toBe(false);
      expect([(await who.signIn(email)).status, (await who.signIn(email, NEW)).status]).toEqual([400, 200]);
      for (const code of [second, first]) expect((await reset(code, "yet another sentence")).code).toBe("link_invalid");
      await mailed.deliver();
      expect((await mailed.subjectsTo(email)).join()).toMatch(/غُيّرت كلمة المرور/);
    });

    it.each([[{}], [[]], [0], [1], [null], [true], [undefined], [{ $ne: null }], [["a"]]])(
      "takes no code but text: %o",
      async (code) => {
        const email = await who.somebody();
        await forgot(email);
        await mailed.deliver();
        const refused = await reset(code);
        expect([refused.status, refused.code]).toEqual([400, "form_invalid"]);
        expect((await who.signIn(email)).status).toBe(200);
      },
    );

    it.each(["", "forged", "A".repeat(43), "A".repeat(300)])("refuses the code %o", async (code) =>
      expect((await reset(code)).status).toBe(400),
    );

    it("refuses a link past its time, and one of another kind", async () => {
      const email = await who.somebody();
      const code = await linkOf(email);
      mailed.api.clock.advance(60 * MINUTE);
      expect((await reset(code)).code).toBe("link_invalid");
      const asleep = await who.somebody({ activated_at: null });
      await forgot(asleep);
      await mailed.deliver();
      expect((await reset(await mailed.linkTo(asleep, "token"))).code).toBe("link_invalid");
    });

    race("works once when it is sent twice at the same time", async () => {
      const code = await linkOf(await who.somebody());
      const answers = await Promise.all([reset(code), reset(code), reset(code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    });

    it("refuses a password that is common, the owner's own, short, or not the same twice; the link still works", async () => {
      const email = await who.somebody();
      const code = await linkOf(email);
      expect((await reset(code, "password1")).field).toMatch(/^password: Many people/);
      expect((await reset(code, "سالم 2026")).field).toMatch(/^password: .*own name/);
      expect((await reset(code, email)).field).toMatch(/^password: .*own email/);
      expect((await reset(code, "short")).field).toMatch(/^password: .*at least 8/);
      const differing = { code, password: NEW, passwordConfirmation: "other" };
      expect((await who.call("POST /auth/reset-password", differing)).field).toMatch(/^passwordConfirmation: /);
      expect((await who.call("POST /auth/reset-password", { ...differing, id: 1 })).status).toBe(400);
      expect((await reset(code)).status).toBe(200);
    });

    it("gives no token where a second step is still to come", async () => {
      const email = await who.somebody();
      const { db } = mailed.api.ctx;
      const { id } = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
      const at = mailed.api.clock.now().toISOString();
      await db
        .insertInto("second_factors")
        .values({ user_id: id, secret_sealed: "x", asked_at: at, confirmed_at: at })
        .execute();
      const done = await reset(await linkOf(email));
      expect(done.body).toMatchObject({ jwt: null, second_factor: true, user: { email } });
      expect(await db.selectFrom("sign_ins").selectAll().where("user_id", "=", id).execute()).toEqual([]);
    });
  });

  describe("changed by who is signed in", () => {
    const change = (token: string, body: object) => who.call("POST /auth/change-password", body, token);

    it("ends all other sign-ins, gives a new token, and tells by mail", async () => {
      const email = await who.somebody();
      const [mine, other] = [await who.tokenOf(email), await who.tokenOf(email)];
      const link = await linkOf(email);
      const done = await change(mine, { currentPassword: PASSWORD, ...twice(NEW) });
      expect([done.status, done.body.user.email]).toEqual([200, email]);
      const signedIn = [done.body.jwt, mine, other].map((token) => who.isSignedIn(token));
      expect(await Promise.all(signedIn)).toEqual([true, false, false]);
      expect((await who.signIn(email, NEW)).status).toBe(200);
      expect((await reset(link)).code).toBe("link_invalid");
      await mailed.deliver();
      expect((await mailed.subjectsTo(email)).join()).toMatch(/غُيّرت كلمة المرور/);
    });

    it("is refused where it is the same, and nothing ends", async () => {
      const email = await who.somebody();
      const [mine, other] = [await who.tokenOf(email), await who.tokenOf(email)];
      const link = await linkOf(email);
      const same = await change(mine, { currentPassword: PASSWORD, ...twice(PASSWORD) });
      expect([same.status, same.body.error.name]).toEqual([400, "ValidationError"]);
      expect(same.field).toMatch(/^password: .*current password/);
      expect([await who.isSignedIn(mine), await who.isSignedIn(other)]).toEqual([true, true]);
      expect((await who.signIn(email)).status).toBe(200);
      expect((await reset(link)).status).toBe(200);
      await mailed.deliver();
      expect((await mailed.subjectsTo(email)).join().match(/غُيّرت كلمة المرور/g)).toHaveLength(1);
    });

    it("answers the person as stored, as a reset does", async () => {
      const email = await who.somebody({ first_name: "سلمى" });
      mailed.api.clock.advance(MINUTE);
      const mine = await who.tokenOf(email);
      const changed = await change(mine, { currentPassword: PASSWORD, ...twice(NEW) });
      mailed.api.clock.advance(MINUTE);
      const again = await reset(await linkOf(email), "yet another sentence");
      for (const { status, body } of [changed, again]) expect([status, body.user.firstname]).toEqual([200, "سلمى"]);
      expect(again.body.user.updatedAt > changed.body.user.updatedAt).toBe(true);
      const me = await who.call("GET /users/me", undefined, again.body.jwt);
      expect(again.body.user).toEqual(me.body);
      expect(Object.keys(again.body)).toEqual(["jwt", "user"]);
      // Whoever had no password has one now.
      const { db } = mailed.api.ctx;
      await db.updateTable("users").set({ password_hash: "" }).where("email", "=", email).execute();
      const first = await reset(await linkOf(email), "a sentence of my own");
      expect(first.body.user.provider).toBe("local");
    });

    it("needs the present password, and says so only a few times", async () => {
      const email = await who.somebody();
      const token = await who.tokenOf(email);
      expect((await change(token, twice(NEW))).field).toMatch(/^currentPassword: This field is required/);
      for (let at = 0; at < SIGN_IN_LIMITS.proofAccount.max; at += 1)
        expect((await change(token, { currentPassword: "wrong", ...twice(NEW) })).field).toMatch(
          /^currentPassword: This is not/,
        );
      expect((await change(token, { currentPassword: PASSWORD, ...twice(NEW) })).code).toBe("too_many");
      expect((await who.signIn(email)).status).toBe(200);
    });

    it("is refused to visitors and to places in a class, whatever they send", async () => {
      expect((await who.call("POST /auth/change-password", {})).status).toBe(401);
      const email = await who.somebody();
      const token = await who.tokenOf(email);
      await mailed.api.ctx.db.updateTable("users").set({ kind: "place" }).where("email", "=", email).execute();
      expect((await change(token, {})).code).toBe("account_needed");
      expect((await who.call("PUT /users-permissions/users/me", {}, token)).code).toBe("account_needed");
    });

    it("without a password needs a fresh proof, and then sets a first one", async () => {
      const email = await who.somebody();
      const token = await who.tokenOf(email);
      await mailed.api.ctx.db.updateTable("users").set({ password_hash: "" }).where("email", "=", email).execute();
      mailed.api.clock.advance(11 * MINUTE);
      expect((await change(token, twice(NEW))).code).toBe("proof_needed");
      const person = await actorOfToken(mailed.api.ctx, token, { address: "", device: "", userAgent: "" }, "en");
      if (!person) throw new Error("not signed in");
      const at = mailed.api.clock.now().toISOString();
      expect((await requireProof(mailed.api.ctx, { ...person, provedAt: at })).email).toBe(email);
      await mailed.api.ctx.db.updateTable("sign_ins").set({ proved_at: at }).where("user_id", "=", person.id).execute();
      expect((await change(token, twice(NEW))).status).toBe(200);
      expect((await who.signIn(email, NEW)).status).toBe(200);
    });

    it("takes 64 characters and more, spaces and other scripts exactly as typed, in one spelling of Unicode", async () => {
      const email = await who.somebody();
      let [token, present] = [await who.tokenOf(email), PASSWORD];
      for (const password of [
        "  نخلة  عند الفلج ",
        `${"ط".repeat(60)}abcdefgh`,
        `${"é".normalize("NFD")} la plage`,
        "🌴 ".repeat(60),
      ]) {
        const done = await change(token, { currentPassword: present, ...twice(password) });
        expect(done.status, password).toBe(200);
        [token, present] = [done.body.jwt, password];
        expect((await who.signIn(email, password)).status).toBe(200);
        if (password.trim() !== password) expect((await who.signIn(email, password.trim())).status).toBe(400);
      }
      const composed = `${"é".normalize("NFC")} la mer du sud`;
      await change(token, { currentPassword: present, ...twice(composed.normalize("NFD")) });
      expect((await who.signIn(email, composed)).status).toBe(200);
    });
  });

  it("at sign-up refuses what is common or the person's own", async () => {
    const body = { email: "salim.b@example.org", firstname: "Salim", lastname: "Balushi", terms: true };
    const signUp = (password: string) => who.call("POST /auth/local/register", { ...body, password });
    expect((await signUp("12345678")).field).toMatch(/^password: Many people/);
    expect((await signUp("Salim1990!")).field).toMatch(/^password: .*own name/);
    expect((await signUp("salim.b@example.org")).field).toMatch(/^password: .*own email/);
    expect((await signUp("salim loves falafel")).status).toBe(200);
  });
});
