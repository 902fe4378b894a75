import { readUser, readUserByEmail } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS } from "../rules.ts";
import { secondsToWait, type WaitingSignUp } from "./waiting-sign-up.server.ts";

export const ACTIVATION_WORK = "accounts.activation";

const PLAIN_PATH = /^\/[\w/-]{0,100}$/;

/** Asks for the mail; its link is made when it is sent, so nothing here could be used by a reader of the queue. */
export function queueActivation(
  ctx: Context,
  db: Db,
  userId: number,
  generation: number,
  next?: string,
): Promise<void> {
  const key = `${ACTIVATION_WORK}:${userId}:${generation}`;
  const onward = next && PLAIN_PATH.test(next) ? next : null;
  return ctx.queue.add(db, ACTIVATION_WORK, { userId, generation, next: onward }, { key });
}

/** Sends the activation link again. Every address gets the same answer after the same work. */
export async function resendActivation(
  ctx: Context,
  actor: Actor,
  { email, next }: { readonly email: string; readonly next?: string | null },
): Promise<void> {
  await takeTry(ctx, LIMITS.resendAddress, actor.origin.address);
  await takeTry(ctx, LIMITS.resendWait, email);
  await takeTry(ctx, LIMITS.resendEmail, email);
  const user = await readUserByEmail(ctx.db, email);
  const waits = user && !user.activated_at;
  // Work about nobody is written for every other address, so that the time tells nothing either.
  await queueActivation(ctx, ctx.db, waits ? user.id : 0, waits ? user.link_generation : 0, next ?? undefined);
  ctx.queue.wake();
}

/** The same for the browser that signed up, which also waits after the first mail and is told when none is needed any more. */
export async function resendWaiting(ctx: Context, actor: Actor, waiting: WaitingSignUp): Promise<void> {
  const user = await readUser(ctx.db, waiting.userId);
  if (user?.activated_at) throw new AppError("already_active");
  const retryAfter = secondsToWait(ctx, waiting);
  if (retryAfter > 0) throw new AppError("too_many", { retryAfter });
  await resendActivation(ctx, actor, waiting);
}
