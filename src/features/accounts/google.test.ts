import { beforeAll, describe, expect, it } from "vitest";
import { onOneEngine } from "#tests/support/engines.ts";
import {
  type ProviderFault,
  type ProviderStandIn,
  startOpenIdProvider,
} from "../../../tests/stand-ins/openid-provider.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { BASE, Browser, CALLBACK, connecting, fresh } from "../../../tests/support/connecting.ts";
import { readWaiting } from "./operations/keep-google-state.server.ts";

onOneEngine("the way to an OpenID provider and back", (engine) => {
  const way = connecting(engine);
  const { clock, db, newcomer, begin, goThrough, member, withPassword, actorIn, notice } = way;
  let api: TestApi;
  let provider: ProviderStandIn;
  beforeAll(() => {
    ({ api, provider } = way);
  });

  describe("the way there", () => {
    it("asks for a code with PKCE, state and nonce of this browser, and keeps them sealed in one cookie", async () => {
      const browser = new Browser(api);
      const page = new URL(await begin(browser));
      expect(Object.fromEntries(page.searchParams)).toMatchObject({
        response_type: "code",
        client_id: "wijha",
        redirect_uri: CALLBACK,
        scope: "openid email profile",
        code_challenge_method: "S256",
        prompt: "select_account",
      });
      const secrets = ["state", "nonce", "code_challenge"].map((name) => page.searchParams.get(name) ?? "");
      for (const secret of secrets) expect(secret.length).toBeGreaterThanOrEqual(43);
      const other = new URL(await begin(new Browser(api)));
      for (const name of ["state", "nonce", "code_challenge"])
        expect(other.searchParams.get(name)).not.toBe(page.searchParams.get(name));
      const kept = browser.cookies.get("wijha-connect") ?? "";
      expect(Buffer.from(kept, "base64url").toString("latin1")).not.toContain(secrets[0]);
      const { answer } = await new Browser(api).get("/api/connect/google");
      const cookie = String(answer.headers["set-cookie"]);
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Lax/);
      expect(cookie).toMatch(/Max-Age=600/);
      expect(answer.headers["cache-control"]).toBe("no-store");
    });

    it("says nothing of choosing an account to a provider that knows no such question", async () => {
      const plain = await startOpenIdProvider([CALLBACK], 0, { knowsSelectAccount: false });
      plain.accounts.set("one", { email: "one@example.org" });
      const through = async (oidcPrompt: string) => {
        const oidc = { ...plain.oidc };
        const apart = await createTestApi(engine, { config: { oidc, oidcPrompt, publicUrl: BASE } });
        const browser = new Browser(apart);
        const { to } = await browser.get("/api/connect/google");
        const back = await browser.get(await plain.answer(to, "one"));
        await apart.close();
        return [new URL(to).searchParams.get("prompt"), notice(back.to) ?? back.to];
      };
      expect(await through("select_account")).toEqual(["select_account", "provider_failed"]);
      expect(await through("none")).toEqual([null, "/signup/finish"]);
      expect(await through("login")).toEqual(["login", "/signup/finish"]);
      plain.listPrompts(["none", "login"]);
      expect(await through("select_account")).toEqual([null, "/signup/finish"]);
      plain.hideAuthTime();
      expect(await through("none")).toEqual([null, "/signup/finish"]);
      await plain.stop();
    });

    it("begins under the name the provider leads back to", async () => {
      const { status, to } = await new Browser(api).get("/api/connect/google?next=%2Fjobs", { host: "localhost:3999" });
      expect([status, to]).toEqual([302, `${BASE}/api/connect/google?next=%2Fjobs`]);
    });

    it("lets nobody but a signed-in person link or prove", async () => {
      const bare = { accept: "application/json" };
      for (const purpose of ["link", "prove"])
        expect((await new Browser(api).get(`/api/connect/google?purpose=${purpose}`, bare)).status).toBe(401);
      expect((await new Browser(api).get("/api/connect/google?purpose=other", bare)).status).toBe(400);
      expect((await new Browser(api).get("/api/connect/google?role=admin", bare)).status).toBe(400);
    });
  });

  describe("the way back", () => {
    it("refuses the call with an access token, and says why", async () => {
      const { status, answer } = await new Browser(api).get("/api/auth/google/callback?access_token=ya29.abc");
      expect(status).toBe(400);
      expect(answer.json().error.message).toMatch(/access_token is not taken/);
    });

    it.each(["", "?code=abc&state=def", "?error=access_denied&state=x"])(
      "refuses %s without a way begun here, as JSON or as a page",
      async (query) => {
        const { status, answer } = await new Browser(api).get(`/api/auth/google/callback${query}`, { accept: "*/*" });
        expect(status).toBe(400);
        expect(answer.json()).toMatchObject({
          data: null,
          error: { status: 400, details: { code: "provider_failed" } },
        });
        const page = await new Browser(api).get(`/api/auth/google/callback${query}`);
        expect([page.status, page.to]).toEqual([303, "/signin?notice=provider_failed"]);
      },
    );

    it("refuses the answer to another browser's way, a forged state and a way past its time", async () => {
      const [mine, other] = [new Browser(api), new Browser(api)];
      const { sub } = await member();
      const answer = await provider.answer(await begin(mine), sub);
      await begin(other);
      expect(notice((await other.get(answer)).to)).toBe("provider_failed");
      expect(notice((await mine.get(answer.replace(/state=[^&]+/, "state=forged"))).to)).toBe("provider_failed");
      expect(await mine.me()).toBeNull();
      // A stranger's answer does not end the own way.
      expect(notice((await mine.get(answer)).to)).toBe("signed_in");
      const late = new Browser(api);
      const lateAnswer = await provider.answer(await begin(late), sub);
      clock.advance(601_000);
      expect(notice((await late.get(lateAnswer)).to)).toBe("provider_failed");
      clock.advance(-601_000);
    });

    it("takes an answer once, even when cookie and address are sent again", async () => {
      const browser = new Browser(api);
      const { sub } = await member();
      const answer = await provider.answer(await begin(browser), sub);
      const again = new Browser(api);
      again.cookies.set("wijha-connect", browser.cookies.get("wijha-connect") ?? "");
      expect(notice((await browser.get(answer)).to)).toBe("signed_in");
      expect(browser.cookies.has("wijha-connect")).toBe(false);
      expect(notice((await again.get(answer)).to)).toBe("provider_failed");
      expect(await again.me()).toBeNull();
      expect(notice((await browser.get(answer)).to)).toBe("provider_failed");
    });

    it.each<ProviderFault>(["audience", "issuer", "nonce", "signature", "expired"])(
      "refuses an answer with a wrong %s",
      async (fault) => {
        const { sub } = await member();
        const browser = new Browser(api);
        provider.fail(fault);
        const { status, to } = await goThrough(browser, sub);
        expect([status, to]).toEqual([303, "/signin?notice=provider_failed"]);
        expect(await browser.me()).toBeNull();
      },
    );

    it("refuses an address the provider has not verified, of newcomers and of members", async () => {
      const before = await db().selectFrom("users").select("id").execute();
      const browser = new Browser(api);
      expect(notice((await goThrough(browser, newcomer({ email_verified: false }))).to)).toBe("provider_unverified");
      expect(readWaiting(api.ctx, browser.header)).toBeNull();
      expect(await db().selectFrom("users").select("id").execute()).toEqual(before);
      const { sub, email } = await member();
      provider.accounts.set(sub, { email, email_verified: false });
      expect(notice((await goThrough(new Browser(api), sub)).to)).toBe("provider_unverified");
    });

    it("stays calm when somebody stops there, and when the provider is down or broken", async () => {
      const denied = await goThrough(new Browser(api), null, "?next=%2Fjobs");
      expect([denied.status, denied.to]).toEqual([303, "/signin?next=%2Fjobs&notice=provider_denied"]);
      const { sub } = await member();
      provider.fail("broken");
      expect(notice((await goThrough(new Browser(api), sub)).to)).toMatch(/^provider_(failed|down)$/);
      provider.fail("none");
      const browser = new Browser(api);
      const answer = await provider.answer(await begin(browser), sub);
      await provider.pause();
      expect(notice((await browser.get(answer)).to)).toBe("provider_down");
      const cold = { ...api.ctx.config, oidc: { ...provider.oidc } };
      const apart = await createTestApi("sqlite", { config: cold, overrides: { clock: api.ctx.clock } });
      const { status, to } = await new Browser(apart).get("/api/connect/google");
      expect([status, to]).toEqual([303, "/signin?notice=provider_down"]);
      await provider.resume();
      expect((await new Browser(apart).get("/api/connect/google")).to).toMatch(provider.oidc.issuer);
      await apart.close();
    });

    it("is not there where no provider is set", async () => {
      const apart = await createTestApi("sqlite");
      for (const path of ["/api/connect/google", "/api/auth/google/callback?code=a&state=b"])
        expect((await new Browser(apart).get(path)).status).toBe(404);
      expect((await new Browser(apart).get("/api/auth/google/callback?access_token=a")).status).toBe(400);
      await apart.close();
    });
  });

  describe("somebody known", () => {
    it("is signed in by a cookie and led on with 303, to places of this site only", async () => {
      const { sub, id } = await member();
      for (const [next, to] of [
        ["", "/home?notice=signed_in"],
        ["/jobs?sector=a", "/jobs?sector=a&notice=signed_in"],
        ["//evil.example", "/home?notice=signed_in"],
        ["https://evil.example/", "/home?notice=signed_in"],
        ["/api/users/me", "/home?notice=signed_in"],
      ] as const) {
        const browser = new Browser(api);
        const answer = await goThrough(browser, sub, next && `?next=${encodeURIComponent(next)}`);
        expect([answer.status, answer.to]).toEqual([303, to]);
        expect(await browser.me()).toMatchObject({ id, provider: "google" });
      }
      const [last] = await db()
        .selectFrom("sign_ins")
        .select(["method", "proved_at"])
        .where("user_id", "=", id)
        .execute();
      expect(last).toMatchObject({ method: "google", proved_at: expect.any(String) });
    });

    it("is known by issuer and subject, whatever the address says now", async () => {
      const { sub, id, email } = await member();
      provider.accounts.set(sub, { email: `${fresh("moved")}@example.org` });
      const browser = new Browser(api);
      await goThrough(browser, sub);
      expect(await browser.me()).toMatchObject({ id, email });
    });

    it("takes the place of whoever was signed in there before", async () => {
      const { sub, id } = await member();
      const { browser } = await withPassword(`${fresh("before")}@example.org`);
      const before = (await actorIn(browser)).signInId;
      await goThrough(browser, sub);
      expect(await browser.me()).toMatchObject({ id });
      expect(await db().selectFrom("sign_ins").select("user_id").where("token_hash", "=", before).execute()).toEqual(
        [],
      );
    });

    it("is told when the account is suspended", async () => {
      const { sub, id } = await member();
      await db().updateTable("users").set({ disabled_at: clock.now().toISOString() }).where("id", "=", id).execute();
      const browser = new Browser(api);
      expect(notice((await goThrough(browser, sub)).to)).toBe("blocked");
      expect(await browser.me()).toBeNull();
    });

    it("still types the code where the account asks for a second step", async () => {
      const { sub, id } = await member();
      const at = clock.now().toISOString();
      await db()
        .insertInto("second_factors")
        .values({ user_id: id, secret_sealed: "sealed", asked_at: at, confirmed_at: at, last_step: 0 })
        .execute();
      const browser = new Browser(api);
      const { status, to } = await goThrough(browser, sub);
      expect([status, to]).toEqual([303, "/signin/code"]);
      expect(await browser.me()).toBeNull();
      expect(browser.cookies.has("wijha-step")).toBe(true);
    });
  });
});
