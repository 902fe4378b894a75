import { siteSettings } from "#features/site/operations.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { PdfBlock, PdfRuns } from "#platform/pdf/blocks.ts";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import type { Actor } from "#shared/actor.ts";
import { dueWords, nameOf, yearWords } from "../components/plan-words.ts";
import type { AgreedStep, GoalView, ItemView } from "../schema/plan-view.ts";
import { readPlan } from "./view-plan.server.ts";

const run = (text: string): PdfRuns => [{ text }];
const heading = (level: 1 | 2, runs: PdfRuns): PdfBlock => ({ kind: "heading", level, runs });

/** One's own plan as a tagged PDF, in the words of its page. Call it within the reader's language (`inLocale`). */
export async function drawPlan(
  ctx: Context,
  actor: Actor,
  cookies: string | null,
): Promise<{ readonly bytes: Buffer; readonly name: string }> {
  const { locale } = actor;
  const { timeZone } = ctx.config.site;
  const plan = await readPlan(ctx, actor, cookies);
  const brand = siteSettings(ctx, locale).name;
  const date = ctx.clock.now();
  const blocks = [
    ...plan.goals.flatMap((goal) => goalBlocks(goal, ctx.config.publicUrl)),
    ...agreedBlocks(plan.agreed),
  ];
  const bytes = await renderPdf({
    locale,
    brand,
    title: m.study_plan_plan_title(),
    author: brand,
    date,
    timeZone,
    withoutMarks: true,
    lead: plan.total > 0 ? m.study_plan_done_of({ count: plan.total, done: plan.done }) : m.study_plan_paper_none(),
    blocks,
  });
  return { bytes, name: `${m.study_plan_plan_title()} – ${formatDate(date, locale, timeZone)}.pdf` };
}

function goalBlocks(goal: GoalView, publicUrl: string): PdfBlock[] {
  const named = (item: ItemView): PdfRuns => [
    { text: nameOf(item), ...(item.to && { href: new URL(item.to, publicUrl).href }) },
  ];
  const years = goal.years.flatMap(({ year, steps }): PdfBlock[] => [
    heading(2, run(yearWords(year))),
    table(steps.map((step) => [named(step), whenRuns(step), stateRuns(step)])),
  ]);
  return [heading(1, named(goal)), ...years];
}

function agreedBlocks(agreed: readonly AgreedStep[]): PdfBlock[] {
  if (agreed.length === 0) return [];
  const rows = agreed.map((step) => [run(step.text), whenRuns(step), stateRuns(step)]);
  return [heading(1, run(m.study_plan_agreed())), table(rows)];
}

function table(rows: readonly (readonly PdfRuns[])[]): PdfBlock {
  const head = [m.study_plan_paper_step(), m.study_plan_paper_when(), m.study_plan_paper_state()].map(run);
  return { kind: "table", head, rows };
}

type Dated = Pick<ItemView, "dueOn" | "isLate" | "isDone">;

function whenRuns({ dueOn, isLate }: Dated): PdfRuns {
  return run(dueOn ? dueWords(dueOn, isLate) : "–");
}

function stateRuns({ isDone }: Dated): PdfRuns {
  return run(isDone ? m.study_plan_paper_done() : m.study_plan_paper_open());
}
