import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { requireTaker } from "../../instruments/operations/own-attempt.server.ts";
import type { MatchFilter, ResultView } from "../schema/result.ts";
import { enjoyedText } from "./enjoy-words.server.ts";
import { matchesOf } from "./list-matches.server.ts";
import { headlineOf } from "./name-result.server.ts";
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
  const isShown = result.state !== "withdrawn";
  return {
    ...result,
    reading: shortened(result.reading),
    headline: headlineOf(ctx, result.reading, locale),
    number: await numberOfResult(ctx, requireTaker(actor), result.attempt),
    marked: marked.map((statement) => ({
      id: statement.id,
      environment: statement.environment,
      text: statement[locale].text,
    })),
    environments: environmentWords(ctx, locale),
    enjoyed: enjoyedText(result.reading, locale),
    sentences: scoreSentences(result.reading, locale),
    filter,
    ...(isShown
      ? matchesOf(ctx, { ...result, marked }, locale, filter)
      : { jobs: [], short: [], groups: [], sectors: [] }),
  };
}

const DIGITS = 10_000;

/** The same with four digits after the point: a page carries no more than it shows. */
function shortened<T>(value: T): T {
  const short = (_: string, one: unknown) => (typeof one === "number" ? Math.round(one * DIGITS) / DIGITS : one);
  return JSON.parse(JSON.stringify(value, short)) as T;
}
