import { dayOf } from "#i18n/format.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { dayBegins, daysAfter } from "../rules/weekly-slots.ts";
import type { ClosureKind } from "../rules.ts";
import { readClosures } from "../store/advisors.server.ts";
import { type FreeSlot, freeInstants, freeSlots, type Wanted } from "../store/free-times.server.ts";
import type { ClosureRow } from "../store/tables.server.ts";

export type { FreeSlot, Wanted } from "../store/free-times.server.ts";

/** Why nothing can be booked now, in both languages. */
export interface Closed {
  readonly kind: Exclude<ClosureKind, "holiday">;
  readonly reason: { readonly ar: string; readonly en: string };
  /** The last day of it; null while nobody knows. */
  readonly until: string | null;
}

/** Holidays of the site, and why nothing can be booked where that is so; a day counts as the site's zone has it. */
export async function readOpening(
  ctx: Context,
  db: Db = ctx.db,
): Promise<{ closed: Closed | null; isHoliday: (day: string) => boolean }> {
  const today = dayOf(ctx.clock.now(), ctx.config.site.timeZone);
  const rows = await readClosures(db, today);
  const closure = rows.find(({ kind, from_on }) => kind !== "holiday" && from_on <= today);
  const holidays = rows.filter(({ kind }) => kind === "holiday");
  return {
    closed: closure ? presentClosed(closure) : null,
    isHoliday: (day) =>
      holidays.some(({ from_on, until_on }) => from_on <= day && (until_on === null || day <= until_on)),
  };
}

function presentClosed({ kind, reason_ar: ar, reason_en: en, until_on: until }: ClosureRow): Closed {
  return { kind: kind === "construction" ? kind : "closed", reason: { ar, en }, until };
}

/** Days (YYYY-MM-DD) of a span that have a free time after a moment, each with how many instants. */
export async function freeDays(
  ctx: Context,
  wanted: Wanted,
  { firstDay, days, after }: { readonly firstDay: string; readonly days: number; readonly after: string },
): Promise<ReadonlyMap<string, number>> {
  const zone = ctx.config.site.timeZone;
  const begins = dayBegins(firstDay, zone);
  const from = begins > after ? begins : after;
  const [{ isHoliday }, instants] = await Promise.all([
    readOpening(ctx),
    freeInstants(ctx.db, wanted, beforeOf(from), dayBegins(daysAfter(firstDay, days), zone)),
  ]);
  const free = new Map<string, number>();
  for (const instant of instants) {
    if (instant <= after) continue;
    const day = dayOf(new Date(instant), zone);
    if (!isHoliday(day)) free.set(day, (free.get(day) ?? 0) + 1);
  }
  return free;
}

/** The free times of a day, or the next ones after a moment when no day is named. */
export async function freeTimesOf(
  ctx: Context,
  wanted: Wanted,
  { day, after, limit }: { readonly day?: string; readonly after: string; readonly limit: number },
): Promise<FreeSlot[]> {
  const zone = ctx.config.site.timeZone;
  const { isHoliday } = await readOpening(ctx);
  if (day !== undefined) {
    if (isHoliday(day)) return [];
    const begins = dayBegins(day, zone);
    const slots = await freeSlots(ctx.db, wanted, {
      after: beforeOf(begins > after ? begins : after),
      before: dayBegins(daysAfter(day, 1), zone),
      limit,
    });
    return slots.filter(({ startsAt }) => startsAt > after);
  }
  // Holidays lie between: more is read than asked for.
  const slots = await freeSlots(ctx.db, wanted, { after, limit: limit * 10 });
  return slots.filter(({ startsAt }) => !isHoliday(dayOf(new Date(startsAt), zone))).slice(0, limit);
}

/** A moment just before another, so that what begins at it counts. */
function beforeOf(instant: string): string {
  return new Date(Date.parse(instant) - 1).toISOString();
}
