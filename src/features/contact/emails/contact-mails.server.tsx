import { writeMail } from "#features/site/operations.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { AnswerRow, MessageRow } from "../store.server.ts";

/** Tells somebody that their message is here, under which reference and until when it is answered; nothing they wrote stands in it. */
export function receivedMail(ctx: Context, row: MessageRow): Mail {
  const words = { locale: row.locale };
  const reference = isolate(row.reference);
  const due = isolate(formatDate(row.due_at, row.locale, ctx.config.site.timeZone, "dateTime"));
  return writeMail(ctx, {
    to: row.email,
    locale: row.locale,
    subject: () => m.contact_mail_received_subject({ reference }, words),
    preheader: m.contact_mail_received_due({ due }, words),
    paragraphs: [
      m.contact_mail_greeting({ name: isolateName(row.name) }, words),
      m.contact_mail_received_what({ reference }, words),
      m.contact_mail_received_due({ due }, words),
    ],
    action: { label: m.contact_mail_faq({}, words), screen: "faq" },
    footer: m.contact_mail_footer({}, words),
  });
}

/** The answer of a person. */
export function answerMail(ctx: Context, row: MessageRow, answer: AnswerRow): Mail {
  const words = { locale: row.locale };
  const reference = isolate(row.reference);
  return writeMail(ctx, {
    to: row.email,
    locale: row.locale,
    subject: () => m.contact_mail_answer_subject({ reference }, words),
    preheader: m.contact_mail_answer_preheader({}, words),
    paragraphs: [
      m.contact_mail_greeting({ name: isolateName(row.name) }, words),
      ...answer.text.split(/\n{2,}/).map(isolate),
      m.contact_mail_answer_again({}, words),
    ],
    action: { label: m.contact_mail_write_again({}, words), screen: "contact" },
    footer: m.contact_mail_footer({}, words),
  });
}
