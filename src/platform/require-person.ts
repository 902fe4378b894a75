import type { Actor, Person } from "#shared/actor.ts";
import { AppError } from "./errors.ts";

/** The person who asks; a visitor is refused with 401. */
export function requirePerson(actor: Actor): Person {
  if (actor.kind !== "person") throw new AppError("unauthorized");
  return actor;
}

/** A person with an account of their own; a pupil's place in a class is refused with 403. */
export function requireAccount(actor: Actor): Person {
  const person = requirePerson(actor);
  if (person.isPlace) throw new AppError("account_needed");
  return person;
}
