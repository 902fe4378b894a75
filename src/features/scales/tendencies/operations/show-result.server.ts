import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import type { ResultView } from "../schema.ts";
import { matchesOf } from "./match-personality.server.ts";
import { numberOfResult } from "./next-on-scale.server.ts";
import { requireTaker } from "./open-attempt.server.ts";
import { environmentWords } from "./read-content.server.ts";
import { resultOf } from "./read-results.server.ts";

/** One result as its screen shows it, in the asker's language: scores as they were kept, matches from what is published today. */
export async function showResult(ctx: Context, actor: Actor, input: { attempt: string }): Promise<ResultView> {
  const { statements: _, marked, ...result } = await resultOf(ctx, actor, input);
  const { locale } = actor;
  return {
    ...result,
    number: await numberOfResult(ctx, requireTaker(actor), result.attempt),
    marked: marked.map((statement) => ({
      id: statement.id,
      environment: statement.environment,
      text: statement[locale].text,
    })),
    environments: environmentWords(ctx, locale),
    ...(result.state === "withdrawn"
      ? { jobs: [], short: [], sectors: [] }
      : matchesOf(ctx, { ...result, marked }, locale)),
  };
}
