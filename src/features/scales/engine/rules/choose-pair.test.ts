import { expect, it } from "vitest";
import { choosePair } from "./choose-pair.ts";

const choices = ["new", "middle", "old"].map((attempt) => ({ attempt, completedAt: "2026-11-01T00:00:00Z" }));
const pair = (from: string | null, to: string | null) => {
  const chosen = choosePair(choices, { from, to });
  return chosen && `${chosen.before.attempt} ${chosen.after.attempt}${chosen.isSameChosen ? " same" : ""}`;
};

it("compares the two newest unless others are chosen", () => {
  expect(pair(null, null)).toBe("middle new");
  expect(pair("old", "new")).toBe("old new");
  expect(pair("stranger", "nobody")).toBe("middle new");
});

it("puts the earlier one first, however they were chosen", () => expect(pair("new", "old")).toBe("old new"));

it("compares one alone with the one before it, the oldest with the one after", () => {
  expect(pair(null, "middle")).toBe("old middle");
  expect(pair("old", null)).toBe("old middle");
  expect(pair("middle", "middle")).toBe("old middle same");
  expect(pair("old", "old")).toBe("old middle same");
});

it("has nothing to compare with fewer than two", () => {
  expect(choosePair(choices.slice(0, 1), { from: null, to: null })).toBeNull();
  expect(choosePair(choices.slice(0, 1), { from: "new", to: "new" })).toBeNull();
  expect(choosePair([], { from: null, to: null })).toBeNull();
});
