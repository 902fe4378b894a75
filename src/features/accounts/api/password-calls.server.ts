import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import { call } from "#platform/http/call.ts";
import { requireAccount } from "#platform/require-person.ts";
import { changePassword } from "../operations/change-password.server.ts";
import { forgotPassword } from "../operations/forgot-password.server.ts";
import { resetPassword } from "../operations/reset-password.server.ts";
import { presentUser } from "../presenter.server.ts";
import { userAnswer } from "../schema/answers.ts";
import { changePasswordBody, forgotForm, resetPasswordBody } from "../schema.ts";

const open = { group: "accounts", who: "anybody" } as const;

/** Forgotten and changed passwords. */
export const passwordCalls = [
  call("POST /auth/forgot-password", {
    ...open,
    note: "limited; one answer for every address",
    summary: m.accounts_api_forgot,
    body: forgotForm,
    answer: z.strictObject({ ok: z.boolean() }),
    example: { body: '{"email":"salma@example.org"}' },
    async handle({ ctx, actor, body }) {
      await forgotPassword(ctx, actor, body);
      return { ok: true };
    },
  }),
  call("POST /auth/reset-password", {
    ...open,
    note: "limited; with the code of a link, without one 400",
    guest: 400,
    other: 400,
    summary: m.accounts_api_reset,
    body: resetPasswordBody,
    // Without a token where the second step is still to be taken.
    answer: z.strictObject({
      jwt: z.string().nullable(),
      user: userAnswer,
      second_factor: z.boolean().optional(),
    }),
    example: { body: '{"code":"…","password":"palm shade at noon","passwordConfirmation":"palm shade at noon"}' },
    async handle({ ctx, actor, body }) {
      const { token, user } = await resetPassword(ctx, actor, body);
      return { jwt: token, user: presentUser(user), ...(token === null && { second_factor: true }) };
    },
  }),
  call("POST /auth/change-password", {
    ...open,
    who: "signed-in",
    note: "with the present password; a place in a class gets 403",
    other: 400,
    summary: m.accounts_api_change_password,
    gate: requireAccount,
    body: changePasswordBody,
    answer: z.strictObject({ jwt: z.string(), user: userAnswer }),
    example: {
      body: '{"currentPassword":"…","password":"palm shade at noon","passwordConfirmation":"palm shade at noon"}',
    },
    async handle({ ctx, actor, body }) {
      const { token, user } = await changePassword(ctx, actor, body);
      return { jwt: token, user: presentUser(user) };
    },
  }),
];
