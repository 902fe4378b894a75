import { demoIsOn } from "#features/people/operations/demo-mode.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { openSignIn } from "#features/sign-ins/operations/open-sign-in.server.ts";
import { startSecondStep } from "#features/sign-ins/operations/second-step.server.ts";
import { signInCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import type { Vouched } from "../provider.server.ts";
import { withNotice } from "../rules/notices.ts";
import { noteIdentityUse } from "../store/identities.server.ts";
import type { Onward } from "./keep-google-state.server.ts";

/** Signs in whose identity the provider vouched for; where the account asks for a code, only after it. `next`: where they wanted to go. */
export async function signInByIdentity(
  ctx: Context,
  actor: Actor,
  userId: number,
  vouched: Vouched,
  next: string | null,
): Promise<Onward> {
  const user = await readUser(ctx.db, userId);
  if (!user?.activated_at || user.disabled_at || (user.is_demo && !(await demoIsOn(ctx))))
    throw new AppError("blocked");
  await noteIdentityUse(ctx.db, vouched, ctx.clock.now().toISOString());
  const waiting = await startSecondStep(ctx, user, next, "google");
  if (waiting !== null) return { to: pathTo("signInCode"), cookies: [waiting] };
  const { token } = await openSignIn(ctx, actor, user, "google");
  return { to: withNotice(next ?? pathTo("home"), "signed_in"), cookies: [signInCookie(ctx, token)] };
}
