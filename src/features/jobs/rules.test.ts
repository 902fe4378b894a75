import { expect, it } from "vitest";
import { interestLevel, interestShare, pageSizeFor, tellingMoment } from "./rules.ts";

it("shows 12 a page, 10 when filtered", () => {
  expect(pageSizeFor(false)).toBe(12);
  expect(pageSizeFor(true)).toBe(10);
});

it("puts an interest into words at 3 and at 5", () => {
  expect([1, 2.99, 3, 4.99, 5, 7].map(interestLevel)).toEqual(["low", "low", "medium", "medium", "high", "high"]);
});

it("fills a bar from 1 to 7 and never beyond", () => {
  expect([1, 4, 7, 0, 9].map(interestShare)).toEqual([0, 50, 100, 0, 100]);
});

const DAY = ["06:45", "08:00", "10:30", "13:00", "15:15"].map((at) => ({ at, text: `At ${at}` }));

it("tells a moment between coming and going, always the same one, and not the same hour for everybody", () => {
  const hours = Array.from({ length: 40 }, (_, at) => tellingMoment(DAY, `job-${at}`)?.at);
  expect(new Set(hours)).toEqual(new Set(["08:00", "10:30", "13:00"]));
  expect(tellingMoment(DAY, "nurse")).toEqual(tellingMoment(DAY, "nurse"));
});

it("tells none that is too long for a card, and none where nobody has written a day", () => {
  expect(tellingMoment([{ text: "x".repeat(121) }, { text: "short" }], "nurse")?.text).toBe("short");
  expect(tellingMoment([{ text: "x".repeat(121) }], "nurse")).toBeNull();
  expect(tellingMoment([], "nurse")).toBeNull();
});
