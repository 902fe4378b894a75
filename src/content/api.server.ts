import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FALLBACK_LOCALE } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { ApiPart } from "#platform/http/api.ts";
import { mayWrite } from "./access.ts";
import { type Answer, type AnswerOptions, answerContent, answerRanked } from "./query/answer.ts";
import { asksForDrafts, queryOf, readQuery } from "./query/plan.ts";
import { invalidValue } from "./query/refuse.ts";
import { REGISTRY } from "./registry.ts";
import { reviewRoutes } from "./write/review-api.server.ts";
import { writeRoutes } from "./write/write-api.server.ts";

/** Ranks a type's records for the value of `?personality=`: their document ids, best first. */
export type ContentRanking = (request: FastifyRequest, value: string) => readonly string[] | Promise<readonly string[]>;

declare module "fastify" {
  interface FastifyInstance {
    /** By plural name ("jobs"). A feature above adds its own in its API part. */
    contentRankings: Map<string, ContentRanking>;
  }
}

const JSON_TYPE = "application/json; charset=utf-8";
const RANKING_KEY = "personality";
/** The plain question stays on the quick way. */
const MAY_ASK_DRAFTS = /status|publicationState/i;
/** Spec §9: default top jobs and sectors by personality. */
const RANKED_PAGE = 5;

/** GET /{plural} and /{plural}/{documentId} of every content type that has a door on the API, and what editors do: writes, review, plans, history. */
export const contentApi: ApiPart = (api, ctx) => {
  api.decorate("contentRankings", new Map<string, ContentRanking>());
  for (const described of REGISTRY.values()) {
    const { api: door, single } = described.type;
    if (!door) continue;
    contentRoutes(api, ctx, door.plural, single);
    writeRoutes(api, ctx, described, door.plural);
  }
  reviewRoutes(api, ctx);
};

function contentRoutes(api: FastifyInstance, ctx: Context, plural: string, single: boolean): void {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    raw: string,
    documentId?: string,
  ): Promise<Answer> => {
    reply.header("Cache-Control", "no-store");
    const options = { ...optionsOf(request), ...(documentId !== undefined && { documentId }) };
    if (!MAY_ASK_DRAFTS.test(raw) || !mayWrite(request.actor)) return answerContent(ctx.content, plural, raw, options);
    const snapshot = asksForDrafts(readQuery(raw)) ? await ctx.content.drafts() : ctx.content.snapshot;
    return answerContent({ snapshot }, plural, raw, { ...options, drafts: true });
  };
  api.get(`/${plural}`, (request, reply) => {
    const raw = queryOf(request.raw.url);
    if (MAY_ASK_DRAFTS.test(raw)) return answer(request, reply, raw).then((found) => send(reply, found));
    const rank = raw.includes(RANKING_KEY) ? api.contentRankings.get(plural) : undefined;
    if (!rank) return send(reply, answerContent(ctx.content, plural, raw, optionsOf(request)));
    const value = readQuery(raw)[RANKING_KEY];
    if (value === undefined) return send(reply, answerContent(ctx.content, plural, raw, optionsOf(request)));
    if (typeof value !== "string") throw invalidValue(`Invalid value at ${RANKING_KEY}`);
    return Promise.resolve(rank(request, value)).then((ranked) => {
      const options = { ...optionsOf(request), ranked, pageSize: RANKED_PAGE, extraKeys: [RANKING_KEY] };
      return reply.type(JSON_TYPE).send(answerRanked(ctx.content, plural, raw, options).body);
    });
  });
  if (single) return;
  api.get<{ Params: { documentId: string } }>(`/${plural}/:documentId`, (request, reply) => {
    const raw = queryOf(request.raw.url);
    const { documentId } = request.params;
    if (MAY_ASK_DRAFTS.test(raw)) return answer(request, reply, raw, documentId).then((found) => send(reply, found));
    return send(reply, answerContent(ctx.content, plural, raw, { ...optionsOf(request), documentId }));
  });
}

/** Clients name the language of content in `locale`; without it they get English (spec §4). */
function optionsOf(request: FastifyRequest): AnswerOptions {
  return { locale: FALLBACK_LOCALE, v4: request.headers["strapi-response-format"] === "v4" };
}

/** A short answer goes the usual way; the pieces of a long one go to the socket as they are, uncopied. */
function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.type(JSON_TYPE);
  if (answer.pieces.length === 1) return reply.send(answer.body);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { ...reply.getHeaders(), "content-length": answer.bytes } as OutgoingHttpHeaders);
  raw.cork();
  for (const piece of answer.pieces) raw.write(piece);
  raw.end();
  return reply;
}
