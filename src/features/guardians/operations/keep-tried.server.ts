import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { mayKeepResults } from "./may-keep-results.server.ts";

declare module "#platform/context.ts" {
  interface Extensions {
    readonly guardianConfirmed: readonly ConfirmedWork[];
  }
}

/** Keeps what was only tried until the guardian confirmed. */
export type ConfirmedWork = (ctx: Context, db: Db, userId: number) => Promise<void>;

/** After a guardian or pupil agreed: what was tried for want of a confirmation becomes kept. */
export async function keepTried(ctx: Context, db: Db, userId: number): Promise<void> {
  if (ctx.config.guardians !== "require" || (await mayKeepResults(ctx, userId, db)) !== "keep") return;
  for (const work of ctx.extensions.guardianConfirmed) await work(ctx, db, userId);
}
