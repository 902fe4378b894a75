import { describe, expect, it } from "vitest";
import { daysBefore, mayUndo, tryOutEnd, UNDO_DAYS, undoUntil } from "./rules.ts";

const at = "2026-11-20T08:00:00.000Z";

describe("undoing a withdrawal", () => {
  it("is possible for 14 days to the second", () => {
    expect(UNDO_DAYS).toBe(14);
    expect(undoUntil(at).toISOString()).toBe("2026-12-04T08:00:00.000Z");
    expect(mayUndo(at, new Date("2026-12-04T08:00:00.000Z"))).toBe(true);
    expect(mayUndo(at, new Date("2026-12-04T08:00:00.001Z"))).toBe(false);
  });
});

it("a trial ends after its hours", () => {
  expect(tryOutEnd(new Date(at), 24).toISOString()).toBe("2026-11-21T08:00:00.000Z");
});

it("days are counted back in full", () => {
  expect(daysBefore(new Date(at), 14).toISOString()).toBe("2026-11-06T08:00:00.000Z");
});
