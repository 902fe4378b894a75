import { note } from "#features/audit/operations.server.ts";
import { changeUser } from "#features/people/operations/change-user.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { endSignInsOf, requireStanding } from "#features/sign-ins/operations/keep-sign-in.server.ts";
import type { SignedInNow } from "#features/sign-ins/operations/open-sign-in.server.ts";
import { queueNews } from "#features/sign-ins/operations/queue-news.server.ts";
import { requireProof } from "#features/sign-ins/operations/require-proof.server.ts";
import { startSignIn } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { stillThere } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { tokenHash } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import type { ChangePassword } from "../schema.ts";
import { endLinksOf } from "../store/links.server.ts";
import { endEmailChange } from "./change-email.server.ts";
import { requireGoodPassword } from "./judge-password.server.ts";

/** Sets another password, or a first one after a fresh proof. All sign-ins end; this browser gets a new one. */
export async function changePassword(ctx: Context, actor: Actor, input: ChangePassword): Promise<SignedInNow> {
  const person = requireAccount(actor);
  const user = await requireProof(ctx, person, input.currentPassword);
  requireAnother(input);
  await requireGoodPassword(ctx, input.password, person);
  const hash = await ctx.passwords.hash(input.password);
  const at = ctx.clock.now().toISOString();
  const done = await inTransaction(ctx, async (db) => {
    // A sign-in that was ended elsewhere in the meantime must not come to life again.
    await requireStanding(db, person);
    await changeUser(db, user.id, { password_hash: hash, updated_at: at });
    await endLinksOf(db, user.id, "reset", at);
    await endEmailChange(ctx, db, user.id);
    await note(ctx, db, { actorId: user.id, action: "password.changed", subjectId: user.id });
    await endSignInsOf(db, user.id);
    const started = await startSignIn(ctx, db, user.id, actor.origin);
    await queueNews(ctx, db, { userId: user.id, news: "password_changed", signIn: tokenHash(started) });
    return { token: started, user: stillThere(await readUser(db, user.id)) };
  });
  ctx.queue.wake();
  return done;
}

/** The present password has been proved by now. Hashes are made of one form of a text, so equal letters are one password. */
function requireAnother({ currentPassword = "", password }: ChangePassword): void {
  if (currentPassword.normalize("NFC") === password.normalize("NFC"))
    throw new AppError("form_invalid", { fields: [{ path: "password", code: "password_same" }] });
}
