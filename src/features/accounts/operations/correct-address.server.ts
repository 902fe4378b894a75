import { readUser, readUserByEmail, type UserRow } from "#features/people/operations/read-user.server.ts";
import { standInEmail } from "#features/people/operations/stand-in-email.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { isDuplicate } from "#platform/db/duplicate.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS } from "../rules.ts";
import type { Correction } from "../schema.ts";
import { deleteLinksOf } from "../store/links.server.ts";
import { freeEmail, restartSignUp } from "../store/users.server.ts";
import { isEmailHeld } from "./hold-email.server.ts";
import { requireGoodPassword } from "./judge-password.server.ts";
import { queueActivation } from "./resend-activation.server.ts";
import type { WaitingSignUp } from "./waiting-sign-up.server.ts";

export const EMAIL_WANTED_WORK = "accounts.email-wanted";

/**
 * Sends the link of a sign-up to another address, by the password chosen for it; links sent before are dead. An address that is somebody's
 * is answered like a free one: its owner is told by mail, and the account keeps waiting, where that is hidden as a stand-in.
 */
export async function correctAddress(
  ctx: Context,
  actor: Actor,
  waiting: WaitingSignUp,
  { email, password }: Correction,
): Promise<void> {
  await takeTry(ctx, LIMITS.resendAddress, actor.origin.address);
  await takeTry(ctx, LIMITS.correctSignUp, String(waiting.userId));
  await takeTry(ctx, LIMITS.signUpEmail, email);
  const user = await readUser(ctx.db, waiting.userId);
  if (user?.activated_at) throw new AppError("already_active");
  const isRight = await ctx.passwords.isOf(password, user?.password_hash);
  if (!user || !isRight) throw new AppError("form_invalid", { fields: [{ path: "password", code: "password_wrong" }] });
  await requireGoodPassword(ctx, password, { email, firstName: user.first_name, lastName: user.last_name });
  await twiceIfTaken(() => inTransaction(ctx, (db) => moveSignUp(ctx, db, user, { email, next: waiting.next })));
  ctx.queue.wake();
}

async function moveSignUp(
  ctx: Context,
  db: Db,
  user: UserRow,
  { email, next }: { readonly email: string; readonly next: string | null },
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const owner = email === user.email ? undefined : await readUserByEmail(db, email);
  const isFree = !owner?.activated_at && !(await isEmailHeld(ctx, db, email));
  const address = isFree ? email : addressOfTaken(ctx, user, email);
  if (address !== user.email) await freeEmail(db, address);
  const generation = await restartSignUp(db, user, address, at);
  // The link was opened in this moment, or the sign-up made anew.
  if (generation === undefined) throw new AppError("already_active");
  await deleteLinksOf(db, user.id);
  if (isFree) await queueActivation(ctx, db, user.id, generation, next ?? undefined);
  else await ctx.queue.add(db, EMAIL_WANTED_WORK, { userId: owner?.id ?? 0 });
}

/** Under which address a sign-up goes on that was corrected to somebody's. */
function addressOfTaken(ctx: Context, user: UserRow, email: string): string {
  return ctx.config.takenAddress === "hidden" ? standInEmail(ctx, email) : user.email;
}

/** An address that somebody else takes between the look and the write is looked at again. */
async function twiceIfTaken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await work();
  }
}
