import { renewPassword } from "#features/people/operations/change-user.server.ts";
import { readUser, readUserByEmail, type UserRow } from "#features/people/operations/read-user.server.ts";
import { standInEmail } from "#features/people/operations/stand-in-email.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { deviceOf, forgetTriesOf, giveTryBack, takeTry } from "#platform/limits/count-tries.ts";
import { refuseIf } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { isDemoShut, openRefusal } from "../access.ts";
import { LIMITS } from "../rules.ts";
import { isKnownDevice } from "../store/sign-ins.server.ts";
import { checkCode, hasSecondStep } from "./check-code.server.ts";
import { openSignIn, type SignedInNow } from "./open-sign-in.server.ts";
import { readDoor } from "./read-door.server.ts";
import { startSecondStep } from "./second-step.server.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in by e-mail and password, and by a code where the account asks for one (second_step_needed without it). */
export async function signIn(ctx: Context, actor: Actor, input: Credentials & { code?: string }): Promise<SignedInNow> {
  const user = await provePassword(ctx, actor, input);
  if (await hasSecondStep(ctx, user.id)) {
    if (input.code === undefined) throw new AppError("second_step_needed");
    await checkCode(ctx, user.id, input.code);
  }
  return openSignIn(ctx, actor, user, "password");
}

/** The same for a browser: where a code is asked for, nobody is signed in yet and a cookie leads to the page that asks. */
export async function signInOrWait(
  ctx: Context,
  actor: Actor,
  input: Credentials,
  next: string | null,
): Promise<SignedInNow | { readonly waitingCookie: string }> {
  const user = await provePassword(ctx, actor, input);
  const waitingCookie = await startSecondStep(ctx, user, next);
  return waitingCookie === null ? openSignIn(ctx, actor, user, "password") : { waitingCookie };
}

/** Order: limits, password, then whether the account is active. */
async function provePassword(ctx: Context, { origin }: Actor, { email, password }: Credentials): Promise<UserRow> {
  const device = deviceOf(origin);
  await takeTry(ctx, LIMITS.address, origin.address);
  await takeTry(ctx, LIMITS.device, email, device);
  const user = await readUserByEmail(ctx.db, email);
  // Strangers share one allowance, so that they cannot shut the owner's own browser out.
  const isKnown = await isKnownDevice(ctx.db, user?.id ?? 0, origin.device);
  if (!isKnown) await takeTry(ctx, LIMITS.unknownDevices, email);
  const { isRight, renewed } = await ctx.passwords
    .prove(password, user?.password_hash, origin.isGone)
    .catch(async (fault: unknown) => {
      // Nobody came to look at the password; only the address goes on counting.
      await giveTryBack(ctx, LIMITS.device, email, device);
      if (!isKnown) await giveTryBack(ctx, LIMITS.unknownDevices, email);
      throw fault;
    });
  const door = user && (await readDoor(ctx, user));
  const opened = isRight && door && !isDemoShut(door) ? door : null;
  const refusal = opened && openRefusal(opened);
  // Who is let in learns nothing of others, and need not wait for it.
  const isStandIn = (!opened || refusal !== null) && (await isOfStandIn(ctx, email, password));
  if (!opened && !isStandIn) throw new AppError("bad_credentials");
  await forgetTriesOf(ctx, LIMITS.device, email, device);
  if (!isKnown) await giveTryBack(ctx, LIMITS.unknownDevices, email);
  if (!user || !opened) throw new AppError("not_activated");
  refuseIf(refusal);
  return renewed === null ? user : withHash(ctx, user, password, renewed);
}

/** Two sign-ins at once may both find the old hash: the second goes on with what the first wrote. */
async function withHash(ctx: Context, user: UserRow, password: string, hash: string): Promise<UserRow> {
  if (await renewPassword(ctx.db, user, hash)) return { ...user, password_hash: hash };
  const now = await readUser(ctx.db, user.id);
  if (!now || !(await ctx.passwords.isOf(password, now.password_hash))) throw new AppError("bad_credentials");
  return now;
}

/** Whether it was chosen at a sign-up with somebody else's address. Asked of every address, so that the time tells nothing either. */
async function isOfStandIn(ctx: Context, email: string, password: string): Promise<boolean> {
  if (ctx.config.takenAddress === "told") return false;
  const standIn = await readUserByEmail(ctx.db, standInEmail(ctx, email));
  return ctx.passwords.isOf(password, standIn?.password_hash);
}
