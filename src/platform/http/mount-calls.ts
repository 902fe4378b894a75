import fastifyMultipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { ApiCall, Asked, Shape } from "./call.ts";
import { parseInput } from "./input.ts";
import { packed } from "./packed.ts";

/** Makes routes of declared calls. What was sent is checked by the declared schemas before a handler sees it. */
export function mountCalls(api: FastifyInstance, ctx: Context, calls: readonly ApiCall[]): void {
  const { multipart = [], json = [] } = Object.groupBy(calls, ({ bodyType }) => (bodyType ? "multipart" : "json"));
  for (const call of json) mount(api, ctx, call);
  api.register(async (own) => {
    await own.register(fastifyMultipart, { throwFileSizeLimit: false });
    for (const call of multipart) mount(own, ctx, call);
  });
}

function mount(api: FastifyInstance, ctx: Context, call: ApiCall): void {
  const { method, path, who, isKept = method === "GET" && who === "anybody", hasHead, isPacked } = call;
  api.route({
    method: hasHead ? ["GET", "HEAD"] : method,
    url: path,
    config: { isPublicRead: isPublicRead(call) },
    handler: (request, reply) => answerTo(call, { ctx, request, reply }),
    onSend: [...(isKept ? [] : [unkept]), ...(isPacked ? [packed] : [])],
  });
}

const unkept = async (_request: FastifyRequest, reply: FastifyReply) => void reply.header("Cache-Control", "no-store");

/** What anybody may read; the ways to and from a provider are for the browser itself. */
function isPublicRead({ method, who, answer }: ApiCall): boolean {
  return method === "GET" && who === "anybody" && answer !== null;
}

/** Not async: a question about content is answered without a promise. */
function answerTo(call: ApiCall, { ctx, request, reply }: Pick<Asked, "ctx" | "request" | "reply">): unknown {
  const { actor } = request;
  // Who is nobody hears that first, whatever was sent.
  if (call.who !== "anybody" && actor.kind === "visitor") throw new AppError("unauthorized");
  if (call.status !== 200) reply.code(call.status);
  const params = request.params as Asked["params"];
  const asked = { ctx, actor, params, request, reply, query: undefined, body: undefined };
  if (call.isBounded) return answerBounded(call, asked);
  return call.gate || call.query || call.body ? answerChecked(call, asked) : call.handle(asked);
}

function answerBounded(call: ApiCall, asked: Asked): Promise<unknown> {
  const { workload } = asked.ctx;
  workload.take(asked.actor);
  return workload.run(() => answerChecked(call, asked));
}

async function answerChecked(call: ApiCall, asked: Asked): Promise<unknown> {
  const { ctx, actor, request } = asked;
  await call.gate?.(actor, asked);
  const body = call.bodyFor ? await call.bodyFor(asked) : bodyOf(call, ctx);
  return call.handle({
    ...asked,
    query: call.query && (call.readQuery ?? parseInput)(call.query, request.query),
    body: body instanceof z.ZodType && !call.bodyType ? parseInput(body, request.body) : undefined,
  });
}

/** The schema of a body as it is in force here. */
export function bodyOf({ body }: Pick<ApiCall, "body">, ctx: Context): Shape | undefined {
  return typeof body === "function" ? body(ctx) : body;
}
