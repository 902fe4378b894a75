import { type Actor, hasRole, type Person } from "#shared/actor.ts";

/** Whether somebody may read what people said about a page; saying something is open to all. */
export function mayReadFeedback(actor: Actor): actor is Person {
  return hasRole(actor, "editor");
}
