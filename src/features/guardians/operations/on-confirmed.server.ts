import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { mayKeepResults } from "./may-keep-results.server.ts";

export type ConfirmedWork = (ctx: Context, db: Db, userId: number) => Promise<void>;

const works = new Map<string, ConfirmedWork>();

/** Lets another feature keep what was only tried until the guardian confirmed. Saying a name twice changes nothing. */
export function onGuardianConfirmed(name: string, work: ConfirmedWork): void {
  works.set(name, work);
}

/** After a guardian or pupil agreed: what was tried for want of a confirmation becomes kept. */
export async function keepTried(ctx: Context, db: Db, userId: number): Promise<void> {
  if (ctx.config.guardians !== "require" || (await mayKeepResults(ctx, userId, db)) !== "keep") return;
  for (const work of works.values()) await work(ctx, db, userId);
}
