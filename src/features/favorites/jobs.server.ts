import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { UNDO_DAYS } from "./rules.ts";
import { deleteRemovedBefore } from "./store.server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Deletes what was taken away so long ago that nobody wants it back. */
export async function sweepFavorites(ctx: Context): Promise<void> {
  await deleteRemovedBefore(ctx.db, new Date(ctx.clock.now().getTime() - UNDO_DAYS * DAY).toISOString());
}

export const favoritesWork: WorkHandlers = {
  "favorites.sweep": { everyMs: HOUR, run: sweepFavorites },
};
