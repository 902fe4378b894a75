import { expect, it } from "vitest";
import { advisor, place, somebody } from "#tests/support/actors.ts";
import {
  acceptRefusal,
  answerRefusal,
  hindranceOf,
  isGuardianOf,
  isGuardiansHome,
  isInSight,
  mayDecide,
  mayEndLink,
  mayInvite,
  mayOthersSee,
  mayReadSummary,
} from "./access.ts";

const now = new Date("2026-11-22T08:00:00Z");
const unknown = { birthDate: null, ageBand: null, ageSaidAt: null, firstMinor: null };
const minor = { ...unknown, birthDate: "2012-01-01" };
const adult = { ...unknown, birthDate: "1980-01-01" };
const guardian = somebody({ id: 1, accountType: "Guardian" });
const pupil = somebody({ id: 2 });
const link = { pupilId: 2, guardianId: 1 };

const asked = { keeping: "ask", rule: "notify", isMinorOrUnknown: true } as const;
it("a pupil can name a guardian", () => expect(answerRefusal(asked)).toBeNull());
it("a pupil cannot name another guardian while one objects", () =>
  expect(answerRefusal({ ...asked, keeping: "hidden" })).toBe("results_hidden"));
it("somebody of age cannot name a guardian", () =>
  expect(answerRefusal({ ...asked, isMinorOrUnknown: false })).toBe("conflict"));
it("nobody can name a guardian where guardians are not asked", () =>
  expect(answerRefusal({ ...asked, rule: "off" })).toBe("conflict"));

it("a guardian can decide about a minor", () => expect(mayDecide(minor, null, now)).toBe(true));
it("a guardian cannot decide about somebody of age", () => expect(mayDecide(adult, null, now)).toBe(false));
it("a guardian who objected can decide still when an age is said only afterwards", () =>
  expect(mayDecide({ ...adult, ageSaidAt: "2026-11-21T00:00:00Z" }, "2026-11-20T00:00:00Z", now)).toBe(true));

it("a pupil whose age is not known can invite a guardian", () => expect(mayInvite(unknown, now)).toBe(true));
it("somebody of age cannot invite a guardian", () => expect(mayInvite(adult, now)).toBe(false));

const accepting = { pupilId: 2, age: adult, isLinked: false };
it("somebody of age with an ordinary account can accept an invitation", () =>
  expect(hindranceOf(guardian, accepting, now)).toBeNull());
it("somebody whose age is not known can accept one", () =>
  expect(hindranceOf(guardian, { ...accepting, age: unknown }, now)).toBeNull());
it("a pupil cannot accept their own invitation", () => expect(hindranceOf(pupil, accepting, now)).toBe("own"));
it("an advisor cannot become a guardian", () => expect(hindranceOf(advisor, accepting, now)).toBe("account_type"));
it("a minor cannot become a guardian", () =>
  expect(hindranceOf(guardian, { ...accepting, age: minor }, now)).toBe("minor"));
it("a guardian cannot accept twice", () =>
  expect(hindranceOf(guardian, { ...accepting, isLinked: true }, now)).toBe("linked"));
it("who cannot accept is refused, and who did already is told so", () =>
  expect([null, "own", "minor", "account_type", "linked"].map((one) => acceptRefusal(one as never))).toEqual([
    null,
    "forbidden",
    "forbidden",
    "forbidden",
    "conflict",
  ]));

it("a pupil can end a link", () => expect(mayEndLink(pupil, link)).toBe(true));
it("a pupil can take an invitation back", () => expect(mayEndLink(pupil, { ...link, guardianId: null })).toBe(true));
it("a guardian can end a link", () => expect(mayEndLink(guardian, link)).toBe(true));
it("nobody else can end a link", () => expect(mayEndLink(somebody({ id: 3 }), link)).toBe(false));
it("an administrator cannot end a link of others", () =>
  expect(mayEndLink(somebody({ id: 3, roles: ["admin"] }), link)).toBe(false));
it("a pupil's place cannot end a link", () => expect(mayEndLink(somebody({ id: 2, isPlace: true }), link)).toBe(false));

const there = { ...minor, isActive: true };
it("a guardian can read the summary of a minor", () => expect(mayReadSummary(guardian, link, there, now)).toBe(true));
it("a pupil cannot read the summary made for a guardian", () =>
  expect(mayReadSummary(pupil, link, there, now)).toBe(false));
it("another guardian cannot read it", () =>
  expect(mayReadSummary(somebody({ id: 3, accountType: "Guardian" }), link, there, now)).toBe(false));
it("nobody can read a summary before the invitation is accepted", () =>
  expect(mayReadSummary(guardian, { ...link, guardianId: null }, there, now)).toBe(false));
it("a guardian cannot read the summary of somebody who came of age", () =>
  expect(mayReadSummary(guardian, link, { ...adult, isActive: true }, now)).toBe(false));
it("a guardian cannot see an account that was shut", () =>
  expect(isInSight({ ...minor, isActive: false }, now)).toBe(false));
it("a pupil's place cannot read a summary", () =>
  expect(mayReadSummary({ ...place, id: 1 }, link, there, now)).toBe(false));

const seen = { keeping: "keep", rule: "require", isMinorOrUnknown: true, isConfirmed: true } as const;
it("others see what a guardian has confirmed", () => expect(mayOthersSee(seen)).toBe(true));
it("others cannot see what waits for a guardian", () =>
  expect(mayOthersSee({ ...seen, isConfirmed: false })).toBe(false));
it("others see what an adult shows without any guardian", () =>
  expect(mayOthersSee({ ...seen, isMinorOrUnknown: false, isConfirmed: false })).toBe(true));
it("others see what a pupil shows where a guardian is only told", () =>
  expect(mayOthersSee({ ...seen, rule: "notify", isConfirmed: false })).toBe(true));
it("others cannot see what a guardian objects to", () =>
  expect(mayOthersSee({ ...seen, keeping: "hidden" })).toBe(false));

it("a guardian is who says so, and who has a child linked; a place in a class never is", () => {
  expect(isGuardianOf(guardian, { hasChildren: false })).toBe(true);
  expect(isGuardianOf(pupil, { hasChildren: true })).toBe(true);
  expect(isGuardianOf(pupil, { hasChildren: false })).toBe(false);
  expect(isGuardianOf(place, { hasChildren: true })).toBe(false);
});

it("a home begins with the children of an account that is a guardian's, and of nobody else", () => {
  expect(isGuardiansHome(guardian)).toBe(true);
  expect(isGuardiansHome(pupil)).toBe(false);
  expect(isGuardiansHome(place)).toBe(false);
});
