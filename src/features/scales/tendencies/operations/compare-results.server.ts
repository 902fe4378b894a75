import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { choosePair, realFirst } from "../../engine/rules/choose-pair.ts";
import { chanceOfOne, reliableChange } from "../../engine/rules/reliable-change.ts";
import type { ComparedScore, ComparisonView, PairAsked } from "../../engine/schema/comparison.ts";
import { type Profile, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { HistoryEntry, Reading } from "../schema/result.ts";
import { environmentNames } from "./read-content.server.ts";
import { resultOf } from "./read-results.server.ts";

/** Two of somebody's own results side by side; null before there are two. What could not be read is not compared. */
export async function compareResults(
  ctx: Context,
  actor: Actor,
  entries: readonly HistoryEntry[],
  asked: PairAsked,
): Promise<ComparisonView | null> {
  const complete = entries.filter(({ state }) => state === "complete");
  if (complete.length < 2) return null;
  const readable = complete.filter(({ kind }) => kind !== "careless");
  const choices = readable.map(({ attempt, completedAt }) => ({ attempt, completedAt }));
  const hasUnread = readable.length < complete.length;
  const chosen = choosePair(choices, asked);
  if (!chosen) return { choices, pair: null, hasUnread };
  const [before, after] = await Promise.all([resultOf(ctx, actor, chosen.before), resultOf(ctx, actor, chosen.after)]);
  return {
    choices,
    hasUnread,
    pair: {
      ...chosen,
      // How well the scale measures is what is known today, so both are read by the later one's figures.
      scores: scoresOf(before.scores, after.reading, environmentNames(ctx, actor.locale)),
      isOtherForm: before.version !== after.version,
      byChance: Math.round(100 * chanceOfOne(ENVIRONMENTS.length)),
    },
  };
}

function scoresOf(earlier: Profile, later: Reading, names: Readonly<Record<string, string>>): ComparedScore[] {
  return realFirst(
    ENVIRONMENTS.map((one) => {
      const [before, after] = [earlier[one], later.scores[one].raw];
      const { change, least } = reliableChange(before, after, later.error);
      const name = names[one] ?? one;
      const range = { min: 0, max: STATEMENTS_PER_ENVIRONMENT };
      return { id: one, name, environment: one, before, after, ...range, change, least };
    }),
  );
}
