import { isSignInAlive } from "#features/accounts/rules.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { signInsOfPerson } from "../store/sign-ins.server.ts";

/** The ids of a person's sign-ins that have neither ended nor been idle for too long. */
export async function livingSignIns(ctx: Context, userId: number, db: Db = ctx.db): Promise<string[]> {
  const now = ctx.clock.now();
  const rows = await signInsOfPerson(db, userId);
  return rows
    .filter((row) =>
      isSignInAlive({ lastUsedAt: row.last_used_at, expiresAt: row.expires_at }, now, ctx.config.signInIdleDays),
    )
    .map((row) => row.token_hash);
}
