import { readUser, readUserByEmail } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS } from "../rules.ts";
import { findHeld } from "../store/email-changes.server.ts";
import { queueActivation } from "./resend-activation.server.ts";

export const RESET_WORK = "accounts.reset";

/**
 * Sends a link for a new password, to an account that waits for activation that link instead. Every address gets the same answer after
 * the same work. An address that was changed can be undone from the old one, so a link asked with the old one goes there.
 */
export async function forgotPassword(ctx: Context, actor: Actor, { email }: { email: string }): Promise<void> {
  await takeTry(ctx, LIMITS.forgotAddress, actor.origin.address);
  await takeTry(ctx, LIMITS.forgotEmail, email);
  const owner = await readUserByEmail(ctx.db, email);
  const held = await findHeld(ctx.db, email, ctx.clock.now().toISOString());
  const user = owner ?? (await readUser(ctx.db, held?.user_id ?? 0));
  const isAccount = user?.kind === "account" && !user.disabled_at;
  if (isAccount && !user.activated_at) await queueActivation(ctx, ctx.db, user.id, user.link_generation);
  else {
    // Work about nobody is written for an unknown address, so that the time tells nothing.
    const userId = isAccount ? user.id : 0;
    const changeId = owner ? 0 : (held?.id ?? 0);
    await ctx.queue.add(ctx.db, RESET_WORK, { userId, changeId }, { key: `${RESET_WORK}:${userId}:${changeId}` });
  }
  ctx.queue.wake();
}
