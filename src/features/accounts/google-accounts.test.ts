import { beforeAll, expect } from "vitest";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { signInsWork } from "#features/sign-ins/jobs.server.ts";
import { cookieName } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { runDue } from "#platform/queue/worker.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import {
  type ProviderFault,
  type ProviderStandIn,
  startOpenIdProvider,
} from "../../../tests/stand-ins/openid-provider.ts";
import { createTestApi, type TestApi, TestClock } from "../../../tests/support/api.ts";
import {
  BASE,
  Browser,
  CALLBACK,
  connecting,
  FORM,
  fresh,
  PASSWORD,
  visitor,
} from "../../../tests/support/connecting.ts";
import { readWaiting } from "./operations/keep-google-state.server.ts";
import { allowLinking, readProviderLink, unlinkProvider } from "./operations/link-google.server.ts";
import { signUpByProvider } from "./operations/sign-up-google.server.ts";
import { finishForm } from "./schema.ts";

onOneEngineRacesOnBoth("accounts of an OpenID provider", (engine, { describe, it, race }) => {
  const way = connecting(engine);
  const { clock, db, newcomer, begin, goThrough, finish, member, withPassword, actorIn, notice } = way;
  let api: TestApi;
  let provider: ProviderStandIn;
  beforeAll(() => {
    ({ api, provider } = way);
  });

  describe("somebody new", () => {
    it("has no account before the short form is sent; then one that is active, consented, without a password", async () => {
      const sub = newcomer();
      const browser = new Browser(api);
      const before = await db().selectFrom("users").select("id").execute();
      const { status, to } = await goThrough(browser, sub, "?next=%2Fcareer-test");
      expect([status, to]).toEqual([303, "/signup/finish"]);
      expect(await db().selectFrom("users").select("id").execute()).toEqual(before);
      expect(await browser.me()).toBeNull();
      expect(readWaiting(api.ctx, browser.header)).toMatchObject({
        subject: sub,
        email: `${sub}@example.org`,
        givenName: "Salma",
        next: "/career-test",
      });
      const { token, user } = await finish(browser, { accountType: "Guardian", keepResults: "try" });
      expect(user).toMatchObject({
        email: `${sub}@example.org`,
        password_hash: "",
        account_type: "Guardian",
        keep_results: "try",
        consent_version: CONSENT_VERSION,
      });
      expect(user.activated_at).not.toBeNull();
      const consents = await db()
        .selectFrom("consents")
        .select(["kind", "version"])
        .where("user_id", "=", user.id)
        .orderBy("kind")
        .execute();
      expect(consents).toEqual([
        { kind: "privacy-policy", version: CONSENT_VERSION },
        { kind: "terms-of-use", version: CONSENT_VERSION },
      ]);
      const me = await api.app.inject({ url: "/api/users/me", headers: { authorization: `Bearer ${token}` } });
      expect(me.json()).toMatchObject({ provider: "google", confirmed: true, email: `${sub}@example.org` });
      for (const password of ["", " ", PASSWORD])
        expect(
          (
            await api.app.inject({
              method: "POST",
              url: "/api/auth/local",
              payload: { identifier: user.email, password },
            })
          ).statusCode,
        ).toBe(400);
    });

    it("is asked for terms and names; the form takes nothing that is not asked", () => {
      const refused = (changes: object) =>
        finishForm(new Date(), CONSENT_VERSION).safeParse({ ...FORM, ...changes }).success;
      expect(refused({})).toBe(true);
      for (const changes of [
        { terms: "" },
        { consentVersion: "2020-01-01" },
        { firstName: "" },
        { email: "a@b.example" },
        { role: "admin" },
        { accountType: "Consultant" },
      ])
        expect(refused(changes)).toBe(false);
    });

    race("cannot send the form twice, nor after half an hour", async () => {
      const browser = new Browser(api);
      await goThrough(browser, newcomer());
      await finish(browser);
      await expect(finish(browser)).rejects.toMatchObject({ code: "already_active" });
      const late = new Browser(api);
      await goThrough(late, newcomer());
      clock.advance(1_801_000);
      expect(readWaiting(api.ctx, late.header)).toBeNull();
      clock.advance(-1_801_000);
      const both = new Browser(api);
      await goThrough(both, newcomer());
      const ends = await Promise.allSettled([finish(both), finish(both)]);
      expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    });

    it("with the address of an account with a password is told so, and nothing is linked", async () => {
      const sub = newcomer();
      await withPassword(`${sub}@example.org`);
      const browser = new Browser(api);
      expect((await goThrough(browser, sub)).to).toBe("/signin?notice=password_registered");
      expect(readWaiting(api.ctx, browser.header)).toBeNull();
      expect(await browser.me()).toBeNull();
      expect(await db().selectFrom("identities").select("user_id").where("subject", "=", sub).execute()).toEqual([]);
      const { answer } = await browser.get(await provider.answer(await begin(browser), sub), { accept: "*/*" });
      expect(answer.json().error).toMatchObject({
        status: 400,
        details: { code: "password_registered" },
        message: "You are already registered using email and password, please login instead.",
      });
    });

    it("is told the same when the account came about while the form was open", async () => {
      const sub = newcomer();
      const browser = new Browser(api);
      await goThrough(browser, sub);
      await withPassword(`${sub}@example.org`);
      await expect(finish(browser)).rejects.toMatchObject({ code: "password_registered" });
    });

    it("with the address of another identity's account, or of one that can still be taken back, is refused", async () => {
      const { email, id } = await member();
      expect(notice((await goThrough(new Browser(api), newcomer({ email }))).to)).toBe("email_taken");
      const at = clock.now().getTime();
      const held = `${fresh("held")}@example.org`;
      await db()
        .insertInto("email_changes")
        .values({
          user_id: id,
          old_email: held,
          new_email: email,
          asked_at: new Date(at).toISOString(),
          confirmed_at: new Date(at).toISOString(),
          undo_until: new Date(Date.now() + 86_400_000).toISOString(),
          ended_at: null,
        })
        .execute();
      expect(notice((await goThrough(new Browser(api), newcomer({ email: held }))).to)).toBe("email_taken");
    });

    it("takes the place of an account that was never activated, whose links and password are dead", async () => {
      const sub = newcomer();
      const email = `${sub}@example.org`;
      const { id } = await withPassword(email, false);
      const at = clock.now().toISOString();
      await db()
        .insertInto("account_links")
        .values({
          token_hash: fresh("hash"),
          user_id: id,
          purpose: "activation",
          generation: 1,
          change_id: null,
          created_at: at,
          expires_at: "2099-01-01T00:00:00.000Z",
          used_at: null,
        })
        .execute();
      const browser = new Browser(api);
      expect((await goThrough(browser, sub)).to).toBe("/signup/finish");
      const { user } = await finish(browser);
      expect(user).toMatchObject({ email, password_hash: "", first_name: "Salma" });
      expect(
        await db().selectFrom("account_links").select("token_hash").where("user_id", "=", user.id).execute(),
      ).toEqual([]);
      expect(
        (
          await api.app.inject({
            method: "POST",
            url: "/api/auth/local",
            payload: { identifier: email, password: PASSWORD },
          })
        ).statusCode,
      ).toBe(400);
    });
  });

  describe("linking", () => {
    const start = async (browser: Browser) => {
      const ticket = await allowLinking(api.ctx, await actorIn(browser), { currentPassword: PASSWORD });
      return `?purpose=link&ticket=${ticket}`;
    };

    it("needs the password first, and cannot be begun from another site", async () => {
      const { browser } = await withPassword(`${fresh("linker")}@example.org`);
      const actor = await actorIn(browser);
      for (const currentPassword of [undefined, "wrong one"])
        await expect(allowLinking(api.ctx, actor, { currentPassword })).rejects.toMatchObject({ code: "form_invalid" });
      const { browser: attacker } = await withPassword(`${fresh("attacker")}@example.org`);
      const foreign = await start(attacker);
      for (const query of ["?purpose=link", "?purpose=link&ticket=forged", foreign]) {
        const { status, to } = await browser.get(`/api/connect/google${query}`);
        expect([status, to]).toEqual([303, "/account/google?notice=provider_failed"]);
      }
    });

    it("adds the identity, signs in by it from then on, and tells by mail; unlinking takes it away", async () => {
      const sub = newcomer();
      const email = `${fresh("linker")}@example.org`;
      const { id, browser } = await withPassword(email);
      const { status, to } = await goThrough(browser, sub, await start(browser));
      expect([status, to]).toEqual([303, "/account/google?notice=provider_linked"]);
      expect(await readProviderLink(api.ctx, await actorIn(browser))).toEqual({
        isOffered: true,
        linked: [`${sub}@example.org`],
        hasPassword: true,
      });
      const other = new Browser(api);
      await goThrough(other, sub);
      expect(await other.me()).toMatchObject({ id, email, provider: "local" });
      await runDue(api.ctx, signInsWork);
      const mails = () => api.outbox.filter((mail) => mail.to === email).map((mail) => mail.subject);
      expect(mails()).toContain("Google is linked to your Wijha account");
      await expect(
        unlinkProvider(api.ctx, await actorIn(browser), { currentPassword: "wrong one" }),
      ).rejects.toMatchObject({ code: "form_invalid" });
      await unlinkProvider(api.ctx, await actorIn(browser), { currentPassword: PASSWORD });
      await runDue(api.ctx, signInsWork);
      expect(mails()).toContain("Google is no longer linked to your Wijha account");
      expect((await goThrough(new Browser(api), sub)).to).toBe("/signup/finish");
      const actions = await db().selectFrom("audit_events").select("action").orderBy("id").execute();
      expect(actions.map(({ action }) => action)).toEqual(
        expect.arrayContaining(["identity.signed_up", "identity.linked", "identity.unlinked"]),
      );
    });

    it("refuses an identity that is somebody else's, a second one, and an answer after another sign-in", async () => {
      const { sub } = await member();
      const { browser } = await withPassword(`${fresh("linker")}@example.org`);
      expect(notice((await goThrough(browser, sub, await start(browser))).to)).toBe("provider_elsewhere");
      await goThrough(browser, newcomer(), await start(browser));
      expect(notice((await goThrough(browser, newcomer(), await start(browser))).to)).toBe("provider_other");
      const { browser: first } = await withPassword(`${fresh("first")}@example.org`);
      const { browser: second, id } = await withPassword(`${fresh("second")}@example.org`);
      const late = newcomer();
      const answer = await provider.answer(await begin(first, await start(first)), late);
      first.cookies.set(cookieName(api.ctx.config), second.cookies.get(cookieName(api.ctx.config)) ?? "");
      expect(notice((await first.get(answer)).to)).toBe("provider_failed");
      expect(await db().selectFrom("identities").select("subject").where("user_id", "=", id).execute()).toEqual([]);
    });

    it("cannot be undone where it is the only way in", async () => {
      const { sub } = await member();
      const browser = new Browser(api);
      await goThrough(browser, sub);
      await expect(unlinkProvider(api.ctx, await actorIn(browser), {})).rejects.toMatchObject({ code: "forbidden" });
    });
  });

  describe("proving", () => {
    async function openScreen() {
      const { sub, id } = await member();
      const browser = new Browser(api);
      await goThrough(browser, sub);
      const long = new Date(Date.now() - 86_400_000).toISOString();
      await db().updateTable("sign_ins").set({ proved_at: long }).where("user_id", "=", id).execute();
      return { sub, id, browser, provedAt: async () => (await actorIn(browser)).provedAt !== long };
    }

    it("asks the provider to ask the person again, and notes when they did", async () => {
      const { sub, browser, provedAt } = await openScreen();
      const { status, to } = await goThrough(browser, sub, "?purpose=prove&next=%2Faccount%2Fdata");
      expect([status, to]).toEqual([303, "/account/data"]);
      expect(Object.fromEntries(provider.asked.findLast((query) => query.has("prompt")) ?? [])).toMatchObject({
        prompt: "login",
        max_age: "0",
      });
      expect(await provedAt()).toBe(true);
    });

    it("refuses another identity, also one of nobody", async () => {
      const { browser, provedAt } = await openScreen();
      for (const sub of [newcomer(), (await member()).sub]) {
        const { to } = await goThrough(browser, sub, "?purpose=prove&next=%2Faccount%2Fdata");
        expect(to).toBe("/account/data?notice=provider_other");
      }
      expect(await provedAt()).toBe(false);
    });

    it.each<ProviderFault>(["no-auth-time", "old-auth-time"])("refuses an answer with %s", async (fault) => {
      const { sub, browser, provedAt } = await openScreen();
      provider.fail(fault);
      expect(notice((await goThrough(browser, sub, "?purpose=prove")).to)).toBe("provider_failed");
      expect(await provedAt()).toBe(false);
    });

    it("asks a provider that neither chooses accounts nor tells when it asked for a new sign-in, and takes nothing less", async () => {
      const silent = await startOpenIdProvider([CALLBACK], 0, { knowsSelectAccount: false });
      silent.hideAuthTime();
      const config = { oidc: silent.oidc, oidcPrompt: "none", publicUrl: BASE };
      const apart = await createTestApi("sqlite", {
        config,
        overrides: { clock: new TestClock(new Date().toISOString()) },
      });
      silent.accounts.set("one", { email: "one@example.org" });
      const browser = new Browser(apart);
      await browser.get(await silent.answer((await browser.get("/api/connect/google")).to, "one"));
      const waiting = readWaiting(apart.ctx, browser.header);
      if (!waiting) throw new Error("Nobody waits");
      const form = finishForm(new Date(), CONSENT_VERSION).parse(FORM);
      const { token } = await signUpByProvider(apart.ctx, visitor, form, waiting);
      browser.cookies.set(cookieName(apart.ctx.config), token);
      const prove = async () => {
        const { to } = await browser.get("/api/connect/google?purpose=prove&next=%2Faccount");
        const asked = new URL(to).searchParams;
        expect([asked.get("prompt"), asked.get("max_age")]).toEqual(["login", "0"]);
        return (await browser.get(await silent.answer(to, "one"))).to;
      };
      expect(await prove()).toBe("/account");
      silent.fail("no-auth-time");
      expect(notice(await prove())).toBe("provider_failed");
      await apart.close();
      await silent.stop();
    });

    it("takes a fresh way through a provider that says it tells nobody when it asked, as Google does", async () => {
      const google = await startOpenIdProvider([CALLBACK]);
      google.hideAuthTime();
      const apart = await createTestApi("sqlite", {
        config: { oidc: google.oidc, publicUrl: BASE },
        overrides: { clock: new TestClock(new Date().toISOString()) },
      });
      google.accounts.set("one", { email: "one@example.org" });
      const browser = new Browser(apart);
      const through = async (query: string) =>
        browser.get(await google.answer((await browser.get(`/api/connect/google${query}`)).to, "one"));
      await through("");
      const waiting = readWaiting(apart.ctx, browser.header);
      if (!waiting) throw new Error("Nobody waits");
      const { token, user } = await signUpByProvider(
        apart.ctx,
        visitor,
        finishForm(new Date(), CONSENT_VERSION).parse(FORM),
        waiting,
      );
      browser.cookies.set(cookieName(apart.ctx.config), token);
      await apart.ctx.db.updateTable("sign_ins").set({ proved_at: null }).where("user_id", "=", user.id).execute();
      expect((await through("?purpose=prove&next=%2Faccount")).to).toBe("/account");
      expect(
        google.asked.at(-1)?.get("prompt") ?? google.asked.findLast((query) => query.has("prompt"))?.get("prompt"),
      ).toBe("select_account");
      const { proved_at } = await apart.ctx.db.selectFrom("sign_ins").select("proved_at").executeTakeFirstOrThrow();
      expect(proved_at).not.toBeNull();
      await apart.close();
      await google.stop();
    });
  });
});
