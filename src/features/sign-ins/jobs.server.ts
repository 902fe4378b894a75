import { readUser } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { bringBack } from "#platform/db/bring-back.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { WorkHandlers, WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { newsMail } from "./emails/notice-mail.server.tsx";
import { NEWS_WORK } from "./operations/queue-news.server.ts";
import { ACCOUNT_NEWS } from "./rules.ts";
import { deleteEndedSignIns, findSignIn, forgetDevices } from "./store/sign-ins.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DEVICES_KEPT_DAYS = 365;

/** Mails what has changed about the safety of an account. */
async function sendNews(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const user = await readUser(ctx.db, Number(payload.userId));
  const news = ACCOUNT_NEWS.find((one) => one === payload.news);
  if (!user?.activated_at || !news) return;
  const signIn = await findSignIn(ctx.db, user.id, String(payload.signIn));
  const mail = newsMail(ctx, user, { news, at: String(payload.at), device: signIn?.device_words ?? "" });
  await ctx.mailer.send(mail, messageIdOf(ctx, work));
}

/** Removes sign-ins that have ended or were not used for too long, and devices nobody comes from. */
async function sweep(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const endsWithin = ctx.config.signInDays * DAY_MS;
  await bringBack(ctx.db, { table: "sign_ins", column: "last_used_at" }, now);
  await bringBack(ctx.db, { table: "sign_ins", column: "expires_at", aheadMs: endsWithin }, now);
  await bringBack(ctx.db, { table: "known_devices", column: "last_used_at" }, now);
  await deleteEndedSignIns(ctx.db, now.toISOString(), daysAgo(ctx.config.signInIdleDays));
  await forgetDevices(ctx.db, daysAgo(DEVICES_KEPT_DAYS));
}

export const signInsWork: WorkHandlers = {
  [NEWS_WORK]: sendNews,
  "sign-ins.sweep": { everyMs: HOUR_MS, run: sweep },
};
