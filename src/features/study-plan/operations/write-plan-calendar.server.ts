import ical, { ICalCalendarMethod } from "ical-generator";
import { siteSettings } from "#features/site/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { nameOf } from "../components/plan-words.ts";
import type { PlanSum } from "../schema/plan-view.ts";
import { readPlan } from "./view-plan.server.ts";

interface Dated {
  readonly id: string;
  readonly title: string;
  readonly goal: string;
  readonly dueOn: string;
}

/** The undone steps of one's own plan that have a day, as a calendar reads them; read anew, each takes its own place. */
export async function planCalendar(ctx: Context, actor: Actor, cookies: string | null): Promise<string> {
  const { locale } = actor;
  const { name } = siteSettings(ctx, locale);
  const host = new URL(ctx.config.publicUrl).hostname;
  const page = new URL(pathTo("ownPlan"), ctx.config.publicUrl).href;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "wijha", product: "study-plan" },
    name: m.study_plan_ics_name({ site: name }, { locale }),
  });
  for (const { id, title, goal, dueOn } of datedSteps(await readPlan(ctx, actor, cookies)))
    calendar.createEvent({
      id: `${id}@${host}`,
      stamp: ctx.clock.now(),
      start: new Date(`${dueOn}T12:00:00Z`),
      allDay: true,
      summary: title,
      description: `${goal}\n${page}`,
      url: page,
    });
  return calendar.toString();
}

function datedSteps({ goals, agreed }: PlanSum): Dated[] {
  const own = goals.flatMap((goal) =>
    goal.years.flatMap(({ steps }) => steps.map((step) => ({ ...step, title: nameOf(step), goal: nameOf(goal) }))),
  );
  const others = agreed.map((step) => ({ ...step, title: step.text, goal: m.study_plan_agreed() }));
  return [...own, ...others].flatMap((step) =>
    step.isDone || step.dueOn === null ? [] : [{ ...step, dueOn: step.dueOn }],
  );
}
