import { readCards } from "#features/advisor/operations/read-cards.server.ts";
import { dayOf, formatDate } from "#i18n/format.ts";
import type { Context } from "#platform/context.ts";
import { permit } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { ADVICE_FIELDS } from "#shared/advice.ts";
import { mayBook } from "../access.ts";
import { bookableAfter } from "../rules.ts";
import type { NextTimes } from "../schema/offer.ts";
import { readNext } from "./read-calendar.server.ts";
import { instantsOf } from "./read-offer.server.ts";

/** So many of the next times are looked through. */
const SEEN = 60;
/** So many days offer their first time at once. */
const SOONEST_DAYS = 4;

/** The first times of the next days, whatever about; and when each field may next be advised on, in the reader's language, where that differs. */
export async function nextOfFields(ctx: Context, actor: Actor): Promise<NextTimes> {
  const { id, locale } = permit(actor, mayBook);
  const after = bookableAfter(ctx.clock.now());
  const [cards, times] = await Promise.all([
    readCards(ctx, undefined, after),
    readNext(ctx, actor, {}, { limit: SEEN }),
  ]);
  const of = ADVICE_FIELDS.flatMap((field) => {
    const next = times.find(({ advisorId }) => cards.get(advisorId)?.fields.includes(field));
    return next ? [[field, formatDate(next.startsAt, locale, ctx.config.site.timeZone, "weekdayTime")] as const] : [];
  });
  const isOne = of.length === ADVICE_FIELDS.length && of.every(([, when]) => when === of[0]?.[1]);
  const days = new Set<string>();
  const firsts = instantsOf(times, cards, id).filter(({ startsAt }) => {
    const day = dayOf(new Date(startsAt), ctx.config.site.timeZone);
    return !days.has(day) && days.add(day);
  });
  return { soonest: firsts.slice(0, SOONEST_DAYS), of: isOne ? {} : Object.fromEntries(of) };
}
