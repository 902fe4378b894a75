import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { writeMail } from "#features/site/operations.server.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { AdviceField, ConsultationKind } from "#shared/advice.ts";

interface Waiting {
  readonly field: AdviceField;
  readonly type: ConsultationKind;
}

/** Tells somebody who waits that there are times again; the first to book has them. */
export function openedMail(
  ctx: Context,
  { field, type }: Waiting,
  { email, first_name, locale }: { readonly email: string; readonly first_name: string; readonly locale: Locale },
): Mail {
  const words = { locale };
  const what = m.booking_book_opened_what(
    { field: ADVICE_FIELD_WORDS[field]({}, words), type: KIND_WORDS[type]({}, words) },
    words,
  );
  return writeMail(ctx, {
    to: email,
    locale,
    subject: () => m.booking_book_opened_title({}, words),
    preheader: what,
    paragraphs: [
      m.booking_book_mail_greeting({ name: isolateName(first_name) }, words),
      what,
      m.booking_book_mail_first({}, words),
    ],
    action: { label: m.booking_book_mail_opened_action({}, words), screen: "booking", query: { field, type } },
    footer: m.booking_book_mail_footer({}, words),
  });
}
