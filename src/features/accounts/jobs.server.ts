import { newsMail } from "#features/sign-ins/emails/notice-mail.server.tsx";
import { NEWS_WORK } from "#features/sign-ins/operations/queue-news.server.ts";
import { deleteEndedSignIns, findSignIn, forgetDevices } from "#features/sign-ins/store/sign-ins.server.ts";
import type { Context } from "#platform/context.ts";
import { deleteEndedTries } from "#platform/limits/store.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { WorkHandlers, WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { sendActivation, sendEmailChange, sendEmailChanged, sendReset } from "./jobs/send-links.server.ts";
import { EMAIL_CHANGE_WORK } from "./operations/change-email.server.ts";
import { EMAIL_CHANGED_WORK } from "./operations/confirm-email.server.ts";
import { RESET_WORK } from "./operations/forgot-password.server.ts";
import { ACTIVATION_WORK } from "./operations/resend-activation.server.ts";
import { ACCOUNT_NEWS } from "./rules.ts";
import { deleteOldChanges } from "./store/email-changes.server.ts";
import { deleteOldLinks } from "./store/links.server.ts";
import { deleteUnactivated, findUser } from "./store/users.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Old links are kept a while, so that a late click hears "already active". */
const LINKS_KEPT_DAYS = 30;
const DEVICES_KEPT_DAYS = 365;

/** Mails what has changed about the safety of an account. */
async function sendNews(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const user = await findUser(ctx.db, Number(payload.userId));
  const news = ACCOUNT_NEWS.find((one) => one === payload.news);
  if (!user?.activated_at || !news) return;
  const signIn = await findSignIn(ctx.db, user.id, String(payload.signIn));
  const mail = newsMail(ctx, user, { news, at: String(payload.at), device: signIn?.device_words ?? "" });
  await ctx.mailer.send(mail, messageIdOf(ctx, work));
}

/** Removes what has had its time: accounts never activated, links, sign-ins, counts of tries. */
async function sweep(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await deleteUnactivated(ctx.db, daysAgo(ctx.config.unactivatedDays));
  await deleteOldLinks(ctx.db, daysAgo(LINKS_KEPT_DAYS));
  await deleteOldChanges(
    ctx.db,
    now.toISOString(),
    new Date(now.getTime() - ctx.config.linkHours * HOUR_MS).toISOString(),
  );
  await deleteEndedSignIns(ctx.db, now.toISOString(), daysAgo(ctx.config.signInIdleDays));
  await forgetDevices(ctx.db, daysAgo(DEVICES_KEPT_DAYS));
  await deleteEndedTries(ctx.db, now.toISOString());
}

export const accountsWork: WorkHandlers = {
  [ACTIVATION_WORK]: sendActivation,
  [RESET_WORK]: sendReset,
  [EMAIL_CHANGE_WORK]: sendEmailChange,
  [EMAIL_CHANGED_WORK]: sendEmailChanged,
  [NEWS_WORK]: sendNews,
  "accounts.sweep": { everyMs: HOUR_MS, run: sweep },
};
