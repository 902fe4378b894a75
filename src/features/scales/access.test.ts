import { expect, it } from "vitest";
import { guest, place, somebody } from "#tests/support/actors.ts";
import {
  finishRefusal,
  isAdvisorFor,
  isGoing,
  isKept,
  isSharer,
  mayReadShared,
  mayShowName,
  mayTake,
  seeRefusal,
  shareRefusal,
} from "./access.ts";

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

const sharing = {
  keeping: "keep",
  rule: "notify",
  isAgeKnown: true,
  isMinorOrUnknown: false,
  isConfirmed: false,
  isKept: true,
  isCareless: false,
} as const;
const minor = { ...sharing, isMinorOrUnknown: true } as const;
it("a kept result of somebody of age can be shared", () => expect(shareRefusal(sharing)).toBeNull());
it("nothing is shared while a guardian objects", () =>
  expect(shareRefusal({ ...minor, keeping: "hidden", isConfirmed: true })).toBe("results_hidden"));
it("nothing is shared before the age is known", () =>
  expect(shareRefusal({ ...minor, isAgeKnown: false, rule: "off" })).toBe("share_age_needed"));
it("nothing of a minor is shared before a guardian has confirmed", () =>
  expect(shareRefusal(minor)).toBe("share_guardian_needed"));
it("a minor shares what a guardian has confirmed", () =>
  expect(shareRefusal({ ...minor, isConfirmed: true })).toBeNull());
it("a minor shares where guardians are not asked at all", () =>
  expect(shareRefusal({ ...minor, rule: "off" })).toBeNull());
it("what was only tried is not shared", () => expect(shareRefusal({ ...sharing, isKept: false })).toBe("share_tried"));
it("a careless result is not shared", () =>
  expect(shareRefusal({ ...sharing, isCareless: true })).toBe("share_careless"));
it("a name is shown of whoever is of age alone", () =>
  expect([mayShowName(sharing), mayShowName(minor)]).toEqual([true, false]));

const guide = {
  id: 9,
  kind: "account",
  account_type: "Consultant",
  activated_at: "2026-01-01T00:00:00.000Z",
  disabled_at: null,
} as const;
it("a result is shown to advisors", () => expect(isAdvisorFor({ id: 1 }, guide)).toBe(true));
it.each([
  { account_type: "Student" },
  { kind: "place" as const },
  { activated_at: null },
  { disabled_at: guide.activated_at },
  { id: 1 },
])("no result is shown to %o", (changes) => expect(isAdvisorFor({ id: 1 }, { ...guide, ...changes })).toBe(false));
it("only advisors read what is shared with them", () =>
  expect([somebody({ accountType: "Consultant" }), somebody(), place, guest].map(mayReadShared)).toEqual([
    true,
    false,
    false,
    false,
  ]));
it("who has asked to be erased is going, who would be for want of use is not", () =>
  expect((["asked", "unused", null] as const).map((erase_reason) => isGoing({ erase_reason }))).toEqual([
    true,
    false,
    false,
  ]));
it("somebody looks at what they share themselves", () =>
  expect([isSharer(somebody({ id: 3 }), 3), isSharer(somebody({ id: 3 }), 4), isSharer(guest, 3)]).toEqual([
    true,
    false,
    false,
  ]));
