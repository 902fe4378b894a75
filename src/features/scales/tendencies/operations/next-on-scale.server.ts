import { isGuardian, isGuardianByType } from "#features/guardians/operations/is-guardian.server.ts";
import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import type { Context } from "#platform/context.ts";
import { type Actor, isPerson, type Person } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { ownerOf } from "../../access.ts";
import { TENDENCIES } from "../../rules.ts";
import { finishedAttempts } from "../../store/attempts.server.ts";
import type { AttemptRow } from "../../store/tables.server.ts";
import type { ScaleStep } from "../schema.ts";

/** Stands for one's own newest result in an address, so that the way there is the same for everybody and names nobody's. */
export const NEWEST = "newest";

/** Where the scale leads this reader: who has a result goes back to it, a guardian to the child's, everybody else to its beginning. */
export async function nextOnScale(ctx: Context, actor: Actor): Promise<ScaleStep> {
  return (await standOnScale(ctx, actor)).step;
}

/** The same with the newest result; undefined without one, and while it is hidden. */
export async function standOnScale(
  ctx: Context,
  actor: Actor,
): Promise<{ readonly step: ScaleStep; readonly newest?: AttemptRow }> {
  const begin = { kind: "begin", to: pathTo("careerTest") } as const;
  if (!isPerson(actor)) return { step: begin };
  const family = { kind: "guardian", to: pathTo("accountFamily") } as const;
  if (isGuardianByType(actor)) return { step: family };
  if (await areResultsHidden(ctx, actor)) return { step: { kind: "result", to: pathTo("careerTestResults") } };
  const newest = await newestResult(ctx, actor);
  if (newest) return { step: { kind: "result", to: pathTo("careerTestResult", { attempt: NEWEST }) }, newest };
  return { step: (await isGuardian(ctx, actor)) ? family : begin };
}

/** The address of somebody's own newest result; null without one. */
export async function pathOfNewest(ctx: Context, actor: Actor): Promise<string | null> {
  const newest = isPerson(actor) && !(await areResultsHidden(ctx, actor)) ? await newestResult(ctx, actor) : undefined;
  return newest ? pathTo("careerTestResult", { attempt: newest.document_id }) : null;
}

async function newestResult(ctx: Context, person: Person): Promise<AttemptRow | undefined> {
  const [newest] = await finishedAttempts(ctx.db, ownerOf(person, ctx.clock.now()), TENDENCIES, "complete", 1);
  return newest;
}

/** The address of somebody's own result by its number, the first being 1: a number tells nobody else anything. Null without it. */
export async function pathOfResult(ctx: Context, actor: Actor, number: string | null): Promise<string | null> {
  if (!isPerson(actor) || !number || !/^[1-9]\d{0,4}$/.test(number)) return null;
  if (await areResultsHidden(ctx, actor)) return null;
  const found = (await ownResults(ctx, actor))[Number(number) - 1];
  return found ? pathTo("careerTestResult", { attempt: found.document_id }) : null;
}

/** The number of a result among the own ones, as `pathOfResult` reads it. */
export async function numberOfResult(ctx: Context, person: Person, attempt: string): Promise<number> {
  return (await ownResults(ctx, person)).findIndex((one) => one.document_id === attempt) + 1;
}

/** Finished attempts that count, the first one first. */
async function ownResults(ctx: Context, person: Person): Promise<AttemptRow[]> {
  return (await finishedAttempts(ctx.db, ownerOf(person, ctx.clock.now()), TENDENCIES, "complete")).toReversed();
}
