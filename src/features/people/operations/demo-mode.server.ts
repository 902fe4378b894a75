import type { Context } from "#platform/context.ts";
import { hasRealAdministrator } from "../store/users.server.ts";

/** Whether demo mode is on now: allowed by the settings, and nobody real administers this service yet. */
export async function demoIsOn(ctx: Context): Promise<boolean> {
  return ctx.config.demo && !(await hasRealAdministrator(ctx.db));
}
