import type { FastifyReply, FastifyRequest } from "fastify";
import { FALLBACK_LOCALE, isLocale, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { type ApiCall, type Asked, call } from "#platform/http/call.ts";
import { isolated, named, SHARED_OF_ONE } from "../call-parts.ts";
import { requirePublisher, requireWriter } from "../change.server.ts";
import { answerContent } from "../query/answer.ts";
import { supportOf } from "../query/placeholders.ts";
import { asksForDrafts, planOne, queryOf, readQuery } from "../query/plan.ts";
import { invalidValue } from "../query/refuse.ts";
import { DRAFT, ref } from "../record-schemas.ts";
import { type Described, REGISTRY } from "../registry.ts";
import { asSent, dataOf } from "./read-data.ts";
import { createRecord, deleteRecord, updateRecord, type Written } from "./write-record.server.ts";

const JSON_TYPE = "application/json; charset=utf-8";

type Writing = Pick<Asked, "ctx" | "actor" | "request" | "reply" | "params">;

/** POST, PUT and DELETE of a type, for those who write. */
export function writeCalls(described: Described): ApiCall[] {
  const { name, single, api } = described.type;
  const plural = api?.plural ?? "";
  const path = single ? `/${plural}` : `/${plural}/:documentId`;
  const body = ref(`${name}-write`);
  const answer = ref(`${name}${DRAFT}-answer`);
  const changed = call(`PUT ${path}`, {
    ...written,
    summary: wordsOfWriting(m.content_api_change, name),
    body,
    answer,
    example: { body: single ? '{"data":{}}' : exampleOf(described) },
    handle: (asked) => put(asked, described),
  });
  const removed = call(`DELETE ${path}`, {
    ...written,
    who: "editors",
    note: undefined,
    gate: requirePublisher,
    shared: ["locale", "format"],
    summary: named(m.content_api_remove, name),
    status: 204,
    answer: null,
    handle: (asked) => remove(asked, described),
  });
  if (single) return [changed, removed];
  const created = call(`POST /${plural}`, {
    ...written,
    summary: wordsOfWriting(m.content_api_create, name),
    body,
    status: 201,
    answer,
    example: { body: exampleOf(described) },
    handle: (asked) => post(asked, described),
  });
  return [created, changed, removed];
}

const written = {
  group: "content",
  who: "authors",
  note: "a draft unless an editor publishes it",
  gate: requireWriter,
  shared: SHARED_OF_ONE,
} as const;

async function post(asked: Writing, described: Described): Promise<FastifyReply> {
  const write = read(asked.request, described);
  const record = await told(createRecord(asked.ctx, asked.actor, write), write.locale, described);
  return answerWritten(asked, write, record, 201);
}

async function put(asked: Writing, described: Described): Promise<FastifyReply> {
  const { ctx, actor } = asked;
  const write = read(asked.request, described);
  const documentId = await idOf(asked, described);
  const work = documentId ? updateRecord(ctx, actor, { ...write, documentId }) : createRecord(ctx, actor, write);
  return answerWritten(asked, write, await told(work, write.locale, described), documentId ? 200 : 201);
}

async function remove(asked: Writing, described: Described): Promise<FastifyReply> {
  const { ctx, actor, request, reply } = asked;
  const raw = removalOf(request);
  const query = readQuery(raw);
  const { locale } = planOne(query, described, REGISTRY, FALLBACK_LOCALE);
  // Neither all nor one of them is meant by a language that is left empty.
  if (query.locale !== undefined && !isLocale(query.locale)) throw invalidValue("Invalid locale. It is empty");
  const documentId = (await idOf(asked, described)) ?? "";
  // Strapi 4 answers with what was there.
  const published = ctx.content.newest.shelf(described.type.name).byDocumentId.has(documentId);
  const last = isV4(request) ? await show(asked, described, { documentId, published }, raw) : undefined;
  const removal = { described, documentId, locale: query.locale === undefined ? null : locale };
  await told(deleteRecord(ctx, actor, removal), locale, described);
  return last ? reply.code(200).type(JSON_TYPE).send(last) : reply.code(204).send();
}

/** The query of a removal; a star stands for all languages, as none does. */
function removalOf(request: FastifyRequest): string {
  return queryOf(request.raw.url).replace(/(^|&)locale=(\*|%2A)(?=&|$)/i, "");
}

async function answerWritten(
  asked: Writing,
  { described, locale }: Pick<ReturnType<typeof read>, "described" | "locale">,
  record: Written,
  status: number,
) {
  const body = await show(asked, described, { ...record, locale });
  return asked.reply
    .code(isV4(asked.request) ? 200 : status)
    .type(JSON_TYPE)
    .send(body);
}

async function show(
  { ctx, request }: Writing,
  { type }: Described,
  { documentId, published, locale = FALLBACK_LOCALE }: Written & { readonly locale?: Locale },
  raw = queryOf(request.raw.url),
) {
  const snapshot = published ? ctx.content.newest : await ctx.content.drafts();
  const support = supportOf(ctx);
  const options = { locale, v4: isV4(request), documentId, drafts: true, support };
  return answerContent({ snapshot }, type.api?.plural ?? "", raw, options).body;
}

/** The language of a write is the address's, else that of what is sent. */
function read(request: FastifyRequest, described: Described) {
  const sent = dataOf(request.body);
  const said = isLocale(sent.locale) ? sent.locale : FALLBACK_LOCALE;
  return { described, sent, ...optionsOf(request, described, said) };
}

async function idOf({ ctx, params }: Writing, described: Described): Promise<string | null> {
  return params.documentId ?? (await onlyId(ctx, described));
}

function wordsOfWriting(words: typeof m.content_api_create | typeof m.content_api_change, name: string) {
  return (_: Record<string, never>, { locale }: { readonly locale: Locale }) =>
    words(
      { type: isolated(name, locale), draft: isolated("status=draft", locale), empty: isolated("null", locale) },
      { locale },
    );
}

function exampleOf({ scalars, type }: Described): string {
  return JSON.stringify({ data: scalars.get(type.label)?.localised ? { [type.label]: "…" } : {} });
}

/** Refusals name fields as the client does. */
function told<T>(work: Promise<T>, locale: Locale, described: Described): Promise<T> {
  return work.catch((error: unknown) => {
    throw asSent(error, locale, described);
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
function optionsOf(request: FastifyRequest, described: Described, said: Locale) {
  const query = readQuery(queryOf(request.raw.url));
  const { locale } = planOne(query, described, REGISTRY, said);
  return { locale, asDraft: asksForDrafts(query) };
}
