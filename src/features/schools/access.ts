import { type Actor, hasRole, type Person } from "#shared/actor.ts";

/** Classes are opened by advisors, by teachers (a role) and by administrators. */
export function mayOpenClasses(actor: Actor): actor is Person {
  return actor.kind === "person" && !actor.isPlace && (actor.accountType === "Consultant" || hasRole(actor, "teacher"));
}
