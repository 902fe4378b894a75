import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { ApiPart } from "#platform/http/api.ts";
import { parseInput } from "#platform/http/input.ts";
import { presentMatch, presentPersonalities, presentPersonality, presentStatements } from "./presenter.server.ts";
import { submitAll } from "./tendencies/operations/finish-attempt.server.ts";
import { jobsByPersonality, sectorsByPersonality } from "./tendencies/operations/match-personality.server.ts";
import { requireTaker } from "./tendencies/operations/open-attempt.server.ts";
import { environmentWords } from "./tendencies/operations/read-content.server.ts";
import { listStatements } from "./tendencies/operations/read-instrument.server.ts";
import { resultOf } from "./tendencies/operations/read-results.server.ts";
import { restore, withdraw } from "./tendencies/operations/withdraw-result.server.ts";
import { DEFAULT_TOP } from "./tendencies/rules.ts";
import { answersSchema, PERSONALITY_TEST_PAGE_SIZE, personalitySchema } from "./tendencies/schema.ts";

const MOST = 1000;
const PERSONAL = /\/personality-test(\/|\?|$)|[?&]personality=/;
const locale = z.enum(["ar", "en"]).optional();
const count = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback);

/** What each call may be asked. */
export const statementsQuery = z.strictObject({
  locale,
  page: count(1, Number.MAX_SAFE_INTEGER),
  pageSize: count(PERSONALITY_TEST_PAGE_SIZE, MOST),
});
export const personalitiesQuery = z.strictObject({ locale });
export const matchesQuery = z.strictObject({ personality: personalitySchema, locale, limit: count(DEFAULT_TOP, 100) });

/** The tendencies scale's calls (specification §7). */
export const scalesApi: ApiPart = (api, ctx) => {
  api.addHook("onSend", (request, reply, _payload, done) => {
    if (PERSONAL.test(request.url)) reply.header("Cache-Control", "no-store");
    done();
  });
  rankings(api, ctx);
  const mine = "/users-permissions/users/me/personality-test";
  api.get("/personality-tests", async (request) => {
    const query = readQuery(statementsQuery, plainNames(request.query));
    return presentStatements(await listStatements(ctx, query), query.locale ?? "en");
  });
  api.get("/personalities", async (request) => {
    const asked = readQuery(personalitiesQuery, request.query).locale ?? "en";
    return presentPersonalities(environmentWords(ctx, asked), asked);
  });
  api.get("/personalities/matches", async (request) => {
    const { personality, locale: asked = "en", limit: top } = readQuery(matchesQuery, request.query);
    const query = { personality, locale: asked, top };
    const jobs = await jobsByPersonality(ctx, request.actor, query);
    const sectors = await sectorsByPersonality(ctx, request.actor, query);
    return {
      data: { flat: jobs.flat, jobs: jobs.matches.map(presentMatch), sectors: sectors.matches.map(presentMatch) },
    };
  });
  api.post(mine, async (request) => {
    requireTaker(request.actor);
    const attempt = await submitAll(ctx, request.actor, parseInput(answersSchema, request.body));
    return { data: presentPersonality(await resultOf(ctx, request.actor, attempt)) };
  });
  api.delete(mine, async (request) => {
    const { attempt, undoUntil } = await withdraw(ctx, request.actor);
    return { data: { documentId: attempt, undoUntil } };
  });
  api.post(`${mine}/restore`, async (request) => {
    const attempt = await restore(ctx, request.actor);
    return { data: presentPersonality(await resultOf(ctx, request.actor, attempt)) };
  });
};

/** GET /jobs and /sectors by `?personality=`: the content API pages what is ranked here. */
function rankings(api: FastifyInstance, ctx: Context): void {
  const ranked = { jobs: jobsByPersonality, sectors: sectorsByPersonality };
  for (const [plural, byPersonality] of Object.entries(ranked)) {
    api.contentRankings.set(plural, async (request, value) => {
      const { personality } = parseInput(z.strictObject({ personality: personalitySchema }), { personality: value });
      const { matches } = await byPersonality(ctx, request.actor, { personality, locale: "en", top: MOST });
      return matches.map(({ id }) => id);
    });
  }
}

/** Strapi's spelling `pagination[page]` beside the plain one. */
function plainNames(query: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [
      /^pagination\[(page|pageSize)\]$/.exec(name)?.[1] ?? name,
      value,
    ]),
  );
}

/** Checks a query; an unknown key is refused in Strapi's words. */
function readQuery<T extends z.ZodType>(schema: T, query: unknown): z.output<T> {
  try {
    return parseInput(schema, query);
  } catch (error) {
    const unknown = error instanceof AppError ? error.details.fields?.find(({ code }) => code === "unknown_key") : null;
    if (!unknown) throw error;
    throw new AppError("invalid", { technical: `Invalid key ${unknown.path}`, extra: { key: unknown.path } });
  }
}
