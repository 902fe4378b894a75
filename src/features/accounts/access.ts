import { type Account, type Actor, hasAccount, hasRole, type Person, type Role } from "#shared/actor.ts";

/** Roles are given and taken by administrators; on the machine itself by whoever may run its commands. */
export function mayGiveRoles(actor: Actor): actor is Account {
  return hasRole(actor, "admin");
}

interface Holder {
  readonly isPlace: boolean;
  readonly isActivated: boolean;
  readonly isDisabled: boolean;
}

/** Roles are held by active accounts; for whoever gives them, others do not exist. */
export function mayHoldRole({ isPlace, isActivated, isDisabled }: Holder): boolean {
  return !isPlace && isActivated && !isDisabled;
}

/** The last administrator stays one. `administrators`: ids of all of them. */
export function mayLoseRole(holder: { readonly id: number }, role: Role, administrators: readonly number[]): boolean {
  return role !== "admin" || administrators.some((id) => id !== holder.id);
}

/** Accounts that somebody uses can be blocked, and opened again. */
export function mayBeBlocked({ isPlace, isActivated }: Pick<Holder, "isPlace" | "isActivated">): boolean {
  return !isPlace && isActivated;
}

/** Why somebody cannot be blocked: nobody shuts themselves out, and the last administrator stays. `administrators`: ids of all of them. */
export function blockRefusal(
  admin: { readonly id: number },
  target: { readonly id: number },
  administrators: readonly number[],
) {
  if (admin.id === target.id) return "block_self";
  return administrators.every((id) => id === target.id) ? "last_admin" : null;
}

/** Links for a new password are mailed to accounts that are not shut: a place in a class has neither password nor address. */
export function mayResetPassword({ isPlace, isDisabled }: Pick<Holder, "isPlace" | "isDisabled">): boolean {
  return !isPlace && !isDisabled;
}

/** Somebody who came in through the provider alone cannot shut the only door. */
export function unlinkRefusal({ hasPassword }: { readonly hasPassword: boolean }) {
  return hasPassword ? null : "forbidden";
}

/** The provider's answer counts for the very sign-in that was sent there. */
export function isAnswerFor({ signInId }: Person, flow: { readonly signInId: string | null }): boolean {
  return flow.signInId === signInId;
}

/** A fresh proof is given by the very identity that is linked to the account. */
export function provesOwner({ id }: Pick<Person, "id">, identity: { readonly userId: number } | null): boolean {
  return identity?.userId === id;
}

/** Whether somebody has to agree anew before more of theirs is kept: an account that agreed to other texts. A place in a class never has. */
export function mustConsent(actor: Actor, version: string): boolean {
  return hasAccount(actor) && actor.consentVersion !== version;
}
