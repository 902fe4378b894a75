import type { FastifyReply } from "fastify";
import { z } from "zod";
import { currentConsent } from "#features/legal/operations.server.ts";
import { signIn } from "#features/sign-ins/operations/sign-in.server.ts";
import { signedOutCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { signOut } from "#features/sign-ins/operations/sign-out.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Asked, call } from "#platform/http/call.ts";
import { pathTo } from "#shared/screens.ts";
import { connectCalls } from "./api/connect-calls.server.ts";
import { mineCalls } from "./api/mine-calls.server.ts";
import { passwordCalls } from "./api/password-calls.server.ts";
import { register } from "./operations/register.server.ts";
import { resendActivation } from "./operations/resend-activation.server.ts";
import { presentUser } from "./presenter.server.ts";
import { userAnswer } from "./schema/answers.ts";
import { registerBody, resendForm, signInBody } from "./schema.ts";

const open = { group: "accounts", who: "anybody", isKept: false } as const;

/** Strapi's calls of users and permissions, first half. */
export const accountsCalls = [
  call("POST /auth/local", {
    ...open,
    note: "limited",
    summary: m.accounts_api_sign_in,
    body: signInBody,
    answer: z.strictObject({ jwt: z.string(), user: userAnswer }),
    example: { body: '{"identifier":"salma@example.org","password":"palm shade at noon"}' },
    async handle({ ctx, actor, body }) {
      const { token, user } = await signIn(ctx, actor, body);
      return { jwt: token, user: presentUser(user) };
    },
  }),
  call("POST /auth/local/register", {
    ...open,
    note: "limited; the answer holds no token",
    summary: m.accounts_api_sign_up,
    body: (ctx) => registerBody(ctx.clock.now(), currentConsent(ctx).version),
    answer: z.strictObject({ user: userAnswer }),
    example: {
      body: '{"email":"salma@example.org","password":"palm shade at noon","firstname":"Salma","lastname":"Harthi","terms":true}',
    },
    handle: async ({ ctx, actor, body }) => ({ user: presentUser(await register(ctx, actor, body)) }),
  }),
  call("POST /auth/send-email-confirmation", {
    ...open,
    note: "limited; one answer for every address",
    summary: m.accounts_api_resend,
    body: resendForm,
    answer: z.strictObject({ email: z.string(), sent: z.boolean() }),
    example: { body: '{"email":"salma@example.org"}' },
    async handle({ ctx, actor, body }) {
      await resendActivation(ctx, actor, body);
      return { email: body.email, sent: true };
    },
  }),
  call("GET /auth/email-confirmation", {
    ...open,
    note: "leads to /activate, whatever the link holds",
    summary: m.accounts_api_confirm,
    parameters: z.strictObject({ confirmation: z.string().max(200) }),
    status: 302,
    answer: null,
    example: { query: "confirmation=…" },
    handle: toActivationPage,
  }),
  call("POST /auth/logout", {
    ...open,
    note: "ends the own sign-in",
    summary: m.accounts_api_sign_out,
    answer: z.strictObject({ ok: z.boolean() }),
    async handle({ ctx, actor, reply }) {
      await signOut(ctx, actor);
      reply.header("Set-Cookie", signedOutCookie(ctx));
      return { ok: true };
    },
  }),
  ...connectCalls,
  ...passwordCalls,
  ...mineCalls,
];

/** Opens the page that asks for the password; looks at nothing, so a forged link learns nothing here. */
function toActivationPage({ ctx, request, reply }: Pick<Asked, "ctx" | "request" | "reply">): FastifyReply {
  const { confirmation } = request.query as { confirmation?: unknown };
  const token = typeof confirmation === "string" ? confirmation.slice(0, 200) : "";
  return reply.redirect(new URL(pathTo("activate", {}, { token }), ctx.config.publicUrl).href, 302);
}
