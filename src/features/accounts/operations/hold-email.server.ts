import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { findHeld } from "../store/email-changes.server.ts";

/** Whether an address was given up so recently that it can still be taken back by its owner: nobody else may have it until then. */
export async function isEmailHeld(ctx: Context, db: Db, email: string, exceptUserId = 0): Promise<boolean> {
  const change = await findHeld(db, email, ctx.clock.now().toISOString());
  return change !== undefined && change.user_id !== exceptUserId;
}
