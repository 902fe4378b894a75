import { expect, it } from "vitest";
import type { Person } from "#shared/actor.ts";
import { visitor } from "#tests/support/people.ts";
import { isAdvisor, isOwnSlot, mayRunDesks } from "./access.ts";

const person = {
  ...visitor,
  kind: "person",
  id: 7,
  accountType: "Consultant",
  roles: [],
  isPlace: false,
} as unknown as Person;
const advisor = person as Person & { readonly isPlace: false };

it("lets advisors keep times, nobody else: not even who runs everything", () => {
  expect(isAdvisor(person)).toBe(true);
  for (const other of [
    visitor,
    { ...person, accountType: "Student" as const },
    { ...person, accountType: "Student" as const, roles: ["admin" as const] },
    { ...person, isPlace: true },
  ])
    expect(isAdvisor(other)).toBe(false);
});

it("lets administrators run the desks, and no advisor", () => {
  expect(mayRunDesks({ ...person, roles: ["admin"] })).toBe(true);
  for (const other of [visitor, person, { ...person, roles: ["editor" as const] }])
    expect(mayRunDesks(other)).toBe(false);
});

it("keeps a time to its advisor", () => {
  expect(isOwnSlot(advisor, { advisorId: 7 })).toBe(true);
  expect(isOwnSlot(advisor, { advisorId: 8 })).toBe(false);
});
