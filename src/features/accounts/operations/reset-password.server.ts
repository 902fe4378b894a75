import { note } from "#features/audit/operations.server.ts";
import { changeUser } from "#features/people/operations/change-user.server.ts";
import { readUser, type UserRow } from "#features/people/operations/read-user.server.ts";
import { hasSecondStep } from "#features/sign-ins/operations/check-code.server.ts";
import { endSignInsOf } from "#features/sign-ins/operations/keep-sign-in.server.ts";
import { queueNews } from "#features/sign-ins/operations/queue-news.server.ts";
import { startSignIn } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { stillThere } from "#platform/permission.ts";
import { isToken, tokenHash } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS, type LinkState, linkUse } from "../rules.ts";
import type { ResetPassword } from "../schema.ts";
import { endLinksOf, findLink, spendLink } from "../store/links.server.ts";
import { endEmailChange } from "./change-email.server.ts";
import { requireGoodPassword } from "./judge-password.server.ts";

/** What a link for a new password is good for; asking uses nothing up. */
export async function readResetLink(ctx: Context, code: string): Promise<LinkState> {
  const link = isToken(code) ? await findLink(ctx.db, tokenHash(code), "reset") : undefined;
  return link ? linkUse(link, ctx.clock.now()) : "invalid";
}

export interface ResetDone {
  /** Null where a second step is still to come: the link alone does not open such an account. */
  readonly token: string | null;
  readonly user: UserRow;
}

/** Sets a new password by the link from the mail. All sign-ins end, all other links for a new password are used up. */
export async function resetPassword(ctx: Context, actor: Actor, { code, password }: ResetPassword): Promise<ResetDone> {
  await takeTry(ctx, LIMITS.resetAddress, actor.origin.address);
  const linkHash = tokenHash(code);
  const link = isToken(code) ? await findLink(ctx.db, linkHash, "reset") : undefined;
  if (!link || linkUse(link, ctx.clock.now()) !== "ready") throw new AppError("link_invalid");
  const owner = await readUser(ctx.db, link.userId);
  if (!owner) throw new AppError("link_invalid");
  if (owner.disabled_at) throw new AppError("blocked");
  await requireGoodPassword(ctx, password, {
    firstName: owner.first_name,
    lastName: owner.last_name,
    email: owner.email,
  });
  const hash = await ctx.passwords.hash(password);
  const at = ctx.clock.now().toISOString();
  const done = await inTransaction(ctx, async (db) => {
    if (!(await spendLink(db, linkHash, at))) throw new AppError("link_invalid");
    await changeUser(db, owner.id, { password_hash: hash, updated_at: at });
    await endLinksOf(db, owner.id, "reset", at);
    await endEmailChange(ctx, db, owner.id);
    await note(ctx, db, { actorId: owner.id, action: "password.reset", subjectId: owner.id });
    await endSignInsOf(db, owner.id);
    const started = (await hasSecondStep(ctx, owner.id, db))
      ? null
      : await startSignIn(ctx, db, owner.id, actor.origin, "reset");
    await queueNews(ctx, db, { userId: owner.id, news: "password_changed", signIn: started ? tokenHash(started) : "" });
    return { token: started, user: stillThere(await readUser(db, owner.id)) };
  });
  ctx.queue.wake();
  return done;
}
