import { areResultsHidden, mayKeepResults } from "#features/guardians/operations/may-keep-results.server.ts";
import { readScaleProfile } from "#features/people/operations/set-scale-profile.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { Actor } from "#shared/actor.ts";
import { type Owner, ownerOf } from "../../access.ts";
import { requireTaker, requireVisible } from "../../instruments/operations/own-attempt.server.ts";
import { environmentNames } from "../../tendencies/operations/read-content.server.ts";
import type { Conditions } from "../rules/conditions.ts";
import { readWalk, type SetAnswer, type WalkRead } from "../rules/read-walk.ts";
import type { ActivitiesStart, Activity, Sides, Step } from "../schema.ts";
import { answersOfOwner } from "../store.server.ts";
import { activities } from "./read-activities.server.ts";

/** A walk with all that was said on it. */
export interface Walk extends WalkRead<Activity> {
  readonly owner: Owner;
  readonly sides: Sides | null;
  readonly conditions: Conditions | null;
  /** Steps that were answered and that the answers before them no longer lead to. */
  readonly stale: readonly string[];
  readonly hasAnswers: boolean;
  readonly expiresAt: string | null;
}

/** What stands before the first answer: questions about age and a guardian, or a guardian's objection; null for nothing. */
export async function standsBefore(ctx: Context, actor: Actor): Promise<"about-you" | "guardian" | "hidden" | null> {
  const person = requireTaker(actor);
  if (await areResultsHidden(ctx, person)) return "hidden";
  const { isAsked, keepResults } = await readScaleProfile(ctx, person);
  if (!isAsked) return "about-you";
  const asksFirst = keepResults === "keep" && (await mayKeepResults(ctx, person)) === "ask";
  return asksFirst ? "guardian" : null;
}

/** The walk of somebody whose results are not hidden. */
export async function walkOf(ctx: Context, actor: Actor): Promise<Walk> {
  return readOwnWalk(ctx.db, ownerOf(await requireVisible(ctx, actor), ctx.clock.now()));
}

/** The walk of an owner as it is kept. */
export async function readOwnWalk(db: Db, owner: Owner): Promise<Walk> {
  const rows = await answersOfOwner(db, owner);
  const saidAt = (step: string) => rows.find((one) => one.step === step)?.said_json ?? null;
  const sets = rows.filter(({ step }) => /^\d+$/.test(step));
  const said = new Map(sets.map(({ step, said_json }) => [Number(step), said_json as SetAnswer]));
  const read = readWalk(activities().activities, said);
  return {
    ...read,
    owner,
    sides: saidAt("values") as Sides | null,
    conditions: saidAt("conditions") as Conditions | null,
    stale: sets.map(({ step }) => step).filter((step) => Number(step) > read.sets.length),
    hasAnswers: rows.length > 0,
    expiresAt: rows[0]?.expires_at ?? null,
  };
}

/** The first part of a walk that is still open. */
export function nextStepOf({ next, sets, sides, conditions }: Walk): Step {
  if (next) return sets.length + 1;
  if (!sides) return "values";
  return conditions ? "end" : "conditions";
}

/** Whether a part can be shown: what stands before it is answered. */
export function isOpen(walk: Walk, step: Step): boolean {
  if (typeof step === "number") return step <= walk.sets.length + (walk.next ? 1 : 0);
  if (walk.next) return false;
  if (step === "values") return true;
  return walk.sides !== null && (step === "conditions" || walk.conditions !== null);
}

/** Where somebody stands, for the first page. */
export async function readActivitiesStart(ctx: Context, actor: Actor): Promise<ActivitiesStart> {
  const walk = await walkOf(ctx, actor);
  const { sets, hasAnswers, expiresAt } = walk;
  const names = environmentNames(ctx, actor.locale);
  return { next: nextStepOf(walk), done: sets.length, hasAnswers, expiresAt, names };
}
