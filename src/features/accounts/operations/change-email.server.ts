import { requireStanding } from "#features/sign-ins/operations/keep-sign-in.server.ts";
import { requireProof } from "#features/sign-ins/operations/require-proof.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS } from "../rules.ts";
import type { ChangeEmail } from "../schema.ts";
import { endPending, findPending, insertChange } from "../store/email-changes.server.ts";
import { endLinksOf } from "../store/links.server.ts";

export const EMAIL_CHANGE_WORK = "accounts.email-change";

/** The address that waits for its link to be opened, if there is one. */
export async function readPendingEmail(ctx: Context, actor: Actor): Promise<string | null> {
  const pending = await findPending(ctx.db, requireAccount(actor).id);
  const linkMs = ctx.config.linkHours * 3_600_000;
  const isOpen = pending && Date.parse(pending.asked_at) + linkMs > ctx.clock.now().getTime();
  return isOpen ? pending.new_email : null;
}

/**
 * Asks for another address; it holds once the link sent there is opened. Whether somebody has the address already is not said here: its
 * owner gets a notice instead of a link.
 */
export async function askEmailChange(
  ctx: Context,
  actor: Actor,
  { email, currentPassword }: ChangeEmail,
): Promise<void> {
  const person = requireAccount(actor);
  const user = await requireProof(ctx, person, currentPassword);
  if (email === user.email) throw new AppError("form_invalid", { fields: [{ path: "email", code: "email_same" }] });
  await takeTry(ctx, LIMITS.emailChangeAccount, String(user.id));
  await takeTry(ctx, LIMITS.emailChangeTo, email);
  const at = ctx.clock.now().toISOString();
  await inTransaction(ctx, async (db) => {
    await requireStanding(db, person);
    await endEmailChange(ctx, db, user.id);
    const changeId = await insertChange(db, {
      user_id: user.id,
      old_email: user.email,
      new_email: email,
      asked_at: at,
      confirmed_at: null,
      undo_until: null,
      ended_at: null,
    });
    await ctx.queue.add(db, EMAIL_CHANGE_WORK, { changeId });
  });
  ctx.queue.wake();
}

/** Gives up a change that waits for its link. */
export async function giveUpEmailChange(ctx: Context, actor: Actor): Promise<void> {
  const { id } = requireAccount(actor);
  await inTransaction(ctx, (db) => endEmailChange(ctx, db, id));
}

/** Ends a change that waits, with its link. A new password does this too: somebody else may have asked for it. */
export async function endEmailChange(ctx: Context, db: Db, userId: number): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await endPending(db, userId, at);
  await endLinksOf(db, userId, "email_change", at);
}
