import { describe, expect, it, test } from "vitest";
import type { FirstMinorAge } from "#features/people/rules.ts";
import {
  type AgeFacts,
  adultFrom,
  type ConsentFacts,
  endsSoon,
  invitationState,
  isHeld,
  isMinorOrUnknown,
  isSteady,
  keepDecision,
  keepingOf,
  objectionStands,
} from "./rules.ts";

const NOW = new Date("2026-11-20T08:00:00.000Z");
const said = (changes: Partial<AgeFacts>): AgeFacts => ({
  birthDate: null,
  ageBand: null,
  ageSaidAt: "2026-01-01T00:00:00.000Z",
  firstMinor: null,
  ...changes,
});
const consent = (changes: Partial<ConsentFacts> = {}): ConsentFacts => ({
  email: "guardian@example.org",
  toldAt: null,
  strangerAt: null,
  confirmedAt: null,
  objectedAt: null,
  guardianAgreedAt: null,
  pupilAgreedAt: null,
  ...changes,
});

describe("who counts as a minor", () => {
  it("goes by the day of birth, to the day", () => {
    expect(isMinorOrUnknown(said({ birthDate: "2008-11-20" }), NOW)).toBe(false);
    expect(isMinorOrUnknown(said({ birthDate: "2008-11-21" }), NOW)).toBe(true);
    expect(adultFrom(said({ birthDate: "2008-02-29" }))?.toISOString()).toBe("2026-03-01T00:00:00.000Z");
  });
  it("takes 15–17 for a minor until three years have passed since it was said", () => {
    expect(isMinorOrUnknown(said({ ageBand: "15-17", ageSaidAt: "2023-11-20T08:00:00.000Z" }), NOW)).toBe(false);
    expect(isMinorOrUnknown(said({ ageBand: "15-17", ageSaidAt: "2023-11-20T08:00:01.000Z" }), NOW)).toBe(true);
  });
  it("takes under 15 for a minor until something newer is said", () => {
    expect(isMinorOrUnknown(said({ ageBand: "under-15", ageSaidAt: "2000-01-01T00:00:00.000Z" }), NOW)).toBe(true);
  });
  it("takes who said nothing for a minor, and the older bands for adults", () => {
    expect(isMinorOrUnknown(said({ ageSaidAt: null }), NOW)).toBe(true);
    expect(isMinorOrUnknown(said({ ageBand: "18-24" }), NOW)).toBe(false);
    expect(isMinorOrUnknown(said({ ageBand: "25-plus", ageSaidAt: null }), NOW)).toBe(false);
  });
});

describe("an older age said after a minor's", () => {
  const first = (changes: Partial<FirstMinorAge>) => ({
    firstMinor: { birthDate: null, ageBand: null, saidAt: "2026-01-01T00:00:00.000Z", ...changes },
  });
  it.each([
    [first({ ageBand: "15-17" }), "2029-01-01T00:00:00.000Z"],
    [first({ ageBand: "under-15" }), "2029-01-01T00:00:00.000Z"],
    [first({ birthDate: "2010-05-04" }), "2028-05-04T00:00:00.000Z"],
  ])("counts for nothing while %o may still be true", (minor, until) => {
    for (const newest of [{ birthDate: "1990-01-01" }, { ageBand: "25-plus" } as const]) {
      const age = said({ ...newest, ...minor });
      expect(adultFrom(age)?.toISOString()).toBe(until);
      expect([isHeld(age, NOW), isHeld(age, new Date(until))]).toEqual([true, false]);
      expect(isMinorOrUnknown(age, new Date(until))).toBe(false);
    }
  });
  it("does not make anybody of age by itself", () => {
    const age = said({ ageBand: "under-15", ...first({ ageBand: "under-15" }) });
    expect([adultFrom(age), isHeld(age, NOW)]).toEqual([null, false]);
  });
  it("does not stand against a later minor's age, which is the longer wait", () => {
    const age = said({ birthDate: "2015-01-01", ...first({ ageBand: "15-17" }) });
    expect(adultFrom(age)?.toISOString()).toBe("2033-01-01T00:00:00.000Z");
  });
});

describe("whether results are kept", () => {
  it.each([
    ["off", true, null, "keep"],
    ["notify", false, null, "keep"],
    ["notify", true, null, "ask"],
    ["notify", true, consent({ email: null }), "keep"],
    ["notify", true, consent(), "keep"],
    ["require", false, null, "keep"],
    ["require", true, null, "ask"],
    ["require", true, consent({ email: null }), "try"],
    ["require", true, consent(), "try"],
    ["require", true, consent({ confirmedAt: "2026-11-01T00:00:00.000Z" }), "keep"],
  ] as const)("%s, minor %s: %j → %s", (rule, minorOrUnknown, row, expected) => {
    expect(keepDecision({ rule, minorOrUnknown, consent: row })).toBe(expected);
  });

  const objectedAt = "2026-06-01T00:00:00.000Z";
  it("hides while an objection stands, whatever the setting says now", () => {
    for (const rule of ["off", "notify", "require"] as const)
      expect(keepingOf(rule, said({}), consent({ objectedAt }), NOW)).toBe("hidden");
  });
  it("ends an objection by coming of age, not by saying another age after it", () => {
    expect(objectionStands(said({ birthDate: "2008-10-01" }), objectedAt, NOW)).toBe(false);
    const later = said({ ageBand: "25-plus", ageSaidAt: "2026-06-02T00:00:00.000Z" });
    expect(objectionStands(later, objectedAt, NOW)).toBe(true);
    expect(objectionStands(later, objectedAt, new Date("2029-06-01T00:00:00.000Z"))).toBe(false);
  });
});

describe("links between accounts", () => {
  const invitation = { acceptedAt: null, endedAt: null, expiresAt: "2026-11-20T08:00:01.000Z" };
  it("knows an invitation that is good, used, ended or too late", () => {
    expect(invitationState(invitation, NOW)).toBe("ready");
    expect(invitationState({ ...invitation, expiresAt: NOW.toISOString() }, NOW)).toBe("invalid");
    expect(invitationState({ ...invitation, acceptedAt: "2026-11-01T00:00:00.000Z" }, NOW)).toBe("used");
    const ended = { ...invitation, acceptedAt: "2026-11-01T00:00:00.000Z", endedAt: "2026-11-02T00:00:00.000Z" };
    expect(invitationState(ended, NOW)).toBe("invalid");
  });
  it("tells the end thirty days before, and not after it", () => {
    expect(endsSoon(said({ birthDate: "2008-12-20" }), NOW)?.toISOString()).toBe("2026-12-20T00:00:00.000Z");
    expect(endsSoon(said({ birthDate: "2008-12-21" }), NOW)).toBeNull();
    expect(endsSoon(said({ birthDate: "2008-11-20" }), NOW)).toBeNull();
    expect(endsSoon(said({}), NOW)).toBeNull();
  });
});

test("a result is called steady only where every taking named the same environments as clearly", () => {
  const one = { environments: ["Social", "Investigative"], clarity: "They stand out." };
  expect(isSteady([one])).toBe(false);
  expect(isSteady([one, { ...one, environments: ["Investigative", "Social"] }, one])).toBe(true);
  expect(isSteady([one, { ...one, environments: ["Social"] }])).toBe(false);
  expect(isSteady([one, { ...one, clarity: "A first leaning." }])).toBe(false);
  expect(
    isSteady([
      { ...one, environments: [] },
      { ...one, environments: [] },
    ]),
  ).toBe(false);
});
