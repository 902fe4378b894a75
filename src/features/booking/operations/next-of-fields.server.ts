import { freeTimesOf } from "#features/advisor/operations/free-times.server.ts";
import { readCards } from "#features/advisor/operations/read-cards.server.ts";
import { formatDate } from "#i18n/format.ts";
import type { Context } from "#platform/context.ts";
import { permit } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { ADVICE_FIELDS } from "#shared/advice.ts";
import { mayBook } from "../access.ts";
import { bookableAfter } from "../rules.ts";
import type { NextTimes } from "../schema/offer.ts";

/** So many of the next times are looked through. */
const SEEN = 60;

/** When each field may next be advised on, in the reader's language; said once where it is one time for all of them. */
export async function nextOfFields(ctx: Context, actor: Actor): Promise<NextTimes> {
  const { locale } = permit(actor, mayBook);
  const after = bookableAfter(ctx.clock.now());
  const [cards, times] = await Promise.all([
    readCards(ctx, undefined, after),
    freeTimesOf(ctx, {}, { after, limit: SEEN }),
  ]);
  const of = ADVICE_FIELDS.flatMap((field) => {
    const next = times.find(({ advisorId }) => cards.get(advisorId)?.fields.includes(field));
    return next ? [[field, formatDate(next.startsAt, locale, ctx.config.site.timeZone, "weekdayTime")] as const] : [];
  });
  const [first] = of;
  const isOne = of.length === ADVICE_FIELDS.length && of.every(([, when]) => when === first?.[1]);
  return isOne && first ? { all: first[1], of: {} } : { all: null, of: Object.fromEntries(of) };
}
