import { type Actor, hasRole, type Person } from "#shared/actor.ts";

/** Whether somebody may write drafts and see what is not published. */
export function mayWrite(actor: Actor): actor is Person {
  return hasRole(actor, "author") || mayPublish(actor);
}

/** Whether somebody may decide what readers see. */
export function mayPublish(actor: Actor): actor is Person {
  return hasRole(actor, "editor");
}
