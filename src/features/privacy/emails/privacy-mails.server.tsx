import { writeMail } from "#features/site/operations.server.ts";
import { durationWords } from "#i18n/duration.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { ScreenId } from "#shared/screens.ts";

/** Whom a mail goes to. */
export interface Receiver {
  readonly email: string;
  readonly firstName: string;
  readonly locale: "ar" | "en";
  readonly hasPassword: boolean;
}

interface OwnMail {
  readonly subject: string;
  readonly preheader: string;
  readonly what: readonly string[];
  readonly action?: { readonly label: string; readonly screen: ScreenId };
}

function ownMail(ctx: Context, { email, firstName, locale }: Receiver, own: OwnMail): Mail {
  const words = { locale };
  return writeMail(ctx, {
    to: email,
    locale,
    subject: () => own.subject,
    preheader: own.preheader,
    paragraphs: [m.privacy_mail_greeting({ name: isolateName(firstName) }, words), ...own.what],
    action: own.action,
    footer: m.privacy_mail_footer({}, words),
  });
}

/** What to do about what somebody else asked for: a password is changed here, another service's is not ours. */
function notYou({ hasPassword, locale }: Receiver): string {
  const words = { locale };
  if (hasPassword) return m.privacy_mail_not_you({}, words);
  return m.privacy_mail_not_you_provider({ provider: m.accounts_google_name({}, words) }, words);
}

/** The copy is ready; the mail leads to the page and holds none of it. */
export function exportReadyMail(ctx: Context, receiver: Receiver): Mail {
  const words = { locale: receiver.locale };
  const days = durationWords(ctx.config.exportDays, "days", receiver.locale);
  return ownMail(ctx, receiver, {
    subject: m.privacy_mail_export_subject({}, words),
    preheader: m.privacy_mail_export_what({ days }, words),
    what: [m.privacy_mail_export_what({ days }, words), notYou(receiver)],
    action: { label: m.privacy_mail_export_action({}, words), screen: "accountData" },
  });
}

/** Erasure was asked for, or comes because nobody uses the account: the day, and how to keep it. */
export function eraseSoonMail(ctx: Context, receiver: Receiver, eraseAt: string, reason: "asked" | "unused"): Mail {
  const words = { locale: receiver.locale };
  const date = isolate(formatDate(eraseAt, receiver.locale, ctx.config.site.timeZone));
  const months = durationWords(ctx.config.inactiveMonths, "months", receiver.locale);
  const what =
    reason === "asked"
      ? m.privacy_mail_erase_what({ date }, words)
      : m.privacy_mail_unused_what({ date, months }, words);
  return ownMail(ctx, receiver, {
    subject: m.privacy_mail_erase_subject(
      { date: formatDate(eraseAt, receiver.locale, ctx.config.site.timeZone) },
      words,
    ),
    preheader: m.privacy_mail_erase_preheader({}, words),
    what: [what, m.privacy_mail_erase_keep({}, words), ...(reason === "asked" ? [notYou(receiver)] : [])],
    action: { label: m.privacy_mail_erase_action({}, words), screen: "accountData" },
  });
}

/** The account stays after all, of one that was to be erased. */
export function keptMail(ctx: Context, receiver: Receiver): Mail {
  const words = { locale: receiver.locale };
  return ownMail(ctx, receiver, {
    subject: m.privacy_mail_kept_subject({}, words),
    preheader: m.privacy_mail_kept_what({}, words),
    what: [m.privacy_mail_kept_what({}, words), notYou(receiver)],
    action: { label: m.privacy_mail_export_action({}, words), screen: "accountData" },
  });
}

/** The account is gone; the last mail to this address. */
export function erasedMail(ctx: Context, receiver: Receiver): Mail {
  const words = { locale: receiver.locale };
  return ownMail(ctx, receiver, {
    subject: m.privacy_mail_erased_subject({}, words),
    preheader: m.privacy_mail_erased_what({}, words),
    what: [m.privacy_mail_erased_what({}, words), m.privacy_mail_erased_backups({}, words)],
  });
}
