import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Claim, claimSending, freeSending, keepAnswer, signInOf } from "#features/sendings/operations.server.ts";
import { isSendingId } from "#features/sendings/rules.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { SENDING_HEADER } from "#shared/sending.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Held while a call is carried out that named itself. */
    claim: Claim | null;
  }
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const AGAIN_IN_S = 2;
/** What of an answer is told again. */
const KEPT_HEADERS = ["content-type", "location", "set-cookie", "cache-control"];

interface KeptCall {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;
}

/** Calls that change something and carry an Idempotency-Key are carried out once; who sends one again gets the same answer. */
export function callsOnce(api: FastifyInstance, ctx: Context): void {
  api.decorateRequest("claim", null);
  api.addHook("preHandler", async (request, reply) => {
    const id = request.headers[SENDING_HEADER.toLowerCase()];
    // Files are not read before their call asks for them: what they hold is not known here.
    const hasFiles = request.headers["content-type"]?.startsWith("multipart/");
    if (id === undefined || SAFE.has(request.method) || hasFiles) return;
    if (typeof id !== "string" || !isSendingId(id)) throw new AppError("sending_id_short");
    const asked = `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`;
    const claimed = await claimSending(ctx, request.actor, { id, asked });
    if (claimed.state === "mine") request.claim = claimed.claim;
    else if (claimed.state === "done" && claimed.answer) return answerAgain(reply, claimed.answer.value as KeptCall);
    else if (claimed.state === "differs") throw new AppError("sending_differs");
    else if (claimed.state === "done") throw new AppError("sending_done");
    else throw new AppError("sending_under_way", { retryAfter: AGAIN_IN_S });
  });
  api.addHook("onSend", async (request, reply, payload) => {
    const { claim } = request;
    request.claim = null;
    if (claim) await settle(ctx, request, reply, { claim, payload });
    return payload;
  });
}

function answerAgain(reply: FastifyReply, { status, headers, body }: KeptCall): FastifyReply {
  return reply.code(status).headers(headers).header("Idempotent-Replayed", "true").send(body);
}

async function settle(
  ctx: Context,
  { actor }: FastifyRequest,
  reply: FastifyReply,
  { claim, payload }: { readonly claim: Claim; readonly payload: unknown },
): Promise<void> {
  if (reply.statusCode >= 400) return freeSending(ctx, claim);
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(([name]) => KEPT_HEADERS.includes(name)),
  ) as KeptCall["headers"];
  const body = typeof payload === "string" || payload == null ? (payload ?? "") : null;
  // What streams has no end yet; that it was carried out is kept all the same.
  const value = body === null ? () => undefined : { status: reply.statusCode, headers, body };
  const token = signInOf(ctx, [headers["set-cookie"] ?? []].flat()) ?? tokenIn(body);
  await keepAnswer(ctx, actor, claim, { value, token });
}

/** Programs get a sign-in in the answer itself. */
function tokenIn(body: string | null): string | undefined {
  return body?.match(/^\{"jwt":"([\w-]+)"/)?.[1];
}
