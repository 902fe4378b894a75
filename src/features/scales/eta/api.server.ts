import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { SHARED_OF_LIST } from "#content/call-parts.ts";
import { queryOf } from "#content/query/plan.ts";
import { m } from "#i18n/paraglide/messages.js";
import { call, listed } from "#platform/http/call.ts";
import { plainPaging, recordName } from "../schema.ts";
import type { ListQuestion } from "../tendencies/operations/answer-lists.server.ts";
import { answerEtaList, answerEtaLookup } from "./operations/answer-lists.server.ts";
import { bandAnswer, questionAnswer, rankAnswer } from "./schema.ts";

const lists = { group: "scales", who: "anybody", shared: SHARED_OF_LIST } as const;
const JSON_TYPE = "application/json; charset=utf-8";
const lookup = z.strictObject({
  raw_score: z.int().min(0).optional(),
  gender: z.enum(["male", "female"]).optional(),
  grade_level: z.int().min(8).max(12).optional(),
  ...plainPaging,
});

/** The entrepreneurial traits scale's calls (specification §7). */
export const etaCalls = [
  call("GET /eta-questions", {
    ...lists,
    summary: m.scales_api_eta_questions,
    parameters: z.strictObject(plainPaging),
    answer: listed(questionAnswer.partial().extend(recordName)),
    example: { query: "locale=en&pageSize=2" },
    handle: async ({ ctx, request, reply }) =>
      reply.type(JSON_TYPE).send(await answerEtaList(ctx, "eta-questions", questionOf(request))),
  }),
  call("GET /eta-entrepreneurial-traits", {
    ...lists,
    summary: m.scales_api_eta_traits,
    parameters: lookup,
    answer: listed(rankAnswer.partial().extend(recordName)),
    example: { query: "raw_score=14&gender=female&grade_level=10&locale=en" },
    handle: async ({ ctx, request, reply }) =>
      reply.type(JSON_TYPE).send(await answerEtaLookup(ctx, "eta-entrepreneurial-traits", questionOf(request))),
  }),
  call("GET /eta-totals", {
    ...lists,
    summary: m.scales_api_eta_totals,
    parameters: lookup,
    answer: listed(rankAnswer.partial().extend(recordName)),
    example: { query: "raw_score=41&gender=female&grade_level=10&locale=en" },
    handle: async ({ ctx, request, reply }) =>
      reply.type(JSON_TYPE).send(await answerEtaLookup(ctx, "eta-totals", questionOf(request))),
  }),
  call("GET /eat-description-grades", {
    ...lists,
    summary: m.scales_api_eta_bands,
    parameters: z.strictObject(plainPaging),
    answer: listed(bandAnswer.partial().extend(recordName)),
    example: { query: "locale=en&pageSize=3" },
    handle: async ({ ctx, request, reply }) =>
      reply.type(JSON_TYPE).send(await answerEtaList(ctx, "eat-description-grades", questionOf(request))),
  }),
];

function questionOf({ raw, headers }: FastifyRequest): ListQuestion {
  return { raw: queryOf(raw.url), v4: headers["strapi-response-format"] === "v4" };
}
