import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { type DateStyle, formatDate, formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { isolate } from "#platform/mail/isolate.ts";
import { briefOf } from "#shared/brief.ts";
import type { HomeFollowUp, HomeLeaf, HomeMeeting, HomeMoment, HomeRequest } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import type { FollowUp } from "../rules/follow-up.ts";
import { MAX } from "../rules.ts";
import type { ActionView } from "../schema/desk.ts";
import type { ConsultationLine } from "../schema.ts";

interface Read {
  readonly locale: Locale;
  readonly zone: string;
  readonly now: Date;
}

const HOUR = 3_600_000;
const HOURS_OF_DAYS = 48;

/** A booking that waits, with how its question begins and the words of its two answers. */
export function presentRequest(line: ConsultationLine, message: string, read: Read): HomeRequest {
  const words = { locale: read.locale };
  const { who: _, ...when } = momentOf(line, read, leftWords(line, read));
  return {
    id: line.id,
    who: whoOf(line, read),
    about: line.subject,
    asks: briefOf(message),
    facts: factsOf(line, read),
    when,
    to: pathTo("consultationOne", { id: line.id }),
    words: {
      accept: m.booking_desk_approve({}, words),
      decline: m.booking_desk_decline({}, words),
      reason: m.booking_desk_reason({}, words),
      told: m.booking_desk_reason_told({}, words),
    },
    most: MAX.reason,
  };
}

/** The next meeting, as the advisor reads of it. */
export function presentMeeting(line: ConsultationLine, read: Read, isFirst: boolean): HomeMeeting {
  const words = { locale: read.locale };
  return {
    isFirst,
    over: m.booking_desk_next_title({}, words),
    about: line.subject,
    when: momentOf(line, read, factsOf(line, read)),
    label: m.booking_desk_open({}, words),
    to: pathTo("consultationOne", { id: line.id }),
  };
}

/** A meeting that was: what is to be done about it, and what was agreed on. */
export function presentFollowUp(
  kind: FollowUp,
  line: ConsultationLine,
  actions: readonly ActionView[],
  read: Read,
): HomeFollowUp {
  const words = { locale: read.locale };
  const done = actions.filter(({ doneAt }) => doneAt !== null).length;
  const note = {
    mark: () => m.booking_desk_follow_mark({}, words),
    agree: () => m.booking_desk_follow_agree({}, words),
    steps: () =>
      done > 0
        ? m.booking_desk_follow_steps({ done, all: actions.length }, words)
        : m.booking_desk_follow_ask({}, words),
  }[kind]();
  return {
    id: line.id,
    about: line.subject,
    when: momentOf(line, read, note),
    steps: actions.map((action) => leafOf(action, read)),
    label: m.booking_desk_follow_go({}, words),
    to: pathTo("consultationOne", { id: line.id }),
  };
}

function leafOf({ id, text, dueOn, doneAt }: ActionView, { locale, zone }: Read): HomeLeaf {
  const words = { locale };
  const note = doneAt
    ? m.booking_desk_follow_done({}, words)
    : dueOn
      ? m.booking_desk_follow_due({ date: isolate(formatDate(dueOn, locale, zone)) }, words)
      : "";
  return { id, name: text, note, isDone: doneAt !== null };
}

function momentOf(line: ConsultationLine, read: Read, note: string): HomeMoment {
  const at = (style: DateStyle) => formatDate(line.startsAt, read.locale, read.zone, style);
  return {
    weekday: at("weekday"),
    day: at("day"),
    month: at("month"),
    time: at("time"),
    who: whoOf(line, read),
    note,
  };
}

function whoOf({ withName }: ConsultationLine, { locale }: Read): string {
  return withName ?? m.booking_desk_someone_gone({}, { locale });
}

function factsOf({ field, type }: ConsultationLine, { locale }: Read): string {
  return `${ADVICE_FIELD_WORDS[field]({}, { locale })} · ${KIND_WORDS[type]({}, { locale })}`;
}

function leftWords({ expiresAt }: ConsultationLine, { locale, now }: Read): string {
  const words = { locale };
  const hours = Math.round(Math.max(0, (Date.parse(expiresAt) - now.getTime()) / HOUR));
  const days = Math.round(hours / 24);
  const time =
    hours < 1
      ? m.booking_desk_hours_under({}, words)
      : hours < HOURS_OF_DAYS
        ? m.booking_desk_hours({ count: hours }, words)
        : m.booking_desk_days({ count: days, shown: formatNumber(days, locale) }, words);
  return m.booking_desk_left({ time }, words);
}
