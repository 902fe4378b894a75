import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultWords } from "#i18n/fault-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ERROR_CODES, type ErrorCode } from "#platform/errors.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { Caller } from "../../../tests/support/asking-api.ts";

/** The sentences of the specification (§8) that belong to accounts, with their status. */
const REFUSALS: readonly (readonly [ErrorCode, number, RegExp, RegExp])[] = [
  ["not_activated", 400, /^Account not activated, please check your email to activate the account/, /غير مفعّل|تفعيل/],
  ["bad_credentials", 400, /^Incorrect email or password/, /كلمة المرور/],
  ["bad_token", 401, /^Invalid credentials/, /بيانات الدخول/],
  ["email_taken", 400, /^Email is already associated with another account/, /مرتبط بحساب آخر/],
  [
    "password_registered",
    400,
    /^You are already registered using email and password, please login instead/,
    /كلمة المرور/,
  ],
  ["internal", 500, /^An error occurred, please try again later/, /خطأ/],
];
const SENTENCES = [
  [m.ui_fill_all, "Please fill in all fields"],
  [m.accounts_notice_signed_in, "Login successful"],
  [m.accounts_sent_title, "Activation link sent to your email"],
  [m.accounts_notice_saved, "Changes saved successfully"],
  [m.ui_no_data, "No Data"],
  [m.errors_contact, "Please contact the administrator using the error code"],
  [m.fault_field_email_invalid, "Invalid Email Address"],
] as const;

it.each(REFUSALS)("%s is %i and has its sentence in both languages", (code, status, en, ar) => {
  expect(ERROR_CODES[code].status).toBe(status);
  expect(faultWords(code, "en")).toMatch(en);
  expect(faultWords(code, "ar")).toMatch(ar);
});

it.each(SENTENCES)("%# is said in both languages", (words, sentence) => {
  expect(words({}, { locale: "en" })).toBe(sentence);
  expect(words({}, { locale: "ar" })).toMatch(/^[\u0600-\u06ff\s]+$/);
});

describe("over HTTP, in the language that is asked for", () => {
  let api: TestApi;
  let who: Caller;
  beforeAll(async () => {
    api = await createTestApi("sqlite");
    who = new Caller(api);
  });
  afterAll(() => api?.close());

  const ask = async (lang: string, url: string, payload: object | undefined, token?: string) => {
    const headers = { "accept-language": lang, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await api.app.inject({ method: payload ? "POST" : "GET", url: `/api${url}`, payload, headers });
    const { status, message, details } = answer.json().error;
    expect(answer.statusCode).toBe(status);
    const fields = details.errors?.map(({ path }: { path: string[] }) => path.join("."));
    return { status, message, code: details.code, ...(fields && { fields }) };
  };

  it.each(["ar", "en"] as const)("in %s", async (lang) => {
    const asleep = await who.somebody({ activated_at: null });
    const taken = await who.somebody();
    const password = "palm shade at noon";
    const signUp = { email: taken, password, firstname: "Salma", lastname: "Harthi", terms: true };
    const answers = [
      await ask(lang, "/auth/local", { identifier: asleep, password }),
      await ask(lang, "/auth/local", { identifier: taken, password: "wrong" }),
      await ask(lang, "/users/me", undefined, "forged"),
      await ask(lang, "/auth/local/register", signUp),
    ];
    const incomplete = { ar: m.ui_fill_all({}, { locale: "ar" }), en: "Please fill in all fields" }[lang];
    for (const [url, payload, fields] of [
      ["/auth/local", {}, ["identifier", "password"]],
      ["/auth/local", { identifier: taken, password: "" }, ["password"]],
      ["/auth/local/register", { ...signUp, email: "", lastname: undefined }, ["email", "lastname"]],
      ["/auth/local/register", { ...signUp, firstname: " ", password: "x" }, ["password", "firstname"]],
      ["/auth/forgot-password", {}, ["email"]],
      ["/auth/reset-password", { code: "x" }, ["password", "passwordConfirmation"]],
      ["/auth/send-email-confirmation", {}, ["email"]],
    ] as const)
      expect(await ask(lang, url, payload), url).toEqual({
        status: 400,
        message: incomplete,
        code: "form_invalid",
        fields,
      });
    for (const [at, code] of (["not_activated", "bad_credentials", "bad_token", "email_taken"] as const).entries())
      expect(answers[at]).toMatchObject({ code, status: ERROR_CODES[code].status, message: faultWords(code, lang) });
  });
});
