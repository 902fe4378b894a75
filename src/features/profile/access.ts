import { type AgeFacts, isMinorOrUnknown } from "#features/guardians/rules.ts";
import { homeKindOf } from "#features/home/rules.ts";
import { type Account, type Actor, hasAccount, isPerson, type Person } from "#shared/actor.ts";
import { welcomeKindOf } from "./rules/welcome.ts";

/** A person's record is theirs alone; whoever else asks for its number learns nothing of it. */
export function isOwnRecord(person: Person, id: string): boolean {
  return id === String(person.id);
}

/** The questions at the beginning are for accounts of whoever comes to find something here. */
export function isWelcomed(actor: Actor): actor is Account {
  return hasAccount(actor) && welcomeKindOf(homeKindOf(actor)) !== null;
}

/** A profile is shown to others by whoever is surely of age, as long as they are. */
export function mayShare(age: AgeFacts, now: Date): boolean {
  return !isMinorOrUnknown(age, now);
}

export function shareRefusal(age: AgeFacts, now: Date) {
  return mayShare(age, now) ? null : "forbidden";
}

/** Whether somebody looks at the page they share. */
export function isOwner(actor: Actor, ownerId: number): boolean {
  return isPerson(actor) && actor.id === ownerId;
}

/** A profile belongs to an account; a visitor and a place in a class keep none. */
export function keepsRecord(actor: Actor): actor is Account {
  return hasAccount(actor);
}
