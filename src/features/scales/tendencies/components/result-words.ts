import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { leastApart } from "../rules/order-letters.ts";
import { levelOf } from "../rules.ts";
import type { ResultView, ShownReading } from "../schema/result.ts";
import { shownMatches } from "./nearest-of.ts";

/** What the page and the paper of a result both say. */

const FLAT = { high: m.scales_flat_high, middle: m.scales_flat_middle, low: m.scales_flat_low };

/** The sentence under the answer. */
export function leadOf({ kind, reading }: Pick<ResultView, "kind" | "reading">): string {
  if (kind === "careless") return m.scales_careless_lead();
  if (kind === "flat") return m.scales_flat_lead();
  if (kind === "leaning") return m.scales_leaning_lead();
  const [first, second] = reading.code.groups;
  if (!first?.[0]) return m.scales_clear_none_lead();
  if (first.length > 1) return m.scales_clear_lead_together({ count: first.length });
  const gap = second?.[0] ? reading.scores[first[0]].raw - reading.scores[second[0]].raw : Infinity;
  return gap < leastApart(reading.error) ? m.scales_clear_lead_close() : m.scales_clear_lead();
}

/** Why answers are not read, each sign in a sentence. */
export function carelessSigns({ quality, sameAnswer }: Pick<ShownReading, "quality" | "sameAnswer">): string[] {
  return [
    ...(sameAnswer === "true" ? [m.scales_careless_all_true()] : []),
    ...(sameAnswer === "false" ? [m.scales_careless_all_false()] : []),
    ...(quality.longRuns ? [m.scales_careless_long_runs()] : []),
    ...(quality.zigzag ? [m.scales_careless_zigzag()] : []),
    ...(quality.tooFast ? [m.scales_careless_very_fast()] : []),
  ];
}

/** What a profile is like in which nothing stands out, and why there is no list. */
export function flatWords({ scores }: Pick<ResultView, "scores">): string {
  const average = ENVIRONMENTS.reduce((total, one) => total + scores[one], 0) / ENVIRONMENTS.length;
  return `${FLAT[levelOf(Math.round(average))]()} ${m.scales_flat_honest()}`;
}

/** The one thing to do now. */
export function stepWords(view: ResultView): string {
  const [first] = shownMatches(view);
  if (!first) return m.scales_step_browse();
  const title = `\u2068${first.title}\u2069`;
  return view.kind === "leaning" ? m.scales_step_try({ title }) : m.scales_step_read({ title });
}
