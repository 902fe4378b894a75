import { holdPassword } from "#features/people/operations/hold-person.server.ts";
import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { type Actor, isPerson } from "#shared/actor.ts";
import { deleteSignIn, type SignInMethod } from "../store/sign-ins.server.ts";
import { startSignIn } from "./sign-in-token.server.ts";

export interface SignedInNow {
  /** The one time the token is known; it goes into the cookie or the answer and nowhere else. */
  readonly token: string;
  readonly user: UserRow;
}

/** Begins the sign-in of somebody who has proved all that is asked, in the place of one this browser had; a program's token stays good. */
export async function openSignIn(
  ctx: Context,
  actor: Actor,
  user: UserRow,
  method: SignInMethod,
): Promise<SignedInNow> {
  const token = await inTransaction(ctx, async (db) => {
    // A new password set while the old one was being compared ends this sign-in too.
    if (!(await holdPassword(db, user))) throw new AppError("bad_credentials");
    const isProgram = isPerson(actor) && actor.isBearer === true;
    if (isProgram) return startSignIn(ctx, db, user.id, actor.origin, method);
    return replaceSignIn(ctx, db, actor, user.id, method);
  });
  ctx.queue.wake();
  return { token, user };
}

/** Begins a sign-in in the place of one this browser had. @returns its token, which is nowhere kept in clear. */
export async function replaceSignIn(
  ctx: Context,
  db: Db,
  actor: Actor,
  userId: number,
  method: SignInMethod,
): Promise<string> {
  if (isPerson(actor)) await deleteSignIn(db, actor.signInId);
  return startSignIn(ctx, db, userId, actor.origin, method);
}
