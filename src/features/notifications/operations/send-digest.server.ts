import { readUser } from "#features/people/operations/read-user.server.ts";
import { weekHourOf } from "#i18n/format.ts";
import type { Context } from "#platform/context.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { digestMail } from "../emails/digest-mail.server.tsx";
import { presentAll } from "../presenter.server.ts";
import { isMailTime, MOST_LISTED } from "../rules.ts";
import { newestId, readFor } from "../store/notifications.server.ts";
import { findMark, putMark, readChoices, readMailed } from "../store/readers.server.ts";
import { readReader } from "./read-reader.server.ts";

/** The weekly mail of one person. */
export const DIGEST_WORK = "notifications.digest";

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** On the day of the settings: asks for the mail of everybody who wants one and has had none this week. */
export async function queueDigests(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  if (!isMailTime(weekHourOf(now, ctx.config.site.timeZone), ctx.config.notificationDay)) return;
  const since = new Date(now.getTime() - 6 * DAY_MS).toISOString();
  for (let above = 0; ; ) {
    const ids = await readMailed(ctx.db, { since, above, limit: AT_ONCE });
    for (const userId of ids) await ctx.queue.add(ctx.db, DIGEST_WORK, { userId }, { key: `${DIGEST_WORK}:${userId}` });
    if (ids.length < AT_ONCE) break;
    above = ids.at(-1) ?? 0;
  }
  ctx.queue.wake();
}

/** Mails what is unread and new since the last mail, of the kinds that were asked for; nothing new, no mail. */
export async function sendDigest(ctx: Context, { userId }: WorkPayload, work: WorkInHand): Promise<void> {
  const user = await readUser(ctx.db, Number(userId));
  if (!user?.activated_at || user.disabled_at !== null) return;
  const [mark, choices, newest] = await Promise.all([
    findMark(ctx.db, user.id),
    readChoices(ctx.db, user.id),
    newestId(ctx.db),
  ]);
  const wanted = new Set(choices.flatMap(({ kind, is_mailed }) => (is_mailed ? [kind] : [])));
  const weekly = ctx.extensions.notificationKinds.filter(({ name, mail }) => mail === "weekly" && wanted.has(name));
  if (weekly.length === 0) return;
  const now = ctx.clock.now();
  const reader = { ...(await readReader(ctx, user.id)), kinds: weekly.map(({ name }) => name) };
  const rows = await readFor(ctx.db, reader, { read: false, after: mark?.mailed_up_to ?? 0, limit: MOST_LISTED });
  const since = new Date(now.getTime() - 8 * DAY_MS).toISOString();
  const fresh = rows.filter((row) => row.created_at >= since);
  const items = presentAll(ctx, fresh, { locale: user.locale, accountType: reader.accountType });
  if (items.length > 0) await ctx.mailer.send(digestMail(ctx, user, items), messageIdOf(ctx, work));
  await putMark(ctx.db, user.id, { mailed_up_to: newest, mailed_at: now.toISOString() });
}
