import { keepsDesk } from "#features/advisor/operations/require-desk.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { readBoard } from "./read-desk.server.ts";

const SHOWN = 4;

/** An advisor's consultations of today, and what waits for an answer; null for everybody else. */
export async function deskCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!keepsDesk(person)) return null;
  const { today, waiting, next } = await readBoard(ctx, person);
  const words = { locale: person.locale };
  const zone = ctx.config.site.timeZone;
  const left = today.filter(({ status }) => status === "approved");
  const lines = left.length > 0 || !next ? left : [next];
  return {
    id: "booking-desk",
    title: m.booking_desk_card_title({ count: left.length }, words),
    text: waiting.length > 0 ? m.booking_desk_waiting_title({ count: waiting.length }, words) : undefined,
    items: lines.slice(0, SHOWN).map(({ id, withName, subject, startsAt }) => ({
      label: `\u2068${withName ?? m.booking_desk_someone_gone({}, words)}\u2069`,
      note: subject,
      kind: formatDate(startsAt, person.locale, zone, left.length > 0 ? "time" : "dateTime"),
      to: pathTo("consultationOne", { id }),
    })),
    action: { label: m.booking_desk_card_open({}, words), to: pathTo("consultation") },
  } as HomeCard;
}
