import { z } from "zod";
import {
  AGE_BANDS,
  type AgeBand,
  GENDERS,
  type Gender,
  GRADES,
  type Grade,
  isBirthDate,
  KEEP_RESULTS,
  type KeepResults,
} from "#features/people/rules.ts";
import { birthDateField, emailField, oneOf, personalFields } from "#features/people/schema.ts";
import { ORDINARY_ACCOUNT_TYPES, type OrdinaryAccountType } from "#shared/actor.ts";
import { EMAIL_MAX, normaliseEmail } from "#shared/email.ts";
import { PASSWORD_MAX, PASSWORD_MIN, passwordFault } from "#shared/password.ts";
import { cleanPersonName, FIRST_NAME, fitsName, hasLetter, LAST_NAME } from "#shared/person-name.ts";
import { CONNECT_PURPOSES } from "./rules.ts";

// A password longer than any allowed one is still compared, within reason.
const LONGEST_GIVEN_PASSWORD = 4 * PASSWORD_MAX;

const nameField = (code: string, limits: { readonly min: number; readonly max: number }) =>
  z
    .string()
    .transform(cleanPersonName)
    .superRefine((name, check) => {
      if (name === "") check.addIssue({ code: "custom", message: "required", input: name });
      else if (!hasLetter(name)) check.addIssue({ code: "custom", message: "name_letters", input: name });
      else if (!fitsName(name, limits))
        check.addIssue({ code: "custom", message: code, minimum: limits.min, maximum: limits.max, input: name });
    });

const newPasswordField = z.string().superRefine((password, check) => {
  const fault = passwordFault(password);
  if (fault)
    check.addIssue({ code: "custom", message: fault, minimum: PASSWORD_MIN, maximum: PASSWORD_MAX, input: password });
});

const givenPasswordField = z.string().min(1, "required").max(LONGEST_GIVEN_PASSWORD, "password_long");

const firstName = nameField("first_name_length", FIRST_NAME);
const lastName = nameField("last_name_length", LAST_NAME);
/** First and last name, as every form asks them. */
export const nameFields = { firstName, lastName };
const accountType = oneOf(ORDINARY_ACCOUNT_TYPES);
/** The version of the texts that is in force. */
const consentField = (version: string) => z.literal(version, { error: "consent_old" });

interface Passwords {
  readonly password?: unknown;
  readonly confirmPassword?: unknown;
}

/** Also checked when other fields have faults, so that a person hears of everything at once. */
function sameTwice(path: string, second: (form: Record<string, unknown>) => unknown) {
  return {
    path: [path],
    error: "passwords_differ",
    when: ({ value }: { value: unknown }) =>
      typeof value === "object" &&
      value !== null &&
      typeof (value as Passwords).password === "string" &&
      second(value as Record<string, unknown>) !== undefined,
  };
}

/** Only a password that could be read while it was typed needs no second one. */
function isTypedOnce(form: object): boolean {
  return "passwordShown" in form && form.passwordShown === "yes";
}

/** All that the steps of sign-up say, whole. `now` bounds the date of birth. */
export function signUpForm(now: Date, consentVersion: string) {
  return z
    .strictObject({
      firstName,
      lastName,
      email: emailField,
      password: newPasswordField,
      confirmPassword: z.string().optional(),
      passwordShown: z.literal("yes").optional(),
      accountType: accountType.default("Student"),
      birthDate: birthDateField(now),
      ...personalFields,
      keepResults: oneOf(KEEP_RESULTS).default("keep"),
      terms: z.literal("yes", { error: "terms_required" }),
      consentVersion: consentField(consentVersion),
    })
    .refine((form) => Boolean(form.confirmPassword) || isTypedOnce(form), {
      path: ["confirmPassword"],
      error: "required",
      when: ({ value }) => typeof value === "object" && value !== null,
    })
    .refine(
      (form) => !form.confirmPassword || form.password === form.confirmPassword,
      sameTwice("confirmPassword", (form) => form.confirmPassword),
    );
}

/** The body of POST /auth/local/register, with the names clients know. The username is the e-mail, whatever is sent. */
export function registerBody(now: Date, consentVersion: string) {
  return z
    .strictObject({
      username: z.string().max(EMAIL_MAX).optional(),
      email: emailField,
      password: newPasswordField,
      confirm_password: z.string().optional(),
      firstname: firstName,
      lastname: lastName,
      terms: z.literal(true, { error: "terms_required" }),
      consent_version: consentField(consentVersion).optional(),
      account_type: accountType.default("Student"),
      dob: birthDateField(now),
      gender: personalFields.gender,
      grade: personalFields.grade,
      age_band: personalFields.ageBand,
      keep_results: oneOf(KEEP_RESULTS).default("keep"),
    })
    .refine(
      (form) => form.confirm_password === undefined || form.password === form.confirm_password,
      sameTwice("confirm_password", (form) => form.confirm_password),
    )
    .transform((body) => ({
      email: body.email,
      password: body.password,
      firstName: body.firstname,
      lastName: body.lastname,
      accountType: body.account_type,
      birthDate: body.dob,
      gender: body.gender,
      grade: body.grade,
      ageBand: body.age_band,
      keepResults: body.keep_results,
    }));
}

/** What sign-up needs, whichever door it came through. */
export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountType: OrdinaryAccountType;
  readonly birthDate?: string;
  readonly gender?: Gender;
  readonly grade?: Grade;
  readonly ageBand?: AgeBand;
  readonly keepResults: KeepResults;
}

/** Where signing in through the provider begins; `ticket` stands in our own link that begins linking. */
export const connectQuery = z.strictObject({
  next: z.string().max(500).optional(),
  purpose: oneOf(CONNECT_PURPOSES).default("sign-in"),
  ticket: z.string().max(1000).default(""),
});
export type ConnectQuery = z.output<typeof connectQuery>;

/** What a first sign-in through the provider asks: sign-up without address and password. */
export function finishForm(now: Date, consentVersion: string) {
  return z.strictObject({
    firstName,
    lastName,
    accountType: accountType.default("Student"),
    birthDate: birthDateField(now),
    ...personalFields,
    keepResults: oneOf(KEEP_RESULTS).default("keep"),
    terms: z.literal("yes", { error: "terms_required" }),
    consentVersion: consentField(consentVersion),
  });
}
export type Finish = z.output<ReturnType<typeof finishForm>>;

/** Linking a provider, or taking the link away. */
export const linkForm = z.strictObject({
  intent: oneOf(["link", "unlink"]),
  currentPassword: givenPasswordField.optional(),
});
export type LinkProof = Pick<z.output<typeof linkForm>, "currentPassword">;

export const signInForm = z.strictObject({ email: emailField, password: givenPasswordField });

/** The body of POST /auth/local. What is no address is simply nobody's. */
export const signInBody = z
  .strictObject({
    identifier: z.string().min(1, "required").max(EMAIL_MAX).transform(normaliseEmail),
    password: givenPasswordField,
    code: z.string().max(100, "too_long").optional(),
  })
  .transform(({ identifier, password, code }) => ({ email: identifier, password, code }));

export const activationForm = z.strictObject({ token: z.string().max(200), password: givenPasswordField });
export type Activation = z.output<typeof activationForm>;

export const resendForm = z.strictObject({ email: emailField });
export const forgotForm = resendForm;

/** Another address for a sign-up that waits, by the password chosen for it. */
export const correctionForm = z.strictObject({ email: emailField, password: givenPasswordField });
export type Correction = z.output<typeof correctionForm>;

/** Text only: a code of any other type once matched somebody in a product like this. */
const linkCode = z.string().min(1, "required").max(200);

/** A screen's form for another password as the calls know it: one that was shown while it was typed stands for both. */
export function typedOnceForBoth({ passwordShown, ...form }: Record<string, string>): Record<string, string> {
  const isOnce = isTypedOnce({ passwordShown }) && !form.passwordConfirmation;
  return isOnce ? { ...form, passwordConfirmation: form.password ?? "" } : form;
}

/** The form of the screen and the body of POST /auth/reset-password. */
export const resetPasswordBody = z
  .strictObject({ code: linkCode, password: newPasswordField, passwordConfirmation: z.string().min(1, "required") })
  .refine(
    (form) => form.password === form.passwordConfirmation,
    sameTwice("passwordConfirmation", (form) => form.passwordConfirmation),
  );
export type ResetPassword = z.output<typeof resetPasswordBody>;

const currentPassword = z.string().max(LONGEST_GIVEN_PASSWORD, "password_long").optional();

/** The form of the screen and the body of POST /auth/change-password. Who has no password yet leaves the current one out. */
export const changePasswordBody = z
  .strictObject({ currentPassword, password: newPasswordField, passwordConfirmation: z.string().min(1, "required") })
  .refine(
    (form) => form.password === form.passwordConfirmation,
    sameTwice("passwordConfirmation", (form) => form.passwordConfirmation),
  );
export type ChangePassword = z.output<typeof changePasswordBody>;

export const changeEmailBody = z.strictObject({ email: emailField, currentPassword });
export type ChangeEmail = z.output<typeof changeEmailBody>;

export const emailLinkForm = z.strictObject({ token: z.string().max(200) });

/** Left out stays, null takes away. */
const erasable = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (value === "" ? null : value), field.nullable().optional());

/** The body of PUT /users-permissions/users/me: what a person may say of themself. Everything else is an unknown key. */
export function changeMeBody(now: Date) {
  return z
    .strictObject({
      firstname: firstName.optional(),
      lastname: lastName.optional(),
      gender: erasable(oneOf(GENDERS)),
      dob: erasable(z.string().refine((text) => isBirthDate(text, now), "birth_date_wrong")),
      age_band: erasable(oneOf(AGE_BANDS)),
      age_withheld: z.literal(true).optional(),
      grade: erasable(z.preprocess((value) => (typeof value === "number" ? String(value) : value), oneOf(GRADES))),
      keep_results: oneOf(KEEP_RESULTS).optional(),
      locale: oneOf(["ar", "en"]).optional(),
    })
    .refine(({ dob, age_band: band, age_withheld: withheld }) => !(withheld && (dob || band)), {
      path: ["age_withheld"],
      error: "age_withheld_and_said",
    });
}
export type ChangeMe = z.output<ReturnType<typeof changeMeBody>>;

export const administratorSchema = z.strictObject({
  email: emailField,
  firstName,
  lastName,
  password: newPasswordField,
});
