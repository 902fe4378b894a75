import { areResultsHidden, mayKeepResults } from "#features/guardians/operations/may-keep-results.server.ts";
import { readScaleProfile } from "#features/people/operations/set-scale-profile.server.ts";
import type { Context } from "#platform/context.ts";
import { permit, refuseIf } from "#platform/permission.ts";
import { isDocumentId } from "#platform/token.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { finishRefusal, isKept, mayTake, type Owner, seeRefusal } from "../../access.ts";
import { findAttempt } from "../../store/attempts.server.ts";
import type { AttemptRow } from "../../store/tables.server.ts";

/** Only somebody signed in goes on; the refusal is the same for every operation. */
export function requireTaker(actor: Actor): Person {
  return permit(actor, mayTake);
}

/** Somebody whose results are not hidden by a guardian's objection. */
export async function requireVisible(ctx: Context, actor: Actor): Promise<Person> {
  const person = requireTaker(actor);
  refuseIf(seeRefusal({ isHidden: await areResultsHidden(ctx, person) }));
  return person;
}

/** Whether what this person finishes now is kept, or tried only; refused while something stands in the way. */
export async function requireKeeping(ctx: Context, person: Person): Promise<boolean> {
  const [profile, keeping] = await Promise.all([readScaleProfile(ctx, person), mayKeepResults(ctx, person)]);
  const { isAgeAsked, keepResults } = profile;
  const facts = { person, keeping, wantsKept: keepResults === "keep", isAgeAsked };
  refuseIf(finishRefusal(facts));
  return isKept(facts);
}

/** An attempt of the owner's at a scale, by the name a client sent; anybody else's, or at another scale, does not exist. */
export async function findOwnAttempt(
  ctx: Context,
  owner: Owner,
  documentId: string,
  scale: string,
): Promise<AttemptRow | undefined> {
  const attempt = isDocumentId(documentId) ? await findAttempt(ctx.db, owner, documentId) : undefined;
  return attempt?.scale === scale ? attempt : undefined;
}
