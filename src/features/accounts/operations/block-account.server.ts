import { note } from "#features/audit/operations.server.ts";
import { changeUser } from "#features/people/operations/change-user.server.ts";
import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import { endSignInsOf, requireStanding } from "#features/sign-ins/operations/keep-sign-in.server.ts";
import { requireFullProof } from "#features/sign-ins/operations/require-proof.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { blockRefusal, mayBeBlocked } from "../access.ts";
import type { BlockChange } from "../schema/roles.ts";
import { endLinksOf } from "../store/links.server.ts";
import { holdAdministrators } from "../store/users.server.ts";
import { endEmailChange } from "./change-email.server.ts";
import { holderOf, requireAdministrator } from "./grant-role.server.ts";
import { queueBlockNews } from "./queue-admin-news.server.ts";

/** Blocks an account and ends its sign-ins, or opens it again; its owner is told by mail. @returns whether it is blocked now. */
export async function blockAccount(ctx: Context, actor: Actor, change: BlockChange): Promise<boolean> {
  const admin = requireAdministrator(actor);
  await requireFullProof(ctx, admin, change);
  const { email, blocked } = change;
  const at = ctx.clock.now().toISOString();
  await inTransaction(ctx, async (db) => {
    // Held first: of two who block each other at the same instant, one stays.
    const administrators = await holdAdministrators(db, ctx.database.engine);
    await requireStanding(db, admin);
    const user = await readUserByEmail(db, email);
    if (!user || !mayBeBlocked(holderOf(user))) throw new AppError("not_found");
    const refusal = blocked ? blockRefusal(admin, user, administrators) : null;
    if (refusal) throw new AppError("form_invalid", { fields: [{ path: "email", code: refusal }] });
    if ((user.disabled_at !== null) === blocked) return;
    await changeUser(db, user.id, { disabled_at: blocked ? at : null, updated_at: at });
    if (blocked) await endSignInsOf(db, user.id);
    if (blocked) await endLinksOf(db, user.id, "reset", at);
    if (blocked) await endEmailChange(ctx, db, user.id);
    const action = blocked ? "account.blocked" : "account.unblocked";
    await note(ctx, db, { actorId: admin.id, action, subjectId: user.id });
    await queueBlockNews(ctx, db, { userId: user.id, blocked, at });
  });
  ctx.queue.wake();
  return blocked;
}
