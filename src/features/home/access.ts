import { type Actor, isPerson, type Person } from "#shared/actor.ts";

/** A home is for somebody signed in; guests have the landing page. */
export function mayReadHome(actor: Actor): actor is Person {
  return isPerson(actor);
}
