import { type Actor, hasRole } from "#shared/actor.ts";

/** Whether somebody may read what people said about a page. */
export function mayReadFeedback(actor: Actor): boolean {
  return hasRole(actor, "editor");
}
