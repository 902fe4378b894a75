import { freeDays, freeTimesOf, type Wanted } from "#features/advisor/operations/free-times.server.ts";
import { dayBegins, daysAfter } from "#features/advisor/rules/weekly-slots.ts";
import { dayOf } from "#i18n/format.ts";
import type { Context } from "#platform/context.ts";
import { permit } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { mayBook } from "../access.ts";
import { bookableAfter } from "../rules.ts";
import type { CalendarDay, OfferedTime } from "../schema.ts";

const TIMES_A_DAY = 200;
const NEAREST = 6;

/** The days of a month (YYYY-MM): which have free times, which have none, and which are over. */
export async function readMonth(ctx: Context, actor: Actor, month: string, wanted: Wanted): Promise<CalendarDay[]> {
  permit(actor, mayBook);
  const now = ctx.clock.now();
  const firstDay = `${month}-01`;
  const next = daysAfter(firstDay, 31).slice(0, 7);
  const length = Number(daysAfter(`${next}-01`, -1).slice(8));
  const free = await freeDays(ctx, wanted, { firstDay, days: length, after: bookableAfter(now) });
  const today = dayOf(now, ctx.config.site.timeZone);
  return Array.from({ length }, (_, at): CalendarDay => {
    const day = daysAfter(firstDay, at);
    const count = free.get(day) ?? 0;
    return { day, count, state: day < today ? "expired" : count > 0 ? "available" : "none" };
  });
}

/** The free times of a day, each once for each advisor. */
export async function readDay(ctx: Context, actor: Actor, day: string, wanted: Wanted): Promise<OfferedTime[]> {
  permit(actor, mayBook);
  const after = bookableAfter(ctx.clock.now());
  return offered(await freeTimesOf(ctx, wanted, { day, after, limit: TIMES_A_DAY }));
}

/** The next free times, whichever day they are on. */
export async function readNearest(ctx: Context, actor: Actor, wanted: Wanted): Promise<OfferedTime[]> {
  permit(actor, mayBook);
  return offered(await freeTimesOf(ctx, wanted, { after: bookableAfter(ctx.clock.now()), limit: NEAREST }));
}

/** The next free times from a day on, or from now. */
export async function readNext(
  ctx: Context,
  actor: Actor,
  wanted: Wanted,
  { from, limit }: { readonly from?: string | undefined; readonly limit: number },
): Promise<OfferedTime[]> {
  permit(actor, mayBook);
  const now = bookableAfter(ctx.clock.now());
  const begins = from === undefined ? now : dayBegins(from, ctx.config.site.timeZone);
  // What begins with the day itself counts.
  const after = begins > now ? new Date(Date.parse(begins) - 1).toISOString() : now;
  return offered(await freeTimesOf(ctx, wanted, { after, limit }));
}

function offered(slots: Awaited<ReturnType<typeof freeTimesOf>>): OfferedTime[] {
  return slots.map(({ documentId: id, startsAt, endsAt, advisorId }) => ({ id, startsAt, endsAt, advisorId }));
}
