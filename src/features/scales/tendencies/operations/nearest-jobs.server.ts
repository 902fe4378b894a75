import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import type { Context } from "#platform/context.ts";
import { type Actor, isPerson } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { isNearAny, nearestFirst } from "../rules/match-profiles.ts";
import { occupations } from "./read-content.server.ts";
import { currentScores, personalityFor } from "./read-results.server.ts";

/** Professions by how near they are to a result, and where that result stands. */
export interface Nearest {
  readonly slugs: readonly string[];
  readonly to: string;
}

/** The professions like this reader's own result, nearest first; null without a clear one, while it is hidden, or where it is near to nothing. */
export async function nearestJobs(ctx: Context, actor: Actor): Promise<Nearest | null> {
  if (!isPerson(actor) || (await areResultsHidden(ctx, actor))) return null;
  const result = await personalityFor(ctx, actor);
  // An order is a claim, and only a clear result makes it.
  if (result?.kind !== "clear") return null;
  const near = nearestFirst(result.scores, occupations(ctx, actor.locale));
  if (near.length === 0) return null;
  return {
    slugs: near.map(({ slug }) => slug),
    to: pathTo("careerTestResult", { attempt: result.attempt }),
  };
}

/** Whether there is such an order, without making it. */
export async function hasNearestJobs(ctx: Context, actor: Actor): Promise<boolean> {
  const result = await currentScores(ctx, actor);
  return result?.kind === "clear" && isNearAny(result.scores, occupations(ctx, actor.locale));
}
