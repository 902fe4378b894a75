import type { Actor, Person } from "#shared/actor.ts";

/** The scale is taken by somebody who is signed in (specification §1). */
export function mayTake(actor: Actor): actor is Person {
  return actor.kind === "person";
}
