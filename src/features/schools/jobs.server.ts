import { removePlaceUser } from "#features/accounts/operations/place-user.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { bringBack } from "#platform/db/bring-back.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { daysAfter } from "./rules.ts";
import { deleteOldClasses } from "./store/classes.server.ts";
import { deletePlace, endedPlaces } from "./store/places.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AT_ONCE = 200;

/** Deletes places nobody claimed in time with their results, and classes that have had their time. */
export async function sweepSchools(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const aheadMs = ctx.config.paperCodeDays * DAY_MS;
  await bringBack(ctx.db, { table: "school_places", column: "expires_at", aheadMs }, now);
  const ended = () => endedPlaces(ctx.db, now.toISOString(), AT_ONCE);
  for (let places = await ended(); places.length > 0; places = await ended())
    for (const place of places)
      await inTransaction(ctx, async (db) => {
        await deletePlace(db, place.id);
        if (place.user_id !== null) await removePlaceUser(db, place.user_id);
      });
  await deleteOldClasses(ctx.db, daysAfter(now, -ctx.config.paperCodeDays), daysAfter(now, -ctx.config.classKeptDays));
}

export const schoolsWork: WorkHandlers = { "schools.sweep": { everyMs: HOUR_MS, run: sweepSchools } };
