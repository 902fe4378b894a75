import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { writeLetter } from "#features/site/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";

/** The mail with the link for a new password. `to`: the account's address, or the one it was changed from. */
export function resetMail(ctx: Context, user: UserRow, token: string, to: string): Mail {
  const { locale } = user;
  const words = { locale };
  return writeLetter(ctx, {
    to,
    locale,
    subject: (name) => m.accounts_mail_reset_subject({ site: name }, words),
    preheader: m.accounts_mail_reset_preheader({}, words),
    paragraphs: [
      m.accounts_mail_activation_greeting({ name: isolateName(user.first_name) }, words),
      m.accounts_mail_reset_what({}, words),
      m.accounts_mail_reset_minutes({ count: ctx.config.resetLinkMinutes }, words),
    ],
    action: {
      label: m.accounts_mail_reset_action({}, words),
      screen: "resetPassword",
      query: { code: token },
    },
    footer: m.accounts_mail_reset_footer({}, words),
  });
}
