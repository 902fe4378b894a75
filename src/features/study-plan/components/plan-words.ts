import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { schoolYearText } from "../rules/school-year.ts";
import type { PlanAct } from "../schema/plan-forms.ts";
import type { ChangeLine, ItemView, Told } from "../schema/plan-view.ts";

/** Text that came from outside, kept from turning the line around it. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

/** The name of an item; what is gone says so. */
export function nameOf({ title }: Pick<ItemView, "title">): string {
  return title || m.study_plan_gone();
}

export function dueWords(day: string, isLate: boolean): string {
  const date = isolated(formatDate(`${day}T12:00:00Z`, getLocale(), "UTC"));
  return isLate ? m.study_plan_late({ date }) : m.study_plan_due({ date });
}

export function yearWords(year: number | null): string {
  return year === null ? m.study_plan_no_year() : m.study_plan_year({ year: isolated(schoolYearText(year)) });
}

const CHANGES: Readonly<Record<PlanAct, (inputs: { title: string }) => string>> = {
  add: m.study_plan_change_add,
  edit: m.study_plan_change_edit,
  apart: m.study_plan_change_apart,
  done: m.study_plan_change_done,
  undone: m.study_plan_change_undone,
  move: m.study_plan_change_move,
  remove: m.study_plan_change_remove,
  restore: m.study_plan_change_restore,
  back: m.study_plan_change_back,
  claim: m.study_plan_change_claim,
};

/** One line of what was changed. */
export function changeWords({ act, title, more }: ChangeLine): string {
  const line = CHANGES[act]({ title: isolated(title || m.study_plan_gone()) });
  return more > 0 ? `${line} ${m.study_plan_change_more({ count: more })}` : line;
}

/** What was just done, also for those who do not see it move. */
export function toldWords({ act, title, at, of }: Told): string {
  const named = isolated(title || m.study_plan_gone());
  if (act === "move") return m.study_plan_moved({ title: named, at, of });
  if (act === "back") return m.study_plan_told_back();
  if (act === "claim") return m.study_plan_told_claim();
  return CHANGES[act]({ title: named });
}
