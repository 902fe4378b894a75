import type { z } from "zod";
import { familyOf, isShort } from "#content/directory/families.ts";
import type { PublishedRecord } from "#content/snapshot/record.ts";
import type { Snapshot } from "#content/snapshot/snapshot.ts";
import { nearestJobs } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import { LEAST_TO_ORDER } from "#features/scales/tendencies/rules/match-profiles.ts";
import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { faultsOf, parseInput } from "#platform/http/input.ts";
import type { Actor } from "#shared/actor.ts";
import { foldText } from "#shared/fold-text.ts";
import { PAGE_SIZE, pagesOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import type { IndexState } from "./live.server.ts";
import { presentHit, presentOrders } from "./presenter.server.ts";
import { bestAnswer, firstOfGroups } from "./rules/best-answer.ts";
import { anyOf, bestOf, countTypes } from "./rules/best-of.ts";
import { joinWords } from "./rules/clean-words.ts";
import { findTools } from "./rules/find-tools.ts";
import { foldFamilies } from "./rules/fold-families.ts";
import { hitAddress } from "./rules/hit-address.ts";
import { answerOnce } from "./rules/kept-answers.ts";
import { markedText } from "./rules/mark-words.ts";
import { type Answering, type ScoreOptions, type Scoring, scoreRecords } from "./rules/rank-records.ts";
import { type AskedWord, readQuestion } from "./rules/read-query.ts";
import { countOf, GROUP_NAMES, groupOf, typesOf } from "./rules/search-groups.ts";
import type { SearchIndex } from "./rules/search-index.ts";
import {
  type Found,
  type Group,
  type Hit,
  letters as lettersSchema,
  type Mark,
  type Results,
  type ResultsQuestion,
  SEARCHED_TYPES,
  type SearchAnswer,
  type SearchedType,
  type SearchInput,
  type Suggestion,
  searchInput,
} from "./schema.ts";

const TITLE_LENGTH = 200;
const SNIPPET_LENGTH = 160;
/** A snippet comes out of the first part of a text. */
const LOOKED_THROUGH = 1500;
const SUGGESTIONS = 4;
const MOST_PAGES = 1_000_000;
const MOST_RELATED = 8;
/** So many of each group stand on the first page, where more than one has any. */
const OF_A_GROUP = 4;
/** A profession that answers nearly as well as something else stands before it. */
const JOBS_FIRST = 1.5;
/** Related keywords come out of so many of the best records. */
const RELATED_FROM = 12;

/** Pages that are no records and are looked for all the same. */
const TOOLS = [
  { id: "careerTest", title: m.scales_title, also: m.search_tool_tendencies },
  { id: "eta", title: m.scales_eta_card_title, also: m.search_tool_eta },
] as const;

interface Answer extends Answering {
  readonly record: PublishedRecord;
  readonly type: SearchedType;
}

type Asked = z.output<typeof searchInput>;

/** What is published and answers a question, best first or as `inOrder` has their addresses; in both languages, the asker's first. Anybody may ask. */
export async function search(
  ctx: Context,
  _actor: Actor,
  input: SearchInput,
  inOrder: readonly string[] | null = null,
): Promise<SearchAnswer> {
  const asked = parseInput(searchInput, input);
  const state = await ctx.search.current();
  const { snapshot } = ctx.content;
  // An order of somebody's own is theirs alone.
  if (inOrder) return find(state, snapshot, asked, inOrder);
  return answerOnce(state, snapshot, JSON.stringify(asked), () => find(state, snapshot, asked, null));
}

function find(
  state: IndexState,
  snapshot: Snapshot,
  { words, keywords, types, locale, limit, offset, perGroup }: Asked,
  inOrder: readonly string[] | null,
): SearchAnswer {
  const scorings = scoringsOf(state, questionsOf(words, keywords), { locale });
  const found = countTypes(scorings);
  const counts = Object.fromEntries(
    SEARCHED_TYPES.map((type) => [type, found.get(type) ?? 0]),
  ) as SearchAnswer["counts"];
  const wanted = types && types.length > 0 ? types : SEARCHED_TYPES;
  const best = (most: number, of: readonly SearchedType[]) => present(bestOf(scorings, most, new Set(of)), snapshot);
  const first = best(perGroup ? RELATED_FROM : Math.max(offset + limit, RELATED_FROM), wanted);
  const ofGroup = (group: Group) =>
    best(
      perGroup ?? 0,
      wanted.filter((type) => groupOf(type) === group),
    );
  const total = countOf(counts, wanted);
  const all = inOrder && total >= LEAST_TO_ORDER ? ordered(best(total, wanted), inOrder) : first;
  const shown = perGroup ? GROUP_NAMES.map(ofGroup).sort(namedFirst).flat() : all.slice(offset, offset + limit);
  const asked = markedWords(joinWords(words, keywords));
  return {
    total,
    counts,
    hits: shown.map((one) => hitOf(one, asked, locale)),
    related: relatedTo(first.slice(0, RELATED_FROM), asked, locale),
  };
}

/** As the addresses stand; what is not among them follows, best first. */
function ordered(answers: readonly Answer[], slugs: readonly string[]): Answer[] {
  const places = new Map(slugs.map((slug, at) => [slug, at]));
  const placeOf = ({ record }: Answer) => places.get(record.slug) ?? places.size;
  return answers.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** First the group that holds what the question names, a profession above all; then the one that answers best, professions where it is near. */
function namedFirst([a]: readonly Answer[], [b]: readonly Answer[]): number {
  const rank = (one: Answer | undefined) => (one?.isNamed ? (one.type === "job" ? 2 : 1) : 0);
  const score = (one: Answer | undefined) => (one ? one.score * (one.type === "job" ? JOBS_FIRST : 1) : 0);
  return rank(b) - rank(a) || score(b) - score(a);
}

/** Records whose titles hold what of the question stands in titles; none when nothing does. */
export async function suggestNear(ctx: Context, { locale }: Actor, words: string): Promise<Suggestion[]> {
  const scorings = scoringsOf(await ctx.search.current(), [words], { locale, isNear: true });
  return present(bestOf(scorings, SUGGESTIONS), ctx.content.snapshot).map(({ record, type }) => ({
    title: textsOf(record, locale).title,
    address: hitAddress(type, record.slug),
  }));
}

/** Tools of the site that the words name, in the asker's language. */
export function toolsFor({ locale }: Pick<Actor, "locale">, words: string): Suggestion[] {
  const both = (message: typeof m.scales_title) => LOCALE_CODES.map((one) => message({}, { locale: one })).join(" ");
  const tools = TOOLS.map(({ id, title, also }) => ({
    title: title({}, { locale }),
    address: pathTo(id),
    words: `${both(title)} ${both(also)}`,
  }));
  return findTools(tools, words).map(({ title, address }) => ({ title, address }));
}

/** A page of results as anybody may see it; null when the page lies outside of the list. */
export async function readResults(ctx: Context, actor: Actor, question: ResultsQuestion): Promise<Results | null> {
  const { word, page } = question;
  if (word === "") return { question, fault: null, found: null, suggestions: [], tools: [] };
  const letters = lettersSchema.safeParse(word);
  if (!letters.success) {
    const [fault = null] = faultsOf(letters.error);
    return { question, fault, found: null, suggestions: [], tools: [] };
  }
  const found = page && (await readPage(ctx, actor, question, page));
  if (!found) return null;
  const suggestions = found.total === 0 ? await suggestNear(ctx, actor, word) : [];
  return { question, fault: null, found, suggestions, tools: toolsFor(actor, word) };
}

async function readPage(ctx: Context, actor: Actor, question: ResultsQuestion, page: number): Promise<Found | null> {
  const { word, keywords, narrowing, sort } = question;
  const nearest = narrowing.group === "jobs" ? await nearestJobs(ctx, actor) : null;
  const input = {
    words: word,
    keywords: [...keywords],
    types: narrowing.type ? [narrowing.type] : narrowing.group ? [...typesOf(narrowing.group)] : [],
    locale: actor.locale,
    limit: PAGE_SIZE,
    offset: Math.min(page - 1, MOST_PAGES) * PAGE_SIZE,
  };
  const shown = (hit: Hit) => presentHit(hit, actor.locale);
  const isOfAll = page === 1 && !narrowing.group;
  const grouped = isOfAll ? await search(ctx, actor, { ...input, perGroup: OF_A_GROUP + 1 }) : null;
  if (grouped && new Set(grouped.hits.map(({ type }) => groupOf(type))).size > 1) {
    const best = bestAnswer(grouped.hits);
    const others = grouped.hits.filter((hit) => hit !== best);
    return {
      ...grouped,
      pages: 1,
      orders: null,
      isGrouped: true,
      best: best && shown(best),
      hits: firstOfGroups(others, OF_A_GROUP).map(shown),
    };
  }
  const answer = await search(ctx, actor, input, sort === "fit" && nearest ? nearest.slugs : null);
  const pages = pagesOf(answer.total);
  if (page > pages) return null;
  const mayOrder = nearest !== null && answer.total >= LEAST_TO_ORDER;
  const orders = mayOrder ? presentOrders(question, actor.locale) : null;
  const best = isOfAll ? bestAnswer(answer.hits) : null;
  const others = answer.hits.filter((hit) => hit !== best);
  return { ...answer, pages, orders, best: best && shown(best), hits: others.map(shown) };
}

/** What answers in the whole index, and in the small one beside it. */
function scoringsOf(state: IndexState, questions: readonly string[], options: ScoreOptions): Scoring[] {
  const { main, overlay, masked } = state;
  const ask = (index: SearchIndex, more: Partial<ScoreOptions>) =>
    anyOf(questions.map((question) => scoreRecords(index, question, { ...options, ...more })));
  if (overlay.size === 0) return foldFamilies([ask(main, { without: masked })]);
  return foldFamilies([ask(main, { without: masked, beside: overlay }), ask(overlay, { beside: main })]);
}

/** The words with each of the keywords: chosen ones narrow to what answers with any of them. */
function questionsOf(words: string, keywords: readonly string[]): string[] {
  return keywords.length === 0 ? [words] : keywords.map((keyword) => joinWords(words, [keyword]));
}

/** What is not published at this moment is left out. */
function present(found: readonly Answering[], snapshot: Snapshot): Answer[] {
  return found.flatMap((one) => {
    const type = one.type as SearchedType;
    const { byId, records } = snapshot.shelf(type);
    const record = records[byId.get(one.index.flat.ids[one.entry] as number) ?? -1];
    return record ? [{ ...one, type, record }] : [];
  });
}

function hitOf({ record, type, behind, isNamed }: Answer, asked: readonly AskedWord[], locale: Locale): Hit {
  const { title, texts } = textsOf(record, locale);
  let snippet: readonly Mark[] = [];
  for (const text of texts) {
    const marks = markedText(text, asked, SNIPPET_LENGTH);
    if (snippet.length === 0) snippet = marks;
    if (!marks.some(({ isMatch }) => isMatch)) continue;
    snippet = marks;
    break;
  }
  return {
    type,
    documentId: record.documentId,
    slug: record.slug,
    title: markedText(title, asked, TITLE_LENGTH),
    snippet,
    locale: record.shownIn(locale),
    sample: record.body.data.sample === true,
    short: type === "job" && isShort(record.body.data),
    family: behind > 0 ? { slug: familyOf(record.body.data) ?? "", behind } : null,
    isNamed,
  };
}

/** The title, and the searched texts with the short ones first. */
function textsOf(
  record: PublishedRecord,
  locale: Locale,
): { readonly title: string; readonly texts: readonly string[] } {
  const { scalars, type } = record.described;
  const texts: string[] = [];
  for (const [name, field] of scalars) {
    if (!field.searched || field.private || name === type.label || field.kind === "keywords") continue;
    const value = record.stored(name, field, locale);
    if (typeof value !== "string") continue;
    const start = value.slice(0, LOOKED_THROUGH);
    texts.push(field.kind === "markdown" ? plain(start) : start);
  }
  const title = scalars.get(type.label);
  return { title: String((title && record.stored(type.label, title, locale)) ?? record.slug), texts };
}

/** Markdown without its signs, for a snippet. */
function plain(markdown: string): string {
  return (
    markdown
      // Bounded: a row of brackets would be looked through again from each of them.
      .replace(/\[([^\]]{0,300})\]\([^)]{0,1000}\)/g, "$1")
      .replace(/^[#>\-*|\s]+/gm, "")
      .replace(/[*_|`]+/g, "")
      .replace(/\s+/g, " ")
  );
}

/** What is marked: words that only say how something is asked are not. */
function markedWords(words: string): AskedWord[] {
  const asked = readQuestion(words);
  const telling = asked.filter(({ weight }) => weight === "telling" || weight === "aspect");
  return telling.length > 0 ? telling : asked;
}

function relatedTo(best: readonly Answer[], asked: readonly AskedWord[], locale: Locale): string[] {
  const counts = new Map<string, { readonly word: string; count: number }>();
  const said = new Set(asked.flatMap(({ forms }) => forms));
  for (const { record } of best) {
    const field = record.described.scalars.get("keywords");
    const words = (field && record.stored("keywords", field, locale)) ?? [];
    for (const word of words as readonly string[]) {
      const key = foldText(word);
      if (said.has(key)) continue;
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { word, count: 1 });
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_RELATED)
    .map(({ word }) => word);
}
