import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { readWaiting } from "#features/accounts/operations/keep-google-state.server.ts";
import { signUpByProvider } from "#features/accounts/operations/sign-up-google.server.ts";
import { finishForm } from "#features/accounts/schema.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { actorOfToken, cookieName } from "#features/sign-ins/operations/sign-in-token.server.ts";
import type { Engine } from "#platform/db/columns.ts";
import type { Visitor } from "#shared/actor.ts";
import { type ProviderStandIn, startOpenIdProvider } from "../stand-ins/openid-provider.ts";
import { createTestApi, type TestApi, TestClock } from "./api.ts";

export const BASE = "http://127.0.0.1:3999";
export const CALLBACK = `${BASE}/api/auth/google/callback`;
export const PASSWORD = "palm shade at noon";
const origin = { address: "192.0.2.7", device: "", userAgent: "" };
export const visitor: Visitor = { kind: "visitor", locale: "en", origin };
export const FORM = { firstName: "Salma", lastName: "Harthi", terms: "yes", consentVersion: CONSENT_VERSION };

let serial = 0;
/** A name nobody had before. */
export const fresh = (name: string): string => {
  serial += 1;
  return `${name}${serial}`;
};

/** A browser at the server without pages: cookies are kept, redirects are shown. */
export class Browser {
  readonly cookies = new Map<string, string>([["device", fresh("device")]]);
  private readonly api: TestApi;
  constructor(api: TestApi) {
    this.api = api;
  }
  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
  async get(address: string, headers: Record<string, string> = {}) {
    const url = address.replace(BASE, "");
    const answer = await this.api.app.inject({
      url,
      headers: { host: "127.0.0.1:3999", accept: "text/html", cookie: this.header, ...headers },
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: answer.statusCode, to: String(answer.headers.location ?? ""), answer };
  }
  async me() {
    const { answer } = await this.get("/api/users/me");
    return answer.statusCode === 200 ? answer.json() : null;
  }
}

/** A server and a provider beside it for the tests of a group, with the people that go between them. */
export function connecting(engine: Engine) {
  let api: TestApi;
  let provider: ProviderStandIn;
  const clock = new TestClock(new Date().toISOString());
  beforeAll(async () => {
    provider = await startOpenIdProvider([CALLBACK]);
    api = await createTestApi(engine, { config: { oidc: provider.oidc, publicUrl: BASE }, overrides: { clock } });
  });
  afterAll(async () => {
    await api?.close();
    await provider?.stop();
  });
  beforeEach(() => provider.fail("none"));

  const db = () => api.ctx.db;

  function newcomer(changes: object = {}): string {
    const sub = fresh("sub-");
    provider.accounts.set(sub, { email: `${sub}@example.org`, given_name: "Salma", family_name: "Harthi", ...changes });
    return sub;
  }
  async function begin(browser: Browser, query = ""): Promise<string> {
    const { status, to } = await browser.get(`/api/connect/google${query}`);
    expect(status).toBe(302);
    expect(to).toMatch(provider.oidc.issuer);
    return to;
  }
  /** There and back, to the answer of our own address. */
  async function goThrough(browser: Browser, sub: string | null, query = "") {
    return browser.get(await provider.answer(await begin(browser, query), sub));
  }
  const finish = (browser: Browser, changes: object = {}) => {
    const waiting = readWaiting(api.ctx, browser.header);
    if (!waiting) throw new Error("Nobody waits in this browser");
    const input = finishForm(clock.now(), CONSENT_VERSION).parse({ ...FORM, ...changes });
    return signUpByProvider(api.ctx, { ...visitor, origin: { ...origin, device: fresh("d") } }, input, waiting);
  };
  /** Somebody whose account came about through the provider. */
  async function member(changes: object = {}): Promise<{ sub: string; id: number; email: string }> {
    const sub = newcomer(changes);
    const browser = new Browser(api);
    expect((await goThrough(browser, sub)).to).toBe("/signup/finish");
    const { user } = await finish(browser);
    return { sub, id: user.id, email: user.email };
  }
  /** Somebody with a password, active or not; signed in by it when active. */
  async function withPassword(email: string, isActive = true) {
    const at = clock.now().toISOString();
    const { id } = await db()
      .insertInto("users")
      .values({
        email,
        password_hash: await api.ctx.passwords.hash(PASSWORD),
        first_name: "Other",
        last_name: "Person",
        account_type: "Student",
        gender: null,
        birth_date: null,
        age_band: null,
        grade: null,
        scale_asked_at: null,
        keep_results: "keep",
        locale: "en",
        is_demo: false,
        link_generation: 1,
        activated_at: isActive ? at : null,
        age_said_at: null,
        disabled_at: null,
        consent_version: CONSENT_VERSION,
        last_seen_at: at,
        erase_at: null,
        erase_reason: null,
        created_at: at,
        updated_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const browser = new Browser(api);
    if (!isActive) return { id, browser };
    const answer = await api.app.inject({
      method: "POST",
      url: "/api/auth/local",
      payload: { identifier: email, password: PASSWORD },
    });
    browser.cookies.set(cookieName(api.ctx.config), answer.json().jwt);
    return { id, browser };
  }
  async function actorIn(browser: Browser) {
    const token = browser.cookies.get(cookieName(api.ctx.config)) ?? "";
    const actor = await actorOfToken(api.ctx, token, origin, "en");
    if (!actor) throw new Error("Nobody is signed in");
    return actor;
  }
  const notice = (to: string) => new URL(to, BASE).searchParams.get("notice");
  return {
    clock,
    db,
    newcomer,
    begin,
    goThrough,
    finish,
    member,
    withPassword,
    actorIn,
    notice,
    get api() {
      return api;
    },
    get provider() {
      return provider;
    },
  };
}
