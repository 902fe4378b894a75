import { type Account, type Actor, hasAccount } from "#shared/actor.ts";

/** Whether somebody gets notifications at all: accounts do; visitors and places in a class have nobody to tell. */
export function getsNotifications(actor: Actor): actor is Account {
  return hasAccount(actor);
}
