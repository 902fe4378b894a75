import { expect, it } from "vitest";
import { isOver, readNames, shareEnds } from "./shared-link.ts";

const now = new Date("2026-03-01T08:00:00.000Z");

it("what is shared for a week is over a week later, to the moment", () => {
  const end = shareEnds(now, 7);
  expect(end).toBe("2026-03-08T08:00:00.000Z");
  expect([isOver(end, new Date("2026-03-08T07:59:59.999Z")), isOver(end, new Date(end))]).toEqual([false, true]);
});

it("names are read in their order, those of an older version fall out", () =>
  expect(readNames(["a", "b", "c"], "c\nold\na")).toEqual(["a", "c"]));
