import { readUser } from "#features/people/operations/read-user.server.ts";
import type { SignedInNow } from "#features/sign-ins/operations/open-sign-in.server.ts";
import { startSignIn } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { forgetTriesOf, takeTry } from "#platform/limits/count-tries.ts";
import { isToken, tokenHash } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS, type LinkState, linkState } from "../rules.ts";
import type { Activation } from "../schema.ts";
import { findLink, markLinkUsed } from "../store/links.server.ts";
import { activateUser } from "../store/users.server.ts";

/** What an activation link is good for; asking uses nothing up. */
export async function readActivationLink(ctx: Context, token: string): Promise<LinkState> {
  const link = isToken(token) ? await findLink(ctx.db, tokenHash(token)) : undefined;
  return link ? linkState(link, ctx.clock.now()) : "invalid";
}

/** Activates by the link and the password chosen at sign-up, and signs in. A replay changes nothing and signs nobody in. */
export async function activate(ctx: Context, actor: Actor, { token, password }: Activation): Promise<SignedInNow> {
  await takeTry(ctx, LIMITS.activateAddress, actor.origin.address);
  const hash = tokenHash(token);
  const link = isToken(token) ? await findLink(ctx.db, hash) : undefined;
  requireReady(link ? linkState(link, ctx.clock.now()) : "invalid");
  if (!link) throw new AppError("link_invalid");
  await takeTry(ctx, LIMITS.activateLink, hash);
  if (!(await ctx.passwords.isOf(password, link.passwordHash)))
    throw new AppError("form_invalid", { fields: [{ path: "password", code: "password_wrong" }] });
  await forgetTriesOf(ctx, LIMITS.activateLink, hash);
  const at = ctx.clock.now().toISOString();
  return inTransaction(ctx, async (db) => {
    // Two clicks at once: the one that comes second finds the account active.
    if (!(await activateUser(db, link.userId, link.generation, at))) throw new AppError("already_active");
    await markLinkUsed(db, hash, at);
    const user = await readUser(db, link.userId);
    if (!user) throw new AppError("link_invalid");
    return { token: await startSignIn(ctx, db, user.id, actor.origin), user };
  });
}

function requireReady(state: LinkState): void {
  if (state === "used") throw new AppError("already_active");
  if (state === "invalid") throw new AppError("link_invalid");
}
