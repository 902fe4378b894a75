import { expect, it } from "vitest";
import type { Person, Role } from "#shared/actor.ts";
import { visitor } from "#tests/support/people.ts";
import { isForLibrary, isOwnedBy } from "./access.ts";

const person = (id: number, roles: Role[] = [], isPlace = false) =>
  ({ kind: "person", id, roles, isPlace }) as unknown as Person;

it("cannot put a file into the library without being an author, nor one that is said to be one's own", () => {
  expect(isForLibrary(person(1, ["author"]), { saysOwn: false })).toBe(true);
  expect(isForLibrary(person(1, ["editor"]), { saysOwn: true })).toBe(false);
  expect(isForLibrary(person(1), { saysOwn: false })).toBe(false);
  expect(isForLibrary(person(1, ["teacher"]), { saysOwn: false })).toBe(false);
  expect(isForLibrary(visitor, { saysOwn: false })).toBe(false);
});

it("cannot see another's file, whatever role one has", () => {
  expect(isOwnedBy(person(1), { user_id: 1 })).toBe(true);
  for (const who of [person(2), person(2, ["admin"]), person(1, [], true), visitor])
    expect(isOwnedBy(who, { user_id: 1 })).toBe(false);
});
