import type { PersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { writeMail } from "#features/site/operations.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";
import { answerBy } from "../rules.ts";
import type { ApplicationRow } from "../store.server.ts";

/** Tells an applicant that the application is here, and until when it is answered; nothing of what they wrote stands in it. */
export function receivedMail(ctx: Context, row: ApplicationRow, person: PersonFacts): Mail {
  const { locale } = person;
  const words = { locale };
  const until = answerBy(row.made_at, ctx.config.applicationDays);
  const date = isolate(formatDate(until, locale, ctx.config.site.timeZone));
  const what = row.kind === "teacher" ? m.applications_mail_received_teacher : m.applications_mail_received_advisor;
  return writeMail(ctx, {
    to: person.email,
    locale,
    subject: () => m.applications_mail_received_subject({}, words),
    preheader: m.applications_mail_received_by({ date }, words),
    paragraphs: [
      m.applications_mail_greeting({ name: isolateName(person.firstName) }, words),
      what({}, words),
      m.applications_mail_received_by({ date }, words),
      m.applications_mail_received_withdraw({}, words),
    ],
    action: { label: m.applications_mail_look({}, words), screen: "apply" },
    footer: m.applications_mail_footer({}, words),
  });
}

/** Tells an applicant what was decided; the reason of a refusal in the words of whoever decided. */
export function decidedMail(ctx: Context, row: ApplicationRow, person: PersonFacts): Mail {
  return row.state === "accepted" ? acceptedMail(ctx, row, person) : refusedMail(ctx, row, person);
}

function acceptedMail(ctx: Context, { kind }: ApplicationRow, person: PersonFacts): Mail {
  const { locale } = person;
  const words = { locale };
  const isTeacher = kind === "teacher";
  const subject = isTeacher ? m.applications_notice_teacher : m.applications_notice_advisor;
  const what = isTeacher ? m.applications_mail_accepted_teacher : m.applications_mail_accepted_advisor;
  return writeMail(ctx, {
    to: person.email,
    locale,
    subject: () => subject({}, words),
    preheader: m.applications_notice_open({}, words),
    paragraphs: [
      m.applications_mail_greeting({ name: isolateName(person.firstName) }, words),
      what({}, words),
      m.applications_mail_accepted_safety({}, words),
    ],
    action: { label: m.applications_open_home({}, words), screen: "home" },
    other: { label: m.applications_mail_two_step({}, words), screen: "accountTwoStep" },
    footer: m.applications_mail_footer({}, words),
  });
}

function refusedMail(ctx: Context, { reason }: ApplicationRow, person: PersonFacts): Mail {
  const { locale } = person;
  const words = { locale };
  return writeMail(ctx, {
    to: person.email,
    locale,
    subject: () => m.applications_notice_refused({}, words),
    preheader: m.applications_mail_refused_preheader({}, words),
    paragraphs: [
      m.applications_mail_greeting({ name: isolateName(person.firstName) }, words),
      m.applications_mail_refused_what({}, words),
      ...(reason ?? "")
        .split(/\n{2,}/)
        .filter(Boolean)
        .map(isolate),
      m.applications_mail_refused_again({}, words),
    ],
    action: { label: m.applications_mail_look({}, words), screen: "apply" },
    footer: m.applications_mail_footer({}, words),
  });
}
