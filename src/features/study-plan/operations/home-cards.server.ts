import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard, HomeStep } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { mayKeepInAccount } from "../access.ts";
import { nextOf, presentPlan, presentStep, titleOf } from "../presenter.server.ts";
import { goalsOf, soonness, stepsOf } from "../rules/plan.ts";
import type { NextStep } from "../schema/plan-view.ts";
import { readItems } from "../store/items.server.ts";
import { listAgreed } from "./agreed-steps.server.ts";
import { listPlansWithMe } from "./read-shared-plan.server.ts";

const SHOWN = 3;

/** The next steps of one's own plan, the soonest first; null while nothing is left to do. */
export async function planCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!mayKeepInAccount(person)) return null;
  const { locale } = person;
  const items = await readItems(ctx.db, person.id);
  const goals = goalsOf(items);
  const steps = goals.flatMap(({ id }) => stepsOf(items, id));
  const goalNames = new Map(
    goals.flatMap((goal) => stepsOf(items, goal.id).map(({ id }) => [id, titleOf(ctx, person, goal)])),
  );
  const open = steps.filter(({ doneAt }) => doneAt === null).sort((a, b) => soonness(a).localeCompare(soonness(b)));
  if (open.length === 0) return null;
  const next = nextOf(presentPlan(ctx, person, items, await listAgreed(ctx, person)));
  return {
    id: "study-plan-next",
    ...(next && { step: stepOfHome(next, locale) }),
    title: m.study_plan_plan_title({}, { locale }),
    isPath: true,
    items: open.slice(0, SHOWN).map((step) => {
      const { title, dueOn, id } = presentStep(
        ctx,
        person,
        step,
        goals.find((goal) => goal.id === step.goal),
      );
      const goal = goalNames.get(id);
      return {
        label: title || m.study_plan_gone({}, { locale }),
        to: `${pathTo("ownPlan")}#${id}`,
        ...(dueOn !== null && { note: formatDate(`${dueOn}T12:00:00Z`, locale, "UTC") }),
        ...(goal && { because: m.study_plan_card_goal({ goal: `\u2068${goal}\u2069` }, { locale }) }),
      };
    }),
    // Beside the one next step the way to the plan stands already.
    ...(!next && { action: { label: m.study_plan_card_action({}, { locale }), to: pathTo("ownPlan") } }),
  };
}

/** The next step of a plan as the one next step of a home. */
function stepOfHome({ id, title, dueOn, isLate, goal }: NextStep, locale: Locale): HomeStep {
  const words = { locale };
  const due = dueOn && { date: `\u2068${formatDate(`${dueOn}T12:00:00Z`, locale, "UTC")}\u2069` };
  const when = due && (isLate ? m.study_plan_late(due, words) : m.study_plan_due(due, words));
  const towards = goal
    ? m.study_plan_card_goal({ goal: `\u2068${goal.title || m.study_plan_gone({}, words)}\u2069` }, words)
    : m.study_plan_agreed({}, words);
  return {
    title: title || m.study_plan_gone({}, words),
    text: [when, towards].filter(Boolean).join(" · "),
    link: { label: m.study_plan_card_action({}, words), to: `${pathTo("ownPlan")}#${id}` },
  };
}

/** The newest plans somebody is shown; null without one. */
export async function plansWithMeCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!mayKeepInAccount(person)) return null;
  const { locale } = person;
  const plans = await listPlansWithMe(ctx, person);
  if (plans.length === 0) return null;
  return {
    id: "study-plan-shown",
    title: m.study_plan_with_me({}, { locale }),
    items: plans.slice(0, SHOWN).map(({ id, name, until }) => ({
      label: `\u2068${name}\u2069`,
      note: m.study_plan_share_until({ date: formatDate(until, locale, ctx.config.site.timeZone) }, { locale }),
      to: pathTo("plansWithMe", {}, { share: id }),
    })),
    action: { label: m.study_plan_with_me_all({}, { locale }), to: pathTo("plansWithMe") },
  };
}
