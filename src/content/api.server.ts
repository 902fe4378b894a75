import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { FALLBACK_LOCALE, LOCALE_CODES, LOCALES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { type ApiCall, type Asked, call, type Variant } from "#platform/http/call.ts";
import { conditionOf } from "#platform/http/condition.ts";
import { encodingFor } from "#platform/http/packed.ts";
import type { Actor } from "#shared/actor.ts";
import { mayWrite } from "./access.ts";
import { named, SHARED_OF_LIST, SHARED_OF_ONE } from "./call-parts.ts";
import { type Answer, type AnswerOptions, answerContent, answerRanked } from "./query/answer.ts";
import { supportOf } from "./query/placeholders.ts";
import { asksForDrafts, queryOf, readQuery } from "./query/plan.ts";
import { invalidValue } from "./query/refuse.ts";
import { packed, sealOf } from "./query/sealed.ts";
import { DRAFT, ref } from "./record-schemas.ts";
import { type Described, REGISTRY } from "./registry.ts";
import { reviewCalls } from "./write/review-api.server.ts";
import { writeCalls } from "./write/write-api.server.ts";

/** Ranks a type's records for the value of `?personality=`: their document ids, best first. */
export type ContentRanking = (ctx: Context, actor: Actor, value: string) => Promise<readonly string[]>;
/** By plural name ("jobs"); features above hand in theirs. */
export type ContentRankings = Readonly<Record<string, ContentRanking>>;

const JSON_TYPE = "application/json; charset=utf-8";
const RANKING_KEY = "personality";
/** The plain question stays on the quick way. */
const MAY_ASK_DRAFTS = /status|publicationState/i;
/** Spec §9: default top jobs and sectors by personality. */
const RANKED_PAGE = 5;
const readable = { group: "content", who: "anybody" } as const;

type Answering = FastifyReply | Promise<FastifyReply>;

const RANKED_QUERY = z.strictObject({ [RANKING_KEY]: z.string().optional() });
const RANKED_VARIANTS: readonly Variant[] = [
  { query: `${RANKING_KEY}=SI`, who: "anybody" },
  { query: `${RANKING_KEY}=me`, who: "signed-in" },
];
/** The calls of every content type that has a door on the API, and what editors do: writes, review, plans, history. */
export function contentCalls(rankings: ContentRankings): ApiCall[] {
  const ofTypes = [...REGISTRY.values()].flatMap((described) =>
    described.type.api
      ? [...readingCalls(described, described.type.api.plural, rankings), ...writeCalls(described)]
      : [],
  );
  return [...ofTypes, localesCall, ...reviewCalls];
}

/** Strapi's list of languages; the default is that of an answer without `locale`. */
const localesCall = call("GET /i18n/locales", {
  ...readable,
  summary: m.content_api_locales,
  query: z.strictObject({}),
  answer: z.array(
    z.strictObject({
      id: z.int(),
      documentId: z.string(),
      code: z.enum(["ar", "en"]),
      name: z.string(),
      isDefault: z.boolean(),
    }),
  ),
  handle: () =>
    LOCALE_CODES.map((code, at) => ({
      id: at + 1,
      documentId: code,
      code,
      name: LOCALES[code].name,
      isDefault: code === FALLBACK_LOCALE,
    })),
});

function readingCalls({ type }: Described, plural: string, rankings: ContentRankings): ApiCall[] {
  const { name, single } = type;
  const rank = rankings[plural];
  const frame = single ? "-answer" : "-list";
  const list = call(`GET /${plural}`, {
    ...readable,
    shared: SHARED_OF_LIST,
    ...(rank && { parameters: RANKED_QUERY }),
    variants: [
      // Somebody who is signed in and does not write is refused like a guest.
      { query: "status=draft", who: "authors", guest: 403, answer: ref(`${name}${DRAFT}${frame}`) },
      ...(rank ? RANKED_VARIANTS : []),
    ],
    summary: single ? named(m.content_api_single, name) : named(m.content_api_list, name),
    answer: ref(`${name}${frame}`),
    example: single ? {} : { query: "pagination[pageSize]=5&sort=updatedAt:desc" },
    handle: (asked) => answerList(asked, plural, rank),
  });
  if (single) return [list];
  const one = call(`GET /${plural}/:documentId`, {
    ...readable,
    shared: SHARED_OF_ONE,
    summary: named(m.content_api_one, name),
    answer: ref(`${name}-answer`),
    example: { query: "populate=*" },
    handle: (asked) => answerOne(asked, plural),
  });
  return [list, one];
}

function answerList(asked: Asked, plural: string, rank: ContentRanking | undefined): Answering {
  const { ctx, actor, request, reply } = asked;
  const raw = queryOf(request.raw.url);
  if (MAY_ASK_DRAFTS.test(raw)) return answerDrafts(asked, plural, raw);
  const value = rank && raw.includes(RANKING_KEY) ? readQuery(raw)[RANKING_KEY] : undefined;
  if (!rank || value === undefined)
    return sendShared(asked, answerContent(ctx.content, plural, raw, optionsOf(ctx, request)));
  if (typeof value !== "string") throw invalidValue(`Invalid value at ${RANKING_KEY}`);
  return rank(ctx, actor, value).then((ranked) => {
    const options = { ...optionsOf(ctx, request), ranked, pageSize: RANKED_PAGE, extraKeys: [RANKING_KEY] };
    reply.header("Cache-Control", "no-store");
    return reply.type(JSON_TYPE).send(answerRanked(ctx.content, plural, raw, options).body);
  });
}

function answerOne(asked: Asked<unknown, unknown, { readonly documentId: string }>, plural: string): Answering {
  const { ctx, request } = asked;
  const { documentId } = asked.params;
  const raw = queryOf(request.raw.url);
  if (MAY_ASK_DRAFTS.test(raw)) return answerDrafts(asked, plural, raw, documentId);
  return sendShared(asked, answerContent(ctx.content, plural, raw, { ...optionsOf(ctx, request), documentId }));
}

/** What may be a question about drafts, which those who write are answered. */
async function answerDrafts(
  { ctx, actor, request, reply }: Pick<Asked, "ctx" | "actor" | "request" | "reply">,
  plural: string,
  raw: string,
  documentId?: string,
): Promise<FastifyReply> {
  reply.header("Cache-Control", "no-store");
  const options = { ...optionsOf(ctx, request), ...(documentId !== undefined && { documentId }) };
  if (!mayWrite(actor)) return send(reply, answerContent(ctx.content, plural, raw, options));
  const snapshot = asksForDrafts(readQuery(raw)) ? await ctx.content.drafts() : ctx.content.snapshot;
  return send(reply, answerContent({ snapshot }, plural, raw, { ...options, drafts: true }));
}

/** Clients name the language of content in `locale`; without it they get English (spec §4). */
function optionsOf(ctx: Context, request: FastifyRequest): AnswerOptions {
  const v4 = request.headers["strapi-response-format"] === "v4";
  return { locale: FALLBACK_LOCALE, v4, support: supportOf(ctx) };
}

/** An answer that changes with what is published alone: with its tag, and compressed for who takes that. */
function sendShared({ ctx, request, reply }: Pick<Asked, "ctx" | "request" | "reply">, answer: Answer): Answering {
  const { snapshot } = ctx.content;
  const { headers } = request;
  const sealed = sealOf(snapshot, answer);
  const encoding = encodingFor(headers["accept-encoding"], answer.bytes);
  reply
    .header("ETag", encoding ? `${sealed.etag.slice(0, -1)}-${encoding}"` : sealed.etag)
    .header("Cache-Control", "no-cache")
    .header("Vary", varied(reply));
  const condition = conditionOf(headers, String(reply.getHeader("ETag")));
  if (condition !== null) return reply.code(condition === "failed" ? 412 : 304).send();
  if (!encoding) return send(reply, answer);
  reply.header("Content-Encoding", encoding).type(JSON_TYPE);
  const body = packed(snapshot, answer, encoding);
  return Buffer.isBuffer(body) ? reply.send(body) : body.then((made) => reply.send(made));
}

/** What an answer differs by beside its address: the headers that say its shape, and what others have named. */
function varied(reply: FastifyReply): string {
  return [reply.getHeader("Vary"), "Accept-Encoding", "Strapi-Response-Format"].filter(Boolean).join(", ");
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
