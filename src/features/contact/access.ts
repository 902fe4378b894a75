import { type Account, type Actor, hasRole } from "#shared/actor.ts";

/** Whether somebody reads and answers what people write to us; writing to us is open to all. */
export function mayAnswerMessages(actor: Actor): actor is Account {
  return hasRole(actor, "admin");
}
