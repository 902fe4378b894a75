import { consentBody, erasureBody, exportBody } from "#features/privacy/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiCall, type Json, listOf, objectOf } from "./call.ts";

const TIME: Json = { type: ["string", "null"], format: "date-time" };
const COPY = objectOf({
  documentId: { type: "string" },
  state: { enum: ["waiting", "working", "ready", "failed"] },
  done: { type: "integer" },
  total: { type: "integer" },
  askedAt: { type: "string", format: "date-time" },
  readyAt: TIME,
  expiresAt: TIME,
});
const ENDING = objectOf({ data: objectOf({ eraseAt: TIME }) });
const group = "accounts";

/** A copy of one's own data, and the end of the account. */
export function privacyCalls(): ApiCall[] {
  const mine = "/users-permissions/users/me";
  return [
    {
      method: "POST",
      path: `${mine}/exports`,
      summary: (locale) => m.server_api_ask_export({}, { locale }),
      group,
      who: "signed-in",
      body: exportBody,
      status: 202,
      answer: objectOf({ data: COPY }),
      example: { body: '{"currentPassword":"…"}' },
    },
    {
      method: "GET",
      path: `${mine}/exports`,
      summary: (locale) => m.server_api_list_exports({}, { locale }),
      group,
      who: "signed-in",
      status: 200,
      answer: objectOf({ data: listOf(COPY) }),
      example: {},
    },
    {
      method: "GET",
      path: `${mine}/exports/:documentId/:file`,
      summary: (locale) => m.server_api_open_export({}, { locale }),
      group,
      who: "owner",
      status: 200,
      answer: null,
      example: {},
    },
    {
      method: "POST",
      path: `${mine}/consent`,
      summary: (locale) => m.server_api_consent({}, { locale }),
      group,
      who: "signed-in",
      body: consentBody,
      status: 200,
      answer: objectOf({ data: objectOf({ version: { type: "string" } }) }),
      example: { body: '{"agreed":true,"version":"2026-11-22"}' },
    },
    {
      method: "POST",
      path: `${mine}/erasure`,
      summary: (locale) => m.server_api_ask_erasure({}, { locale }),
      group,
      who: "signed-in",
      body: erasureBody,
      status: 200,
      answer: ENDING,
      example: { body: '{"currentPassword":"…","understood":true}' },
    },
    {
      method: "DELETE",
      path: `${mine}/erasure`,
      summary: (locale) => m.server_api_keep_account({}, { locale }),
      group,
      who: "signed-in",
      status: 200,
      answer: ENDING,
      example: {},
    },
  ];
}
