import { expect, it } from "vitest";
import { testEditor, testPerson, testVisitor } from "#tests/support/content.ts";
import { mayReadWishes } from "./access.ts";

it("shows what is asked for to those who write, and to nobody else", () => {
  expect(mayReadWishes(testEditor)).toBe(true);
  expect(mayReadWishes({ ...testPerson, roles: ["author"] })).toBe(true);
  expect(mayReadWishes(testPerson)).toBe(false);
  expect(mayReadWishes({ ...testPerson, roles: ["teacher"] })).toBe(false);
  expect(mayReadWishes(testVisitor)).toBe(false);
});
