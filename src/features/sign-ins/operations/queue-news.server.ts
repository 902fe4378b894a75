import { notify } from "#features/notifications/operations/notify.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { AccountNews } from "../rules.ts";
import { findSignIn } from "../store/sign-ins.server.ts";

export const NEWS_WORK = "sign-ins.news";

/** The kind of notification. */
export const SAFETY_KIND = "safety";

/** Asks for a mail about the safety of an account, and tells it on the site, in the transaction that changes it; wake the queue after it. `signIn`: the sign-in it is about. */
export async function queueNews(
  ctx: Context,
  db: Db,
  { userId, news, signIn = "" }: { userId: number; news: AccountNews; signIn?: string },
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await ctx.queue.add(db, NEWS_WORK, { userId, news, at, signIn });
  const device = signIn === "" ? "" : ((await findSignIn(db, userId, signIn))?.device_words ?? "");
  await notify(ctx, db, userId, { kind: SAFETY_KIND, subject: news, details: { device } });
}
