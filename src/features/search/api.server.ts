import { z } from "zod";
import { FALLBACK_LOCALE } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { call } from "#platform/http/call.ts";
import { search, suggestNear, toolsFor } from "./operations.server.ts";
import { presentApiHit } from "./presenter.server.ts";
import { cleanWords, readKeywords } from "./rules/clean-words.ts";
import { type ApiAnswer, letters, MOST_HITS, SEARCHED_TYPES } from "./schema.ts";

const SHOWN = 12;
const LONGEST_LIST = 600;

const types = z
  .string()
  .max(LONGEST_LIST)
  .transform((names) => names.split(",").filter((name) => name !== ""))
  .pipe(z.array(z.enum(SEARCHED_TYPES)).max(SEARCHED_TYPES.length));

/** What a search may be asked. */
const searchQuery = z.strictObject({
  q: z.string().transform(cleanWords).pipe(letters),
  types: types.optional(),
  /** Keywords chosen beside the words, with commas. */
  keywords: z.string().max(LONGEST_LIST).transform(readKeywords).optional(),
  locale: z.enum(["ar", "en"]).default(FALLBACK_LOCALE),
  limit: z.coerce.number().int().min(1).max(MOST_HITS).default(SHOWN),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  /** At most so many of each group, in place of a page. */
  perGroup: z.coerce.number().int().min(1).max(SHOWN).optional(),
});

const piece = z.array(z.strictObject({ text: z.string(), isMatch: z.boolean() }));
const hit = z.strictObject({
  type: z.enum(SEARCHED_TYPES),
  documentId: z.string(),
  slug: z.string(),
  locale: z.enum(["ar", "en"]),
  address: z.string(),
  title: z.string(),
  snippet: z.string(),
  sample: z.boolean(),
  marks: z.strictObject({ title: piece, snippet: piece }),
});
const found = z.strictObject({
  data: z.array(hit),
  meta: z.strictObject({
    pagination: z.strictObject({ start: z.int(), limit: z.int(), total: z.int() }),
    counts: z.record(z.enum(SEARCHED_TYPES), z.int()),
    related: z.array(z.string()),
    suggestions: z.array(z.strictObject({ title: z.string(), address: z.string() })),
    tools: z.array(z.strictObject({ title: z.string(), address: z.string() })),
  }),
});

/** The six calls of specification §7 in one, both languages at once with the asked one first. */
export const searchCalls = [
  call("GET /search", {
    group: "content",
    who: "anybody",
    summary: m.search_api_ask,
    isBounded: true,
    query: searchQuery,
    answer: found,
    example: { query: "q=nurse&locale=en&limit=3" },
    async handle({ ctx, actor: asking, query: { q, keywords = [], ...rest } }): Promise<ApiAnswer> {
      const actor = { ...asking, locale: rest.locale };
      const { total, counts, hits, related } = await search(ctx, actor, { ...rest, words: q, keywords });
      const suggestions = total === 0 ? await suggestNear(ctx, actor, q) : [];
      const pagination = { start: rest.offset, limit: rest.perGroup ?? rest.limit, total };
      return {
        data: hits.map(presentApiHit),
        meta: { pagination, counts, related, suggestions, tools: toolsFor(actor, q) },
      };
    },
  }),
];
