import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { demoIsOn } from "../demo.server.ts";
import { isPasswordOf } from "../password-hash.server.ts";
import type { SignIn } from "../schema.ts";
import { startSignIn } from "../sign-in-token.server.ts";
import { deleteSignIn, isKnownDevice } from "../store/sign-ins.server.ts";
import { findUserByEmail, type UserRow } from "../store/users.server.ts";
import { deviceOf, forgetTriesOf, giveTryBack, takeTry } from "./count-tries.server.ts";

export interface SignedInNow {
  /** The one time the token is known; it goes into the cookie or the answer and nowhere else. */
  readonly token: string;
  readonly user: UserRow;
}

/** Signs in by e-mail and password. Order: limits, password, then whether the account is active. */
export async function signIn(ctx: Context, actor: Actor, { email, password }: SignIn): Promise<SignedInNow> {
  const { origin } = actor;
  const device = deviceOf(origin);
  await takeTry(ctx, "signInAddress", origin.address);
  await takeTry(ctx, "signInDevice", email, device);
  const user = await findUserByEmail(ctx.db, email);
  // Strangers share one allowance, so that they cannot shut the owner's own browser out.
  const isKnown = await isKnownDevice(ctx.db, user?.id ?? 0, origin.device);
  if (!isKnown) await takeTry(ctx, "signInUnknownDevices", email);
  const isRight = await isPasswordOf(password, user?.password_hash);
  if (!user || !isRight || (user.is_demo && !(await demoIsOn(ctx)))) throw new AppError("bad_credentials");
  await forgetTriesOf(ctx, "signInDevice", email, device);
  if (!isKnown) await giveTryBack(ctx, "signInUnknownDevices", email);
  if (!user.activated_at) throw new AppError("not_activated");
  if (user.disabled_at) throw new AppError("blocked");
  const token = await inTransaction(ctx, async (db) => {
    if (actor.kind === "person") await deleteSignIn(db, actor.signInId);
    return startSignIn(ctx, db, user.id, origin);
  });
  return { token, user };
}
