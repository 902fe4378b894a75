import { type Account, type Actor, hasAccount, hasRole } from "#shared/actor.ts";

/** Advisors keep times and hold consultations. */
export function isAdvisor(actor: Actor): actor is Account {
  return hasAccount(actor) && actor.accountType === "Consultant";
}

/** Administrators see all desks, and say when nothing can be booked. */
export function mayRunDesks(actor: Actor): actor is Account {
  return hasRole(actor, "admin");
}

/** A time is its advisor's alone; for everybody else it does not exist. */
export function isOwnSlot(actor: Account, { advisorId }: { readonly advisorId: number }): boolean {
  return actor.id === advisorId;
}
