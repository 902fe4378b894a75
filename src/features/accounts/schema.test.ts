import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { AppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";
import { ORDINARY_ACCOUNT_TYPES } from "#shared/actor.ts";
import { registerBody, signInBody, signUpForm, typedOnceForBoth } from "./schema.ts";

const now = new Date("2026-11-20T08:00:00Z");
const body = {
  email: " Salim@Example.ORG ",
  password: "mountain sun",
  firstname: "سالم",
  lastname: "البلوشي",
  terms: true,
};
const form = {
  firstName: "سالم",
  lastName: "البلوشي",
  email: "salim@example.org",
  password: "mountain sun",
  confirmPassword: "mountain sun",
  terms: "yes",
  consentVersion: CONSENT_VERSION,
};

function faults(schema: z.ZodType, value: unknown): Record<string, string> {
  try {
    parseInput(schema, value);
  } catch (error) {
    const fields = error instanceof AppError ? (error.details.fields ?? []) : [];
    return Object.fromEntries(fields.map((field) => [field.path, field.code]));
  }
  return {};
}
const refused = (changes: object) => faults(registerBody(now, CONSENT_VERSION), { ...body, ...changes });
const refusedForm = (changes: object) => faults(signUpForm(now, CONSENT_VERSION), { ...form, ...changes });

describe("the body of register", () => {
  it("is taken with what the specification names and has defaults for the rest", () => {
    expect(parseInput(registerBody(now, CONSENT_VERSION), body)).toMatchObject({
      email: "salim@example.org",
      accountType: "Student",
      keepResults: "keep",
      birthDate: undefined,
    });
  });
  it.each(ORDINARY_ACCOUNT_TYPES)("may be of a %s", (type) => expect(refused({ account_type: type })).toEqual({}));
  it.each(["Consultant", "student", "", 7])("cannot be of %o", (type) =>
    expect(refused({ account_type: type })).toEqual({ account_type: "choice_unknown" }),
  );
  it.each(["role", "confirmed", "id", "roles", "is_demo", "blocked", "provider"])("cannot set %s", (key) =>
    expect(refused({ [key]: 1 })).toEqual({ [key]: "unknown_key" }),
  );
  it("needs the terms", () => {
    expect(refused({ terms: undefined })).toEqual({ terms: "terms_required" });
    expect(refused({ terms: false })).toEqual({ terms: "terms_required" });
  });
  it("names every empty or wrong field at once", () => {
    expect(refused({ email: "", firstname: " ", lastname: 5, password: "" })).toEqual({
      email: "required",
      firstname: "required",
      lastname: "wrong_type",
      password: "required",
    });
    expect(faults(registerBody(now, CONSENT_VERSION), undefined)).toEqual({ "": "required" });
    expect(faults(registerBody(now, CONSENT_VERSION), [])).toEqual({ "": "wrong_type" });
  });
  it("takes a grade as number or text, and no other", () => {
    expect(refused({ grade: 11 })).toEqual({});
    expect(refused({ grade: "7" })).toEqual({ grade: "choice_unknown" });
  });
  it("refuses a date of birth that is none", () =>
    expect(refused({ dob: "2030-01-01" })).toEqual({ dob: "birth_date_wrong" }));
  it("takes any username and uses the e-mail", () => expect(refused({ username: "salim" })).toEqual({}));
});

describe("names", () => {
  const fatha = "\u064e";
  it.each([
    ["first", { firstname: "م" }, { firstname: "first_name_length" }],
    ["first", { firstname: "مي" }, {}],
    ["first, two letters with vowels are two", { firstname: `م${fatha}ي${fatha}` }, {}],
    ["first, one letter with a vowel is one", { firstname: `م${fatha}` }, { firstname: "first_name_length" }],
    ["first, 20 seen as 20", { firstname: "👩‍👩‍👧".repeat(0) + "a".repeat(20) }, {}],
    ["first, 21", { firstname: "a".repeat(21) }, { firstname: "first_name_length" }],
    ["last, 2", { lastname: "Li" }, { lastname: "last_name_length" }],
    ["last, 3", { lastname: "Lee" }, {}],
    ["last, 20 with vowels", { lastname: `م${fatha}`.repeat(20) }, {}],
    ["last, 21", { lastname: "م".repeat(21) }, { lastname: "last_name_length" }],
    ["only dashes", { firstname: "---" }, { firstname: "name_letters" }],
    ["only strokes", { lastname: "ـــ" }, { lastname: "name_letters" }],
    ["only digits", { firstname: "1234" }, { firstname: "name_letters" }],
    ["only pictures", { lastname: "😀😀😀" }, { lastname: "name_letters" }],
    ["only invisible", { lastname: "\u200b\u202e\ufeff" }, { lastname: "required" }],
  ])("%s", (_, changes, expected) => expect(refused(changes)).toEqual(expected));
});

describe("passwords", () => {
  it.each([
    ["1234567", { password: "password_short" }],
    ["12345678", {}],
    ["x".repeat(64), {}],
    ["x".repeat(129), { password: "password_long" }],
    ["👍".repeat(7), { password: "password_short" }],
    ["👍".repeat(8), {}],
    ["        ", {}],
  ])("%s", (password, expected) => expect(refused({ password })).toEqual(expected));
});

describe("the sign-up form", () => {
  it("is taken", () => expect(refusedForm({})).toEqual({}));
  it("takes empty answers as left out", () =>
    expect(refusedForm({ grade: "", gender: "", birthDate: "", ageBand: "" })).toEqual({}));
  it("says that passwords differ, also beside other faults", () => {
    expect(refusedForm({ confirmPassword: "other" })).toEqual({ confirmPassword: "passwords_differ" });
    expect(refusedForm({ confirmPassword: "other", email: "x@" })).toEqual({
      confirmPassword: "passwords_differ",
      email: "email_invalid",
    });
  });
  it("takes a password once only while it is shown", () => {
    const shown = { passwordShown: "yes" };
    expect(refusedForm({ ...shown, confirmPassword: undefined })).toEqual({});
    expect(refusedForm({ ...shown, confirmPassword: "" })).toEqual({});
    expect(refusedForm({ ...shown, confirmPassword: "other" })).toEqual({ confirmPassword: "passwords_differ" });
    expect(refusedForm({ confirmPassword: undefined })).toEqual({ confirmPassword: "required" });
    expect(refusedForm({ confirmPassword: "", email: "x@" })).toEqual({
      confirmPassword: "required",
      email: "email_invalid",
    });
    expect(refusedForm({ passwordShown: "maybe", confirmPassword: undefined })).toMatchObject({
      confirmPassword: "required",
    });
  });
  it("lets the screens for another password leave the second one out in the same case alone", () => {
    const shown = { password: "mountain sun", passwordShown: "yes" };
    expect(typedOnceForBoth(shown)).toEqual({ password: "mountain sun", passwordConfirmation: "mountain sun" });
    expect(typedOnceForBoth({ ...shown, passwordConfirmation: "other" }).passwordConfirmation).toBe("other");
    expect(typedOnceForBoth({ password: "mountain sun" })).toEqual({ password: "mountain sun" });
  });
  it("is refused by the call as well when the second password differs", () => {
    expect(refused({ confirm_password: "other" })).toEqual({ confirm_password: "passwords_differ" });
    expect(refused({ confirm_password: body.password })).toEqual({});
  });
  it("refuses an agreement to older terms", () =>
    expect(refusedForm({ consentVersion: "2020-01-01" })).toEqual({ consentVersion: "consent_old" }));
  it("refuses a key that is not of the form", () =>
    expect(refusedForm({ role: "admin" })).toEqual({ role: "unknown_key" }));
});

describe("the body of sign-in", () => {
  it("refuses other shapes", () => {
    expect(faults(signInBody, { identifier: ["a"], password: {} })).toEqual({
      identifier: "wrong_type",
      password: "wrong_type",
    });
    expect(faults(signInBody, { identifier: "a", password: "" })).toEqual({ password: "required" });
    expect(faults(signInBody, { identifier: "a", password: "b", code: {} })).toEqual({ code: "wrong_type" });
    expect(faults(signInBody, { identifier: "a", password: "b", token: "c" })).toEqual({ token: "unknown_key" });
  });
});
