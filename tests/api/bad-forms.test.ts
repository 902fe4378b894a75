import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { AppServer } from "../support/app-server.ts";
import { Visitor } from "../support/visitor.ts";

const PASSWORD = "palm shade at noon";
const LANGS = ["ar", "en"] as const;

let server: AppServer;
let taker: Visitor;

beforeAll(async () => {
  server = await AppServer.start();
  taker = await new Visitor(server).signIn();
});
afterAll(async () => {
  const faults = server.said().match(/^\{.*"level":(50|60).*$/gm) ?? [];
  await server.remove();
  expect(faults, "faults in the log").toEqual([]);
});

/** Whether a page says a text, in HTML's own spelling; a failure does not print the page. */
function says(page: string, text: string): boolean {
  const spelt = text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/'/g, "&#x27;");
  return page.includes(spelt.replace(/</g, "&lt;").replace(/>/g, "&gt;"));
}

const PERSON = { firstName: "Salma", lastName: "Harthi", email: "forms@pupils.example", password: PASSWORD };
const sendSignUp = (visitor: Visitor, changes: Record<string, string> = {}) => visitor.signUp(PERSON, changes);

describe.each(LANGS)("forms in %s", (locale) => {
  it("keeps what was typed, but for passwords, and says what is wrong", async () => {
    const visitor = new Visitor(server, locale);
    const typed = { firstName: `Sal"ma <b>`, lastName: "x".repeat(300) };
    const named = await sendSignUp(visitor, typed);
    expect(named.status).toBe(400);
    for (const value of Object.values(typed)) expect(says(named.text, value), value).toBe(true);
    const { status, text } = await sendSignUp(visitor, { email: "no address" });
    expect(status).toBe(400);
    expect(says(text, "no address")).toBe(true);
    expect(says(text, PASSWORD)).toBe(false);
    expect(says(text, m.fault_field_email_invalid({}, { locale }))).toBe(true);
    expect(text.includes(`<html lang="${locale}"`)).toBe(true);
  });

  it.each([
    ["an unknown field", { role: "admin" }],
    ["an account type that is not for everybody", { accountType: "Consultant" }],
    ["no such day of birth", { birthDateDay: "31", birthDateMonth: "2", birthDateYear: "2010" }],
    ["a birthday without a year", { birthDateDay: "3", birthDateMonth: "2" }],
    ["a grade of nowhere", { grade: "99" }],
    ["an old consent", { consentVersion: "1999-01-01" }],
    ["a hidden password typed once", { confirmPassword: "" }],
    ["a shown password with another beside it", { passwordShown: "yes", confirmPassword: "another one" }],
  ] as const)("%s", async (_name, changes) => {
    const { status, text } = await sendSignUp(new Visitor(server, locale), changes);
    expect(status).toBe(400);
    expect(text.includes('role="alert"')).toBe(true);
  });

  it("says that a month has fewer days, and shows what was typed in the digits it was typed in", async () => {
    const typed = { birthDateDay: "٣١", birthDateMonth: "فبراير", birthDateYear: "٢٠١٠" };
    const { text } = await sendSignUp(new Visitor(server, locale), typed);
    expect(says(text, m.fault_field_birth_day_none({ max: 28 }, { locale }))).toBe(true);
    for (const value of Object.values(typed)) expect(says(text, value), value).toBe(true);
  });

  it("what is no form of ours, or too much of it", async () => {
    const visitor = new Visitor(server, locale);
    const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
    const sent: [string, BodyInit, Record<string, string>, number][] = [
      ["JSON", "{}", { "Content-Type": "application/json" }, 415],
      ["2 MB", `email=${"x".repeat(2 * 1024 * 1024)}`, urlencoded, 413],
      ["latin-1", Buffer.from("firstName=Zo\xeb", "latin1"), urlencoded, 400],
      ["broken escapes", "firstName=%ff%&lastName=%zz", urlencoded, 400],
      ["nothing", "", urlencoded, 400],
    ];
    for (const path of ["/signup", "/signin"])
      for (const [name, body, headers, status] of sent) {
        const answer = await visitor.post(path, body, headers);
        expect(`${path} ${name}: ${answer.status}`).toBe(`${path} ${name}: ${status}`);
        expect(answer.text.includes(`<html lang="${locale}"`), `${path} ${name}`).toBe(true);
      }
  });
});

describe("addresses", () => {
  it.each([
    ["/nonsense", 404],
    ["/jobs/nonsense", 404],
    ["/jobs?page=0", 404],
    ["/jobs?page=x", 404],
    ["/jobs?page=-1", 404],
    ["/jobs?page=1000000000", 404],
    ["/jobs/%ff", 404],
    ["/%00", 404],
    ["/career-test/statements/0", 404],
    ["/career-test/statements/55", 404],
    ["/career-test/statements/maybe", 404],
    ["/career-test/results/nonsense", 404],
    ["/career-test/try/55", 404],
    ["/dev/mail?file=../wijha.sqlite", 404],
    ["/activate?token=forged", 400],
    ["/activate", 400],
  ])("%s", async (path, status) => {
    for (const locale of LANGS) {
      const visitor = path.includes("career-test") ? taker : new Visitor(server, locale);
      const answer = await visitor.get(path);
      expect(`${path}: ${answer.status}`).toBe(`${path}: ${status}`);
      if (!path.includes("career-test")) expect(answer.text.includes(`<html lang="${locale}"`)).toBe(true);
      expect(/href="\/(jobs|signup|career-test)?"/.test(answer.text), "a way back").toBe(true);
    }
  });

  it("filters that name nothing give an empty list or none at all, never a fault", async () => {
    for (const query of ["environment=nonsense", "environment=", "sort=sideways", "nonsense=1", "page=1&page=2"])
      expect([200, 404]).toContain((await new Visitor(server).get(`/jobs?${query}`)).status);
  });

  it("a sign-in that is asked for by a page's data leads back to the page", async () => {
    const { text } = await new Visitor(server).get("/account/password.data");
    expect(text).toContain('/signin?next=%2Faccount%2Fpassword"');
    const { text: notice } = await taker.get("/account.data?notice=saved");
    expect(notice).toContain('"/account?notice=saved"');
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/%09/evil.example",
    "javascript:alert(1)",
    "/api/users/me",
  ])("stays on this site instead of going to %s after sign-in", async (next) => {
    const path = `/signin?next=${encodeURIComponent(next)}`;
    const visitor = new Visitor(server);
    await visitor.get(path);
    const { status, location } = await visitor.post(path, {
      email: "guardian@wijha.example",
      password: "wijha-demo-2026",
    });
    expect(status).toBe(303);
    const { origin, pathname } = new URL(location, server.base);
    expect(origin + pathname).toMatch(new RegExp(`^${server.base}/(home|%09/evil.example)$`));
  });
});

describe("links", () => {
  it("a replayed link says that the account is active and signs nobody in", async () => {
    const visitor = new Visitor(server);
    const email = "links@pupils.example";
    expect((await sendSignUp(visitor, { email })).status).toBe(303);
    const link = new URL(await server.linkTo(email));
    const path = link.pathname + link.search;
    const wrong = await visitor.post(path, { password: "not this one" });
    expect([wrong.status, wrong.headers.getSetCookie().length]).toEqual([400, 0]);
    expect((await visitor.post(path, { password: PASSWORD })).status).toBe(303);
    for (const locale of LANGS) {
      const again = new Visitor(server, locale);
      const page = await again.get(path);
      expect(says(page.text, m.accounts_activate_used_title({}, { locale }))).toBe(true);
      const { status, headers } = await again.post(path, { password: PASSWORD });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.getSetCookie().join()).not.toContain("wijha=");
      expect((await again.get("/home")).status).toBe(303);
    }
  });

  it("a forged link is refused in words, in both languages", async () => {
    for (const locale of LANGS) {
      const visitor = new Visitor(server, locale);
      const path = `/activate?token=${"A".repeat(43)}`;
      expect(says((await visitor.get(path)).text, m.accounts_activate_invalid_title({}, { locale }))).toBe(true);
      const { status, text } = await visitor.post(path, { password: PASSWORD });
      expect(status).toBe(400);
      expect(says(text, m.accounts_activate_invalid_title({}, { locale }))).toBe(true);
    }
  });
});

describe("the scale's forms", () => {
  it("no answer, maybe, a foreign statement, somebody else's draft", async () => {
    const { attempt, item } = await taker.openDraft();
    const path = "/career-test/statements/1";
    const sent: [string, Record<string, string>, number][] = [
      ["no answer", { attempt, item }, 400],
      ["maybe", { attempt, item, answer: "maybe" }, 400],
      ["a foreign statement", { attempt, item: "X99", answer: "true" }, 400],
      ["an unknown field", { attempt, item, answer: "true", score: "9" }, 400],
      ["a time that is none", { attempt, item, answer: "true", ms: "soon" }, 400],
      ["a draft that is not there", { attempt: "nonsense", item, answer: "true" }, 404],
    ];
    for (const [name, form, status] of sent)
      expect(`${name}: ${(await taker.post(path, form)).status}`).toBe(`${name}: ${status}`);
    const stranger = await new Visitor(server).signIn("advisor@wijha.example");
    await stranger.openDraft();
    expect((await stranger.post(path, { attempt, item, answer: "true" })).status).toBe(404);
    expect((await stranger.post("/career-test/review", { attempt })).status).toBe(404);
    const { text } = await taker.post(path, { attempt, item });
    expect(says(text, m.fault_field_scales_choose({}, { locale: "en" }))).toBe(true);
  });

  it("a result asked for too early names what is missing", async () => {
    const { attempt } = await taker.openDraft();
    const { status, text } = await taker.post("/career-test/review", { attempt });
    expect(status).toBe(400);
    expect(says(text, m.fault_answers_missing({}, { locale: "en" }))).toBe(true);
  });
});
