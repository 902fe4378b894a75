import { AppError } from "#platform/errors.ts";
import type { Actor, Person } from "#shared/actor.ts";

/** The person who asks; a visitor is refused with 401. */
export function requirePerson(actor: Actor): Person {
  if (actor.kind !== "person") throw new AppError("unauthorized");
  return actor;
}
