import { expect, test } from "vitest";
import { followUpOf } from "./follow-up.ts";

const done = { doneAt: "2026-11-20T08:00:00.000Z" };
const open = { doneAt: null };

test.each([
  ["approved", [], "mark"],
  ["approved", [done], "mark"],
  ["completed", [], "agree"],
  ["completed", [done, open], "steps"],
  ["completed", [done], null],
  ["noShowUser", [], null],
  ["declined", [], null],
] as const)("after a meeting that is %s with %j its advisor is asked to: %s", (status, actions, asked) => {
  expect(followUpOf({ status, actions })).toBe(asked);
});
