import { expect, it } from "vitest";
import { guest, letIn, place, somebody } from "#tests/support/actors.ts";
import {
  isAnswerFor,
  mayGiveRoles,
  mayHoldRole,
  mayLoseRole,
  mayResetPassword,
  mustConsent,
  provesOwner,
  unlinkRefusal,
} from "./access.ts";

it("administrators can give roles, and nobody else", () => expect(letIn(mayGiveRoles)).toEqual(["administrator"]));
it("a pupil's place cannot give roles, whatever roles it had", () =>
  expect(mayGiveRoles(somebody({ isPlace: true, roles: ["admin"] }))).toBe(false));

const holder = { isPlace: false, isActivated: true, isDisabled: false };
it("an active account can hold a role", () => expect(mayHoldRole(holder)).toBe(true));
it("a pupil's place cannot hold a role", () => expect(mayHoldRole({ ...holder, isPlace: true })).toBe(false));
it("an account that was never activated cannot", () =>
  expect(mayHoldRole({ ...holder, isActivated: false })).toBe(false));
it("an account that was shut cannot", () => expect(mayHoldRole({ ...holder, isDisabled: true })).toBe(false));

it("the last administrator cannot lose that role", () => expect(mayLoseRole({ id: 1 }, "admin", [1])).toBe(false));
it("one administrator of two can", () => expect(mayLoseRole({ id: 1 }, "admin", [1, 2])).toBe(true));
it("the last administrator can lose another role", () => expect(mayLoseRole({ id: 1 }, "editor", [1])).toBe(true));

it("an account can get a link for a new password", () => expect(mayResetPassword(holder)).toBe(true));
it("a pupil's place cannot get one", () => expect(mayResetPassword({ ...holder, isPlace: true })).toBe(false));
it("an account that was shut cannot get one", () =>
  expect(mayResetPassword({ ...holder, isDisabled: true })).toBe(false));

it("somebody with a password can unlink the provider", () => expect(unlinkRefusal({ hasPassword: true })).toBeNull());
it("somebody without a password cannot", () => expect(unlinkRefusal({ hasPassword: false })).toBe("forbidden"));

const signedIn = somebody({ signInId: "this" });
it("the provider's answer counts for the sign-in that asked", () =>
  expect(isAnswerFor(signedIn, { signInId: "this" })).toBe(true));
it("it cannot be taken by another sign-in", () => expect(isAnswerFor(signedIn, { signInId: "other" })).toBe(false));
it("nor where a guest asked", () => expect(isAnswerFor(signedIn, { signInId: null })).toBe(false));

it("the linked identity proves who somebody is", () => expect(provesOwner({ id: 7 }, { userId: 7 })).toBe(true));
it("an identity linked to another account cannot", () => expect(provesOwner({ id: 7 }, { userId: 8 })).toBe(false));
it("an identity linked to none cannot", () => expect(provesOwner({ id: 7 }, null)).toBe(false));

it("an account that agreed to earlier texts has to agree anew", () =>
  expect(mustConsent(somebody({ consentVersion: "1" }), "2")).toBe(true));
it("an account that agreed to these texts has not", () =>
  expect(mustConsent(somebody({ consentVersion: "2" }), "2")).toBe(false));
it("guests and pupils' places never have to", () =>
  expect([guest, place].map((actor) => mustConsent(actor, "2"))).toEqual([false, false]));
