import { expect, it } from "vitest";
import { administrator, letIn, somebody } from "#tests/support/actors.ts";
import { hasAccount, hasRole, isPerson, ROLES } from "./actor.ts";

it("a guest is no person", () => expect(letIn(isPerson)).not.toContain("guest"));
it("a pupil's place is a person without an account", () => {
  expect(letIn(isPerson)).toContain("place");
  expect(letIn(hasAccount)).not.toContain("place");
});
it("an administrator has every role", () => expect(ROLES.every((role) => hasRole(administrator, role))).toBe(true));
it("a role brings no other role with it", () =>
  expect(ROLES.filter((role) => hasRole(somebody({ roles: ["author"] }), role))).toEqual(["author"]));
it("a pupil's place holds no role, whatever was written down", () =>
  expect(hasRole(somebody({ isPlace: true, roles: ["admin"] }), "author")).toBe(false));
