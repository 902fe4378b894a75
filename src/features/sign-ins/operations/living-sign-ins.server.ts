import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { isSignInAlive } from "../rules.ts";
import { findHolding, type SignInsTable, signInsOf } from "../store/sign-ins.server.ts";

/** A person's sign-ins that have neither ended nor been idle for too long, the one used last first. */
export async function readLivingSignIns(ctx: Context, userId: number, db: Db = ctx.db): Promise<SignInsTable[]> {
  const now = ctx.clock.now();
  const isAlive = ({ last_used_at: lastUsedAt, expires_at: expiresAt }: SignInsTable) =>
    isSignInAlive({ lastUsedAt, expiresAt }, now, ctx.config.signInIdleDays);
  return (await signInsOf(db, userId)).filter(isAlive);
}

/** The ids of a person's living sign-ins. */
export async function livingSignIns(ctx: Context, userId: number, db: Db = ctx.db): Promise<string[]> {
  return (await readLivingSignIns(ctx, userId, db)).map((row) => row.token_hash);
}

const AT_ONCE = 500;

/** Which of these sign-ins still hold, of whomever they are: neither ended nor idle for too long, and the account open. */
export async function holdingSignIns(ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const now = ctx.clock.now();
  const holding = new Set<string>();
  for (let at = 0; at < ids.length; at += AT_ONCE)
    for (const row of await findHolding(ctx.db, ids.slice(at, at + AT_ONCE)))
      if (isSignInAlive({ lastUsedAt: row.last_used_at, expiresAt: row.expires_at }, now, ctx.config.signInIdleDays))
        holding.add(row.token_hash);
  return holding;
}
