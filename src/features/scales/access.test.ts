import { expect, it } from "vitest";
import { guest, place, somebody } from "#tests/support/actors.ts";
import { finishRefusal, isKept, mayTake, seeRefusal } from "./access.ts";

it("a visitor cannot take the whole scale", () => expect(mayTake(guest)).toBe(false));
it("somebody signed in can", () => expect(mayTake(somebody())).toBe(true));
it("a pupil's place can", () => expect(mayTake(place)).toBe(true));

it("somebody can see their results", () => expect(seeRefusal({ isHidden: false })).toBeNull());
it("somebody cannot see results that a guardian objects to", () =>
  expect(seeRefusal({ isHidden: true })).toBe("results_hidden"));

const finishing = { person: somebody(), keeping: "keep", wantsKept: true, isAgeAsked: true } as const;
it("somebody can finish a scale", () => expect(finishRefusal(finishing)).toBeNull());
it("nobody can finish a scale while a guardian objects, not even to try it", () =>
  expect(finishRefusal({ ...finishing, keeping: "hidden", wantsKept: false })).toBe("results_hidden"));
it("nobody can keep a result before the question about age", () =>
  expect(finishRefusal({ ...finishing, keeping: "ask", isAgeAsked: false })).toBe("age_needed"));
it("a pupil's place is not asked about age", () =>
  expect(finishRefusal({ ...finishing, person: place, isAgeAsked: false })).toBeNull());
it("nobody can keep a result before the question about a guardian", () =>
  expect(finishRefusal({ ...finishing, keeping: "ask" })).toBe("guardian_needed"));
it("who only tries is asked nothing", () =>
  expect(finishRefusal({ ...finishing, keeping: "ask", wantsKept: false, isAgeAsked: false })).toBeNull());

it("a result is kept for who wants it kept", () => expect(isKept(finishing)).toBe(true));
it("a result is not kept for who only tries", () => expect(isKept({ ...finishing, wantsKept: false })).toBe(false));
it("a result is not kept before a guardian has confirmed", () =>
  expect(isKept({ ...finishing, keeping: "try" })).toBe(false));
