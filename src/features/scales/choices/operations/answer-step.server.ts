import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";
import type { Actor } from "#shared/actor.ts";
import { ownerOf } from "../../access.ts";
import { requireKeeping, requireVisible } from "../../instruments/operations/own-attempt.server.ts";
import { tryOutEnd } from "../../rules.ts";
import { choiceOf } from "../rules/read-walk.ts";
import { conditionsForm, type Step, setForm, valuesForm } from "../schema.ts";
import { deleteActivityAnswers, deleteSteps, putActivityAnswer } from "../store.server.ts";
import { activities } from "./read-activities.server.ts";
import { isOpen, nextStepOf, readOwnWalk, type Walk, walkOf } from "./read-walk.server.ts";

type Form = Readonly<Record<string, unknown>>;

/** Where an answer leads, and whether it made answers after it void. */
export interface Answered {
  readonly next: Step;
  readonly isChanged: boolean;
}

/** Keeps the answer to one part of the own walk, the last one given; sets that it no longer leads to are asked anew. */
export async function answerStep(ctx: Context, actor: Actor, step: Step, form: Form): Promise<Answered> {
  const before = await walkOf(ctx, actor);
  if (step === "end" || !isOpen(before, step)) throw new AppError("conflict");
  const said = saidAt(before, step, form);
  const isKept = await requireKeeping(ctx, await requireVisible(ctx, actor));
  const expiresAt = isKept ? null : tryOutEnd(ctx.clock.now(), ctx.config.tryOutHours);
  return inTransaction(ctx, async (db) => {
    await putActivityAnswer(db, before.owner, { step: String(step), said, expiresAt });
    const after = await readOwnWalk(db, before.owner);
    await deleteSteps(db, after.owner, after.stale);
    const following = typeof step === "number" && step < after.sets.length ? step + 1 : nextStepOf(after);
    return { next: following, isChanged: after.stale.length > 0 };
  });
}

function saidAt(walk: Walk, step: Exclude<Step, "end">, form: Form): unknown {
  if (step === "values") return parseInput(valuesForm(activities()), form);
  if (step === "conditions") return parseInput(conditionsForm, form);
  const answer = parseInput(setForm, form);
  const shown = walk.sets[step - 1]?.activities ?? walk.next ?? [];
  if (!choiceOf(shown, answer))
    throw new AppError("form_invalid", { fields: [{ path: "best", code: "scales_choices_other" }] });
  return { shown: shown.map(({ id }) => id), ...answer };
}

/** Deletes all that somebody said on the walk. */
export async function deleteWalk(ctx: Context, actor: Actor): Promise<void> {
  await deleteActivityAnswers(ctx.db, ownerOf(await requireVisible(ctx, actor), ctx.clock.now()));
}
