import { dayOf } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { sceneOfGoal, thingOf } from "./operations/find-thing.server.ts";
import { goalsOf, type PlanItem, soonness, stepsOf } from "./rules/plan.ts";
import type { AgreedStep, ChangeLine, GoalView, ItemView, NextStep, PlanSum, YearView } from "./schema/plan-view.ts";
import type { PlanChangeRow } from "./store/tables.server.ts";

type Reader = Pick<Actor, "locale">;

/** A plan as it is read: goals in their order, their steps by school year. */
export function presentPlan(
  ctx: Context,
  reader: Reader,
  items: readonly PlanItem[],
  agreed: readonly AgreedStep[],
): PlanSum {
  const goals = goalsOf(items).map((goal) => presentGoal(ctx, reader, goal, stepsOf(items, goal.id)));
  const sum = (of: "done" | "total") => goals.reduce((all, goal) => all + goal[of], 0);
  const done = sum("done") + agreed.filter(({ isDone }) => isDone).length;
  return { goals, agreed, done, total: sum("total") + agreed.length };
}

function presentGoal(ctx: Context, reader: Reader, goal: PlanItem, steps: readonly PlanItem[]): GoalView {
  const years: { year: number | null; steps: ItemView[] }[] = [];
  for (const step of steps) {
    const last = years.at(-1);
    const view = presentStep(ctx, reader, step, goal);
    if (last && last.year === step.year) last.steps.push(view);
    else years.push({ year: step.year, steps: [view] });
  }
  const done = steps.filter(({ doneAt }) => doneAt !== null).length;
  const heading = goal.text === "" && goal.record !== null ? thingOf(ctx, reader, goal.record)?.heading : undefined;
  return {
    ...presentItem(ctx, reader, goal),
    ...(heading && { heading }),
    scene: sceneOfGoal(ctx, reader, goal.id, goal.record),
    years: years satisfies YearView[],
    done,
    total: steps.length,
  };
}

/** Kinds of which the page is what a step to them begins with. */
const READ = /^(job|academic-degree|academic-program)\//;

/** A page kept as a step says what is to be done with it. */
export function presentStep(ctx: Context, reader: Reader, step: PlanItem, goal: PlanItem | undefined): ItemView {
  const view = presentItem(ctx, reader, step);
  const isRead = step.record !== null && (step.record === goal?.record || READ.test(step.record));
  if (step.text !== "" || !isRead || view.title === "") return view;
  return { ...view, title: m.study_plan_read_page({ title: view.title }, { locale: reader.locale }) };
}

/** What is to be done first: by its day, among equals in the order of the plan. */
export function nextOf({ goals, agreed }: Pick<PlanSum, "goals" | "agreed">): NextStep | null {
  const open = [
    ...goals.flatMap((goal) =>
      goal.years.flatMap(({ steps }) => steps.map((step) => ({ ...step, isAgreed: false, goal }))),
    ),
    ...agreed.map((step) => ({ ...step, title: step.text, isAgreed: true, goal: null })),
  ].filter(({ isDone }) => !isDone);
  return open.sort((a, b) => soonness(a).localeCompare(soonness(b)))[0] ?? null;
}

/** One item by its own words, or by the name of what it is about. */
export function presentItem(ctx: Context, reader: Reader, item: PlanItem): ItemView {
  const { id, text, year, dueOn, doneAt, revision } = item;
  const thing = item.record === null ? null : thingOf(ctx, reader, item.record);
  const isNamed = text === "" && thing !== null;
  return {
    id,
    title: titleOf(ctx, reader, item),
    to: thing?.to ?? null,
    ...(isNamed && thing.otherLocale && { otherLocale: thing.otherLocale }),
    kind: thing?.kind ?? null,
    text,
    year,
    dueOn,
    isDone: doneAt !== null,
    isLate: doneAt === null && dueOn !== null && dueOn < dayOf(ctx.clock.now(), ctx.config.site.timeZone),
    revision,
  };
}

/** Empty for what is no longer published and has no words of its own. */
export function titleOf(ctx: Context, reader: Reader, { text, record }: Pick<PlanItem, "text" | "record">): string {
  return text || (record === null ? "" : (thingOf(ctx, reader, record)?.title ?? ""));
}

/** Acts, the newest first; what one act changed of several items is one line. */
export function presentChanges(ctx: Context, reader: Reader, rows: readonly PlanChangeRow[]): ChangeLine[] {
  const batches = new Map<string, PlanChangeRow[]>();
  for (const row of rows) batches.set(row.batch, [row, ...(batches.get(row.batch) ?? [])]);
  return [...batches.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const { act, at, after_json, taken_back_at } = first;
    const title = titleOf(ctx, reader, after_json);
    return [{ act, title, at, more: more.length, isTakenBack: taken_back_at !== null }];
  });
}
