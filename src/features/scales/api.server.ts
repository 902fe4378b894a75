import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { ContentRankings } from "#content/api.server.ts";
import { SHARED_OF_LIST } from "#content/call-parts.ts";
import { queryOf } from "#content/query/plan.ts";
import { m } from "#i18n/paraglide/messages.js";
import { AppError } from "#platform/errors.ts";
import { call, listed } from "#platform/http/call.ts";
import { parseInput } from "#platform/http/input.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { ZONES } from "./engine/rules/test-sameness.ts";
import { requireTaker } from "./instruments/operations/own-attempt.server.ts";
import { restore, withdraw } from "./instruments/operations/withdraw.server.ts";
import { presentMatch, presentPersonality } from "./presenter.server.ts";
import { TENDENCIES } from "./rules.ts";
import { listedRecord, plainPaging, recordName } from "./schema.ts";
import {
  answerPersonalities,
  answerStatements,
  type ListQuestion,
} from "./tendencies/operations/answer-lists.server.ts";
import { submitAll } from "./tendencies/operations/finish-attempt.server.ts";
import {
  jobsByPersonality,
  rankedJobs,
  sectorsByPersonality,
} from "./tendencies/operations/match-personality.server.ts";
import { resultOf } from "./tendencies/operations/read-results.server.ts";
import { DEFAULT_TOP } from "./tendencies/rules.ts";
import { answersSchema, personalitySchema } from "./tendencies/schema.ts";

/** The content API pages what is ranked. */
const EVERY = Number.POSITIVE_INFINITY;
const locale = z.enum(["ar", "en"]).optional();
const count = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback);

const matchesQuery = z.strictObject({ personality: personalitySchema, locale, limit: count(DEFAULT_TOP, 100) });

const time = z.iso.datetime();
const environment = z.enum(ENVIRONMENTS);
const degree = z.enum(["high", "medium", "low"]);
const of = <T extends z.ZodType>(value: T) => z.record(environment, value);
const statement = z.strictObject({
  ...listedRecord,
  question_num: z.int(),
  question: z.string(),
  example: z.string(),
  environment,
  version: z.int(),
});
const personality = z.strictObject({
  ...listedRecord,
  code: environment,
  title: z.string(),
  alt_title: z.string(),
});
const match = z.strictObject({
  documentId: z.string(),
  slug: z.string(),
  title: z.string(),
  likeness: z.number(),
  label: z.enum(["best", "great", "good"]).nullable(),
  terms: of(z.number()),
  reasons: z.array(z.string()),
});
const range = { from: z.number(), to: z.number() };
const band = z.strictObject({
  raw: z.number(),
  level: z.enum(["low", "middle", "high"]),
  ...range,
  again: z.strictObject(range),
});
const kind = z.enum(["careless", ...ZONES]);
const result = z.strictObject({
  data: z.strictObject({
    documentId: z.string(),
    kind,
    code: z.string(),
    flat: z.boolean(),
    scores: of(z.number()),
    bands: of(band),
    order: z.array(environment),
    chances: of(z.number()),
    consistency: degree.nullable(),
    differentiation: degree,
    careless: z.boolean(),
    provisional: z.boolean(),
    version: z.int(),
    scoring: z.int(),
    completedAt: time,
    expiresAt: time.nullable(),
    /** Percentile ranks, where norms are loaded for whoever answered. */
    ranks: of(z.strictObject({ rank: z.int(), from: z.int(), to: z.int() })).nullable(),
    norms: z
      .strictObject({
        version: z.int(),
        provisional: z.boolean(),
        group: z.strictObject({
          grade: z.int().nullable(),
          gender: z.enum(["female", "male"]).nullable(),
          n: z.int(),
        }),
      })
      .nullable(),
  }),
});

const asks = { group: "scales", who: "anybody", readQuery: strapiQuery } as const;
const lists = { group: "scales", who: "anybody", shared: SHARED_OF_LIST } as const;
const JSON_TYPE = "application/json; charset=utf-8";
const takes = { group: "scales", who: "owner" } as const;
const MINE = "/users-permissions/users/me/personality-test";

/** The tendencies scale's calls (specification §7). */
export const scalesCalls = [
  call("GET /personality-tests", {
    ...lists,
    summary: m.scales_api_statements,
    parameters: z.strictObject(plainPaging),
    answer: listed(statement.partial().extend(recordName)),
    example: { query: "locale=ar&pageSize=54" },
    handle: async ({ ctx, request, reply }) =>
      reply.type(JSON_TYPE).send(await answerStatements(ctx, questionOf(request))),
  }),
  call("GET /personalities", {
    ...lists,
    summary: m.scales_api_personalities,
    parameters: z.strictObject(plainPaging),
    answer: listed(personality.partial().extend(recordName)),
    handle: ({ ctx, request, reply }) => reply.type(JSON_TYPE).send(answerPersonalities(ctx, questionOf(request))),
  }),
  call("GET /personalities/matches", {
    ...asks,
    variants: [{ query: "personality=me", who: "signed-in" }],
    isKept: false,
    summary: m.scales_api_matches,
    query: matchesQuery,
    answer: z.strictObject({
      data: z.strictObject({
        kind: kind.nullable(),
        flat: z.boolean(),
        jobs: z.array(match),
        sectors: z.array(match),
      }),
    }),
    example: { query: "personality=SIA&limit=5" },
    async handle({ ctx, actor, query: { personality: asked, locale: language = "en", limit: top } }) {
      const query = { personality: asked, locale: language, top };
      const jobs = await jobsByPersonality(ctx, actor, query);
      const sectors = await sectorsByPersonality(ctx, actor, query);
      return {
        data: {
          kind: jobs.kind,
          flat: jobs.kind === "flat" || jobs.kind === "careless",
          jobs: jobs.matches.map(presentMatch),
          sectors: sectors.matches.map(presentMatch),
        },
      };
    },
  }),
  call(`POST ${MINE}`, {
    ...takes,
    who: "signed-in",
    summary: m.scales_api_answer,
    gate: requireTaker,
    body: answersSchema,
    answer: result,
    example: { body: '{"answers":{"R1":true,"R2":false}}' },
    async handle({ ctx, actor, body }) {
      const attempt = await submitAll(ctx, actor, body);
      return { data: presentPersonality(await resultOf(ctx, actor, attempt)) };
    },
  }),
  call(`DELETE ${MINE}`, {
    ...takes,
    summary: m.scales_api_withdraw,
    answer: z.strictObject({ data: z.strictObject({ documentId: z.string(), undoUntil: time.nullable() }) }),
    async handle({ ctx, actor }) {
      const { attempt, undoUntil } = await withdraw(ctx, actor, { scale: TENDENCIES });
      return { data: { documentId: attempt, undoUntil } };
    },
  }),
  call(`POST ${MINE}/restore`, {
    ...takes,
    summary: m.scales_api_restore,
    answer: result,
    async handle({ ctx, actor }) {
      const attempt = await restore(ctx, actor, { scale: TENDENCIES });
      return { data: presentPersonality(await resultOf(ctx, actor, attempt)) };
    },
  }),
];

/** Content ranked by `?personality=`, by the plural of its type. */
export const personalityRankings: ContentRankings = {
  jobs: (ctx, actor, value) => rankedJobs(ctx, actor, personalityOf(value)),
  async sectors(ctx, actor, value) {
    const asked = { personality: personalityOf(value), locale: "en", top: EVERY } as const;
    return (await sectorsByPersonality(ctx, actor, asked)).matches.map(({ id }) => id);
  },
};

function personalityOf(value: string): string {
  return parseInput(z.strictObject({ personality: personalitySchema }), { personality: value }).personality;
}

function questionOf({ raw, headers }: FastifyRequest): ListQuestion {
  return { raw: queryOf(raw.url), v4: headers["strapi-response-format"] === "v4" };
}

/** Checks a query; an unknown key is refused in Strapi's words. */
function strapiQuery(schema: z.ZodType, sent: unknown): unknown {
  try {
    return parseInput(schema, sent);
  } catch (error) {
    const unknown = error instanceof AppError ? error.details.fields?.find(({ code }) => code === "unknown_key") : null;
    if (!unknown) throw error;
    throw new AppError("invalid", { technical: `Invalid key ${unknown.path}`, extra: { key: unknown.path } });
  }
}
