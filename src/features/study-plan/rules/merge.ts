import { dated, type PlanItem, type Written } from "./plan.ts";

/** What an edit that was begun on an older state comes to. */
export interface Merged {
  /** What the item becomes. */
  readonly kept: Written;
  /** What was written here of a field that another device changed too: it becomes an item of its own. */
  readonly second: Written | null;
}

/**
 * Two devices wrote on one item: what only one of them changed is taken from it; of what both changed, the item keeps the earlier, and
 * the later stands beside it. `base` is what the later one had before it; unknown, all that differs counts as changed by both.
 */
export function mergeEdit(base: Written | null, current: Written, typed: Written): Merged {
  const edit = dated(typed);
  const text = mergeField(base?.text, current.text, edit.text);
  const whenOf = ({ year, dueOn }: Written) => `${year ?? ""}|${dueOn ?? ""}`;
  const when = mergeField(base && whenOf(base), whenOf(current), whenOf(edit));
  const from = (side: Side) => (side === "edit" ? edit : current);
  const { year, dueOn } = from(when.side);
  const kept = { text: from(text.side).text, year, dueOn };
  return { kept, second: text.isTorn || when.isTorn ? edit : null };
}

type Side = "edit" | "current";

function mergeField(base: string | null | undefined, current: string, edit: string) {
  if (edit === current || edit === base) return { side: "current" as Side, isTorn: false };
  const isTorn = current !== base;
  return { side: (isTorn ? "current" : "edit") as Side, isTorn };
}

export const writtenOf = ({ text, year, dueOn }: PlanItem): Written => ({ text, year, dueOn });
