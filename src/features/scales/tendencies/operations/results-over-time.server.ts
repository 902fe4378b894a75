import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import type { ComparisonView } from "../../engine/schema/comparison.ts";
import { chooseDrawn, placesOf, waterOverTime } from "../rules/water-over-time.ts";
import type { HistoryEntry, OverTimeView } from "../schema/result.ts";
import { environmentNames } from "./read-content.server.ts";

/** How the six waters ran from result to result; null where none can be read. Drawn here, so that no page carries how. */
export function resultsOverTime(
  ctx: Context,
  actor: Actor,
  entries: readonly HistoryEntry[],
  comparison: ComparisonView | null,
): OverTimeView | null {
  const readable = entries.filter(({ state, kind }) => state === "complete" && kind !== "careless");
  const pair = comparison?.pair;
  const compared = pair ? [pair.before.attempt, pair.after.attempt] : [];
  const drawn = chooseDrawn(readable, compared).toReversed();
  if (drawn.length === 0) return null;
  const [names, places] = [environmentNames(ctx, actor.locale), placesOf(drawn.length)];
  return {
    results: drawn.map(({ attempt, completedAt }, at) => ({
      attempt,
      completedAt,
      place: places[at] ?? 0,
      isCompared: compared.includes(attempt),
    })),
    waters: waterOverTime(drawn.map(({ scores }) => scores)).map((water) => ({
      ...water,
      name: names[water.code],
      scores: drawn.map(({ scores }) => scores[water.code]),
    })),
  };
}
