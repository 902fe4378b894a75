import { writeMail } from "#features/site/operations.server.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";

/** The code that confirms an address. */
export function codeMail(
  ctx: Context,
  { email, code, locale }: { readonly email: string; readonly code: string; readonly locale: Locale },
): Mail {
  const words = { locale };
  return writeMail(ctx, {
    to: email,
    locale,
    subject: () => m.booking_mail_code_subject({ code: isolate(code) }, words),
    preheader: m.booking_mail_code_what({ code: isolate(code) }, words),
    paragraphs: [m.booking_mail_code_what({ code: isolate(code) }, words), m.booking_mail_code_not_you({}, words)],
    footer: m.booking_mail_footer({}, words),
  });
}

/** The same for a phone. */
export function codeText(ctx: Context, code: string, locale: Locale): string {
  return m.booking_sms_code({ code, site: ctx.config.site.name[locale] }, { locale });
}
