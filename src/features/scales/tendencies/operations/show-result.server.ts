import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { huesInRow } from "#shared/hues-in-row.ts";
import { environmentDoes } from "#ui/environment-does.ts";
import { requireTaker } from "../../instruments/operations/own-attempt.server.ts";
import { opinionsOf } from "../../opinions/store.server.ts";
import { bankOf } from "../rules/bank-of.ts";
import { leadingOf, SHOWN_MATCHES } from "../rules.ts";
import type { MatchFilter, MatchView, Reading, ResultView, ShownReading } from "../schema/result.ts";
import { enjoyedText } from "./enjoy-words.server.ts";
import { matchesOf } from "./list-matches.server.ts";
import { closestOf, headlineOf } from "./name-result.server.ts";
import { numberOfResult } from "./next-on-scale.server.ts";
import { environmentWords } from "./read-content.server.ts";
import { resultOf } from "./read-results.server.ts";
import { scoreSentences } from "./score-sentences.server.ts";

/** One result as its screen shows it, in the asker's language: scores as they were kept, matches from what is published today. */
export async function showResult(
  ctx: Context,
  actor: Actor,
  { attempt, zone = null }: { readonly attempt: string } & Partial<MatchFilter>,
): Promise<ResultView> {
  const { statements: _, marked, ...result } = await resultOf(ctx, actor, { attempt });
  const { locale } = actor;
  const filter = { zone };
  const leading = leadingOf(result.reading.code.groups).flat();
  const closest = closestOf(ctx, result.reading, locale);
  const isShown = result.state !== "withdrawn";
  const opinions = await opinionsOf(ctx.db, result.attempt, false);
  const listed = isShown
    ? matchesOf(ctx, { ...result, marked }, locale, filter)
    : { jobs: [], short: [], groups: [], sectors: [] };
  return {
    ...result,
    reading: shownReading(result.reading),
    headline: closest ?? headlineOf(ctx, result.reading, locale),
    ...(closest !== null && { isClosest: true }),
    number: await numberOfResult(ctx, requireTaker(actor), result.attempt),
    marked: marked.map((statement) => ({
      id: statement.id,
      environment: statement.environment,
      text: statement[locale].text,
    })),
    environments: environmentWords(ctx, locale).map(({ code, slug, title }) => ({
      code,
      slug,
      title,
      ...(leading.includes(code) && { does: environmentDoes(code, locale) }),
    })),
    enjoyed: enjoyedText(result.reading, locale),
    sentences: scoreSentences(result.reading, locale),
    filter,
    opinions,
    ...listed,
    jobs: pictured(listed.jobs, { opinions, scores: result.scores }),
  };
}

/** Those told as cards keep what their picture shows, in the hue their row gives it; the others are told in words alone. */
function pictured(
  jobs: readonly MatchView[],
  { opinions, scores }: Pick<ResultView, "opinions" | "scores">,
): MatchView[] {
  const cards = jobs.filter(({ id }) => opinions[id] !== "not").slice(0, SHOWN_MATCHES);
  const hues = huesInRow(cards.map((job) => (job.environments ?? []).flatMap(codeOf)));
  return jobs.map((job) => {
    const { scene = "", environments, ...told } = job;
    const at = cards.indexOf(job);
    if (at < 0) return told;
    return { ...job, scene: scene.replace(/^[A-Z]?/, hues[at] ?? bankOf(scores, job.terms)) };
  });
}

/** The letter of an environment by its slug. */
function codeOf(slug: string): Environment[] {
  return ENVIRONMENTS.filter((code) => code === slug.charAt(0).toUpperCase());
}

function shownReading({ differentiation: { vector: _, ...plain }, ...reading }: Reading): ShownReading {
  return shortened({ ...reading, differentiation: plain });
}

const DIGITS = 10_000;

/** The same with four digits after the point: a page carries no more than it shows. */
function shortened<T>(value: T): T {
  const short = (_: string, one: unknown) => (typeof one === "number" ? Math.round(one * DIGITS) / DIGITS : one);
  return JSON.parse(JSON.stringify(value, short)) as T;
}
