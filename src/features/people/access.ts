import { type Actor, isPerson, type Person } from "#shared/actor.ts";

/** What a scale asks about oneself is said by whoever takes one, at a place in a class too. */
export function maySayProfile(actor: Actor): actor is Person {
  return isPerson(actor);
}
