import type { Context } from "#platform/context.ts";
import { bringBack } from "#platform/db/bring-back.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { KEPT_MINUTES } from "./rules.ts";
import { deleteEndedForms } from "./store.server.ts";

const EVERY_MS = 5 * 60_000;

/** Deletes forms whose time is over. */
export async function sweepKeptForms(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const aheadMs = KEPT_MINUTES * 60_000;
  await bringBack(ctx.db, { table: "kept_forms", column: "expires_at", aheadMs }, now);
  await deleteEndedForms(ctx.db, now.toISOString());
}

export const keptFormsWork: WorkHandlers = { "kept-forms.sweep": { everyMs: EVERY_MS, run: sweepKeptForms } };
