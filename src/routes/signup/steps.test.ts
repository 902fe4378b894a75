import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SignUpView } from "#features/accounts/schema/sign-up-view.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { requestContext } from "#platform/http/request-context.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { readDisplay } from "#shared/display.ts";
import { createTestApi, type TestApi, TestClock } from "#tests/support/api.ts";
import { action as beginAction, loader as beginLoader } from "../signup.tsx";
import { action as stepAction, loader as stepLoader } from "./step.tsx";

const visitor: Actor = { kind: "visitor", locale: "en", origin: { address: "192.0.2.9", device: "d", userAgent: "" } };
const clock = new TestClock("2026-11-22T10:00:00Z");
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi("sqlite", { overrides: { clock } });
});
afterAll(() => api?.close());

/** A browser at the steps: it keeps the sealed cookie. */
class Browser {
  cookie = "";
  async ask(path: string, form?: Record<string, string>, actor: Actor = visitor) {
    const context = new RouterContextProvider();
    const shown = {
      locale: "en",
      display: readDisplay({}),
      nonce: "",
      reference: "",
      isStored: false,
      marks: [],
      demo: false,
    } as const;
    context.set(requestContext, { ctx: api.ctx, actor, ...shown });
    const { pathname } = new URL(path, "http://own.invalid");
    const step = pathname.split("/")[2];
    const headers = { cookie: this.cookie };
    const init = form ? { method: "POST", body: new URLSearchParams(form), headers } : { headers };
    const request = new Request(new URL(path, "http://own.invalid"), init);
    const [begin, take] = form ? [beginAction, stepAction] : [beginLoader, stepLoader];
    const work = (step ? take : begin) as unknown as (args: object) => Promise<unknown>;
    const answer = await (async () => work({ request, context, params: { step } }))().catch(
      (thrown: unknown) => thrown,
    );
    const given = new Headers(
      answer instanceof Response ? answer.headers : (answer as { init?: ResponseInit }).init?.headers,
    );
    for (const one of given.getSetCookie()) if (one.startsWith("wijha-signup=")) this.cookie = one.split(";")[0] ?? "";
    return answer;
  }
  async go(path: string, form: Record<string, string>) {
    const answer = (await this.ask(path, form)) as Response;
    return answer.headers.get("location");
  }
  async at(path: string) {
    const answer = await this.ask(path);
    return answer instanceof Response ? answer.headers.get("location") : (answer as SignUpView);
  }
  async toLast(accountType = "Student") {
    await this.go("/signup", { accountType });
    await this.go("/signup/name", { firstName: "Salma", lastName: "Harthi" });
    if (accountType === "Student") await this.go("/signup/about", { grade: "10" });
    return this;
  }
}

const users = async () =>
  Number((await api.ctx.db.selectFrom("users").select(api.ctx.db.fn.countAll().as("n")).executeTakeFirst())?.n);
const last = { password: "mountain sun", passwordShown: "yes", terms: "yes", consentVersion: CONSENT_VERSION };

it("leads from step to step with the way on, and writes nothing before the last", async () => {
  const browser = new Browser();
  const before = await users();
  expect(await browser.go("/signup?next=/career-test", { accountType: "Student" })).toBe(
    "/signup/name?next=%2Fcareer-test",
  );
  expect(await browser.go("/signup/name?next=/career-test", { firstName: "Salma", lastName: "Harthi" })).toBe(
    "/signup/about?next=%2Fcareer-test",
  );
  const born = { grade: "10", birthDateDay: "27", birthDateMonth: "3", birthDateYear: "2010" };
  expect(await browser.go("/signup/about?next=/career-test", born)).toBe("/signup/account?next=%2Fcareer-test");
  expect(await browser.at("/signup/account?next=/career-test")).toMatchObject({
    number: 4,
    total: 4,
    back: "/signup/about?next=%2Fcareer-test",
  });
  expect(browser.cookie).not.toMatch(/Salma|2010/);
  expect(await users()).toBe(before);
  const email = "steps@example.org";
  expect(await browser.go("/signup/account?next=/career-test", { ...last, email })).toBe("/activation-sent");
  const made = await api.ctx.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirstOrThrow();
  expect(made).toMatchObject({ first_name: "Salma", grade: "10", birth_date: "2010-03-27", keep_results: "keep" });
  expect(browser.cookie).toBe("wijha-signup=");
  expect(await browser.at("/signup/account")).toBe("/signup");
});

it("goes back without loss, and asks another kind of account nothing more", async () => {
  const browser = await new Browser().toLast();
  expect(await browser.at("/signup/name")).toMatchObject({ firstName: "Salma", lastName: "Harthi" });
  expect(await browser.at("/signup/about")).toMatchObject({ grade: "10" });
  expect(await browser.at("/signup/kind")).toMatchObject({ accountType: "Student", back: null });
  expect(await browser.go("/signup/kind", { accountType: "Guardian" })).toBe("/signup/name");
  expect(await browser.at("/signup/account")).toMatchObject({ number: 3, total: 3, grade: "", firstName: "Salma" });
});

it("cannot be entered in the middle", async () => {
  const browser = new Browser();
  expect(await browser.at("/signup/account?next=/jobs")).toBe("/signup?next=%2Fjobs");
  expect(await browser.go("/signup/name", { firstName: "Salma", lastName: "Harthi" })).toBe(
    "/signup?notice=signup_over",
  );
  await browser.go("/signup", { accountType: "Student" });
  expect(await browser.at("/signup/account")).toBe("/signup/name");
  expect(await browser.go("/signup/account", { ...last, email: "middle@example.org" })).toBe("/signup/name");
  expect(await browser.ask("/signup/nonsense")).toMatchObject({ init: { status: 404 } });
});

it("leaves nothing for who comes next: not to a new beginning, not after half an hour", async () => {
  const browser = await new Browser().toLast();
  await browser.ask("/signup");
  expect(browser.cookie).toBe("wijha-signup=");
  const slow = await new Browser().toLast();
  clock.advance(31 * 60_000);
  expect(await slow.at("/signup/name")).toBe("/signup");
});

it("does not let the last step change what was said before, nor forget who is signed in", async () => {
  const browser = await new Browser().toLast("Employee");
  const form = { ...last, email: "fixed@example.org", accountType: "Student", firstName: "Other" };
  expect(await browser.go("/signup/account", form)).toBe("/activation-sent");
  const made = await api.ctx.db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", form.email)
    .executeTakeFirstOrThrow();
  expect(made).toMatchObject({ account_type: "Employee", first_name: "Salma" });
  const person = { ...visitor, kind: "person", id: 1 } as unknown as Person;
  const away = (await (await new Browser().toLast()).ask("/signup/name", undefined, person)) as Response;
  expect(away.headers.get("location")).toBe("/home");
});
