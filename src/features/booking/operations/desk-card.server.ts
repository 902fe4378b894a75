import { keepsDesk } from "#features/advisor/operations/require-desk.server.ts";
import { daysAfter } from "#features/advisor/rules/weekly-slots.ts";
import { dayOf, formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { presentFollowUp, presentMeeting } from "../presenter/request.server.ts";
import type { ConsultationLine } from "../schema.ts";
import { listFollowUps } from "./follow-ups.server.ts";
import { readBoard } from "./read-desk.server.ts";

const SHOWN = 3;
const FOLLOWED = 2;

/** Who waits for an advisor's answer, the next consultation, and what is left to do after others; null for everybody else. */
export async function deskCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!keepsDesk(person)) return null;
  const [{ requests, next, firstDueAt }, after] = await Promise.all([
    readBoard(ctx, person),
    listFollowUps(ctx, person),
  ]);
  const { locale } = person;
  const read = { locale, zone: ctx.config.site.timeZone, now: ctx.clock.now() };
  const asked = requests.length > 0 ? m.booking_desk_card_asked({ count: requests.length }, { locale }) : undefined;
  const headline = asked ?? (next ? nextWords(ctx, person, next) : undefined);
  return {
    id: "booking-desk",
    title: m.booking_desk_title({}, { locale }),
    ...(headline && { headline, text: headline }),
    requests: requests.slice(0, SHOWN),
    ...(next && { next: presentMeeting(next, read, !firstDueAt || next.startsAt < firstDueAt) }),
    ...(after.length > 0 && {
      followUps: {
        title: m.booking_desk_follow_title({}, { locale }),
        list: after.slice(0, FOLLOWED).map(({ kind, line, actions }) => presentFollowUp(kind, line, actions, read)),
      },
    }),
    action: { label: m.booking_desk_card_open({}, { locale }), to: pathTo("consultation") },
  };
}

/** With whom it is and when, by the day as somebody says it. */
function nextWords(ctx: Context, { locale }: Person, { startsAt, withName }: ConsultationLine): string {
  const zone = ctx.config.site.timeZone;
  const today = dayOf(ctx.clock.now(), zone);
  const day = dayOf(new Date(startsAt), zone);
  const at = {
    name: isolateName(withName ?? m.booking_desk_someone_gone({}, { locale })),
    time: isolate(formatDate(startsAt, locale, zone, "time")),
  };
  if (day === today) return m.booking_desk_card_today(at, { locale });
  if (day === daysAfter(today, 1)) return m.booking_desk_card_tomorrow(at, { locale });
  return m.booking_desk_card_day({ ...at, day: formatDate(startsAt, locale, zone, "weekday") }, { locale });
}
