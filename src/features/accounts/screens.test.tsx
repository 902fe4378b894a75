import { expect, it } from "vitest";
import { inLocale } from "#i18n/ambient.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { refusedForm } from "#platform/http/form.server.ts";
import type { Person, Visitor } from "#shared/actor.ts";
import { said as saidAt } from "#tests/support/said.tsx";
import { AccountHub, type HubPerson } from "./components/account-hub.tsx";
import { SignUpForm } from "./components/sign-up-form.tsx";
import { readNotice } from "./operations/read-notice.server.ts";

const LOCALES = ["ar", "en"] as const;
const said = (locale: "ar" | "en", element: React.ReactElement) => saidAt(locale, element, "/signup");

const origin = { address: "", device: "", userAgent: "" };
const visitor: Visitor = { kind: "visitor", locale: "en", origin };
const person = { kind: "person", firstName: "Salma", lastName: "Harthi" } as unknown as Person;

it.each(["signed_in", "activated"])("%s is said with the name, and to nobody who is not signed in", (notice) => {
  for (const locale of LOCALES) {
    expect(readNotice(`/home?notice=${notice}`, person, locale)?.who).toContain("\u2068Salma Harthi\u2069");
    expect(readNotice(`/home?notice=${notice}`, visitor, locale)).toBeNull();
  }
  expect(readNotice("/signin?notice=signed_out", visitor, "en")?.text).toBe("You are signed out.");
});

it.each(LOCALES)("what has just happened takes the focus also without scripts, in %s", async (locale) => {
  const { AccountNotice } = await import("./components/account-notice.tsx");
  const notice = { kind: "ok" as const, text: "Salma" };
  expect(said(locale, <AccountNotice notice={notice} path="/signup" />)).toMatch(
    /<div tabindex="-1" autofocus="" data-told/i,
  );
});

const hub = (changes: Partial<HubPerson>): HubPerson => ({
  firstName: "Aisha",
  lastName: "Al Saadi",
  email: "a@example.org",
  accountType: "Employee",
  roles: [],
  hasProvider: false,
  isSecondStepMissing: false,
  ...changes,
});

it.each(LOCALES)("an administrator is shown as that and as no kind of user, in %s", (locale) => {
  const words = { locale };
  const admin = said(locale, <AccountHub person={hub({ roles: ["admin"] })} />);
  expect(admin).toContain(m.people_value_role_admin({}, words));
  expect(admin).not.toContain(m.people_type_employee({}, words));
  const teacher = said(locale, <AccountHub person={hub({ roles: ["teacher"] })} />);
  expect(teacher).toContain(m.people_value_role_teacher({}, words));
  expect(teacher).toContain(m.people_type_employee({}, words));
  expect(said(locale, <AccountHub person={hub({})} />)).not.toContain(m.people_column_role({}, words));
});

const signUp = (locale: "ar" | "en", fields: readonly { path: string; code: string }[]) => {
  const refused = inLocale(locale, () => refusedForm("form_invalid", { firstName: "Salma" }, { fields }));
  return said(locale, <SignUpForm refused={refused} next={undefined} consentVersion="1" hasProvider={false} />);
};

it.each(LOCALES)("passwords that were fine are asked for again, and that is said once, in %s", (locale) => {
  const sentence = m.accounts_signup_passwords_again({}, { locale });
  const times = (page: string) => page.split(sentence).length - 1;
  expect(times(signUp(locale, [{ path: "email", code: "email_invalid" }]))).toBe(1);
  expect(signUp(locale, [{ path: "email", code: "email_invalid" }])).toContain(`<a href="#password">${sentence}</a>`);
  expect(times(signUp(locale, [{ path: "confirmPassword", code: "passwords_differ" }]))).toBe(0);
  expect(times(signUp(locale, []))).toBe(0);
});

it.each(LOCALES)("for which grades the scale is made is said before a grade is chosen, in %s", (locale) => {
  const page = signUp(locale, []);
  const hint = page.indexOf(m.accounts_field_grade_hint({}, { locale }));
  expect(hint).toBeGreaterThan(0);
  expect(hint).toBeLessThan(page.indexOf(m.people_grade_8({}, { locale })));
});
