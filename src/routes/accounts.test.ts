import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsWork } from "#features/accounts/jobs.server.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { actorOfToken } from "#features/sign-ins/operations/sign-in-token.server.ts";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { requestContext } from "#platform/http/request-context.ts";
import { runDue } from "#platform/queue/worker.ts";
import type { Actor } from "#shared/actor.ts";
import { readDisplay } from "#shared/display.ts";
import { createTestApi, type TestApi } from "../../tests/support/api.ts";
import { action as activateAction, loader as activateLoader } from "./activate.tsx";
import { action as resendAction, loader as sentLoader } from "./activation-sent.tsx";
import { action as signInAction, loader as signInLoader } from "./signin.tsx";
import { action as signOutAction } from "./signout.tsx";
import { action as stepAction } from "./signup/step.tsx";
import { action as signUpAction } from "./signup.tsx";

const origin = { address: "192.0.2.1", device: "test", userAgent: "" };
const visitor: Actor = { kind: "visitor", locale: "ar", origin };
const EMAIL = "salim@example.org";
const FORM = {
  firstName: "سالم",
  lastName: "البلوشي",
  email: EMAIL,
  password: "mountain sun",
  confirmPassword: "mountain sun",
  keepResults: "try",
  terms: "yes",
  consentVersion: CONSENT_VERSION,
};

type Args = { request: Request; context: RouterContextProvider; params: object };
interface Refused {
  readonly data: RefusedForm;
  readonly init: { readonly status: number };
}

describe("the screens of accounts", () => {
  let api: TestApi;
  let token = "";
  beforeAll(async () => {
    api = await createTestApi("sqlite", { config: { publicUrl: "https://guidance.example" } });
  });
  afterAll(() => api?.close());

  const run = async <T>(
    work: (args: never) => Promise<unknown> | unknown,
    path: string,
    form?: object,
    actor: Actor = visitor,
    cookie = "",
  ) => {
    const context = new RouterContextProvider();
    context.set(requestContext, {
      ctx: api.ctx,
      actor,
      locale: "ar",
      display: readDisplay({}),
      nonce: "",
      reference: "",
      isStored: false,
      marks: [],
      demo: false,
    });
    const body = form && new URLSearchParams({ ...form });
    const headers = { cookie: cookie.split(";")[0] ?? "" };
    const init = body ? { method: "POST", body, headers } : { headers };
    const request = new Request(new URL(path, "https://guidance.example"), init);
    const params = { step: path.split("/")[2] };
    return (await work({ request, context, params } satisfies Args as never)) as T;
  };
  const step = <T>(name: string, form: object, cookie: string) =>
    run<T>(stepAction, `/signup/${name}`, form, visitor, cookie);
  const cookieOf = ({ headers }: Response) => headers.getSetCookie().at(-1) ?? "";
  /** Takes the steps of a sign-up. @returns the answer of the last one. */
  const signUp = async <T>({ firstName, lastName, ...account }: typeof FORM) => {
    const begun = await run<Response>(signUpAction, "/signup", { accountType: "Student" });
    const named = await step<Response>("name", { firstName, lastName }, cookieOf(begun));
    const told = await step<Response>("about", { grade: "", birthDateDay: "" }, cookieOf(named));
    return step<T>("account", account, cookieOf(told));
  };
  const sentPage = (cookie = "", query = "") =>
    run<object>(sentLoader, `/activation-sent${query}`, undefined, visitor, cookie);
  const signIn = (path: string, form: object) => run<Response>(signInAction, path, form);

  it("give a refused form back with its status and all that was typed, but for passwords", async () => {
    const refused = await signUp<Refused>({ ...FORM, email: "x", terms: "no" });
    expect(refused.init.status).toBe(400);
    expect(refused.data.fault.fields.map((field) => field.path)).toEqual(["email", "terms"]);
    expect(refused.data.values).toMatchObject({ email: "x", keepResults: "try" });
    expect(JSON.stringify(refused.data)).not.toContain("mountain");
  });

  it("sign up, and lead to the page about the mail without naming the address", async () => {
    const answer = await signUp<Response>(FORM);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/activation-sent"]);
    await runDue(api.ctx, accountsWork);
    token = /token=([\w-]{43})/.exec(api.outbox.at(-1)?.text ?? "")?.[1] ?? "";
    expect(token).not.toBe("");
    const again = await run<Response>(resendAction, "/activation-sent", { email: "nobody@example.org" });
    expect(again.headers.get("location")).toBe("/activation-sent?notice=link_sent");
    expect(again.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-wijha-signup=;.* Max-Age=0/);
    const cookie = cookieOf(answer);
    expect(cookie).toMatch(/^waiting=.*HttpOnly; Secure$/);
    expect(cookie).not.toContain("salim");
    expect(await sentPage(cookie)).toMatchObject({
      waiting: { masked: "sa•••m@example.org", isSent: true },
      isSent: true,
    });
  });

  it("say of a link that it was sent only once it was", async () => {
    expect(await sentPage()).toMatchObject({ waiting: null, isSent: false });
    expect(await sentPage("", "?notice=link_sent")).toMatchObject({ waiting: null, isSent: false });
    const refused = await run<{ init: { headers: Record<string, string>; status: number } }>(signInAction, "/signin", {
      email: EMAIL,
      password: FORM.password,
    });
    expect(refused.init.status).toBe(400);
    expect(await sentPage(refused.init.headers["Set-Cookie"])).toMatchObject({
      waiting: { masked: "sa•••m@example.org", isSent: false },
      isSent: false,
    });
    const wrong = await run<{ init: { headers?: object } }>(signInAction, "/signin", {
      email: EMAIL,
      password: "guess it",
    });
    expect(wrong.init.headers).toEqual({});
  });

  it("send again to the address of the sign-up, and to a corrected one by the password", async () => {
    const form = { ...FORM, email: "salem@exmaple.org" };
    const signedUp = cookieOf(await signUp<Response>(form));
    const soon = await run<Refused>(resendAction, "/activation-sent", { intent: "again" }, visitor, signedUp);
    expect([soon.init.status, soon.data.fault.code]).toEqual([429, "too_many"]);
    const asked = { intent: "correct", email: "salem@example.org", password: "wrong one" };
    const wrong = await run<Refused>(resendAction, "/activation-sent", asked, visitor, signedUp);
    expect(wrong.data).toMatchObject({
      fault: { fields: [{ code: "password_wrong" }] },
      values: { intent: "correct" },
    });
    const right = { ...asked, password: FORM.password };
    const answer = await run<Response>(resendAction, "/activation-sent", right, visitor, signedUp);
    expect(answer.headers.get("location")).toBe("/activation-sent?notice=link_sent");
    expect(await sentPage(answer.headers.get("set-cookie") ?? "")).toMatchObject({
      waiting: { masked: "sa•••m@example.org" },
    });
    await runDue(api.ctx, accountsWork);
    expect(api.outbox.at(-1)?.to).toBe("salem@example.org");
  });

  it("say of an easy password in the same breath as of other fields", async () => {
    const easy = { ...FORM, email: "x", password: "12345678", confirmPassword: "12345678" };
    const refused = await signUp<Refused>(easy);
    expect(refused.data.fault.fields.map(({ path, code }) => [path, code])).toEqual([
      ["email", "email_invalid"],
      ["password", "password_common"],
    ]);
  });

  it("activate by post only, then sign in by a cookie nothing else can read", async () => {
    const opened = await run<{ data: object }>(activateLoader, `/activate?token=${token}`);
    expect(opened.data).toMatchObject({ state: "ready" });
    const forged = await run<Refused>(activateLoader, "/activate?token=forged");
    expect([forged.init.status, forged.data]).toMatchObject([400, { state: "invalid" }]);
    const answer = await run<Response>(activateAction, `/activate?token=${token}`, { password: FORM.password });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/home?notice=activated"]);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-wijha=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=\d+; HttpOnly; Secure$/,
    );
    const replay = await run<Refused>(activateAction, `/activate?token=${token}`, { password: FORM.password });
    expect([replay.init.status, replay.data.fault.code]).toEqual([400, "already_active"]);
  });

  it.each([
    ["/jobs?page=2", "/jobs?page=2&notice=signed_in"],
    ["//evil.example", "/home?notice=signed_in"],
    ["/.//evil.example", "/home?notice=signed_in"],
    ["/\\evil.example", "/home?notice=signed_in"],
    ["https://evil.example", "/home?notice=signed_in"],
    ["javascript:alert(1)", "/home?notice=signed_in"],
    ["/\t/evil.example", "/home?notice=signed_in"],
    ["/api/auth/logout", "/home?notice=signed_in"],
  ])("after signing in with next=%o go to %s", async (next, place) => {
    const answer = await signIn(`/signin?next=${encodeURIComponent(next)}`, { email: EMAIL, password: FORM.password });
    expect(answer.headers.get("location")).toBe(place);
  });

  it("end the sign-in on the server and clear the browser at sign-out", async () => {
    const answer = await signIn("/signin", { email: EMAIL, password: FORM.password });
    const held = /=([\w-]{43})/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "";
    const person = await actorOfToken(api.ctx, held, origin, "ar");
    if (!person) throw new Error("not signed in");
    const away = await run<Response>(signInLoader, "/signin", undefined, person).catch((thrown: Response) => thrown);
    expect(away.headers.get("location")).toBe("/home");
    const out = await run<Response>(signOutAction, "/signout", {}, person);
    expect(out.headers.get("location")).toBe("/signin?notice=signed_out");
    expect(out.headers.get("set-cookie")).toMatch(/^__Host-wijha=; .*Max-Age=0/);
    expect(out.headers.get("clear-site-data")).toBe('"storage"');
    expect(await actorOfToken(api.ctx, held, origin, "ar")).toBeNull();
  });
});
