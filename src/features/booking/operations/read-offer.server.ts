import type { Wanted } from "#features/advisor/operations/free-times.server.ts";
import { readAdvisorNumber, readCards } from "#features/advisor/operations/read-cards.server.ts";
import { daysAfter } from "#features/advisor/rules/weekly-slots.ts";
import { isDay, MOST_DAYS_AHEAD } from "#features/advisor/rules.ts";
import type { AdvisorCard } from "#features/advisor/schema.ts";
import { dayOf } from "#i18n/format.ts";
import type { Context } from "#platform/context.ts";
import { permit } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { mayBook } from "../access.ts";
import { bookableAfter } from "../rules.ts";
import type { BookingAsk } from "../schema/booking-ask.ts";
import type { Offer, OfferedDay, OfferedInstant } from "../schema/offer.ts";
import type { OfferedTime } from "../schema.ts";
import { readDay, readMonth, readNearest, readNext } from "./read-calendar.server.ts";
import { listWaits } from "./wait-list.server.ts";

const LISTED = 60;

type Cards = ReadonlyMap<number, AdvisorCard>;

/** What can be booked of what the address asks for: a month with the times of one day, or a list of days. */
export async function readOffer(ctx: Context, actor: Actor, ask: BookingAsk): Promise<Offer> {
  const { id } = permit(actor, mayBook);
  const now = ctx.clock.now();
  const [cards, advisorId, waits] = await Promise.all([
    readCards(ctx, undefined, bookableAfter(now)),
    ask.advisor === undefined ? null : readAdvisorNumber(ctx, ask.advisor),
    listWaits(ctx, actor),
  ]);
  const wanted = { field: ask.field, kind: ask.type, language: ask.language, advisorId: advisorId ?? undefined };
  const today = dayOf(now, ctx.config.site.timeZone);
  const nearest = await readNearest(ctx, actor, wanted);
  const month = monthOf(ask, {
    today,
    first: nearest[0] && dayOf(new Date(nearest[0].startsAt), ctx.config.site.timeZone),
  });
  const days = await readMonth(ctx, actor, month, wanted);
  const chosen = ask.day?.startsWith(month) ? ask.day : days.find(({ state }) => state === "available")?.day;
  const list = ask.view === "list" ? await readList(ctx, actor, wanted, ask.day) : null;
  const times = list?.times ?? (chosen === undefined ? [] : await readDay(ctx, actor, chosen, wanted));
  const shown = daysOf(ctx, instantsOf(times, cards, id));
  return {
    today,
    month,
    ...around(month, today),
    days,
    shown: shown.length === 0 && chosen !== undefined && !list ? [{ day: chosen, instants: [] }] : shown,
    nextDay: list?.nextDay ?? null,
    nearest: times.length > 0 ? [] : instantsOf(nearest, cards, id),
    advisors: [...cards.values()].filter((card) => advises(card, ask)),
    isWaiting: waits.some(({ field, type }) => field === ask.field && (ask.type === undefined || type === ask.type)),
  };
}

function advises({ fields, kinds, languages }: AdvisorCard, { field, type, language }: BookingAsk): boolean {
  return (
    (field === undefined || fields.includes(field)) &&
    (type === undefined || kinds.includes(type)) &&
    (language === undefined || languages.includes(language))
  );
}

/** The month that is shown: the one asked for within what may be booked, else that of the first time. */
function monthOf({ month, day }: BookingAsk, { today, first = today }: { today: string; first?: string | undefined }) {
  const asked = month ?? (day && isDay(day) ? day.slice(0, 7) : first.slice(0, 7));
  const [least, most] = [today.slice(0, 7), daysAfter(today, MOST_DAYS_AHEAD).slice(0, 7)];
  return [least, asked, most].sort()[1] ?? asked;
}

function around(month: string, today: string): Pick<Offer, "monthBefore" | "monthAfter"> {
  const before = daysAfter(`${month}-01`, -1).slice(0, 7);
  const after = daysAfter(`${month}-01`, 31).slice(0, 7);
  return {
    monthBefore: before < today.slice(0, 7) ? null : before,
    monthAfter: after > daysAfter(today, MOST_DAYS_AHEAD).slice(0, 7) ? null : after,
  };
}

/** The next days with times; a day that did not wholly fit begins the next part of the list. */
async function readList(ctx: Context, actor: Actor, wanted: Wanted, from: string | undefined) {
  const times = await readNext(ctx, actor, wanted, { from, limit: LISTED + 1 });
  const zone = ctx.config.site.timeZone;
  const last = times.length > LISTED ? dayOf(new Date(times.at(-1)?.startsAt ?? ""), zone) : null;
  const whole = times.filter(({ startsAt }) => dayOf(new Date(startsAt), zone) !== last);
  return whole.length === 0 ? { times, nextDay: last && daysAfter(last, 1) } : { times: whole, nextDay: last };
}

/** Times by when they begin, each with everybody who is free then. Who gets a booking "with anybody" turns with person and time. */
export function instantsOf(times: readonly OfferedTime[], cards: Cards, personId: number): OfferedInstant[] {
  const instants = new Map<string, OfferedTime[]>();
  for (const time of times) instants.set(time.startsAt, [...(instants.get(time.startsAt) ?? []), time]);
  return [...instants.values()].flatMap((free) => {
    const first = free[0];
    if (!first) return [];
    const any = free[(personId + Date.parse(first.startsAt) / 60_000) % free.length] ?? first;
    const names = free.map(({ id: slot, advisorId }) => ({ slot, name: cards.get(advisorId)?.name ?? "" }));
    return [{ startsAt: first.startsAt, endsAt: first.endsAt, any: any.id, with: names }];
  });
}

function daysOf(ctx: Context, instants: readonly OfferedInstant[]): OfferedDay[] {
  const days = new Map<string, OfferedInstant[]>();
  for (const instant of instants) {
    const day = dayOf(new Date(instant.startsAt), ctx.config.site.timeZone);
    days.set(day, [...(days.get(day) ?? []), instant]);
  }
  return [...days].map(([day, of]) => ({ day, instants: of }));
}
