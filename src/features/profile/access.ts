import type { Person } from "#shared/actor.ts";

/** A person's record is theirs alone; whoever else asks for its number learns nothing of it. */
export function isOwnRecord(person: Person, id: string): boolean {
  return id === String(person.id);
}
