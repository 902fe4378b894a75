import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import type { SetView, Step, StepView } from "../schema.ts";
import { activities } from "./read-activities.server.ts";
import { isOpen, nextStepOf, type Walk, walkOf } from "./read-walk.server.ts";
import { viewEnd } from "./view-end.server.ts";

/** One part of the own walk as its page shows it; a part that is not open yet is answered with the one that is. */
export async function viewStep(ctx: Context, actor: Actor, step: Step): Promise<StepView | { readonly goTo: Step }> {
  const walk = await walkOf(ctx, actor);
  if (!isOpen(walk, step)) return { goTo: nextStepOf(walk) };
  const { locale } = actor;
  const sets = walk.sets.length;
  if (step === "end") return viewEnd(ctx, locale, walk);
  if (step === "values") {
    const pairs = activities().values.map((one) => ({ id: one.id, ...one[locale] }));
    return { kind: "values", sets, pairs, sides: walk.sides ?? {} };
  }
  if (step === "conditions") return { kind: "conditions", sets, conditions: walk.conditions };
  return viewSet(walk, step, locale);
}

function viewSet(walk: Walk, number: number, locale: "ar" | "en"): SetView {
  const answered = walk.sets[number - 1];
  const shown = answered?.activities ?? walk.next ?? [];
  return {
    kind: "set",
    number,
    activities: shown.map((one) => ({ id: one.id, text: one[locale] })),
    best: answered?.best ?? null,
    worst: answered?.worst ?? null,
  };
}
