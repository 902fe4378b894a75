import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { siteSettings, writeMail } from "#features/site/operations.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { AccountNews } from "../rules.ts";

interface NewsWords {
  readonly subject: (inputs: { site: string; provider: string }, options: { locale: "ar" | "en" }) => string;
  readonly what: (
    inputs: { date: string; device: string; provider: string },
    options: { locale: "ar" | "en" },
  ) => string;
}

/** Also said on the site. */
export const NEWS_WORDS: Readonly<Record<AccountNews, NewsWords>> = {
  password_changed: { subject: m.sign_ins_mail_password_changed_subject, what: m.sign_ins_mail_password_changed_what },
  new_device: { subject: m.sign_ins_mail_new_device_subject, what: m.sign_ins_mail_new_device_what },
  second_factor_on: { subject: m.sign_ins_mail_second_factor_on_subject, what: m.sign_ins_mail_second_factor_on_what },
  second_factor_off: {
    subject: m.sign_ins_mail_second_factor_off_subject,
    what: m.sign_ins_mail_second_factor_off_what,
  },
  recovery_code_used: {
    subject: m.sign_ins_mail_recovery_code_used_subject,
    what: m.sign_ins_mail_recovery_code_used_what,
  },
  recovery_codes_new: {
    subject: m.sign_ins_mail_recovery_codes_new_subject,
    what: m.sign_ins_mail_recovery_codes_new_what,
  },
  recovery_codes_ended: {
    subject: m.sign_ins_mail_recovery_codes_ended_subject,
    what: m.sign_ins_mail_recovery_codes_ended_what,
  },
  provider_linked: { subject: m.sign_ins_mail_provider_linked_subject, what: m.sign_ins_mail_provider_linked_what },
  provider_unlinked: {
    subject: m.sign_ins_mail_provider_unlinked_subject,
    what: m.sign_ins_mail_provider_unlinked_what,
  },
};

/** Tells a person that something about the safety of their account has changed, and what to do if it was not them. */
export function newsMail(
  ctx: Context,
  user: UserRow,
  { news, at, device }: { news: AccountNews; at: string; device: string },
): Mail {
  const { locale } = user;
  const words = { locale };
  const _site = siteSettings(ctx, locale);
  const provider = m.accounts_google_name({}, words);
  const deviceWords = isolate(device || m.accounts_device_unknown({}, words));
  const date = formatDate(at, locale, ctx.config.site.timeZone, "dateTime");
  return writeMail(ctx, {
    to: user.email,
    locale,
    subject: (name) => NEWS_WORDS[news].subject({ site: name, provider }, words),
    preheader: m.sign_ins_mail_news_preheader({}, words),
    paragraphs: [
      m.accounts_mail_activation_greeting({ name: isolateName(user.first_name) }, words),
      NEWS_WORDS[news].what({ date: isolate(date), device: deviceWords, provider }, words),
      m.sign_ins_mail_news_not_you({}, words),
    ],
    action: {
      label: m.sign_ins_mail_news_action({}, words),
      screen: "resetPassword",
    },
    footer: m.sign_ins_mail_news_footer({}, words),
  });
}
