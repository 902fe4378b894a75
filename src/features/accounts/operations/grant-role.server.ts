import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Role } from "#shared/actor.ts";
import { normaliseEmail } from "#shared/email.ts";
import { disableDemoUsers, findUserByEmail, giveRole } from "../store/users.server.ts";

/** Gives a role to somebody who has an active account; a first real administrator shuts the demo accounts. */
export async function grantRole(ctx: Context, { email, role }: { email: string; role: Role }): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await inTransaction(ctx, async (db) => {
    const user = await findUserByEmail(db, normaliseEmail(email));
    if (!user?.activated_at || user.disabled_at) throw new AppError("not_found");
    await giveRole(db, user.id, role, at);
    if (role === "admin" && !user.is_demo) await disableDemoUsers(db, at);
  });
}
