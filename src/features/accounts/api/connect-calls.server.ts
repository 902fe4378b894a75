import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import { isLoopback } from "#platform/config/loopback.ts";
import type { Context } from "#platform/context.ts";
import { AppError, isAppError } from "#platform/errors.ts";
import { call } from "#platform/http/call.ts";
import { parseInput } from "#platform/http/input.ts";
import { isOwnPath, pathTo } from "#shared/screens.ts";
import { beginConnect, endConnect, isAnswerTo } from "../operations/connect-google.server.ts";
import { type ConnectFlow, endedFlowCookie, type Onward, readFlow } from "../operations/keep-google-state.server.ts";
import { connectFault } from "../provider.server.ts";
import { type Notice, withNotice } from "../rules/notices.ts";
import { CONNECT_FAULTS, type ConnectPurpose } from "../rules.ts";
import { connectQuery } from "../schema.ts";

const open = { group: "accounts", who: "anybody", isKept: false, answer: null } as const;

/** The two addresses of signing in through the provider: there, and back. A browser is always led on to a page. */
export const connectCalls = [
  call("GET /connect/google", {
    ...open,
    note: "limited, where a provider is set (404 otherwise); leads to the provider; to link or prove: signed in",
    summary: m.accounts_api_connect,
    parameters: connectQuery,
    status: 302,
    example: { query: "next=/career-test" },
    handle({ ctx, actor, request, reply }) {
      if (!ctx.config.oidc) throw new AppError("not_found");
      const own = ownAddress(ctx, request);
      if (own) return reply.redirect(own, 302);
      return orPage(request, reply, request.query as { purpose?: ConnectPurpose; next?: string }, async () => {
        const onward = await beginConnect(ctx, actor, parseInput(connectQuery, request.query));
        return send(reply, onward, 302);
      });
    },
  }),
  call("GET /auth/google/callback", {
    ...open,
    note: "only the browser that began is answered, once",
    guest: 400,
    other: 400,
    summary: m.accounts_api_connect_back,
    parameters: z.strictObject({
      code: z.string().optional(),
      state: z.string().optional(),
      error: z.string().optional(),
    }),
    status: 303,
    example: { query: "code=…&state=…" },
    handle({ ctx, request, reply }) {
      const query = new URLSearchParams(request.url.split("?").slice(1).join("?"));
      if (query.has("access_token")) throw new AppError("invalid", { technical: NO_TOKEN });
      if (!ctx.config.oidc) throw new AppError("not_found");
      const flow = readFlow(ctx, request.headers.cookie);
      return orPage(request, reply, flow ?? {}, () => end(ctx, request, reply, flow, query));
    },
  }),
];

const NO_TOKEN =
  "access_token is not taken: a token does not say for whom it was made. Send the browser to /api/connect/google instead";

async function end(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  flow: ConnectFlow | null,
  query: URLSearchParams,
): Promise<FastifyReply> {
  // The cookie of another way stays: a stranger's answer must not end it.
  if (!flow || !isAnswerTo(flow, query)) throw connectFault("failed");
  reply.header("Set-Cookie", endedFlowCookie(ctx));
  return send(reply, await endConnect(ctx, request.actor, flow, query), 303);
}

function send(reply: FastifyReply, { to, cookies }: Onward, status: 302 | 303): FastifyReply {
  for (const cookie of cookies) reply.header("Set-Cookie", cookie);
  return reply.redirect(to, status);
}

/** Whoever opened this as a page gets a page that says what is wrong; a program gets the refusal itself. */
async function orPage(
  request: FastifyRequest,
  reply: FastifyReply,
  way: { readonly purpose?: ConnectPurpose; readonly next?: string | null },
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const notice = noticeOf(error);
    if (!notice || !request.headers.accept?.includes("text/html")) throw error;
    const { purpose } = way;
    const next = isOwnPath(way.next) ? way.next : undefined;
    const page = purpose === "link" ? pathTo("accountGoogle") : pathTo("signIn", {}, { next });
    return reply.redirect(withNotice(purpose === "prove" && next ? next : page, notice), 303);
  }
}

/** The notice that says why; a fault of ours has none. */
function noticeOf(error: unknown): Notice | null {
  if (!isAppError(error)) return null;
  const { code, details } = error;
  if (code === "password_registered" || code === "email_taken" || code === "blocked" || code === "too_many")
    return code;
  if (code === "unauthorized" || code === "account_needed") return "provider_failed";
  const fault = CONNECT_FAULTS.find((one) => one === details.extra?.reason);
  return fault ? `provider_${fault}` : null;
}

/** On this machine the browser may use another name for it (localhost, 127.0.0.1): cookies need the one the provider leads back to. */
function ownAddress(ctx: Context, request: FastifyRequest): string | null {
  const own = new URL(ctx.config.publicUrl);
  const asked = URL.parse(`http://${request.headers.host ?? ""}`);
  const isOther = asked !== null && asked.host !== own.host && isLoopback(asked.hostname) && isLoopback(own.hostname);
  return isOther ? own.origin + request.url : null;
}
