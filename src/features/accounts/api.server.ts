import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { ApiPart } from "#platform/http/api.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import { me } from "./operations/read-me.server.ts";
import { register } from "./operations/register.server.ts";
import { resendActivation } from "./operations/resend-activation.server.ts";
import { signIn } from "./operations/sign-in.server.ts";
import { signOut } from "./operations/sign-out.server.ts";
import { presentUser } from "./presenter.server.ts";
import { registerBody, resendForm, signInBody } from "./schema.ts";
import { signedOutCookie } from "./sign-in-token.server.ts";

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
    const input = parseInput(registerBody(ctx.clock.now()), request.body);
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
  api.get("/users/me", async (request) => me(ctx, request.actor, populateOf(request.query)));
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
