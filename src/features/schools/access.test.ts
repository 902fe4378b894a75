import { expect, it } from "vitest";
import { guest, letIn, place, somebody, teacher } from "#tests/support/actors.ts";
import {
  claimRefusal,
  isResultShown,
  mayOpenClasses,
  mayRunClass,
  mayShare,
  mayTakePlace,
  sitsAtPlace,
} from "./access.ts";

it("advisors, teachers and administrators can open classes, and nobody else", () =>
  expect(letIn(mayOpenClasses)).toEqual(["teacher", "advisor", "administrator"]));
it("a pupil's place cannot open a class, whatever roles it had", () =>
  expect(mayOpenClasses(somebody({ isPlace: true, accountType: "Consultant", roles: ["teacher"] }))).toBe(false));

it("a teacher can run a class of their own", () => expect(mayRunClass(teacher, { teacherId: teacher.id })).toBe(true));
it("a teacher cannot read a class of another", () => expect(mayRunClass(teacher, { teacherId: 8 })).toBe(false));
it("an administrator cannot read a class of another either", () =>
  expect(mayRunClass(somebody({ roles: ["admin"] }), { teacherId: 8 })).toBe(false));
it("nobody can run a class whose teacher is gone", () => expect(mayRunClass(teacher, { teacherId: null })).toBe(false));
it("who is no teacher any more cannot run the classes they opened", () =>
  expect(mayRunClass(somebody(), { teacherId: somebody().id })).toBe(false));

it("a guest can take a place", () => expect(mayTakePlace(guest)).toBe(true));
it("whoever sits at a place can pass the device on", () => expect(mayTakePlace(place)).toBe(true));
it("an account cannot take a place", () => expect(mayTakePlace(somebody())).toBe(false));

it("only who sits at a place can leave it", () =>
  expect([place, guest, somebody()].map(sitsAtPlace)).toEqual([true, false, false]));

it("an account can show the result of a place it claimed", () =>
  expect(mayShare(somebody(), { claimedBy: somebody().id })).toBe(true));
it("an account cannot show the result of another's place", () =>
  expect(mayShare(somebody(), { claimedBy: 8 })).toBe(false));
it("nobody can show the result of a place that is not claimed", () =>
  expect(mayShare(somebody(), { claimedBy: null })).toBe(false));
it("a pupil's place cannot show a result", () => expect(mayShare(place, { claimedBy: place.id })).toBe(false));

const shown = { claimedBy: 7, isShared: true, guardianAgrees: true };
it("a teacher sees a result its owner agreed to show", () => expect(isResultShown(shown)).toBe(true));
it("a teacher cannot see a result its owner has not agreed to show", () =>
  expect(isResultShown({ ...shown, isShared: false })).toBe(false));
it("a teacher cannot see the result of a place nobody claimed", () =>
  expect(isResultShown({ ...shown, claimedBy: null })).toBe(false));
it("a teacher cannot see a result a guardian does not agree to", () =>
  expect(isResultShown({ ...shown, guardianAgrees: false })).toBe(false));

it("a place is claimed where its results are kept", () =>
  expect(claimRefusal({ keeping: "keep", isAgeAsked: true })).toBeNull());
it("a place cannot be claimed while a guardian objects", () =>
  expect(claimRefusal({ keeping: "hidden", isAgeAsked: false })).toBe("results_hidden"));
it("a place cannot be claimed before the question about age", () =>
  expect(claimRefusal({ keeping: "ask", isAgeAsked: false })).toBe("age_needed"));
it("a place cannot be claimed before the question about a guardian", () =>
  expect(claimRefusal({ keeping: "ask", isAgeAsked: true })).toBe("guardian_needed"));
it("a place cannot be claimed before the guardian has confirmed", () =>
  expect(claimRefusal({ keeping: "try", isAgeAsked: true })).toBe("guardian_waiting"));
