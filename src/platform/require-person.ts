import { type Account, type Actor, hasAccount, isPerson, type Person } from "#shared/actor.ts";
import { AppError } from "./errors.ts";

/** The person who asks; a visitor is refused with 401. */
export function requirePerson(actor: Actor): Person {
  if (isPerson(actor)) return actor;
  throw new AppError("unauthorized");
}

/** A person with an account of their own; a pupil's place in a class is refused with 403. */
export function requireAccount(actor: Actor): Account {
  const person = requirePerson(actor);
  if (hasAccount(person)) return person;
  throw new AppError("account_needed");
}
