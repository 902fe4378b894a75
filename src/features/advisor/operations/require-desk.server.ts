import { permit } from "#platform/permission.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { isAdvisor, mayRunDesks } from "../access.ts";

/** The asker, where they advise. */
export function requireAdvisor(actor: Actor): Account {
  return permit(actor, isAdvisor);
}

/** The asker, where they run the desks. */
export function requireDesks(actor: Actor): Account {
  return permit(actor, mayRunDesks);
}

/** Whether somebody keeps a desk. */
export function keepsDesk(actor: Actor): boolean {
  return isAdvisor(actor);
}
