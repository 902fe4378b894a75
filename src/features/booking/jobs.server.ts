import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { monthsBefore } from "#shared/months-before.ts";
import { expirePending, OPENED_WORK } from "./operations/act-on.server.ts";
import { CODE_WORK, deliverCode } from "./operations/confirm-contact.server.ts";
import { GONE_WORK, TELL_WORK } from "./operations/plan-messages.server.ts";
import { REMIND_WORK, sendMessage, takeDue } from "./operations/remind.server.ts";
import { sweepOld } from "./operations/sweep-old.server.ts";
import { tellChange, tellGone } from "./operations/tell-change.server.ts";
import { mailOpened, OPENED_MAIL_WORK, tellOpened } from "./operations/wait-list.server.ts";
import { deleteRemovedActions } from "./store/actions.server.ts";
import { deleteCodesBefore } from "./store/contacts.server.ts";
import { deleteWaitsBefore } from "./store/waits.server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** So long an action that was taken away can be had back. */
const REMOVED_MS = 24 * HOUR;

/** Deletes consultations whose time to be kept is over, and codes that have run out. */
export async function sweepConsultations(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await sweepOld(ctx, monthsBefore(now, ctx.config.consultationMonths).toISOString());
  await deleteCodesBefore(ctx.db, now.toISOString());
  await deleteWaitsBefore(ctx.db, monthsBefore(now, ctx.config.consultationMonths).toISOString());
  await deleteRemovedActions(ctx.db, new Date(now.getTime() - REMOVED_MS).toISOString());
}

export const bookingWork: WorkHandlers = {
  [CODE_WORK]: deliverCode,
  [TELL_WORK]: tellChange,
  [GONE_WORK]: tellGone,
  [REMIND_WORK]: sendMessage,
  "booking.due": { everyMs: MINUTE, run: async (ctx) => void (await takeDue(ctx)) },
  [OPENED_WORK]: tellOpened,
  [OPENED_MAIL_WORK]: mailOpened,
  "booking.expire": { everyMs: MINUTE, run: expirePending },
  "booking.sweep": { everyMs: HOUR, run: sweepConsultations },
};
