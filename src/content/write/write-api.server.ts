import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FALLBACK_LOCALE, isLocale, type Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { requireWriter } from "../change.server.ts";
import { answerContent } from "../query/answer.ts";
import { invalidKey, invalidValue } from "../query/refuse.ts";
import type { Described } from "../registry.ts";
import { dataOf } from "./read-data.ts";
import { createRecord, deleteRecord, updateRecord } from "./write-record.server.ts";

type WriteRequest = FastifyRequest<{ Params: { documentId?: string } }>;
const KEYS = ["locale", "status"];

/** POST, PUT and DELETE of a type, for those who write. */
export function writeRoutes(api: FastifyInstance, ctx: Context, described: Described, plural: string): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, documentId: string, status: number) => {
    const { locale } = optionsOf(request);
    const v4 = request.headers["strapi-response-format"] === "v4";
    const snapshot = await ctx.content.drafts();
    const { body } = answerContent({ snapshot }, plural, "", { locale, v4, documentId });
    return reply
      .code(v4 ? 200 : status)
      .type("application/json; charset=utf-8")
      .send(body);
  };
  const idOf = (request: WriteRequest) => request.params.documentId ?? onlyId(ctx, described);
  const change = async (request: WriteRequest, reply: FastifyReply) => {
    requireWriter(request.actor);
    const write = { described, sent: dataOf(request.body), ...optionsOf(request) };
    const documentId = await idOf(request);
    if (documentId === null) return answer(request, reply, await createRecord(ctx, request.actor, write), 201);
    await updateRecord(ctx, request.actor, { ...write, documentId });
    return answer(request, reply, documentId, 200);
  };
  const takeAway = async (request: WriteRequest, reply: FastifyReply) => {
    requireWriter(request.actor);
    optionsOf(request);
    await deleteRecord(ctx, request.actor, { described, documentId: (await idOf(request)) ?? "" });
    if (request.headers["strapi-response-format"] === "v4") return reply.send({ data: null, meta: {} });
    return reply.code(204).send();
  };
  const path = described.type.single ? `/${plural}` : `/${plural}/:documentId`;
  api.put(path, change);
  api.delete(path, takeAway);
  if (described.type.single) return;
  api.post(`/${plural}`, async (request, reply) => {
    requireWriter(request.actor);
    const write = { described, sent: dataOf(request.body), ...optionsOf(request) };
    return answer(request, reply, await createRecord(ctx, request.actor, write), 201);
  });
}

/** The only record of a type of one; null when it is not written yet. */
async function onlyId(ctx: Context, { type }: Described): Promise<string | null> {
  return (await ctx.content.drafts()).shelf(type.name).records[0]?.documentId ?? null;
}

function optionsOf(request: FastifyRequest): { readonly locale: Locale; readonly asDraft: boolean } {
  const query = request.query as Record<string, unknown>;
  for (const key of Object.keys(query)) if (!KEYS.includes(key)) throw invalidKey(key.slice(0, 60), key.slice(0, 60));
  const { locale = FALLBACK_LOCALE, status = "published" } = query;
  if (!isLocale(locale)) throw invalidValue("Invalid locale. locale can only be one of ar|en");
  if (status !== "published" && status !== "draft")
    throw invalidValue("Invalid status. status can only be one of published|draft");
  return { locale, asDraft: status === "draft" };
}
