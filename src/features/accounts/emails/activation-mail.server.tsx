import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { writeLetter } from "#features/site/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";

/** The mail with the activation link, in the language the person signed up in. */
export function activationMail(ctx: Context, user: UserRow, token: string, next?: string): Mail {
  const { locale } = user;
  const { linkHours, unactivatedDays } = ctx.config;
  const words = { locale };
  return writeLetter(ctx, {
    to: user.email,
    locale,
    subject: (name) => m.accounts_mail_activation_subject({ site: name }, words),
    preheader: m.accounts_mail_activation_preheader({}, words),
    paragraphs: [
      m.accounts_mail_activation_greeting({ name: isolateName(user.first_name) }, words),
      m.accounts_mail_activation_what({}, words),
      m.accounts_mail_activation_hours({ count: linkHours }, words),
    ],
    action: {
      label: m.accounts_mail_activation_action({}, words),
      screen: "activate",
      query: { token, next },
    },
    footer: m.accounts_mail_activation_footer({ count: unactivatedDays }, words),
  });
}
