import { m } from "#i18n/paraglide/messages.js";
import type { NormGroup } from "../../engine/rules/norms.ts";
import type { ScaleWords } from "../schema.ts";

type Of = Pick<ScaleWords, "kind">;

/** How many items a scale has: situations, or statements. */
export function countWords({ kind, items }: Pick<ScaleWords, "kind" | "items">): string {
  return kind === "three-options" ? m.scales_situations({ count: items }) : m.scales_statements({ count: items });
}

/** "Situation 3 of 38". */
export function stepWords({ kind }: Of, step: { number: number; total: number }): string {
  return kind === "three-options" ? m.scales_situation_of(step) : m.scales_statement_of(step);
}

/** Which keys answer, in words. */
export function keyWords({ kind }: Of, count: number): string {
  return kind === "true-false" ? m.scales_keys() : m.scales_walk_keys({ count });
}

/** Who a rank compares with, in words. */
export function groupWords({ grade, gender }: NormGroup): string {
  if (grade === null) return m.scales_group_everybody();
  if (gender === "female") return m.scales_group_female({ grade });
  return gender === "male" ? m.scales_group_male({ grade }) : m.scales_group_all({ grade });
}
