import { siteSettings } from "#features/site/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolateName } from "#platform/mail/isolate.ts";
import { renderMail } from "#platform/mail/layout.ts";
import type { Mail } from "#platform/mail/port.ts";
import { pathTo } from "#shared/screens.ts";
import type { UserRow } from "../store/users.server.ts";

/** The mail with the activation link, in the language the person signed up in. */
export function activationMail(ctx: Context, user: UserRow, token: string, next?: string): Mail {
  const { locale } = user;
  const { publicUrl, linkHours, unactivatedDays } = ctx.config;
  const site = siteSettings(ctx, locale);
  const words = { locale };
  const rendered = renderMail({
    locale,
    site,
    subject: m.accounts_mail_activation_subject({ site: site.name }, words),
    preheader: m.accounts_mail_activation_preheader({}, words),
    paragraphs: [
      m.accounts_mail_activation_greeting({ name: isolateName(user.first_name) }, words),
      m.accounts_mail_activation_what({}, words),
      m.accounts_mail_activation_hours({ count: linkHours }, words),
    ],
    action: {
      label: m.accounts_mail_activation_action({}, words),
      url: new URL(pathTo("activate", {}, { token, lang: locale, next }), publicUrl).href,
    },
    footer: m.accounts_mail_activation_footer({ count: unactivatedDays }, words),
  });
  return { to: user.email, locale, ...rendered };
}
