import type { Keeping } from "#features/guardians/rules.ts";
import { type Account, type Actor, hasAccount, hasRole, isPerson, type Person } from "#shared/actor.ts";

/** Classes are opened by advisors, by teachers (a role) and by administrators. */
export function mayOpenClasses(actor: Actor): actor is Account {
  return hasAccount(actor) && (actor.accountType === "Consultant" || hasRole(actor, "teacher"));
}

/** A class is its teacher's alone, as long as they may open any; for everybody else it does not exist. */
export function mayRunClass(person: Person, { teacherId }: { readonly teacherId: number | null }): boolean {
  return mayOpenClasses(person) && person.id === teacherId;
}

/** Guests take a place, and whoever sits at a place may pass the device on; an account has no need of one. */
export function mayTakePlace(actor: Actor): boolean {
  return !hasAccount(actor);
}

/** Who sits at a place in a class; only they can leave it, or carry it to an account. */
export function sitsAtPlace(actor: Actor): actor is Person {
  return isPerson(actor) && !hasAccount(actor);
}

interface Claimed {
  readonly claimedBy: number | null;
}

/** Whether the teacher sees the result is said by the account that claimed the place. */
export function mayShare(person: Person, { claimedBy }: Claimed): boolean {
  return hasAccount(person) && person.id === claimedBy;
}

/** A teacher sees the result of a place once it is an account's, its owner agreed, and no guardian stands in the way. */
export function isResultShown(
  place: Claimed & { readonly isShared: boolean; readonly guardianAgrees: boolean },
): boolean {
  return place.claimedBy !== null && place.isShared && place.guardianAgrees;
}

/** Why a place cannot be claimed now: a claim keeps results, or does nothing. */
export function claimRefusal({ keeping, isAgeAsked }: { readonly keeping: Keeping; readonly isAgeAsked: boolean }) {
  if (keeping === "hidden") return "results_hidden";
  if (!isAgeAsked) return "age_needed";
  if (keeping === "ask") return "guardian_needed";
  return keeping === "try" ? "guardian_waiting" : null;
}
