import type { Keeping, ShowingFacts } from "#features/guardians/rules.ts";
import { type Account, type Actor, hasAccount, isPerson, type Person } from "#shared/actor.ts";

/** A scale is taken by somebody who is signed in (specification §1), at a place in a class too. */
export function mayTake(actor: Actor): actor is Person {
  return isPerson(actor);
}

declare const granted: unique symbol;

/** Whose attempts are meant: those the person keeps, and those this very sign-in is only trying. Made here alone, so that no store is asked for another's. */
export interface Owner {
  readonly userId: number;
  readonly signInId: string;
  readonly now: Date;
  readonly [granted]: true;
}

export function ownerOf({ id, signInId }: Pick<Person, "id" | "signInId">, now: Date): Owner {
  return { userId: id, signInId, now } as Owner;
}

/** Why somebody cannot see their results: a guardian's objection hides them. */
export function seeRefusal({ isHidden }: { readonly isHidden: boolean }) {
  return isHidden ? "results_hidden" : null;
}

interface Finishing {
  readonly person: Person;
  readonly keeping: Keeping;
  readonly wantsKept: boolean;
  readonly isAgeAsked: boolean;
}

/**
 * Why somebody cannot begin or finish a scale: a guardian objects, or the questions about age and about a guardian come first. Who only
 * tries is not asked, nor a place in a class about its age.
 */
export function finishRefusal({ person, keeping, wantsKept, isAgeAsked }: Finishing) {
  if (keeping === "hidden") return "results_hidden";
  if (!wantsKept) return null;
  if (!isAgeAsked && !person.isPlace) return "age_needed";
  return keeping === "ask" ? "guardian_needed" : null;
}

/** Whether what somebody finishes is kept, or tried only. */
export function isKept({ keeping, wantsKept }: Pick<Finishing, "keeping" | "wantsKept">): boolean {
  return wantsKept && keeping === "keep";
}

/** Why answers that a device kept are not taken: only the sign-in that gave them may hand them in. */
export function keptRefusal({ givenUnder, signIn }: { readonly givenUnder: string; readonly signIn: string }) {
  return givenUnder === signIn ? null : "forbidden";
}

/** Why answers a guest gave on a device cannot join an account: a guardian would take the child's for their own. */
export function joinRefusal({ isGuardian }: { readonly isGuardian: boolean }) {
  return isGuardian ? "forbidden" : null;
}

interface Sharing extends ShowingFacts {
  readonly isKept: boolean;
  readonly isCareless: boolean;
}

/**
 * Why a result cannot be shown to others, asked anew each time one of them opens it: a guardian objects, the age is not known, a
 * guardian of somebody under 18 has not confirmed, or it is no result that says something of its owner.
 */
export function shareRefusal({ isKept, isCareless, ...facts }: Sharing) {
  const { keeping, rule, isAgeKnown, isMinorOrUnknown, isConfirmed } = facts;
  if (keeping === "hidden") return "results_hidden";
  if (!isAgeKnown) return "share_age_needed";
  if (isMinorOrUnknown && rule !== "off" && !isConfirmed) return "share_guardian_needed";
  if (!isKept) return "share_tried";
  return isCareless ? "share_careless" : null;
}

/** A name is shown of whoever is surely of age, as long as they are. */
export function mayShowName({ isMinorOrUnknown }: Pick<ShowingFacts, "isMinorOrUnknown">): boolean {
  return !isMinorOrUnknown;
}

/** Results are shared with advisors. */
export function mayReadShared(actor: Actor): actor is Account {
  return hasAccount(actor) && actor.accountType === "Consultant";
}

interface Reached {
  readonly id: number;
  readonly kind: "account" | "place";
  readonly account_type: string;
  readonly activated_at: string | null;
  readonly disabled_at: string | null;
}

/** Whether an account is that of an advisor somebody else may show a result to. */
export function isAdvisorFor({ id }: Pick<Person, "id">, reached: Reached): boolean {
  const isOpen = reached.activated_at !== null && reached.disabled_at === null;
  return reached.kind === "account" && reached.account_type === "Consultant" && isOpen && reached.id !== id;
}

/** Who has asked to be erased is shown to nobody from then on. */
export function isGoing({ erase_reason }: { readonly erase_reason: "asked" | "unused" | null }): boolean {
  return erase_reason === "asked";
}

/** Whether somebody looks at what they share themselves. */
export function isSharer(actor: Actor, ownerId: number): boolean {
  return isPerson(actor) && actor.id === ownerId;
}
