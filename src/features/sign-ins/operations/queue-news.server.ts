import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { AccountNews } from "../rules.ts";

export const NEWS_WORK = "sign-ins.news";

/** Asks for a mail about the safety of an account, in the transaction that changes it; wake the queue after it. `signIn`: the sign-in it is about. */
export function queueNews(
  ctx: Context,
  db: Db,
  { userId, news, signIn = "" }: { userId: number; news: AccountNews; signIn?: string },
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  return ctx.queue.add(db, NEWS_WORK, { userId, news, at, signIn });
}
