import { z } from "zod";
import { sendFile } from "#content/library/send-file.server.ts";
import { recordConsent } from "#features/accounts/operations/record-consent.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { call } from "#platform/http/call.ts";
import { requireAccount } from "#platform/require-person.ts";
import { askErasure, isPasswordAsked, keepAccount } from "./operations/ask-erasure.server.ts";
import { askExport } from "./operations/ask-export.server.ts";
import { listExports, openExport } from "./operations/view-export.server.ts";
import { consentBody, erasureBody, exportBody, withPassword } from "./schema.ts";

const MINE = "/users-permissions/users/me";
const NO_PLACE = "a place in a class gets 403";
const mine = { group: "accounts", who: "signed-in" } as const;

const time = z.iso.datetime();
const copy = z.strictObject({
  documentId: z.string(),
  state: z.enum(["waiting", "working", "ready", "failed"]),
  done: z.int(),
  total: z.int(),
  askedAt: time,
  readyAt: time.nullable(),
  expiresAt: time.nullable(),
});
const ending = z.strictObject({ data: z.strictObject({ eraseAt: time.nullable() }) });

/** A copy of one's own data, and the end of the account. */
export const privacyCalls = [
  call(`POST ${MINE}/exports`, {
    ...mine,
    note: `with the password, limited; ${NO_PLACE}`,
    other: 400,
    summary: m.privacy_api_ask_export,
    gate: requireAccount,
    // A body may be left out.
    body: z.preprocess((sent) => sent ?? {}, exportBody),
    status: 202,
    answer: z.strictObject({ data: copy }),
    example: { body: '{"currentPassword":"…"}' },
    handle: async ({ ctx, actor, body }) => ({ data: await askExport(ctx, actor, body) }),
  }),
  call(`GET ${MINE}/exports`, {
    ...mine,
    note: `the own ones; ${NO_PLACE}`,
    summary: m.privacy_api_list_exports,
    answer: z.strictObject({ data: z.array(copy) }),
    handle: async ({ ctx, actor }) => ({ data: await listExports(ctx, actor) }),
  }),
  call(`GET ${MINE}/exports/:documentId/:file`, {
    ...mine,
    who: "owner",
    summary: m.privacy_api_open_export,
    answer: null,
    hasHead: true,
    async handle({ ctx, actor, params, request, reply }) {
      const file = await openExport(ctx, actor, params);
      return sendFile(ctx, request, reply, { ...file, area: "private" }, "attachment");
    },
  }),
  call(`POST ${MINE}/consent`, {
    ...mine,
    note: `with the version in force; ${NO_PLACE}`,
    summary: m.privacy_api_consent,
    gate: requireAccount,
    body: consentBody,
    answer: z.strictObject({ data: z.strictObject({ version: z.string() }) }),
    example: { body: '{"agreed":true,"version":"2026-11-22"}' },
    async handle({ ctx, actor, body }) {
      await recordConsent(ctx, actor, body);
      return { data: { version: body.version } };
    },
  }),
  call(`POST ${MINE}/erasure`, {
    ...mine,
    note: `with the password; ${NO_PLACE}`,
    other: 400,
    summary: m.privacy_api_ask_erasure,
    body: erasureBody,
    answer: ending,
    example: { body: '{"currentPassword":"…","understood":true}' },
    // What is wrong is said at once, also that the password of whoever has one is missing.
    bodyFor: async ({ ctx, actor }) => withPassword(erasureBody, await isPasswordAsked(ctx, actor)),
    handle: async ({ ctx, actor, body }) => ({ data: await askErasure(ctx, actor, body) }),
  }),
  call(`DELETE ${MINE}/erasure`, {
    ...mine,
    note: NO_PLACE,
    summary: m.privacy_api_keep_account,
    answer: ending,
    async handle({ ctx, actor }) {
      await keepAccount(ctx, actor);
      return { data: { eraseAt: null } };
    },
  }),
];
