import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { choosePair, realFirst } from "../../engine/rules/choose-pair.ts";
import { groupFor } from "../../engine/rules/norms.ts";
import { chanceOfOne, reliableChange } from "../../engine/rules/reliable-change.ts";
import type { ComparedScore, ComparisonView, PairAsked } from "../../engine/schema/comparison.ts";
import type { NormTable } from "../../engine/schema/norms.ts";
import type { OwnResult } from "../schema.ts";
import { newestNorms, newestOf } from "./read-instruments.server.ts";

/**
 * Two of somebody's own results at a scale side by side; null before there are two, and where no norms say how well the scale measures.
 * What was answered all the same is not compared.
 */
export async function compareResultsAt(
  ctx: Context,
  _actor: Actor,
  results: readonly OwnResult[],
  asked: PairAsked,
): Promise<ComparisonView | null> {
  const complete = results.filter(({ state }) => state === "complete");
  const [newest] = complete;
  if (!newest || complete.length < 2) return null;
  const readable = complete.filter(({ isSame }) => !isSame);
  const choices = readable.map(({ attempt, completedAt }) => ({ attempt, completedAt }));
  const hasUnread = readable.length < complete.length;
  const chosen = choosePair(readable, asked);
  const norm = await normOf(ctx, newest);
  if (!norm) return null;
  if (!chosen) return { choices, pair: null, hasUnread };
  const { before, after, isSameChosen } = chosen;
  const scores = scoresOf(before, after, norm);
  if (scores.length === 0) return null;
  const parts = after.scales.filter(({ isWhole }) => !isWhole).length;
  const named = ({ attempt, completedAt }: OwnResult) => ({ attempt, completedAt });
  return {
    choices,
    hasUnread,
    pair: {
      before: named(before),
      after: named(after),
      isSameChosen,
      scores,
      isOtherForm: before.about.version !== after.about.version,
      byChance: Math.round(100 * chanceOfOne(parts)),
    },
  };
}

/** How well the scale measures people like this one, as it is known today; else people of all grades the norms speak of. */
async function normOf(ctx: Context, { about, group }: OwnResult): Promise<NormTable | null> {
  const { body } = await newestOf(ctx, about.scale);
  const norms = (await newestNorms(ctx, body))?.body;
  if (!norms) return null;
  return groupFor(norms, group?.grade ?? null, group?.gender ?? null) ?? norms.groups[0] ?? null;
}

/** Scales of the same range in both; another range is another measure. */
function scoresOf(before: OwnResult, after: OwnResult, norm: NormTable): ComparedScore[] {
  return realFirst(
    after.scales.flatMap((scale): ComparedScore[] => {
      const error = norm.scales[scale.id];
      const earlier = before.scales.find(({ id }) => id === scale.id);
      if (!error || !earlier || earlier.min !== scale.min || earlier.max !== scale.max) return [];
      const { change, least } = reliableChange(earlier.raw, scale.raw, error);
      const { id, name, min, max, raw } = scale;
      return [{ id, name, environment: null, before: earlier.raw, after: raw, min, max, change, least }];
    }),
  );
}
