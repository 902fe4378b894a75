import { readOpening } from "#features/advisor/operations/free-times.server.ts";
import { readSlotToBook } from "#features/advisor/operations/hold-slot.server.ts";
import { readCards } from "#features/advisor/operations/read-cards.server.ts";
import { readNamesOf } from "#features/people/operations/read-user.server.ts";
import { dayOf } from "#i18n/format.ts";
import type { Context } from "#platform/context.ts";
import { permit } from "#platform/permission.ts";
import { readNames } from "#platform/shared-link.ts";
import type { Actor } from "#shared/actor.ts";
import { ADVICE_FIELDS, CONSULTATION_KINDS } from "#shared/advice.ts";
import { mayBook } from "../access.ts";
import { bookableAfter, isBookable } from "../rules.ts";
import type { BookingAsk } from "../schema/booking-ask.ts";
import type { ChosenTime } from "../schema/offer.ts";
import { readNearest } from "./read-calendar.server.ts";
import { instantsOf } from "./read-offer.server.ts";

/** A time somebody chose, free or not, with others where it is not or where they are asked for; null where there is none of that name. */
export async function readChosenTime(
  ctx: Context,
  actor: Actor,
  name: string,
  { field, type: kind }: Pick<BookingAsk, "field" | "type">,
  hasOthers = false,
): Promise<ChosenTime | null> {
  const { id } = permit(actor, mayBook);
  const found = await readSlotToBook(ctx.db, name);
  if (!found) return null;
  const { slot, advisor } = found;
  const now = ctx.clock.now();
  const [{ isHoliday }, names] = await Promise.all([readOpening(ctx), readNamesOf(ctx.db, [slot.advisor_id])]);
  const isFree =
    !slot.is_taken &&
    !slot.is_withdrawn &&
    advisor.is_taking &&
    isBookable(slot.starts_at, now) &&
    !isHoliday(dayOf(new Date(slot.starts_at), ctx.config.site.timeZone));
  const nearest = isFree && !hasOthers ? [] : await readNearest(ctx, actor, { field, kind });
  const cards = nearest.length > 0 ? await readCards(ctx, undefined, bookableAfter(now)) : new Map();
  return {
    id: slot.document_id,
    startsAt: slot.starts_at,
    endsAt: slot.ends_at,
    advisorName: names.get(slot.advisor_id) ?? "",
    fields: readNames(ADVICE_FIELDS, advisor.fields),
    kinds: readNames(CONSULTATION_KINDS, slot.kinds),
    isFree,
    nearest: instantsOf(
      nearest.filter(({ startsAt }) => !isFree || startsAt !== slot.starts_at),
      cards,
      id,
    ),
  };
}
