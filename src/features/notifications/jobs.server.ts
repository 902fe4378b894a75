import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { monthsBefore } from "#shared/months-before.ts";
import { ANNOUNCE_WORK } from "./operations/notify.server.ts";
import { publishNew } from "./operations/publish.server.ts";
import { DIGEST_WORK, queueDigests, sendDigest } from "./operations/send-digest.server.ts";
import { deleteBefore } from "./store/notifications.server.ts";

const HOUR = 3_600_000;

/** Deletes notifications that have had their time, with what was noted of reading them. */
export async function sweepNotifications(ctx: Context): Promise<void> {
  await deleteBefore(ctx.db, monthsBefore(ctx.clock.now(), ctx.config.notificationMonths).toISOString());
}

export const notificationsWork: WorkHandlers = {
  [ANNOUNCE_WORK]: (ctx, { id }) => publishNew(ctx, Number(id)),
  [DIGEST_WORK]: sendDigest,
  "notifications.digests": { everyMs: HOUR, run: queueDigests },
  "notifications.sweep": { everyMs: HOUR, run: sweepNotifications },
};
