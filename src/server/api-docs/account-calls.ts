import { z } from "zod";
import { roleBody } from "#features/accounts/schema/roles.ts";
import {
  changeEmailBody,
  changeMeBody,
  changePasswordBody,
  connectQuery,
  forgotForm,
  registerBody,
  resendForm,
  resetPasswordBody,
  signInBody,
} from "#features/accounts/schema.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiCall, call, inData, listOf, OK, objectOf, ref } from "./call.ts";

/** Calls of accounts, passwords and sign-ins. */
export function accountCalls(): ApiCall[] {
  const group = "accounts";
  const user = objectOf({ user: ref("user") });
  return [
    call("POST /auth/local", m.server_api_sign_in, {
      group,
      who: "anybody",
      body: signInBody,
      answer: objectOf({ jwt: { type: "string" }, user: ref("user") }),
      example: { body: '{"identifier":"salma@example.org","password":"palm shade at noon"}' },
    }),
    call("POST /auth/local/register", m.server_api_sign_up, {
      group,
      who: "anybody",
      body: registerBody(new Date(0), CONSENT_VERSION),
      answer: user,
      example: {
        body: '{"email":"salma@example.org","password":"palm shade at noon","firstname":"Salma","lastname":"Harthi","terms":true}',
      },
    }),
    call("POST /auth/send-email-confirmation", m.server_api_resend, {
      group,
      who: "anybody",
      body: resendForm,
      answer: objectOf({ email: { type: "string" }, sent: { type: "boolean" } }),
      example: { body: '{"email":"salma@example.org"}' },
    }),
    call("GET /auth/email-confirmation", m.server_api_confirm, {
      group,
      who: "anybody",
      query: z.strictObject({ confirmation: z.string().max(200) }),
      status: 302,
      answer: null,
      example: { query: "confirmation=…" },
    }),
    call("GET /connect/google", m.server_api_connect, {
      group,
      who: "anybody",
      query: connectQuery,
      status: 302,
      answer: null,
      example: { query: "next=/career-test" },
    }),
    call("GET /auth/google/callback", m.server_api_connect_back, {
      group,
      who: "anybody",
      query: z.strictObject({
        code: z.string().optional(),
        state: z.string().optional(),
        error: z.string().optional(),
      }),
      status: 303,
      answer: null,
      example: { query: "code=…&state=…" },
    }),
    ...passwordCalls(),
    call("POST /auth/logout", m.server_api_sign_out, { group, who: "anybody", answer: OK }),
    ...signIns(),
    call("GET /users/me", m.server_api_me, {
      group,
      who: "signed-in",
      shared: ["populate"],
      answer: ref("user"),
      example: { query: "populate=profile,personality_result" },
    }),
  ];
}

function passwordCalls(): ApiCall[] {
  const group = "accounts";
  const signedIn = objectOf({ jwt: { type: ["string", "null"] }, user: ref("user") });
  const me = "/users-permissions/users/me";
  return [
    call("POST /auth/forgot-password", m.server_api_forgot, {
      group,
      who: "anybody",
      body: forgotForm,
      answer: OK,
      example: { body: '{"email":"salma@example.org"}' },
    }),
    call("POST /auth/reset-password", m.server_api_reset, {
      group,
      who: "anybody",
      body: resetPasswordBody,
      answer: signedIn,
      example: { body: '{"code":"…","password":"palm shade at noon","passwordConfirmation":"palm shade at noon"}' },
    }),
    call("POST /auth/change-password", m.server_api_change_password, {
      group,
      who: "signed-in",
      body: changePasswordBody,
      answer: signedIn,
      example: {
        body: '{"currentPassword":"…","password":"palm shade at noon","passwordConfirmation":"palm shade at noon"}',
      },
    }),
    call(`PUT ${me}`, m.server_api_change_me, {
      group,
      who: "signed-in",
      body: changeMeBody(new Date(0)),
      answer: ref("user"),
      example: { body: '{"firstname":"Salma","grade":"11"}' },
    }),
    call(`POST ${me}/email`, m.server_api_change_email, {
      group,
      who: "signed-in",
      body: changeEmailBody,
      answer: objectOf({ email: { type: "string" }, sent: { type: "boolean" } }),
      example: { body: '{"email":"salma@example.net","currentPassword":"…"}' },
    }),
    call(`DELETE ${me}/email`, m.server_api_give_up_email, { group, who: "signed-in", answer: OK }),
  ];
}

function signIns(): ApiCall[] {
  const group = "accounts";
  const path = "/users-permissions/users/me/sign-ins";
  const one = objectOf({
    id: { type: "string" },
    device: { type: "string" },
    method: { type: "string" },
    createdAt: { type: "string", format: "date-time" },
    lastUsedAt: { type: "string", format: "date-time" },
    isThis: { type: "boolean" },
  });
  const roles = objectOf({ email: { type: "string" }, roles: listOf({ type: "string" }) });
  return [
    call(`GET ${path}`, m.server_api_sign_ins, { group, who: "signed-in", answer: inData(listOf(one)) }),
    call(`DELETE ${path}`, m.server_api_end_sign_ins, {
      group,
      who: "signed-in",
      answer: inData(objectOf({ ended: { type: "integer" } })),
    }),
    call(`DELETE ${path}/:id`, m.server_api_end_sign_in, {
      group,
      who: "owner",
      answer: inData(objectOf({ id: { type: "string" } })),
    }),
    call("POST /users-permissions/roles", m.server_api_roles, {
      group,
      who: "administrators",
      body: roleBody,
      answer: inData(roles),
      example: { body: '{"email":"salma@example.org","role":"teacher","given":true}' },
    }),
  ];
}
