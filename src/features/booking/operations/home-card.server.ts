import { type DateStyle, formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { mayBook } from "../access.ts";
import { LIVE } from "../rules.ts";
import { STATUS_WORDS } from "../schema/status-words.ts";
import { readConsultations } from "../store/consultations.server.ts";
import { linesOf } from "./read-consultations.server.ts";

/** The next consultation of whoever has one. */
export async function consultationCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!mayBook(person)) return null;
  const endsAfter = ctx.clock.now().toISOString();
  const rows = await readConsultations(ctx.db, { person: person.id }, { statuses: LIVE, endsAfter, limit: 1 });
  const [line] = await linesOf(ctx, rows, "person");
  if (!line) return null;
  const words = { locale: person.locale };
  const at = (style: DateStyle) => formatDate(line.startsAt, person.locale, ctx.config.site.timeZone, style);
  const date = isolate(at("dateTime"));
  const status = STATUS_WORDS[line.status]({}, words);
  return {
    id: "booking-next",
    title: m.booking_book_home_title({}, words),
    text: m.booking_book_home_when({ date, name: isolateName(line.withName ?? ""), status }, words),
    when: {
      weekday: at("weekday"),
      day: at("day"),
      month: at("month"),
      time: at("time"),
      who: m.booking_book_home_with({ name: isolateName(line.withName ?? "") }, words),
      note: status,
      own: {
        at: line.startsAt,
        zone: ctx.config.site.timeZone,
        words: m.booking_book_own_time({ time: isolate("{}") }, words),
      },
    },
    action: { label: m.booking_book_home_action({}, words), to: pathTo("bookingOne", { id: line.id }) },
  };
}
