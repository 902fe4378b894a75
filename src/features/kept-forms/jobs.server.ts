import type { Context } from "#platform/context.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { deleteEndedForms } from "./store.server.ts";

const EVERY_MS = 5 * 60_000;

/** Deletes forms whose time is over. */
export async function sweepKeptForms(ctx: Context): Promise<void> {
  await deleteEndedForms(ctx.db, ctx.clock.now().toISOString());
}

export const keptFormsWork: WorkHandlers = { "kept-forms.sweep": { everyMs: EVERY_MS, run: sweepKeptForms } };
