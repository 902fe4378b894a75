import type { Context } from "#platform/context.ts";
import { hasTries, noteTry, requireTriesLeft, takeTry } from "#platform/limits/count-tries.ts";
import type { Limit } from "#platform/limits/limit.ts";
import { type Actor, hasAccount } from "#shared/actor.ts";
import { LIMITS } from "../rules.ts";

/** Who tries a code, by what nobody can make up, and the limit that holds for them. */
function guesserOf(actor: Actor, own: Limit, unproven: Limit): { readonly limit: Limit; readonly who: string } {
  if (hasAccount(actor)) return { limit: own, who: `account ${actor.id}` };
  const { isMarked, device, address } = actor.origin;
  return isMarked ? { limit: own, who: device } : { limit: unproven, who: address };
}

const classGuesser = (actor: Actor) => guesserOf(actor, LIMITS.classCodeDevice, LIMITS.classCodeUnproven);
const paperGuesser = (actor: Actor) => guesserOf(actor, LIMITS.paperCodeDevice, LIMITS.paperCodeUnproven);

/** Refuses who has tried too many wrong class codes. Where a whole address has, only those wait who took part. */
export async function requireClassGuess(ctx: Context, actor: Actor): Promise<void> {
  const { limit, who } = classGuesser(actor);
  await requireTriesLeft(ctx, limit, who);
  if (await hasTries(ctx, limit, who)) await requireTriesLeft(ctx, LIMITS.classCodeAddress, actor.origin.address);
}

/** Counts a wrong class code. */
export async function noteClassGuess(ctx: Context, actor: Actor): Promise<void> {
  const { limit, who } = classGuesser(actor);
  await noteTry(ctx, limit, who);
  await noteTry(ctx, LIMITS.classCodeAddress, actor.origin.address);
}

/** Refuses who has tried too many wrong paper codes; nobody else of the class waits for it. */
export async function requirePaperGuess(ctx: Context, actor: Actor): Promise<void> {
  const { limit, who } = paperGuesser(actor);
  await requireTriesLeft(ctx, limit, who);
}

/** Counts a wrong paper code. */
export async function notePaperGuess(ctx: Context, actor: Actor): Promise<void> {
  const { limit, who } = paperGuesser(actor);
  await noteTry(ctx, limit, who);
}

/** Counts somebody joining a class: by their browser or else by their address, and by the class for a moment. */
export async function takeJoin(ctx: Context, { origin }: Actor, classId: string): Promise<void> {
  const { isMarked, device, address } = origin;
  if (isMarked) {
    await takeTry(ctx, LIMITS.joinDeviceNow, device);
    await takeTry(ctx, LIMITS.joinDevice, device);
  } else {
    await takeTry(ctx, LIMITS.joinUnprovenNow, address);
    await takeTry(ctx, LIMITS.joinUnproven, address);
  }
  await takeTry(ctx, LIMITS.joinAddress, address);
  await takeTry(ctx, LIMITS.joinClassNow, classId, isMarked ? "proven" : "unproven");
}
