import type { Actor, Person, Visitor } from "#shared/actor.ts";

const origin = { address: "192.0.2.1", device: "", userAgent: "" };

/** For rules of access, which know no database. */
export const guest: Visitor = { kind: "visitor", locale: "ar", origin };

/** Somebody signed in to an ordinary account, but for `changes`. */
export function somebody(changes: Partial<Person> = {}): Person {
  return {
    kind: "person",
    id: 7,
    email: "salma@example.org",
    firstName: "Salma",
    lastName: "Al Harthi",
    accountType: "Student",
    roles: [],
    locale: "ar",
    origin,
    signInId: "sign-in",
    isPlace: false,
    provedAt: null,
    consentVersion: null,
    eraseAt: null,
    ...changes,
  };
}

export const author = somebody({ roles: ["author"] });
export const editor = somebody({ roles: ["editor"] });
export const teacher = somebody({ roles: ["teacher"] });
export const advisor = somebody({ accountType: "Consultant" });
export const administrator = somebody({ roles: ["admin"] });
/** A pupil's place in a class. */
export const place = somebody({ isPlace: true, email: "" });

/** Those of these askers whom a rule lets. */
export function letIn(rule: (actor: Actor) => boolean): string[] {
  const askers = { guest, place, somebody: somebody(), author, editor, teacher, advisor, administrator };
  return Object.entries(askers).flatMap(([name, actor]) => (rule(actor) ? [name] : []));
}
