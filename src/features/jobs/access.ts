import { mayWrite } from "#content/access.ts";
import type { Account, Actor } from "#shared/actor.ts";

/** Whether somebody may see which full profiles are asked for: whoever may write them. Asking is open to all. */
export function mayReadWishes(actor: Actor): actor is Account {
  return mayWrite(actor);
}
