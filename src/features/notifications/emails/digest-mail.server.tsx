import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { writeMail } from "#features/site/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";
import { pathTo } from "#shared/screens.ts";
import { unsubscribeToken } from "../operations/choose.server.ts";
import { MOST_MAILED } from "../rules.ts";
import type { Notification } from "../schema.ts";

/** What was new in a week, by titles alone, and the way out of it. */
export function digestMail(ctx: Context, user: UserRow, items: readonly Notification[]): Mail {
  const { locale } = user;
  const words = { locale };
  const token = unsubscribeToken(ctx, user.id);
  const more = items.length - MOST_MAILED;
  const mail = writeMail(ctx, {
    to: user.email,
    locale,
    subject: (site) => m.notifications_mail_subject({ site }, words),
    preheader: m.notifications_mail_preheader({ count: items.length }, words),
    paragraphs: [
      m.notifications_mail_greeting({ name: isolateName(user.first_name) }, words),
      m.notifications_mail_preheader({ count: items.length }, words),
      ...items.slice(0, MOST_MAILED).map(({ title }) => `• ${isolate(title)}`),
      ...(more > 0 ? [m.notifications_mail_more({ count: more }, words)] : []),
    ],
    action: { label: m.notifications_mail_action({}, words), screen: "notifications" },
    other: { label: m.notifications_mail_unsubscribe({}, words), screen: "notificationsUnsubscribe", query: { token } },
    footer: m.notifications_mail_footer({}, words),
  });
  const address = new URL(pathTo("notificationsUnsubscribe", {}, { token, lang: locale }), ctx.config.publicUrl);
  return { ...mail, unsubscribe: address.href };
}
