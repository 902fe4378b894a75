import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { siteSettings, writeMail } from "#features/site/operations.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { EmailChange } from "../store/email-changes.server.ts";

/** To the new address: the link that makes it hold. */
export function emailChangeMail(ctx: Context, user: UserRow, change: EmailChange, token: string): Mail {
  const { locale } = user;
  const words = { locale };
  const _site = siteSettings(ctx, locale);
  return writeMail(ctx, {
    to: change.new_email,
    locale,
    subject: (name) => m.accounts_mail_email_change_subject({ site: name }, words),
    preheader: m.accounts_mail_email_change_preheader({}, words),
    paragraphs: [
      m.accounts_mail_activation_greeting({ name: isolateName(user.first_name) }, words),
      m.accounts_mail_email_change_what({ email: isolate(change.new_email) }, words),
      m.accounts_mail_activation_hours({ count: ctx.config.linkHours }, words),
    ],
    action: {
      label: m.accounts_mail_email_change_action({}, words),
      screen: "emailChange",
      query: { token },
    },
    footer: m.accounts_mail_email_change_footer({}, words),
  });
}

/** To the old address: what has happened, and the link that undoes it. */
export function emailChangedMail(ctx: Context, user: UserRow, change: EmailChange, token: string): Mail {
  const { locale } = user;
  const words = { locale };
  const _site = siteSettings(ctx, locale);
  const until = formatDate(change.undo_until ?? change.asked_at, locale, ctx.config.site.timeZone, "dateTime");
  return writeMail(ctx, {
    to: change.old_email,
    locale,
    subject: (name) => m.accounts_mail_email_changed_subject({ site: name }, words),
    preheader: m.sign_ins_mail_news_preheader({}, words),
    paragraphs: [
      m.accounts_mail_activation_greeting({ name: isolateName(user.first_name) }, words),
      m.accounts_mail_email_changed_what({ email: isolate(change.new_email) }, words),
      m.accounts_mail_email_changed_undo({ date: isolate(until) }, words),
    ],
    action: {
      label: m.accounts_mail_email_changed_action({}, words),
      screen: "emailUndo",
      query: { token },
    },
    footer: m.sign_ins_mail_news_footer({}, words),
  });
}

/** To somebody whose address another account asked for: nothing has changed. */
export function emailWantedMail(ctx: Context, owner: UserRow): Mail {
  const { locale } = owner;
  const words = { locale };
  const _site = siteSettings(ctx, locale);
  return writeMail(ctx, {
    to: owner.email,
    locale,
    subject: (name) => m.accounts_mail_email_wanted_subject({ site: name }, words),
    preheader: m.accounts_mail_email_wanted_preheader({}, words),
    paragraphs: [
      m.accounts_mail_activation_greeting({ name: isolateName(owner.first_name) }, words),
      m.accounts_mail_email_wanted_what({}, words),
      m.accounts_mail_email_wanted_way({}, words),
    ],
    action: {
      label: m.accounts_signin_action({}, words),
      screen: "signIn",
    },
    footer: m.sign_ins_mail_news_footer({}, words),
  });
}

/** To somebody whose address was typed at a sign-up: they have an account already. */
export function takenMail(ctx: Context, owner: UserRow): Mail {
  const { locale } = owner;
  const words = { locale };
  return writeMail(ctx, {
    to: owner.email,
    locale,
    subject: (name) => m.accounts_mail_taken_subject({ site: name }, words),
    preheader: m.accounts_mail_taken_preheader({}, words),
    paragraphs: [
      m.accounts_mail_activation_greeting({ name: isolateName(owner.first_name) }, words),
      m.accounts_mail_taken_what({}, words),
      m.accounts_mail_taken_way({}, words),
    ],
    action: { label: m.accounts_signin_action({}, words), screen: "signIn" },
    footer: m.sign_ins_mail_news_footer({}, words),
  });
}
