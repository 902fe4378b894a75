import { demoIsOn } from "#features/people/operations/demo-mode.server.ts";
import type { Context } from "#platform/context.ts";
import { openRefusal } from "../access.ts";

interface Opened {
  readonly activated_at: string | null;
  readonly disabled_at: string | null;
  readonly is_demo: boolean;
}

/** What decides whether an account opens to whoever has proved to be its owner. */
export async function readDoor(ctx: Context, user: Opened) {
  return {
    isActivated: user.activated_at !== null,
    isDisabled: user.disabled_at !== null,
    isDemo: user.is_demo,
    isDemoOn: user.is_demo && (await demoIsOn(ctx)),
  };
}

/** Whether it opens at all. */
export async function isDoorOpen(ctx: Context, user: Opened): Promise<boolean> {
  return openRefusal(await readDoor(ctx, user)) === null;
}
