import { formatAge } from "#i18n/duration.ts";
import { dayOf, formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { kindOf } from "./operations/notification-kinds.server.ts";
import { ageOf } from "./rules.ts";
import type { NewsFace, NewsOfDay, Notification } from "./schema.ts";
import type { ReadRow } from "./store/notifications.server.ts";

interface For {
  readonly locale: Locale;
  readonly accountType: string;
}

/** Notifications as their reader sees them; what is about something that is gone falls out. */
export function presentAll(ctx: Context, rows: readonly ReadRow[], reader: For): Notification[] {
  return rows.flatMap((row) => present(ctx, row, reader) ?? []);
}

/** One in the reader's words, made of its kind and of the record as it is now. */
export function present(ctx: Context, row: ReadRow, { locale, accountType }: For): Notification | null {
  const { id, kind, subject, details_json: details, created_at: createdAt, is_read: read } = row;
  const words = kindOf(ctx, kind)?.say(ctx, { subject, details, createdAt }, locale);
  if (!words) return null;
  const { title, description, to, slug = null, otherLocale } = words;
  const age = formatAge(ageOf(new Date(createdAt), ctx.clock.now()), locale);
  const jobtype = row.account_types === null ? null : accountType;
  return { id, kind, slug, title, description, to, createdAt, age, jobtype, read, ...(otherLocale && { otherLocale }) };
}

interface At {
  readonly locale: Locale;
  readonly now: Date;
  readonly timeZone: string;
  readonly faceOf: (item: Notification) => NewsFace | undefined;
}

/** What is drawn of a kind that nobody tells any more. */
const BELL: NewsFace = { motif: "bell", hue: "A" };

const DAY = 86_400_000;

/** Day by day, the newest first whichever was written first: what is of today with its age, what is older with its time. */
export function presentDays(items: readonly Notification[], { locale, now, timeZone, faceOf }: At): NewsOfDay[] {
  const today = dayOf(now, timeZone);
  const yesterday = dayOf(new Date(now.getTime() - DAY), timeZone);
  const newest = items.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const ofDay = Map.groupBy(newest, ({ createdAt }) => dayOf(new Date(createdAt), timeZone));
  return [...ofDay].map(([day, of]) => ({
    day: nameOf(day) ?? formatDate(of[0]?.createdAt ?? day, locale, timeZone),
    items: of.map((item) => ({
      item,
      face: faceOf(item) ?? BELL,
      when: day === today ? item.age : formatDate(item.createdAt, locale, timeZone, "time"),
    })),
  }));

  function nameOf(day: string): string | null {
    if (day === today) return m.notifications_today({}, { locale });
    return day === yesterday ? m.notifications_yesterday({}, { locale }) : null;
  }
}
