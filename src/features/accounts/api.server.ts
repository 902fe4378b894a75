import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { currentConsent } from "#features/legal/operations.server.ts";
import { signIn } from "#features/sign-ins/operations/sign-in.server.ts";
import { signedOutCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { signOut } from "#features/sign-ins/operations/sign-out.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { ApiPart } from "#platform/http/api.ts";
import { parseInput } from "#platform/http/input.ts";
import { requireAccount, requirePerson } from "#platform/require-person.ts";
import { pathTo } from "#shared/screens.ts";
import { connectCalls } from "./api/connect-calls.server.ts";
import { signInCalls } from "./api/sign-in-calls.server.ts";
import { askEmailChange, giveUpEmailChange } from "./operations/change-email.server.ts";
import { changeMe } from "./operations/change-me.server.ts";
import { changePassword } from "./operations/change-password.server.ts";
import { forgotPassword } from "./operations/forgot-password.server.ts";
import { me } from "./operations/read-me.server.ts";
import { register } from "./operations/register.server.ts";
import { resendActivation } from "./operations/resend-activation.server.ts";
import { resetPassword } from "./operations/reset-password.server.ts";
import { presentUser } from "./presenter.server.ts";
import {
  changeEmailBody,
  changeMeBody,
  changePasswordBody,
  forgotForm,
  registerBody,
  resendForm,
  resetPasswordBody,
  signInBody,
} from "./schema.ts";

/** Strapi's calls of users and permissions, first half. */
export const accountsApi: ApiPart = (api, ctx) => {
  api.register(async (own) => calls(own, ctx));
};

function calls(api: FastifyInstance, ctx: Context): void {
  api.addHook("onSend", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
  api.post("/auth/local", async (request) => {
    const { token, user } = await signIn(ctx, request.actor, parseInput(signInBody, request.body));
    return { jwt: token, user: presentUser(user) };
  });
  api.post("/auth/local/register", async (request) => {
    const input = parseInput(registerBody(ctx.clock.now(), currentConsent(ctx).version), request.body);
    return { user: presentUser(await register(ctx, request.actor, input)) };
  });
  api.post("/auth/send-email-confirmation", async (request) => {
    const input = parseInput(resendForm, request.body);
    await resendActivation(ctx, request.actor, input);
    return { email: input.email, sent: true };
  });
  api.get("/auth/email-confirmation", (request, reply) => toActivationPage(ctx, request, reply));
  api.post("/auth/logout", async (request, reply) => {
    await signOut(ctx, request.actor);
    return reply.header("Set-Cookie", signedOutCookie(ctx)).send({ ok: true });
  });
  connectCalls(api, ctx);
  signInCalls(api, ctx);
  passwordCalls(api, ctx);
  mineCalls(api, ctx);
  api.get("/users/me", async (request) => {
    requirePerson(request.actor);
    return me(ctx, request.actor, populateOf(request.query));
  });
}

function passwordCalls(api: FastifyInstance, ctx: Context): void {
  api.post("/auth/forgot-password", async (request) => {
    await forgotPassword(ctx, request.actor, parseInput(forgotForm, request.body));
    return { ok: true };
  });
  api.post("/auth/reset-password", async (request) => {
    const { token, user } = await resetPassword(ctx, request.actor, parseInput(resetPasswordBody, request.body));
    return { jwt: token, user: presentUser(user), ...(token === null && { second_factor: true }) };
  });
  api.post("/auth/change-password", async (request) => {
    requireAccount(request.actor);
    const { token, user } = await changePassword(ctx, request.actor, parseInput(changePasswordBody, request.body));
    return { jwt: token, user: presentUser(user) };
  });
}

const MINE = "/users-permissions/users/me";

function mineCalls(api: FastifyInstance, ctx: Context): void {
  api.put(MINE, async (request) => {
    requireAccount(request.actor);
    return changeMe(ctx, request.actor, parseInput(changeMeBody(ctx.clock.now()), request.body));
  });
  api.post(`${MINE}/email`, async (request) => {
    requireAccount(request.actor);
    const input = parseInput(changeEmailBody, request.body);
    await askEmailChange(ctx, request.actor, input);
    return { email: input.email, sent: true };
  });
  api.delete(`${MINE}/email`, async (request) => {
    await giveUpEmailChange(ctx, request.actor);
    return { ok: true };
  });
}

/** Opens the page that asks for the password; looks at nothing, so a forged link learns nothing here. */
async function toActivationPage(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { confirmation } = request.query as { confirmation?: unknown };
  const token = typeof confirmation === "string" ? confirmation.slice(0, 200) : "";
  return reply.redirect(new URL(pathTo("activate", {}, { token }), ctx.config.publicUrl).href, 302);
}

const POPULATE = /^populate(?:\[([\w-]{1,60})\])?(?:\[[\w-]{1,60}\])*$/;

/** The names a client asks for, in any of Strapi's spellings: `a,b`, `[0]=a`, `[a]=true`, `[a][populate]=…`. */
function populateOf(query: unknown): string[] {
  const names = new Set<string>();
  for (const [key, value] of Object.entries(query as Record<string, unknown>)) {
    const match = POPULATE.exec(key);
    if (!match) throw new AppError("invalid", { technical: `Invalid key ${key.slice(0, 60)}`, extra: { key } });
    const [, inner] = match;
    if (inner !== undefined && !/^\d+$/.test(inner)) names.add(inner);
    else for (const one of [value].flat()) for (const name of String(one).split(",")) if (name) names.add(name.trim());
  }
  return [...names];
}
