import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { type MailWords, writeMail } from "#features/site/operations.server.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { formatDate, zoneName } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";
import { pathTo } from "#shared/screens.ts";
import { consultationUrl } from "../operations/consultation-url.server.ts";
import type { Telling, ToldSide } from "../schema/tellings.ts";
import type { ConsultationRow, MessageKind } from "../store/tables.server.ts";

/** Who a mail goes to. */
export interface Receiver {
  readonly to: string;
  readonly name: string;
  readonly locale: Locale;
  readonly side: ToldSide;
}

/** An instant as the site's clock shows it, with its weekday. */
export function whenWords(ctx: Context, at: string, locale: Locale): string {
  return isolate(formatDate(at, locale, ctx.config.site.timeZone, "weekdayTime"));
}

/** When it is, with the name of the clock that says so. */
export function whenLine(ctx: Context, at: string, locale: Locale): string {
  const zone = isolate(zoneName(at, locale, ctx.config.site.timeZone));
  return m.booking_mail_when({ when: whenWords(ctx, at, locale), zone }, { locale });
}

interface Told {
  readonly telling: Telling;
  readonly row: ConsultationRow;
  /** The time it is about: that of the change, or the one proposed. */
  readonly startsAt: string;
  readonly advisor: string | null;
  readonly reason: string | null;
  readonly calendar?: Mail["calendar"];
}

/** Tells one side of a change. */
export function changeMail(ctx: Context, receiver: Receiver, told: Told): Mail {
  const { locale, side } = receiver;
  const { telling, row, startsAt, advisor, reason, calendar } = told;
  const words = { locale };
  const values = {
    when: whenWords(ctx, startsAt, locale),
    due: whenWords(ctx, row.expires_at, locale),
    name: isolateName(row.name),
  };
  const isPerson = side === "person";
  const facts = [
    whenLine(ctx, startsAt, locale),
    aboutLine(row, locale),
    ...(isPerson && advisor ? [m.booking_mail_with({ name: isolateName(advisor) }, words)] : []),
    ...(reason ? [m.booking_mail_reason({ reason: isolate(reason) }, words)] : []),
    ...(row.type === "video" && row.status === "approved" ? [m.booking_mail_link_rule({}, words)] : []),
  ];
  return written(ctx, receiver, {
    subject: () => telling.subject(values, words),
    what: telling.what(values, words),
    facts,
    action: wayOf(ctx, telling.page, receiver, row.document_id),
    ...(calendar && { calendar }),
  });
}

function aboutLine({ field, type }: Pick<ConsultationRow, "field" | "type">, locale: Locale): string {
  const words = { locale };
  return m.booking_mail_about(
    { field: ADVICE_FIELD_WORDS[field]({}, words), kind: KIND_WORDS[type]({}, words) },
    words,
  );
}

/** Tells an advisor that a consultation is theirs no more; its own words are gone with it. */
export function goneMail(
  ctx: Context,
  receiver: Receiver,
  { telling, startsAt, calendar }: Pick<Told, "telling" | "startsAt"> & { readonly calendar: Mail["calendar"] },
): Mail {
  const { locale } = receiver;
  const values = { when: whenWords(ctx, startsAt, locale), due: "", name: "" };
  return written(ctx, receiver, {
    subject: () => telling.subject(values, { locale }),
    what: telling.what(values, { locale }),
    facts: [whenLine(ctx, startsAt, locale)],
    ...(calendar && { calendar }),
  });
}

/** Reminds one side, or asks the person what became of it. */
export function messageMail(ctx: Context, receiver: Receiver, row: ConsultationRow, kind: MessageKind): Mail {
  const { locale } = receiver;
  const words = { locale };
  if (kind === "outcome2" || kind === "outcome12") {
    const label = m.booking_mail_tell_us({}, words);
    return written(ctx, receiver, {
      subject: () => m.booking_outcome_subject({}, words),
      what: kind === "outcome2" ? m.booking_outcome_2_what({}, words) : m.booking_outcome_12_what({}, words),
      facts: [],
      action: { label, address: consultationUrl(ctx, receiver.side, row.document_id, locale) },
    });
  }
  const when = whenWords(ctx, row.starts_at, locale);
  const page = wayOf(ctx, "consultation", receiver, row.document_id);
  const isLink = kind === "link";
  const join = isLink && row.meeting_link ? { label: m.booking_mail_join({}, words), address: row.meeting_link } : null;
  return written(ctx, receiver, {
    subject: () =>
      isLink ? m.booking_remind_link_subject({ when }, words) : m.booking_remind_subject({ when }, words),
    what: isLink ? m.booking_remind_link_what({ when }, words) : m.booking_remind_what({ when }, words),
    facts: [whenLine(ctx, row.starts_at, locale), aboutLine(row, locale)],
    ...(join ? { action: join, other: page } : { action: page }),
  });
}

function wayOf(ctx: Context, page: Telling["page"], { side, locale }: Receiver, id: string): MailWords["action"] {
  if (page === "none") return undefined;
  if (page === "book")
    return { label: m.booking_mail_again({}, { locale }), address: pathTo("booking", {}, { lang: locale }) };
  return { label: m.booking_mail_page({}, { locale }), address: consultationUrl(ctx, side, id, locale) };
}

function written(
  ctx: Context,
  { to, name, locale }: Receiver,
  {
    what,
    facts,
    ...rest
  }: Pick<MailWords, "subject" | "action" | "other" | "calendar"> & {
    readonly what: string;
    readonly facts: readonly string[];
  },
): Mail {
  return writeMail(ctx, {
    to,
    locale,
    preheader: what,
    paragraphs: [m.booking_mail_greeting({ name: isolateName(name) }, { locale }), what, ...facts],
    footer: m.booking_mail_told_footer({}, { locale }),
    ...rest,
  });
}
