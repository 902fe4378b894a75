import type { Context } from "#platform/context.ts";
import { databaseFault } from "#platform/db/fault.ts";
import { hasRealAdministrator } from "../store/users.server.ts";

const known = new WeakMap<Context["db"], boolean>();

/** Whether demo mode is on now: allowed by the settings, and nobody real administers this service yet. */
export async function demoIsOn(ctx: Context): Promise<boolean> {
  if (!ctx.config.demo) return false;
  try {
    const isOn = !(await hasRealAdministrator(ctx.db));
    known.set(ctx.db, isOn);
    return isOn;
  } catch (error) {
    // While the database is away nothing can have changed it.
    if (databaseFault(error) && known.has(ctx.db)) return known.get(ctx.db) === true;
    throw error;
  }
}
