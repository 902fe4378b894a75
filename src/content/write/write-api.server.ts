import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FALLBACK_LOCALE, type Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { requirePublisher, requireWriter } from "../change.server.ts";
import { answerContent } from "../query/answer.ts";
import { asksForDrafts, planOne, queryOf, readQuery } from "../query/plan.ts";
import { type Described, REGISTRY } from "../registry.ts";
import { asSent, dataOf } from "./read-data.ts";
import { createRecord, deleteRecord, updateRecord, type Written } from "./write-record.server.ts";

const JSON_TYPE = "application/json; charset=utf-8";

type WriteRequest = FastifyRequest<{ Params: { documentId?: string } }>;

/** POST, PUT and DELETE of a type, for those who write. */
export function writeRoutes(api: FastifyInstance, ctx: Context, described: Described, plural: string): void {
  const show = async (request: FastifyRequest, { documentId, published }: Written): Promise<Buffer> => {
    const snapshot = published ? ctx.content.newest : await ctx.content.drafts();
    const options = { locale: FALLBACK_LOCALE, v4: isV4(request), documentId, drafts: true };
    return answerContent({ snapshot }, plural, queryOf(request.raw.url), options).body;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply, written: Written, status: number) => {
    const body = await show(request, written);
    reply.code(isV4(request) ? 200 : status).header("Cache-Control", "no-store");
    return reply.type(JSON_TYPE).send(body);
  };
  const read = (request: FastifyRequest) => {
    requireWriter(request.actor);
    const options = optionsOf(request, described);
    return { described, sent: dataOf(request.body), ...options };
  };
  const idOf = (request: WriteRequest) => request.params.documentId ?? onlyId(ctx, described);
  const path = described.type.single ? `/${plural}` : `/${plural}/:documentId`;
  api.put(path, async (request: WriteRequest, reply) => {
    const write = read(request);
    const documentId = await idOf(request);
    const work = documentId
      ? updateRecord(ctx, request.actor, { ...write, documentId })
      : createRecord(ctx, request.actor, write);
    return answer(request, reply, await told(work, write.locale), documentId ? 200 : 201);
  });
  api.delete(path, async (request: WriteRequest, reply) => {
    requirePublisher(request.actor);
    optionsOf(request, described);
    const documentId = (await idOf(request)) ?? "";
    // Strapi 4 answers with what was there.
    const last = isV4(request) ? await show(request, { documentId, published: false }) : undefined;
    await deleteRecord(ctx, request.actor, { described, documentId });
    reply.header("Cache-Control", "no-store");
    return last ? reply.type(JSON_TYPE).send(last) : reply.code(204).send();
  });
  if (described.type.single) return;
  api.post(`/${plural}`, async (request, reply) => {
    const write = read(request);
    return answer(request, reply, await told(createRecord(ctx, request.actor, write), write.locale), 201);
  });
}

/** Refusals name fields as the client does. */
function told<T>(work: Promise<T>, locale: Locale): Promise<T> {
  return work.catch((error: unknown) => {
    throw asSent(error, locale);
  });
}

function isV4(request: FastifyRequest): boolean {
  return request.headers["strapi-response-format"] === "v4";
}

/** The only record of a type of one; null when it is not written yet. */
async function onlyId(ctx: Context, { type }: Described): Promise<string | null> {
  return (await ctx.content.drafts()).shelf(type.name).records[0]?.documentId ?? null;
}

/** A write may name its language, `status=draft`, and what the answer shows; anything else is refused before it is done. */
function optionsOf(request: FastifyRequest, described: Described) {
  const query = readQuery(queryOf(request.raw.url));
  const { locale } = planOne(query, described, REGISTRY, FALLBACK_LOCALE);
  return { locale, asDraft: asksForDrafts(query) };
}
