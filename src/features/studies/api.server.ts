import { z } from "zod";
import { answerRanked } from "#content/query/answer.ts";
import { queryOf, readQuery } from "#content/query/plan.ts";
import { ref } from "#content/record-schemas.ts";
import { FALLBACK_LOCALE, LOCALE_CODES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { call, LIST } from "#platform/http/call.ts";
import { parseInput } from "#platform/http/input.ts";
import type { Actor } from "#shared/actor.ts";
import { listMeritPrograms } from "./operations/list-merit-programs.server.ts";
import { readPercentage } from "./rules.ts";
import type { MeritQuestion } from "./schema.ts";

const PLURAL = "merit-programs";
const PAGE_SIZE = 12;

/** A field left empty asks nothing. */
const words = z
  .string()
  .max(200)
  .transform((text) => text.trim() || undefined)
  .optional();
const percentage = words.transform((text, check) => {
  const read = text === undefined ? undefined : readPercentage(text);
  if (read !== null) return read;
  check.addIssue({ code: "custom", message: "wrong_value", input: text });
  return z.NEVER;
});

/** What merit programmes may be asked by, beside what every list may. */
const meritQuestion = z.object({
  percentage,
  category: words,
  institute: words,
  country_city: words,
  program_name: words,
});
const KEYS = Object.keys(meritQuestion.shape);

/** What a percentage is enough for, the highest minimum first (specification §7). */
export const studiesCalls = [
  call(`GET /academic-program/${PLURAL}`, {
    group: "studies",
    who: "anybody",
    summary: m.studies_api_merit,
    shared: [...LIST, "format"],
    parameters: meritQuestion,
    answer: ref("merit-program-list"),
    example: { query: "percentage=85&country_city=germany" },
    handle({ ctx, actor, request, reply }) {
      const raw = queryOf(request.raw.url);
      const question = parseInput(meritQuestion, readQuery(raw));
      const v4 = request.headers["strapi-response-format"] === "v4";
      const ranked = rankedFor(ctx, actor, question);
      const options = { locale: FALLBACK_LOCALE, v4, ranked, pageSize: PAGE_SIZE, extraKeys: KEYS };
      const { body } = answerRanked(ctx.content, PLURAL, raw, options);
      return reply.type("application/json; charset=utf-8").send(body);
    },
  }),
];

/** A name is looked for in both languages, whichever one the answer is in. */
function rankedFor(ctx: Context, actor: Actor, question: MeritQuestion): string[] {
  const found = LOCALE_CODES.flatMap((locale) => listMeritPrograms(ctx, { ...actor, locale }, question));
  const byId = new Map(found.map(({ documentId, percentage: least }) => [documentId, least]));
  return [...byId].sort(([, a], [, b]) => b - a).map(([documentId]) => documentId);
}
