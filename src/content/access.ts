import { type Actor, hasRole, type Person } from "#shared/actor.ts";

/** Whether somebody may write content and see what is not published. */
export function mayEdit(actor: Actor): actor is Person {
  return hasRole(actor, "editor");
}
