import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";
import { siteSettings } from "#features/site/operations.server.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { AdviceField } from "#shared/advice.ts";
import { isLive, type Status } from "../rules.ts";
import type { ToldSide } from "../schema/tellings.ts";
import { consultationUrl } from "./consultation-url.server.ts";

/** What a calendar knows of a consultation: no name and nothing of what was written, for calendars lie with others. */
export interface CalendarEntry {
  readonly documentId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: Status;
  /** Counts changes; a calendar keeps the highest. */
  readonly sequence: number;
  readonly changedAt: string;
  /** Unknown where the consultation is gone. */
  readonly field: AdviceField | null;
}

interface Reader {
  readonly side: ToldSide;
  readonly locale: Locale;
  /** The address it is sent to; nobody else's stands in it. */
  readonly email?: string;
}

/** The part of a mail that calendars read: an invitation, or that it is called off. */
export function mailCalendar(ctx: Context, entry: CalendarEntry, reader: Reader): NonNullable<Mail["calendar"]> {
  const method = isLive(entry.status) ? "REQUEST" : "CANCEL";
  return { method, text: write(ctx, [entry], reader, ICalCalendarMethod[method]) };
}

/** Consultations as a calendar reads them from an address. */
export function feedCalendar(ctx: Context, entries: readonly CalendarEntry[], reader: Reader): string {
  return write(ctx, entries, reader, ICalCalendarMethod.PUBLISH);
}

function write(ctx: Context, entries: readonly CalendarEntry[], reader: Reader, method: ICalCalendarMethod): string {
  const { name } = siteSettings(ctx, reader.locale);
  const calendar = ical({
    method,
    prodId: { company: "wijha", product: "consultations" },
    name: method === ICalCalendarMethod.PUBLISH ? m.booking_calendar_name({ site: name }, reader) : null,
  });
  for (const entry of entries) calendar.createEvent(eventOf(ctx, entry, reader));
  return calendar.toString();
}

const STATUSES: Readonly<Partial<Record<Status, ICalEventStatus>>> = {
  pending: ICalEventStatus.TENTATIVE,
  approved: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
};

function eventOf(ctx: Context, entry: CalendarEntry, { side, locale, email }: Reader): ICalEventData {
  const { documentId, startsAt, endsAt, status, sequence, changedAt, field } = entry;
  const url = consultationUrl(ctx, side, documentId, locale);
  const waits = status === "pending" ? `${m.booking_calendar_waits({}, { locale })}\n` : "";
  return {
    id: `${documentId}@${new URL(ctx.config.publicUrl).hostname}`,
    sequence,
    stamp: new Date(changedAt),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: m.booking_calendar_summary({ field: field ? ADVICE_FIELD_WORDS[field]({}, { locale }) : "–" }, { locale }),
    description: `${waits}${url}`,
    url,
    status: STATUSES[status] ?? ICalEventStatus.CANCELLED,
    organizer: organizerOf(ctx, locale),
    attendees: email === undefined ? [] : [attendeeOf(email, status)],
  };
}

function attendeeOf(email: string, status: Status) {
  const partstat = status === "approved" ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION;
  return { email, name: email, status: partstat, role: ICalAttendeeRole.REQ, rsvp: false };
}

/** The site itself: an advisor's address is nobody's to see. */
function organizerOf(ctx: Context, locale: Locale) {
  const email = /<([^<>]+)>\s*$/.exec(ctx.config.mailFrom)?.[1] ?? ctx.config.mailFrom;
  return { name: siteSettings(ctx, locale).name, email };
}
