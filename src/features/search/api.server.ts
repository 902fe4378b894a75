import { z } from "zod";
import { FALLBACK_LOCALE } from "#i18n/locales.ts";
import type { ApiPart } from "#platform/http/api.ts";
import { parseInput } from "#platform/http/input.ts";
import { search, suggestJobs } from "./operations.server.ts";
import { presentApiHit } from "./presenter.server.ts";
import { cleanWords, joinWords, readKeywords } from "./rules/clean-words.ts";
import { type ApiAnswer, letters, MOST_HITS, SEARCHED_TYPES } from "./schema.ts";

const SHOWN = 12;
const LONGEST_LIST = 600;

const types = z
  .string()
  .max(LONGEST_LIST)
  .transform((names) => names.split(",").filter((name) => name !== ""))
  .pipe(z.array(z.enum(SEARCHED_TYPES)).max(SEARCHED_TYPES.length));

/** What a search may be asked. */
export const searchQuery = z.strictObject({
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

/** GET /search: the six calls of specification §7 in one, both languages at once with the asked one first. */
export const searchApi: ApiPart = (api, ctx) => {
  api.get("/search", async (request): Promise<ApiAnswer> => {
    const { q, keywords = [], ...rest } = parseInput(searchQuery, request.query);
    const actor = { ...request.actor, locale: rest.locale };
    const { total, counts, hits, related } = await search(ctx, actor, { ...rest, words: joinWords(q, keywords) });
    const suggestions = total === 0 ? suggestJobs(ctx, actor) : [];
    const pagination = { start: rest.offset, limit: rest.perGroup ?? rest.limit, total };
    return { data: hits.map(presentApiHit), meta: { pagination, counts, related, suggestions } };
  });
};
