import { expect, it } from "vitest";
import { inLocale } from "#i18n/ambient.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { refusedForm } from "#platform/http/form.server.ts";
import type { Person, Visitor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { said as saidAt } from "#tests/support/said.tsx";
import { AccountHub, type HubPerson } from "./components/account-hub.tsx";
import { SignUpKindStep, SignUpStepForm } from "./components/sign-up-step.tsx";
import { readNotice } from "./operations/read-notice.server.ts";
import type { SignUpStep } from "./rules/sign-up-steps.ts";
import type { SignUpView } from "./schema/sign-up-view.ts";

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
  gender: null,
  roles: [],
  hasProvider: false,
  isSecondStepMissing: false,
  hasSecondStep: false,
  devices: 1,
  hasCalendar: false,
  guardians: null,
  isGuardian: false,
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

it.each(LOCALES)(
  "an account offers what concerns its reader by kind and age, and says what holds now, in %s",
  (locale) => {
    const words = { locale };
    const pupil = said(locale, <AccountHub person={hub({ accountType: "Student", gender: "male", guardians: 1 })} />);
    expect(pupil).toContain(m.guardians_account_title({}, words));
    expect(pupil).not.toContain(`href="${pathTo("accountFamily")}"`);
    expect(pupil).toContain(m.schools_hub_title({}, words));
    expect(pupil).toContain(m.people_type_student_male({}, words));
    const parent = said(
      locale,
      <AccountHub person={hub({ accountType: "Guardian", isGuardian: true, hasSecondStep: true })} />,
    );
    expect(parent).toContain(m.guardians_family_title({}, words));
    expect(parent).not.toContain(`href="${pathTo("accountGuardian")}"`);
    expect(parent).toContain(m.accounts_hub_now_on({}, words));
  },
);

const view = (step: SignUpStep, changes: Partial<SignUpView> = {}): SignUpView => ({
  step,
  number: 2,
  total: 4,
  back: "/signup/kind",
  beginning: "/signup",
  accountType: "Student",
  firstName: "Salma",
  lastName: "Harthi",
  grade: "10",
  birthDate: { day: "27", month: "3", year: "2010" },
  vouched: null,
  consentVersion: "1",
  ...changes,
});
type Faults = readonly { path: string; code: string; values?: Record<string, number> }[];
const signUp = (locale: "ar" | "en", step: SignUpView, fields?: Faults, typed: Record<string, string> = {}) => {
  const refused = fields && inLocale(locale, () => refusedForm("form_invalid", typed, { fields }));
  return said(locale, <SignUpStepForm view={step} refused={refused} />);
};

it.each(LOCALES)("a password that was fine is asked for again, and that is said once, in %s", (locale) => {
  const sentence = m.accounts_signup_passwords_again({}, { locale });
  const times = (page: string) => page.split(sentence).length - 1;
  const wrong = signUp(locale, view("account"), [{ path: "email", code: "email_invalid" }]);
  expect(times(wrong)).toBe(1);
  expect(wrong).toContain(`<a href="#password">${sentence}</a>`);
  expect(times(signUp(locale, view("account"), [{ path: "confirmPassword", code: "passwords_differ" }]))).toBe(0);
  expect(times(signUp(locale, view("account"), []))).toBe(0);
  const vouched = view("account", { vouched: "salma@example.org" });
  expect(times(signUp(locale, vouched, [{ path: "terms", code: "terms_required" }]))).toBe(0);
});

it.each(LOCALES)("without scripts a password is typed twice, in %s", (locale) => {
  const page = signUp(locale, view("account"));
  expect(page).toContain('name="confirmPassword"');
  expect(page).not.toContain("passwordShown");
});

it.each(LOCALES)("for which grades the scale is made is said before a grade is chosen, in %s", (locale) => {
  const page = signUp(locale, view("about"));
  const hint = page.indexOf(m.accounts_field_grade_hint({}, { locale }));
  expect(hint).toBeGreaterThan(0);
  expect(hint).toBeLessThan(page.indexOf(m.people_grade_8({}, { locale })));
});

it.each(LOCALES)("a date of birth names the part that is wrong and keeps what was typed, in %s", (locale) => {
  const typed = { birthDateDay: "٣١", birthDateMonth: "2", birthDateYear: "2010" };
  const page = signUp(
    locale,
    view("about"),
    [{ path: "birthDateDay", code: "birth_day_none", values: { max: 28 } }],
    typed,
  );
  const sentence = m.fault_field_birth_day_none({ max: 28 }, { locale });
  expect(page).toContain(`<a href="#birthDateDay">${sentence}</a>`);
  expect(page).toContain('value="٣١"');
  const fields = [...page.matchAll(/<input id="birthDate[^>]+>/g)].map(([one]) => one);
  expect(fields.map((one) => /autoComplete="([^"]+)"/i.exec(one)?.[1])).toEqual([
    "bday-day",
    "bday-month",
    "bday-year",
  ]);
  expect(fields.map((one) => one.includes('aria-invalid="true"'))).toEqual([true, false, false]);
});

it.each(LOCALES)("only a pupil is told to read with a guardian, in %s", (locale) => {
  const sentence = m.accounts_signup_consent_minor({}, { locale });
  expect(signUp(locale, view("account"))).toContain(sentence);
  expect(signUp(locale, view("account", { accountType: "Employee" }))).not.toContain(sentence);
});

it.each(LOCALES)("who comes back sees what was chosen and typed before, in %s", (locale) => {
  const kind = said(locale, <SignUpKindStep view={view("kind")} refused={undefined} />);
  expect(kind.split(m.accounts_signup_kind_chosen({}, { locale })).length - 1).toBe(1);
  expect(signUp(locale, view("name"))).toContain('value="Harthi"');
  expect(signUp(locale, view("about"))).toContain('value="2010"');
});
