import { dayOf, weekHourOf } from "#i18n/format.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { dayBegins, daysAfter, isDay, wallTime } from "../rules/weekly-slots.ts";
import type { SlotView } from "../schema.ts";
import { readSchedule } from "./keep-schedule.server.ts";
import { listSlots, readSlot } from "./keep-slots.server.ts";

/** An advisor's times of the week a day is in, on their own clock; and the one that is to be changed, where one is named. */
export async function readWeek(ctx: Context, actor: Actor, asked: string | null, change: string | null) {
  const { zone } = await readSchedule(ctx, actor);
  const today = dayOf(ctx.clock.now(), zone);
  const week = sundayOf(asked !== null && isDay(asked) ? asked : today);
  const [from, until] = [dayBegins(week, zone), dayBegins(daysAfter(week, 7), zone)];
  // What begins with the week itself counts.
  const slots = await listSlots(ctx, actor, new Date(Date.parse(from) - 1).toISOString(), until);
  const ofDay = Map.groupBy(slots, ({ startsAt }) => dayOf(new Date(startsAt), zone));
  const days = Array.from({ length: 7 }, (_, at) => daysAfter(week, at));
  const thisWeek = sundayOf(today);
  return {
    week,
    from,
    until,
    days: days.map((day) => ({ day, slots: ofDay.get(day) ?? [] })),
    before: week > thisWeek ? daysAfter(week, -7) : null,
    after: daysAfter(week, 7),
    firstDay: [week, today].sort().at(-1) ?? today,
    changed: change === null ? null : asTyped(await readSlot(ctx, actor, change)),
  };
}

function sundayOf(day: string): string {
  return daysAfter(day, -weekHourOf(new Date(`${day}T12:00:00Z`), "UTC").weekday);
}

/** A time as the fields of its form hold it. */
function asTyped(slot: SlotView) {
  const { startsAt, endsAt, zone } = slot;
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  return { ...slot, date: dayOf(new Date(startsAt), zone), time: wallTime(startsAt, zone), minutes };
}
